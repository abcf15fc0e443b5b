import type { Categorie } from './categorie.ts'
import type { Tekstniveau } from './tekst.ts'

/**
 * The closed list of categories of texts: one for each year in which they are read. A code is stored with every answer, so codes
 * are never renamed and never reused.
 */
export const TEKST_CODES = [
  'tekst-1',
  'tekst-2',
  'tekst-3',
  'tekst-4',
  'tekst-5',
  'tekst-6',
] as const
export type TekstCode = (typeof TEKST_CODES)[number]

export const isTekstcode = (code: string): code is TekstCode =>
  (TEKST_CODES as readonly string[]).includes(code)

/** What a category of texts is about for the engine: who understands a text says nothing about the spelling of a word. */
export const TEKST = 'tekst'

/** A first year child reads a text when three in four short sentences go right. */
const LEEST_ZINNEN = 0.75

export type TekstRij = Categorie<TekstCode, string>

/** The levels that are read in each year, the easier one first. */
export const TEKSTNIVEAUS_VAN: Readonly<Record<TekstRij['groep'], readonly Tekstniveau[]>> = {
  3: ['start', 'midden-3', 'eind-3'],
  4: ['midden-4', 'eind-4'],
  5: ['midden-5', 'eind-5'],
  6: ['midden-6', 'eind-6'],
  7: ['midden-7', 'eind-7'],
  8: ['midden-8', 'eind-8'],
}

/** The categories of texts, in the order in which they are read. Their names give our own measure: the most words of a text. */
export const TEKST_CATEGORIEEN: Readonly<Record<TekstCode, TekstRij>> = {
  'tekst-1': {
    code: 'tekst-1',
    groep: 3,
    naam: 'teksten tot 80 woorden',
    kort: 'tekst 1',
    eiland: 'zinnen',
    vereist: ['zinnen-1'],
    klaar: LEEST_ZINNEN,
    uitleg: {
      kind: 'Lees eerst de hele tekst. Lees dan de vraag. Zoek in de tekst waar het staat.',
    },
  },
  'tekst-2': {
    code: 'tekst-2',
    groep: 4,
    naam: 'teksten tot 115 woorden',
    kort: 'tekst 2',
    eiland: 'zinnen',
    vereist: ['tekst-1'],
    uitleg: {
      kind: 'Lees de tekst en maak er een filmpje van in je hoofd. Weet je het antwoord niet? Kijk nog eens in de tekst.',
    },
  },
  'tekst-3': {
    code: 'tekst-3',
    groep: 5,
    naam: 'teksten tot 155 woorden',
    kort: 'tekst 3',
    eiland: 'zinnen',
    vereist: ['tekst-2'],
    uitleg: {
      kind: 'Niet elk antwoord staat er letterlijk. Soms zet je twee zinnen bij elkaar. Wijs in de tekst aan hoe je het weet.',
    },
  },
  'tekst-4': {
    code: 'tekst-4',
    groep: 6,
    naam: 'teksten tot 195 woorden',
    kort: 'tekst 4',
    eiland: 'zinnen',
    vereist: ['tekst-3'],
    uitleg: {
      kind: 'Let op woorden als want, maar, daarom en daarna. Zij vertellen hoe zinnen bij elkaar horen.',
    },
  },
  'tekst-5': {
    code: 'tekst-5',
    groep: 7,
    naam: 'teksten tot 225 woorden',
    kort: 'tekst 5',
    eiland: 'zinnen',
    vereist: ['tekst-4'],
    uitleg: {
      kind: 'Bedenk bij elke alinea waar die over gaat. Een lastig woord snap je vaak door de zin eromheen.',
    },
  },
  'tekst-6': {
    code: 'tekst-6',
    groep: 8,
    naam: 'teksten tot 260 woorden',
    kort: 'tekst 6',
    eiland: 'zinnen',
    vereist: ['tekst-5'],
    uitleg: {
      kind: 'Vraag je af wat de schrijver wil: vertellen, uitleggen of overtuigen? Wat er niet staat, kun je vaak bedenken uit wat er wel staat.',
    },
  },
}
