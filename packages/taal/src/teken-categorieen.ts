import type { Categorie } from './categorie.ts'

/**
 * The closed list of categories of marks and capitals: one for each year. A code is stored with every answer, so codes are never
 * renamed and never reused.
 */
export const TEKEN_CODES = [
  'tekens-1',
  'tekens-2',
  'tekens-3',
  'tekens-4',
  'tekens-5',
  'tekens-6',
] as const
export type TekenCode = (typeof TEKEN_CODES)[number]

/** What a category of marks is about for the engine: who reads well may still forget a full stop. */
export const TEKENS = 'tekens'

/** A first year child marks sentences when three in four of them are understood. */
const LEEST_ZINNEN = 0.75

export type TekenRij = Categorie<TekenCode, string>

/** The categories of marks, in the order in which they are learned. */
export const TEKEN_CATEGORIEEN: Readonly<Record<TekenCode, TekenRij>> = {
  'tekens-1': {
    code: 'tekens-1',
    groep: 3,
    naam: 'hoofdletter en punt',
    kort: 'punt',
    eiland: 'zinnen',
    vereist: ['zinnen-1'],
    klaar: LEEST_ZINNEN,
    uitleg: {
      kind: 'Lees hardop. Waar is de zin uit? Daar komt een punt. De volgende zin begint met een hoofdletter.',
    },
  },
  'tekens-2': {
    code: 'tekens-2',
    groep: 4,
    naam: 'punt of vraagteken',
    kort: 'vraag',
    eiland: 'zinnen',
    vereist: ['tekens-1'],
    uitleg: {
      kind: 'Vraagt de zin iets? Dan komt er een vraagteken achter. Vertelt de zin iets? Dan komt er een punt.',
    },
  },
  'tekens-3': {
    code: 'tekens-3',
    groep: 5,
    naam: 'komma bij een rijtje of een naam',
    kort: 'komma',
    eiland: 'zinnen',
    vereist: ['tekens-2'],
    uitleg: {
      kind: 'In een rijtje staat tussen de dingen een komma, maar niet voor en. Roep je iemand bij de naam? Dan hoort daar ook een komma.',
    },
  },
  'tekens-4': {
    code: 'tekens-4',
    groep: 6,
    naam: 'aanhalingstekens',
    kort: 'aanhaal',
    eiland: 'zinnen',
    vereist: ['tekens-3'],
    uitleg: {
      kind: 'Zoek wat iemand zegt. Eerst komt een dubbele punt. Wat hij zegt staat tussen aanhalingstekens en begint met een hoofdletter.',
    },
  },
  'tekens-5': {
    code: 'tekens-5',
    groep: 7,
    naam: 'komma tussen twee delen van een zin',
    kort: 'bijzin ,',
    eiland: 'zinnen',
    vereist: ['tekens-4'],
    uitleg: {
      kind: 'Staan er twee werkwoorden naast elkaar die elk bij een ander deel horen? Zet de komma ertussen.',
    },
  },
  'tekens-6': {
    code: 'tekens-6',
    groep: 8,
    naam: 'alle leestekens in een gesprek',
    kort: 'gesprek',
    eiland: 'zinnen',
    vereist: ['tekens-5'],
    uitleg: {
      kind: 'Wie praat er, en waar houdt hij op? Wat gezegd wordt staat tussen aanhalingstekens. De komma of het vraagteken hoort erbinnen.',
    },
  },
}
