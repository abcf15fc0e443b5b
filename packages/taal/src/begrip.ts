import type { Categorie } from './categorie.ts'

/**
 * The closed list of categories of sentences: one for each year in which they are read. A code is stored with every answer, so
 * codes are never renamed and never reused.
 */
export const BEGRIP_CODES = [
  'zinnen-1',
  'zinnen-2',
  'zinnen-3',
  'zinnen-4',
  'zinnen-5',
  'zinnen-6',
] as const
export type BegripCode = (typeof BEGRIP_CODES)[number]

/** What a category of sentences is about for the engine: none of them is evidence for the spelling of a word. */
export const BEGRIP = 'begrip'

/** A first year child reads a sentence when three in four words of three sounds go right. */
const LEEST_WOORDEN = 0.75

export type BegripRij = Categorie<BegripCode, string>

/** The categories of sentences, in the order in which they are read. */
export const BEGRIP_CATEGORIEEN: Readonly<Record<BegripCode, BegripRij>> = {
  'zinnen-1': {
    code: 'zinnen-1',
    groep: 3,
    naam: 'korte zinnen',
    kort: 'zin kort',
    eiland: 'zinnen',
    vereist: ['hak'],
    klaar: LEEST_WOORDEN,
    uitleg: {
      kind: 'Lees de hele zin. Kijk wie het doet en wat er gebeurt. Klopt het met wat je ziet?',
    },
  },
  'zinnen-2': {
    code: 'zinnen-2',
    groep: 4,
    naam: 'zinnen in een verhaal',
    kort: 'zin vh',
    eiland: 'zinnen',
    vereist: ['zinnen-1'],
    uitleg: {
      kind: 'Lees de zin en denk aan de zin ervoor. Wie is hij of zij? Zo weet je wat er gebeurt.',
    },
  },
  'zinnen-3': {
    code: 'zinnen-3',
    groep: 5,
    naam: 'langere zinnen',
    kort: 'zin lang',
    eiland: 'zinnen',
    vereist: ['zinnen-2'],
    uitleg: {
      kind: 'Lees tot de punt. Zoek wie het doet, wat er gebeurt en waar of wanneer. Zet dat bij elkaar.',
    },
  },
  'zinnen-4': {
    code: 'zinnen-4',
    groep: 6,
    naam: 'zinnen met die, dat of toen',
    kort: 'zin die',
    eiland: 'zinnen',
    vereist: ['zinnen-3'],
    uitleg: {
      kind: 'Kijk naar woordjes als die, dat en toen. Zij vertellen meer over wie, wat of wanneer.',
    },
  },
  'zinnen-5': {
    code: 'zinnen-5',
    groep: 7,
    naam: 'zinnen met een bijzin',
    kort: 'bijzin',
    eiland: 'zinnen',
    vereist: ['zinnen-4'],
    uitleg: {
      kind: 'Een lange zin heeft vaak een komma. Lees eerst het ene deel, dan het andere. Bedenk hoe ze bij elkaar horen.',
    },
  },
  'zinnen-6': {
    code: 'zinnen-6',
    groep: 8,
    naam: 'lange zinnen met bijzinnen',
    kort: 'bijzin+',
    eiland: 'zinnen',
    vereist: ['zinnen-5'],
    uitleg: {
      kind: 'Zoek eerst waar de zin over gaat. Lees dan wat er nog bij verteld wordt. Wat niet gezegd wordt, kun je soms bedenken.',
    },
  },
}
