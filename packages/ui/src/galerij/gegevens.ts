import type { Toon } from '../stijl/toon.ts'

export interface VoorbeeldLeerling {
  readonly id: string
  readonly naam: string
  readonly laatst: string
  readonly toon: Toon
  readonly niveau: string
  /** The share that was right the first time; null when there is too little work to say. */
  readonly goed: number | null
  readonly minuten: number
  readonly weken: readonly number[]
}

/** The words for each tone of a status; a tone and its words belong together. */
export const statusTekst: Record<Toon, string> = {
  bad: 'Aandacht',
  warn: 'Stabiel',
  ok: 'Vooruit',
  info: 'Net begonnen',
}

export const leerlingen: readonly VoorbeeldLeerling[] = [
  {
    id: 'l1',
    naam: 'Yara Yılmaz',
    laatst: '2 dagen geleden',
    toon: 'bad',
    niveau: 'M6',
    goed: 0.41,
    minuten: 70,
    weken: [52, 48, 48, 47, 47, 47, 39, 41],
  },
  {
    id: 'l2',
    naam: 'Levi Visser',
    laatst: 'gisteren',
    toon: 'bad',
    niveau: 'E4',
    goed: 0.48,
    minuten: 79,
    weken: [58, 54, 53, 53, 52, 52, 45, 48],
  },
  {
    id: 'l3',
    naam: 'Jesse Kok',
    laatst: '12 dagen geleden',
    toon: 'bad',
    niveau: 'E5',
    goed: 0.52,
    minuten: 0,
    weken: [60, 58, 60, 52, 52, 52, 51, 52],
  },
  {
    id: 'l4',
    naam: 'Milan Jansen',
    laatst: '2 dagen geleden',
    toon: 'warn',
    niveau: 'E5',
    goed: 0.61,
    minuten: 21,
    weken: [57, 56, 58, 60, 62, 55, 58, 61],
  },
  {
    id: 'l5',
    naam: 'Sanne de Vries',
    laatst: 'vandaag',
    toon: 'ok',
    niveau: 'M5',
    goed: 0.7,
    minuten: 12,
    weken: [61, 60, 62, 64, 68, 63, 67, 70],
  },
  {
    id: 'l6',
    naam: 'Amira El Amrani',
    laatst: 'vandaag',
    toon: 'ok',
    niveau: 'M6',
    goed: 0.89,
    minuten: 50,
    weken: [70, 74, 77, 80, 79, 83, 86, 89],
  },
  {
    id: 'l7',
    naam: 'IJsbrand van den Berg-Kovač',
    laatst: 'vandaag',
    toon: 'info',
    niveau: 'M4',
    goed: null,
    minuten: 8,
    weken: [64, 66],
  },
]

export const categorieen = [
  { id: 'c1', kort: 'Klank', naam: 'Klankwoord' },
  { id: 'c2', kort: 'Open', naam: 'Open lettergreep' },
  { id: 'c3', kort: 'Verl.', naam: 'Verlengingswoord' },
  { id: 'c4', kort: 'ei/ij', naam: 'Woord met ei of ij' },
  { id: 'c5', kort: 'Voorv.', naam: 'Voorvoegsel' },
  { id: 'c6', kort: 'Klink.', naam: 'Klinkerbotsing' },
  { id: 'c7', kort: 'd/t', naam: 'Werkwoord op d of t' },
  { id: 'c8', kort: 'Leen', naam: 'Leenwoord' },
] as const

export const beheersing: readonly (readonly (number | null)[])[] = [
  [28, 42, 59, 41, 58, 40, 57, 39],
  [37, 54, 36, 53, 35, 52, 34, 51],
  [46, 63, 45, 62, 44, 61, 43, null],
  [60, 77, 59, 76, 58, 75, 57, 74],
  [74, 56, 73, 55, 72, 54, 71, 88],
  [87, 90, 86, 68, 85, 67, 84, 66],
  [null, 71, null, null, 68, null, null, null],
]

export const weken = [
  'wk 36',
  'wk 37',
  'wk 38',
  'wk 39',
  'wk 40',
  'wk 41',
  'wk 42',
  'wk 43',
  'wk 44',
  'wk 45',
  'wk 46',
  'wk 47',
] as const
