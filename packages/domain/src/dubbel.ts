import { zonderEinde } from './einde.ts'
import { kaleNaam } from './naam.ts'

/** What is known of a pupil that may tell whether two pupils are the same child. */
export interface DubbelKind {
  readonly id: string
  readonly voornaam: string
  readonly tussenvoegsel: string
  readonly achternaam: string
  /** 'YYYY-MM-DD'. */
  readonly geboortedatum: string | null
  readonly jaargroep: number
  /** The pupil's key in the school's own administration. */
  readonly sleutel: string | null
  readonly eckid: string | null
}

/** Why two pupils are thought to be one child, strongest reason first. */
export const DUBBEL_REDENEN = ['eckid', 'sleutel', 'naam_en_datum', 'naam'] as const
export type DubbelReden = (typeof DUBBEL_REDENEN)[number]

export interface DubbelPaar<K extends DubbelKind> {
  readonly reden: DubbelReden
  readonly een: K
  readonly ander: K
}

/** Words that may precede a surname, wherever an administration puts them. */
const VOOR_DE_NAAM = new Set(
  'aan af bij d de del den der di du el in la le het op s t te ten ter tot uit v van von voor zu'.split(
    ' ',
  ),
)

const woordenVan = (tekst: string): string[] =>
  kaleNaam(tekst)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns a surname in one word with its prefix in front, so that 'Berg, van den' and 'van den Berg' are the same. */
function achternaamVan({ tussenvoegsel, achternaam }: DubbelKind): string {
  const woorden = [...woordenVan(tussenvoegsel), ...woordenVan(achternaam)]
  const laatste = woorden.findLastIndex((woord) => !VOOR_DE_NAAM.has(woord))
  if (laatste < 0) return woorden.join('')
  return [...woorden.slice(laatste + 1), ...woorden.slice(0, laatste + 1)].join('')
}

/** Normalises a key so that case, spaces, punctuation and leading zeros make no difference. */
const sleutelFamilie = (sleutel: string): string =>
  sleutel
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .map((deel) => deel.replace(/^0+(?=.)/u, ''))
    .filter(Boolean)
    .join('-')

const eckidVan = (eckid: string): string =>
  zonderEinde(eckid.trim().toLowerCase(), (teken) => teken === '/')

/** A pupil whose names and keys were normalised once, for comparing. */
interface Gevouwen<K> {
  readonly kind: K
  readonly voornamen: readonly string[]
  readonly achternaam: string
  readonly sleutel: string | null
  readonly eckid: string | null
}

const fold = <K extends DubbelKind>(kind: K): Gevouwen<K> => ({
  kind,
  voornamen: woordenVan(kind.voornaam),
  achternaam: achternaamVan(kind),
  sleutel: kind.sleutel === null ? null : sleutelFamilie(kind.sleutel) || null,
  eckid: kind.eckid === null ? null : eckidVan(kind.eckid) || null,
})

const isGelijk = (a: string | null, b: string | null): boolean => a !== null && a === b
const isAnders = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a !== b

/**
 * Whether two first names are the same: written in one word or in two, or one being the first of several that the other has in
 * full.
 */
function isVoornaamGelijk(a: readonly string[], b: readonly string[]): boolean {
  if (a.length === 0 || b.length === 0) return a.length === b.length
  if (a.join('') === b.join('')) return true
  const [kort, lang] = a.length < b.length ? [a, b] : [b, a]
  return kort.length < lang.length && kort.every((woord, i) => woord === lang[i])
}

/** Whether two pupils have the same surname and birth date but another first name: two children of one family. */
function isTweeling(a: Gevouwen<DubbelKind>, b: Gevouwen<DubbelKind>): boolean {
  return (
    a.achternaam === b.achternaam &&
    isGelijk(a.kind.geboortedatum, b.kind.geboortedatum) &&
    !isVoornaamGelijk(a.voornamen, b.voornamen)
  )
}

function redenVan(a: Gevouwen<DubbelKind>, b: Gevouwen<DubbelKind>): DubbelReden | null {
  const [een, ander] = [a.kind, b.kind]
  if (een.id === ander.id || isTweeling(a, b)) return null
  if (isGelijk(a.eckid, b.eckid)) return 'eckid'
  if (isAnders(een.geboortedatum, ander.geboortedatum)) return null
  if (isGelijk(a.sleutel, b.sleutel)) return 'sleutel'
  if (a.achternaam !== b.achternaam || !isVoornaamGelijk(a.voornamen, b.voornamen)) return null
  if (isGelijk(een.geboortedatum, ander.geboortedatum)) return 'naam_en_datum'
  // Many share a first name alone, and two different values of `eckid` mean two children.
  const isZwak = a.achternaam === '' || isAnders(a.eckid, b.eckid)
  return isZwak || Math.abs(een.jaargroep - ander.jaargroep) > 1 ? null : 'naam'
}

/** Returns why these two are likely one child, or null where nothing says so. Their order does not matter. */
export const redenVanDubbel = (een: DubbelKind, ander: DubbelKind): DubbelReden | null =>
  redenVan(fold(een), fold(ander))

/** Returns the buckets of a pupil; two pupils who are likely one child share at least one. */
const vakkenVan = ({ voornamen, achternaam, sleutel, eckid }: Gevouwen<DubbelKind>): string[] => [
  `n ${achternaam} ${voornamen[0] ?? ''}`,
  `v ${achternaam} ${voornamen.join('')}`,
  ...(sleutel === null ? [] : [`s ${sleutel}`]),
  ...(eckid === null ? [] : [`e ${eckid}`]),
]

/** Returns one name for a pair of ids, whichever comes first. */
export const paarVan = (een: string, ander: string): string =>
  een < ander ? `${een} ${ander}` : `${ander} ${een}`

/** How many others in a bucket a pupil is compared with: a list without names is no reason to compare all with all. */
const MEESTE_BUREN = 12

/** Pairs each pupil with those that follow in order of id, so that the order in which they came does not matter. */
function tweeAanTwee<K extends DubbelKind>(
  vak: readonly Gevouwen<K>[],
): [Gevouwen<K>, Gevouwen<K>][] {
  const rij = vak.toSorted((a, b) => (a.kind.id < b.kind.id ? -1 : 1))
  return rij.flatMap((a, i) =>
    rij.slice(i + 1, i + 1 + MEESTE_BUREN).map((b): [Gevouwen<K>, Gevouwen<K>] => [a, b]),
  )
}

/**
 * Returns every pair of these pupils that is likely one child, each once and whatever their order. Where more than a dozen
 * share one name, each is compared with the next dozen only, so that the work grows with the number of pupils alone.
 */
export function findDubbelen<K extends DubbelKind>(
  kinderen: readonly K[],
  geenDubbel: ReadonlySet<string> = new Set(),
): DubbelPaar<K>[] {
  const vakken = new Map<string, Gevouwen<K>[]>()
  for (const kind of kinderen.map(fold))
    for (const vak of new Set(vakkenVan(kind))) {
      const hier = vakken.get(vak)
      if (hier) hier.push(kind)
      else vakken.set(vak, [kind])
    }
  const paren = new Map<string, DubbelPaar<K>>()
  for (const [a, b] of vakken.values().flatMap(tweeAanTwee)) {
    const [een, ander] = a.kind.id < b.kind.id ? [a.kind, b.kind] : [b.kind, a.kind]
    const sleutel = paarVan(een.id, ander.id)
    const reden = geenDubbel.has(sleutel) ? null : redenVan(a, b)
    if (reden !== null) paren.set(sleutel, { reden, een, ander })
  }
  return [...paren.values()].toSorted((a, b) =>
    paarVan(a.een.id, a.ander.id) < paarVan(b.een.id, b.ander.id) ? -1 : 1,
  )
}
