import { WEEKDAGEN } from '@letterhaven/domain/weekdagen'

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
const MINUUT_MS = 60_000
const LENGTE_VAN_DAG = 'JJJJ-MM-DD'.length

const twee = (n: number): string => String(n).padStart(2, '0')
const maandVan = (klok: Date): string => MAANDEN[klok.getUTCMonth()] ?? ''
/** 'mrt' is short for March; every other month is cut off after three letters. */
const maandKort = (klok: Date): string => maandVan(klok).replace('aar', 'r').slice(0, 3)
const weekdagVan = (klok: Date): string =>
  WEEKDAGEN[(klok.getUTCDay() + 6) % WEEKDAGEN.length] ?? ''
const dagInJaar = (klok: Date): string => `${klok.getUTCDate()} ${maandVan(klok)}`
const dag = (klok: Date): string => `${dagInJaar(klok)} ${klok.getUTCFullYear()}`
const tijd = (klok: Date): string => `${twee(klok.getUTCHours())}:${twee(klok.getUTCMinutes())}`

/** How a day or a moment is written, of a clock whose UTC fields are what it shows. */
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

type Vorm = keyof typeof VORMEN

/** What the clock of the device shows at an instant; a day 'YYYY-MM-DD' is the same day on every device. */
function klokOp(wanneer: string): number {
  const instant = new Date(wanneer)
  const voor = wanneer.length === LENGTE_VAN_DAG ? 0 : instant.getTimezoneOffset() * MINUUT_MS
  return instant.getTime() - voor
}

/** What a clock shows, as it is said; in milliseconds since 1970, as `klokVan` gives it. */
export const zegKlok = (vorm: Vorm, klok: number): string => VORMEN[vorm](new Date(klok))

/**
 * A day 'YYYY-MM-DD' or an ISO instant as it is said. Written out here, since the browser's own tables of languages take
 * a slow device a tenth of a second to open, before anything is in sight.
 */
export const zegDatum = (vorm: Vorm, wanneer: string): string => zegKlok(vorm, klokOp(wanneer))

/** From one day to another, both included: '17–25 oktober 2026'. */
export function zegPeriode(van: string, tot: string): string {
  const einde = zegDatum('dag', tot)
  if (van === tot) return einde
  if (van.slice(0, 7) === tot.slice(0, 7)) return `${Number(van.slice(8))}–${einde}`
  const isEenJaar = van.slice(0, 4) === tot.slice(0, 4)
  return `${zegDatum(isEenJaar ? 'dagInJaar' : 'dag', van)} – ${einde}`
}
