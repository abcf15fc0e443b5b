import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import { heetAnders, isAndereDag, isSamenJarig, kanSamenJarigZijn, kenmerkVan } from './kenmerk.ts'

/**
 * A pupil of the account, with the values of the school's administration as far as they are known. `groep` is the id of
 * the pupil's group; `vertrokken` is true for a pupil in the prullenbak.
 */
export type BekendeLeerling = Omit<
  LeerlingRij,
  'samengesteldeGroepen' | 'vestiging' | 'uitstroomdatum'
> & { readonly id: string }

/** A group of the account. */
export interface BekendeGroep {
  readonly id: string
  readonly sleutel: string | null
  readonly naam: string
}

/** What an account contains, in the terms of a file. */
export interface Bekend {
  readonly leerlingen: readonly BekendeLeerling[]
  readonly groepen: readonly BekendeGroep[]
  /** Groups of a later school year than that of the file. Their pupils have already moved up and are not moved back. */
  readonly later?: ReadonlySet<string>
}

/** The pupil that a line of the file belongs to. */
export type Koppeling =
  | { readonly soort: 'zeker'; readonly leerling: LeerlingRij; readonly bekend: BekendeLeerling }
  /**
   * Only the name and birthday match, or only the name when a birthday is unknown; or a number matches whose child had
   * another name and another birthday. A person decides, also between several candidates.
   */
  | {
      readonly soort: 'voorstel'
      readonly reden: 'naam' | 'nummer'
      readonly leerling: LeerlingRij
      readonly kandidaten: readonly BekendeLeerling[]
    }
  /** The number and the ECK iD belong to different children, or two lines point to the same child; nobody is changed. */
  | {
      readonly soort: 'botsing'
      readonly leerling: LeerlingRij
      readonly kandidaten: readonly BekendeLeerling[]
    }
  /** Another line of the file points to the same child and takes precedence, so this one does nothing. */
  | { readonly soort: 'dubbelop'; readonly leerling: LeerlingRij; readonly bekend: BekendeLeerling }
  | { readonly soort: 'nieuw'; readonly leerling: LeerlingRij }

type Wijzer = ReadonlyMap<string, readonly BekendeLeerling[]>

function wijzerOp(
  leerlingen: readonly BekendeLeerling[],
  van: (leerling: BekendeLeerling) => string | null,
): Wijzer {
  const wijzer = new Map<string, BekendeLeerling[]>()
  for (const leerling of leerlingen) {
    const merk = van(leerling)
    if (merk === null) continue
    const hier = wijzer.get(merk)
    if (hier) hier.push(leerling)
    else wijzer.set(merk, [leerling])
  }
  return wijzer
}

const search = (wijzer: Wijzer, merk: string | null): readonly BekendeLeerling[] =>
  merk === null ? [] : (wijzer.get(merk) ?? [])

/** Returns whether the ECK iDs differ, which means two children, whatever their numbers say. */
const spreektTegen = (leerling: LeerlingRij, bekend: BekendeLeerling): boolean =>
  leerling.eckid !== null && bekend.eckid !== null && leerling.eckid !== bekend.eckid

/** The most candidates for one line: in a list without names everybody resembles everybody. */
const MEESTE_KANDIDATEN = 12

interface Wijzers {
  readonly opEckid: Wijzer
  readonly opSleutel: Wijzer
  readonly opKenmerk: Wijzer
}

/** Links a pupil by a number. When both the name and the birthday differ, that may be a mistake in the file. */
const opNummer = (leerling: LeerlingRij, bekend: BekendeLeerling): Koppeling =>
  heetAnders(leerling, bekend) && isAndereDag(leerling, bekend)
    ? { soort: 'voorstel', reden: 'nummer', leerling, kandidaten: [bekend] }
    : { soort: 'zeker', leerling, bekend }

/**
 * Links a line by ECK iD, or else by the school's number, or else by name and birthday, which a person has to confirm.
 * UWLR and many lists come without birthdays; then the name alone leads to the same question.
 */
function linkOne(leerling: LeerlingRij, { opEckid, opSleutel, opKenmerk }: Wijzers): Koppeling {
  const [eckid] = search(opEckid, leerling.eckid)
  const [sleutel] = search(opSleutel, leerling.sleutel)
  if (eckid && sleutel && eckid !== sleutel)
    return { soort: 'botsing', leerling, kandidaten: [eckid, sleutel] }
  if (eckid) return opNummer(leerling, eckid)
  if (sleutel && spreektTegen(leerling, sleutel))
    return { soort: 'botsing', leerling, kandidaten: [sleutel] }
  if (sleutel) return opNummer(leerling, sleutel)
  const kandidaten = search(opKenmerk, kenmerkVan(leerling))
    .values()
    .filter((bekend) => !spreektTegen(leerling, bekend) && kanSamenJarigZijn(leerling, bekend))
    .take(MEESTE_KANDIDATEN)
    .toArray()
  return kandidaten.length > 0
    ? { soort: 'voorstel', reden: 'naam', leerling, kandidaten }
    : { soort: 'nieuw', leerling }
}

/** What a person decided about lines that resemble somebody, keyed by position among the pupils of the file. */
export interface Besluit {
  readonly zelfde: ReadonlyMap<number, string>
  readonly nieuw: ReadonlySet<number>
}

export const GEEN_BESLUIT: Besluit = { zelfde: new Map(), nieuw: new Set() }

/** Removes the numbers that belong to the candidates: a pupil who is somebody else does not take them over. */
function metEigenNummers(leerling: LeerlingRij, van: readonly BekendeLeerling[]): LeerlingRij {
  const isBezet = (veld: 'sleutel' | 'eckid'): boolean =>
    van.some((bekend) => bekend[veld] !== null && bekend[veld] === leerling[veld])
  return {
    ...leerling,
    sleutel: isBezet('sleutel') ? null : leerling.sleutel,
    eckid: isBezet('eckid') ? null : leerling.eckid,
  }
}

/** Applies a decision to a proposal; anything else stays as it was. */
function beslis(
  een: Koppeling,
  regel: number,
  { zelfde, nieuw, bezet }: Besluit & { readonly bezet: ReadonlySet<string> },
): Koppeling {
  if (een.soort !== 'voorstel') return een
  const { leerling } = een
  if (nieuw.has(regel))
    return { soort: 'nieuw', leerling: metEigenNummers(leerling, een.kandidaten) }
  const bekend = een.kandidaten.find(({ id }) => id === zelfde.get(regel))
  if (!bekend) return een
  return { soort: bezet.has(bekend.id) ? 'dubbelop' : 'zeker', leerling, bekend }
}

/** Removes candidates that match by name alone and have a line of their own in the file. */
function zonderBezette(een: Koppeling, bezet: ReadonlySet<string>): Koppeling {
  if (een.soort !== 'voorstel' || een.reden === 'nummer') return een
  const { leerling } = een
  const kandidaten = een.kandidaten.filter(
    (bekend) => isSamenJarig(leerling, bekend) || !bezet.has(bekend.id),
  )
  return kandidaten.length > 0 ? { ...een, kandidaten } : { soort: 'nieuw', leerling }
}

type Zeker = Extract<Koppeling, { soort: 'zeker' }>
const zekere = (een: Koppeling): Zeker[] => (een.soort === 'zeker' ? [een] : [])

/** Returns the pupils that a line points to by more than their name. */
const opNummerVan = (een: Koppeling): readonly BekendeLeerling[] =>
  een.soort === 'voorstel' && een.reden === 'nummer'
    ? een.kandidaten
    : zekere(een).map(({ bekend }) => bekend)

/**
 * Marks lines that point to the same child as a conflict, so that none of them changes the child. The exception is a
 * child who has left according to one line and is here according to another, as after enrolling again: then the child
 * is here.
 */
function metBotsingen(
  koppelingen: readonly Koppeling[],
  wijst: (een: Koppeling) => readonly BekendeLeerling[],
): Koppeling[] {
  const regels = Map.groupBy(
    koppelingen.flatMap((een) => wijst(een).map(({ id }) => ({ id, een }))),
    ({ id }) => id,
  )
  const isHier = (een: Koppeling) => !een.leerling.vertrokken
  return koppelingen.map((een): Koppeling => {
    const { leerling } = een
    const [bekend] = wijst(een)
    const samen = bekend ? (regels.get(bekend.id) ?? []).map((rij) => rij.een) : []
    if (!bekend || samen.length < 2) return een
    const zeker = samen.every(({ soort }) => soort === 'zeker')
    if (!zeker || samen.filter(isHier).length !== 1)
      return { soort: 'botsing', leerling, kandidaten: [bekend] }
    return isHier(een) ? een : { soort: 'dubbelop', leerling, bekend }
  })
}

/**
 * Links each line of a file to a pupil. What the file itself says comes first and does not depend on what a person
 * decides, so that a question stays a question until it is answered. The answers come next; two that name the same
 * child do nothing either. `bezet` holds the pupils who have a line of their own in the file, also when two lines point
 * to one of them.
 */
export function link(
  nieuw: Momentopname,
  bekend: Bekend,
  besluit: Besluit,
): { readonly koppelingen: readonly Koppeling[]; readonly bezet: ReadonlySet<string> } {
  const { leerlingen } = bekend
  const wijzers = {
    opEckid: wijzerOp(leerlingen, ({ eckid }) => eckid),
    opSleutel: wijzerOp(leerlingen, ({ sleutel }) => sleutel),
    opKenmerk: wijzerOp(leerlingen, kenmerkVan),
  }
  const eerst = nieuw.leerlingen.map((leerling) => linkOne(leerling, wijzers))
  const bezet = new Set(
    eerst
      .flatMap(zekere)
      .filter(({ leerling }) => !leerling.vertrokken)
      .map((een) => een.bekend.id),
  )
  const vanzelf = metBotsingen(
    eerst.map((een) => zonderBezette(een, bezet)),
    opNummerVan,
  )
  const beslist = vanzelf.map((een, regel) => beslis(een, regel, { ...besluit, bezet }))
  const koppelingen = metBotsingen(beslist, (een) => zekere(een).map((zeker) => zeker.bekend))
  return { koppelingen, bezet }
}
