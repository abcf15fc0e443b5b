import type { Taal } from './taal.ts'
import type { WordEntry } from './woord.ts'

/** The groepen that have a word file of their own. */
export const WOORDGROEPEN = [3, 4, 5, 6, 7, 8] as const
export type Woordgroep = (typeof WOORDGROEPEN)[number]

interface Woordbestand {
  default: unknown
}

/** One lazy import per groep, so that a browser fetches only the files a pupil needs. */
const LADERS: Readonly<Record<Woordgroep, () => Promise<Woordbestand>>> = {
  3: () => import('../data/words.3.json', { with: { type: 'json' } }),
  4: () => import('../data/words.4.json', { with: { type: 'json' } }),
  5: () => import('../data/words.5.json', { with: { type: 'json' } }),
  6: () => import('../data/words.6.json', { with: { type: 'json' } }),
  7: () => import('../data/words.7.json', { with: { type: 'json' } }),
  8: () => import('../data/words.8.json', { with: { type: 'json' } }),
}

/** Loads the words that start in one groep, sorted by word. */
export async function loadWoorden(groep: Woordgroep): Promise<WordEntry[]> {
  const bestand = await LADERS[groep]()
  // The gates check every line of these files against WordEntry and its closed lists.
  return bestand.default as WordEntry[]
}

/** Loads all words up to and including a groep (1..8); a groep below 3 has none. */
export async function woordenTotEnMet(groep: number): Promise<WordEntry[]> {
  const groepen = WOORDGROEPEN.filter((woordgroep) => woordgroep <= groep)
  const lijsten = await Promise.all(groepen.map((woordgroep) => loadWoorden(woordgroep)))
  return lijsten.flat()
}

/**
 * Returns whether a word is used in the country. Flanders leaves out what it never says (`hartstikke`); the Netherlands have
 * every word.
 */
export const zegtMenHier = ({ be }: Pick<WordEntry, 'be'>, taal: Taal): boolean =>
  taal === 'nl-NL' || be?.avoid !== true
