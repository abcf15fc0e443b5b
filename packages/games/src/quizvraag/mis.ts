import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** What kind of question it is: about what words mean, the whole text, what follows from it, or what it says. */
export type Vraagsoort = 'betekenis' | 'geheel' | 'gevolg' | 'feit'

const BETEKENIS = /bedoel|beteken|Wat wil '/u
const GEHEEL =
  /vooral|titel|Op welke vraag|Welke vraag|Welke zin|Welke (?:les|raad)|Wat leer|laat .+ zien|grappig/u
const GEVOLG = /waarschijnlijk|voel|denk|vind|merk|niet\?/u

/** Returns the kind of a question, by its words and by whether one sentence proves its answer. */
export function soortVan({
  vraag = '',
  bewijs,
}: Pick<TekstOpgave, 'vraag' | 'bewijs'>): Vraagsoort {
  if (BETEKENIS.test(vraag)) return 'betekenis'
  if (GEHEEL.test(vraag)) return 'geheel'
  return bewijs.length === 0 || GEVOLG.test(vraag) ? 'gevolg' : 'feit'
}

/** What is true of every answer that is wrong, by the kind of question. Its words may well stand in the text, about something else. */
const MIS: Readonly<Record<Vraagsoort, string>> = {
  betekenis: 'Zo is het niet bedoeld.',
  geheel: 'Daar draait het niet om.',
  gevolg: 'Uit de tekst blijkt iets anders.',
  feit: 'De tekst zegt iets anders.',
}

/** How each of the four begins: the show-off, the dry one, the shy and the cheerful one. */
const BEGIN = ['O!', 'Hm.', 'Oei …', 'Oeps!'] as const

/** Returns what an animal says of its own answer that is wrong. */
export const sayToegeven = (
  item: Pick<TekstOpgave, 'vraag' | 'bewijs'> | null,
  bank: number,
): string => `${BEGIN[bank] ?? BEGIN[0]} ${item ? MIS[soortVan(item)] : MIS.gevolg}`
