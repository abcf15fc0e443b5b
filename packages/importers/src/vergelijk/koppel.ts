import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import { heetAnders, isAndereDag, isSamenJarig, kanSamenJarigZijn, kenmerkVan } from './kenmerk.ts'

/**
 * A pupil of the account, with what the school's administration calls it as far as that is known. `groep` is the id of
 * the group it sits in; `vertrokken` is who lies in the prullenbak.
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

/** What an account holds, in the words of a file. */
export interface Bekend {
  readonly leerlingen: readonly BekendeLeerling[]
  readonly groepen: readonly BekendeGroep[]
  /** Groups of a later school year than the file is of: whoever sits there went over, and is not taken back. */
  readonly later?: ReadonlySet<string>
}

/** To whom a line of the file belongs. */
export type Koppeling =
  | { readonly soort: 'zeker'; readonly leerling: LeerlingRij; readonly bekend: BekendeLeerling }
  /**
   * Name and birthday alone say so, or the name where no birthday is known; or a number says so whose child had another
   * name and another birthday. A human decides, also between two.
   */
  | {
      readonly soort: 'voorstel'
      readonly reden: 'naam' | 'nummer'
      readonly leerling: LeerlingRij
      readonly kandidaten: readonly BekendeLeerling[]
    }
  /** The number says one child and the ECK iD another, or two lines say the same child: nobody is changed. */
  | {
      readonly soort: 'botsing'
      readonly leerling: LeerlingRij
      readonly kandidaten: readonly BekendeLeerling[]
    }
  /** Another line of the file says the same child, and counts: this one does nothing. */
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

/** Two ECK iDs that differ are two children, whatever their numbers say. */
const spreektTegen = (leerling: LeerlingRij, bekend: BekendeLeerling): boolean =>
  leerling.eckid !== null && bekend.eckid !== null && leerling.eckid !== bekend.eckid

/** So many of one name are asked about: in a list without names everybody looks like everybody. */
const MEESTE_KANDIDATEN = 12

interface Wijzers {
  readonly opEckid: Wijzer
  readonly opSleutel: Wijzer
  readonly opKenmerk: Wijzer
}

/** Known by a number; where both name and birthday are others, that may be a mistake of the file. */
const opNummer = (leerling: LeerlingRij, bekend: BekendeLeerling): Koppeling =>
  heetAnders(leerling, bekend) && isAndereDag(leerling, bekend)
    ? { soort: 'voorstel', reden: 'nummer', leerling, kandidaten: [bekend] }
    : { soort: 'zeker', leerling, bekend }

/**
 * By ECK iD, else by the school's number, else by name and birthday, which a human confirms. UWLR
 * and many a list come without birthdays: then the name asks the same question.
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

/** What a human said of lines that look like somebody, by their place among the pupils of the file. */
export interface Besluit {
  readonly zelfde: ReadonlyMap<number, string>
  readonly nieuw: ReadonlySet<number>
}

export const GEEN_BESLUIT: Besluit = { zelfde: new Map(), nieuw: new Set() }

/** Who is somebody else does not take over the numbers of who had them. */
function metEigenNummers(leerling: LeerlingRij, van: readonly BekendeLeerling[]): LeerlingRij {
  const isBezet = (veld: 'sleutel' | 'eckid'): boolean =>
    van.some((bekend) => bekend[veld] !== null && bekend[veld] === leerling[veld])
  return {
    ...leerling,
    sleutel: isBezet('sleutel') ? null : leerling.sleutel,
    eckid: isBezet('eckid') ? null : leerling.eckid,
  }
}

/** A proposal that somebody decided on; anything else stays as it was. */
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

/** A name alone does not ask for a child whose own line is in the file. */
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

/** Whom a line points at by more than its name. */
const opNummerVan = (een: Koppeling): readonly BekendeLeerling[] =>
  een.soort === 'voorstel' && een.reden === 'nummer'
    ? een.kandidaten
    : zekere(een).map(({ bekend }) => bekend)

/**
 * A child that two lines point at is changed by neither; but where a line says that it left and another one that it is
 * here, as of who was written in anew, it is here.
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
 * Of each line of a file to whom it belongs. What the file says by itself comes first and does not depend on what a human
 * decides, so that what was asked stays a question until it is answered; then come the answers, of which two that say the
 * same child do nothing either. `bezet` are those whose own line is in the file, also where two lines say so.
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
