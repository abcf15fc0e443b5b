import { makeVervanger, type Vervanging } from './tekst-vervang.ts'
import { woordenVan } from './tekst-woorden.ts'

/** How far a reader is, by our own names: one for the very beginning and two for each year. */
export const TEKSTNIVEAUS = [
  'start',
  'midden-3',
  'eind-3',
  'midden-4',
  'eind-4',
  'midden-5',
  'eind-5',
  'midden-6',
  'eind-6',
  'midden-7',
  'eind-7',
  'midden-8',
  'eind-8',
] as const
export type Tekstniveau = (typeof TEKSTNIVEAUS)[number]

/** What kind of reading a text is. */
export const TEKSTSOORTEN = [
  'verhaal',
  'weetje',
  'brief',
  'instructie',
  'gesprek',
  'gedicht',
] as const
export type Tekstsoort = (typeof TEKSTSOORTEN)[number]

/** What a question asks of a reader. */
export const VRAAGSOORTEN = [
  'letterlijk',
  'volgorde',
  'gevolg',
  'gevoel',
  'woord',
  'hoofdgedachte',
  'afleiden',
] as const
export type Vraagsoort = (typeof VRAAGSOORTEN)[number]

/** A question about a text, with one right choice out of four. */
export interface Tekstvraag {
  soort: Vraagsoort
  vraag: string
  keuzes: string[]
  /** The index of the right choice in `keuzes`. */
  goed: number
  /** Why that choice is right; it quotes the place in the text between “ and ”, letter for letter. */
  waarom: string
  /**
   * The places of the sentences, counted over the whole text from 0, of which each proves the right choice by itself. Absent where
   * readers did not agree on any: then nobody is asked to point at the proof.
   */
  bewijs?: number[]
}

/** One reviewed reading text: an item of `data/teksten/<niveau>.json`. */
export interface Leestekst {
  /** Unique over all levels and stored with answers, so it never changes. */
  id: string
  titel: string
  niveau: Tekstniveau
  soort: Tekstsoort
  /** The number of words in `tekst`, for reading speed; the gates check the count. */
  woorden: number
  /** The paragraphs; in a poem a paragraph is a verse, and a line ends with \n. */
  tekst: string[]
  vragen: Tekstvraag[]
  /** Set where the text also suits a reader of ten or older who reads at this level. */
  ouder?: true
  /** What Flanders says in another way, by whole words, in the text, title and questions. */
  be?: Vervanging
}

interface Tekstbestand {
  default: unknown
}

/** One lazy import per level, so that a browser fetches only what is read. */
const LADERS: Readonly<Record<Tekstniveau, () => Promise<Tekstbestand>>> = {
  start: () => import('../data/teksten/start.json', { with: { type: 'json' } }),
  'midden-3': () => import('../data/teksten/midden-3.json', { with: { type: 'json' } }),
  'eind-3': () => import('../data/teksten/eind-3.json', { with: { type: 'json' } }),
  'midden-4': () => import('../data/teksten/midden-4.json', { with: { type: 'json' } }),
  'eind-4': () => import('../data/teksten/eind-4.json', { with: { type: 'json' } }),
  'midden-5': () => import('../data/teksten/midden-5.json', { with: { type: 'json' } }),
  'eind-5': () => import('../data/teksten/eind-5.json', { with: { type: 'json' } }),
  'midden-6': () => import('../data/teksten/midden-6.json', { with: { type: 'json' } }),
  'eind-6': () => import('../data/teksten/eind-6.json', { with: { type: 'json' } }),
  'midden-7': () => import('../data/teksten/midden-7.json', { with: { type: 'json' } }),
  'eind-7': () => import('../data/teksten/eind-7.json', { with: { type: 'json' } }),
  'midden-8': () => import('../data/teksten/midden-8.json', { with: { type: 'json' } }),
  'eind-8': () => import('../data/teksten/eind-8.json', { with: { type: 'json' } }),
}

/** Loads the texts of one level, as the Netherlands reads them; `tekstVoor` makes the Flemish form. */
export async function loadTeksten(niveau: Tekstniveau): Promise<Leestekst[]> {
  const bestand = await LADERS[niveau]()
  // The gates check every item of these files against Leestekst and its closed lists.
  return bestand.default as Leestekst[]
}

/** Returns the name of a level in the words of a country: 'start', 'eind groep 4' or 'eind 2e leerjaar'. */
export function tekstniveauNaam(
  niveau: Tekstniveau,
  woorden: { groepN(n: number): string },
): string {
  const [deel, jaar] = niveau.split('-')
  return jaar === undefined ? niveau : `${deel} ${woorden.groepN(Number(jaar))}`
}

/** Returns the text as a country reads it; the same object where nothing differs. */
export function tekstVoor(tekst: Leestekst, land: 'nl' | 'be'): Leestekst {
  const say = makeVervanger(tekst.be, land)
  if (say === undefined) return tekst
  const alineas = tekst.tekst.map(say)
  return {
    ...tekst,
    titel: say(tekst.titel),
    tekst: alineas,
    woorden: alineas.flatMap(woordenVan).length,
    vragen: tekst.vragen.map((vraag) => ({
      ...vraag,
      vraag: say(vraag.vraag),
      keuzes: vraag.keuzes.map(say),
      waarom: say(vraag.waarom),
    })),
  }
}
