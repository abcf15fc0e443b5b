import { WEEKDAGEN } from './weekdagen.ts'

const MAANDEN = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const

const twee = (n: number): string => String(n).padStart(2, '0')
const maandVan = (klok: Date): string => MAANDEN[klok.getUTCMonth()] ?? ''
/** 'mrt' is short for March; every other month is cut off after three letters. */
const maandKort = (klok: Date): string => maandVan(klok).replace('aar', 'r').slice(0, 3)
const weekdagVan = (klok: Date): string =>
  WEEKDAGEN[(klok.getUTCDay() + 6) % WEEKDAGEN.length] ?? ''
const dagInJaar = (klok: Date): string => `${klok.getUTCDate()} ${maandVan(klok)}`
const dag = (klok: Date): string => `${dagInJaar(klok)} ${klok.getUTCFullYear()}`
const tijd = (klok: Date): string => `${twee(klok.getUTCHours())}:${twee(klok.getUTCMinutes())}`

/** The ways to write a day or a moment. Each reads the UTC fields of a clock, which hold what the clock shows. */
const VORMEN = {
  /** '21 november 2026' */
  dag,
  /** '21 november' */
  dagInJaar,
  /** '21 nov' */
  dagKort: (klok) => `${klok.getUTCDate()} ${maandKort(klok)}`,
  /** 'zaterdag 21 november' */
  weekdag: (klok) => `${weekdagVan(klok)} ${dagInJaar(klok)}`,
  /** 'za 21' */
  weekdagKort: (klok) => `${weekdagVan(klok).slice(0, 2)} ${klok.getUTCDate()}`,
  /** 'Z' */
  weekdagLetter: (klok) => weekdagVan(klok).charAt(0).toUpperCase(),
  /** '21 november 2026 om 09:14' */
  moment: (klok) => `${dag(klok)} om ${tijd(klok)}`,
  /** 'za 21 november om 09:14' */
  weekdagMoment: (klok) => `${weekdagVan(klok).slice(0, 2)} ${dagInJaar(klok)} om ${tijd(klok)}`,
  /** '09:14' */
  tijd,
  /** '09:14:05' */
  seconde: (klok) => `${tijd(klok)}:${twee(klok.getUTCSeconds())}`,
} as const satisfies Readonly<Record<string, (klok: Date) => string>>

/** A way in which a day or a moment is written. */
export type Vorm = keyof typeof VORMEN

/**
 * Writes what a clock shows; `klok` is in milliseconds since 1970, as `klokVan` gives it. The forms are written out here
 * because on a slow device the language tables take a tenth of a second to open, before anything is in sight.
 */
export const sayKlok = (vorm: Vorm, klok: number): string => VORMEN[vorm](new Date(klok))

/** Writes a day 'YYYY-MM-DD', the same on every device and server. */
export const sayDag = (vorm: Vorm, dag: string): string => sayKlok(vorm, Date.parse(dag))
