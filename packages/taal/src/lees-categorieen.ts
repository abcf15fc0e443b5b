import type { Categorie } from './categorie.ts'
import type { WordEntry } from './woord.ts'

/**
 * The closed list of categories of words to read, by how they are built. A code is stored with every answer, so codes are never
 * renamed and never reused.
 */
export const LEES_CODES = [
  'lees-1',
  'lees-2',
  'lees-3',
  'lees-4',
  'lees-5',
  'lees-6',
  'lees-7',
] as const
export type LeesCode = (typeof LEES_CODES)[number]

export const isLeescode = (code: string): code is LeesCode =>
  (LEES_CODES as readonly string[]).includes(code)

/** What a category of words to read is about for the engine: who reads a word may not be able to write it. */
export const LEZEN = 'lezen'

export type LeesRij = Categorie<LeesCode, string>

/** The categories of words to read, in the order in which they are learned. */
export const LEES_CATEGORIEEN: Readonly<Record<LeesCode, LeesRij>> = {
  'lees-1': {
    code: 'lees-1',
    groep: 3,
    naam: 'lezen: woorden als maan en pen',
    kort: 'lees 1',
    eiland: 'lezen',
    vereist: ['hak'],
    uitleg: {
      kind: 'Lees van voor naar achter. Zeg de klanken in je hoofd en plak ze aan elkaar: m-aa-n, maan.',
    },
  },
  'lees-2': {
    code: 'lees-2',
    groep: 3,
    naam: 'lezen: woorden als stoel en kast',
    kort: 'lees 2',
    eiland: 'lezen',
    vereist: ['lees-1'],
    uitleg: {
      kind: 'Twee medeklinkers naast elkaar lees je vlug achter elkaar: st-oel, ka-st. Sla er geen over.',
    },
  },
  'lees-3': {
    code: 'lees-3',
    groep: 3,
    naam: 'lezen: woorden als krant en straat',
    kort: 'lees 3',
    eiland: 'lezen',
    vereist: ['lees-2'],
    uitleg: {
      kind: 'Zoek eerst de klinker. Lees dan wat ervoor staat en wat erachter komt: str-aa-t.',
    },
  },
  'lees-4': {
    code: 'lees-4',
    groep: 4,
    naam: 'lezen: woorden van twee lettergrepen',
    kort: 'lees 4',
    eiland: 'lezen',
    vereist: ['lees-3'],
    uitleg: {
      kind: 'Lees een lang woord in stukken. Elk stuk heeft één klinker: bo-men, bak-ker.',
    },
  },
  'lees-5': {
    code: 'lees-5',
    groep: 5,
    naam: 'lezen: woorden van drie lettergrepen',
    kort: 'lees 5',
    eiland: 'lezen',
    vereist: ['lees-4'],
    uitleg: {
      kind: 'Kijk of er een woord in zit dat je kent. Lees stuk voor stuk en dan het hele woord.',
    },
  },
  'lees-6': {
    code: 'lees-6',
    groep: 6,
    naam: 'lezen: woorden van vier lettergrepen',
    kort: 'lees 6',
    eiland: 'lezen',
    vereist: ['lees-5'],
    uitleg: {
      kind: 'Zoek het begin en het eind dat je kent: ver-, on-, -heid, -lijk. Lees dan wat ertussen staat.',
    },
  },
  'lees-7': {
    code: 'lees-7',
    groep: 7,
    naam: 'lezen: woorden van vijf of meer lettergrepen',
    kort: 'lees 7',
    eiland: 'lezen',
    vereist: ['lees-6'],
    uitleg: {
      kind: 'Neem de tijd: lees het woord in stukken. Lees het daarna nog eens vlot, in één keer.',
    },
  },
}

/** The makes of words of one klankgroep, by their graphemes: M for medeklinker, K for klinker. */
const KORT = /^(?:KM|MK|MKM)$/
const MET_TWEE = /^(?:MMK|KMM|MMKM|MKMM)$/

const PER_LENGTE = ['lees-4', 'lees-5', 'lees-6'] as const

/** Returns how a word is built, as it is read; null for one of a single sound or beyond the year of its make. */
export function leescodeVan({
  kg,
  struct,
  groep,
}: Pick<WordEntry, 'kg' | 'struct' | 'groep'>): LeesCode | null {
  const code = codeVan(kg.length, struct)
  return code !== null && groep <= LEES_CATEGORIEEN[code].groep ? code : null
}

function codeVan(lengte: number, struct: string): LeesCode | null {
  if (lengte > 1) return PER_LENGTE[lengte - 2] ?? 'lees-7'
  if (struct === 'K') return null
  if (KORT.test(struct)) return 'lees-1'
  return MET_TWEE.test(struct) ? 'lees-2' : 'lees-3'
}
