import { MAANDEN } from '../maanden.ts'

const EERSTE_JAAR = 1900
const LAATSTE_JAAR = 2100
const EEUW = 2000

/** Returns a day of the calendar as 'YYYY-MM-DD'; null where there is no such day, or not from 1900 to 2100. */
export function bestaandeDag(jaar: number, maand: number, dag: number): string | null {
  const moment = new Date(Date.UTC(jaar, maand - 1, dag))
  const klopt = moment.getUTCMonth() === maand - 1 && moment.getUTCDate() === dag
  const past = jaar >= EERSTE_JAAR && jaar <= LAATSTE_JAAR
  return klopt && past ? moment.toISOString().slice(0, 10) : null
}

/** What a cell by itself says of a day. */
export type DagCel =
  | { readonly soort: 'leeg' }
  /** Year, month and day, in the standard order or in one that can be no other; a null `dag` is no day of the calendar. */
  | { readonly soort: 'zeker'; readonly dag: string | null; readonly isIso: boolean }
  /** Two numbers and a year: the column tells which of the two is the month. */
  | {
      readonly soort: 'twee'
      readonly een: number
      readonly ander: number
      readonly jaar: number
      readonly isStreep: boolean
    }
  /** A number of days since 1900, as a spreadsheet counts, which is a day only if the whole column agrees. */
  | { readonly soort: 'serie'; readonly dag: string | null }
  | { readonly soort: 'geen' }

/** The time after the day, which nobody asked for. */
const TIJD =
  /[T ]\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|[+-]\d{2}:?\d{2}))?$/iu
const ZONE = /(?<=^\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/u
const JAAR_VOOR = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/u
const KAAL = /^(\d{4})(\d{2})(\d{2})$/u
const JAAR_ACHTER = /^(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/u
const VOLUIT =
  /^(?:(?:ma|di|wo|do|vr|za|zo)[a-z]*\.? )?(\d{1,2})[- ]([a-z]{3,9})\.?[- ](\d{4}|\d{2})$/iu
const SERIE = /^(\d{5})(?:[.,]\d+)?$/u

/** English month names of spreadsheets that differ from the Dutch ones. */
const ENGELS: Readonly<Record<string, number>> = { mar: 3, march: 3, may: 5, oct: 10 }
/**
 * Day 0 of a spreadsheet's count. It is two days before 1 January 1900, day 1, because spreadsheets also count a 29 February
 * 1900 that never was.
 */
const SERIE_BEGIN = Date.UTC(1899, 11, 30)
const DAG_MS = 86_400_000

const dagVanSerie = (nummer: number): string =>
  new Date(SERIE_BEGIN + nummer * DAG_MS).toISOString().slice(0, 10)

/** Completes a year. Two digits mean this century: nobody in a list of pupils was born in the one before. */
const vol = (jaar: string | undefined): number =>
  jaar?.length === 2 ? EEUW + Number(jaar) : Number(jaar)

type Lezing = readonly [RegExp, (delen: readonly string[]) => DagCel]

const zeker = (delen: readonly (string | number | undefined)[], isIso = false): DagCel => {
  const [jaar = 0, maand = 0, dag = 0] = delen.map(Number)
  return { soort: 'zeker', dag: bestaandeDag(jaar, maand, dag), isIso }
}

const LEZINGEN: readonly Lezing[] = [
  [
    JAAR_VOOR,
    ([cel, jaar, , maand, dag]) => zeker([jaar, maand, dag], /^\d{4}-\d\d-\d\d$/u.test(cel ?? '')),
  ],
  [KAAL, ([, jaar, maand, dag]) => zeker([jaar, maand, dag])],
  [
    JAAR_ACHTER,
    ([, een, teken, ander, jaar]) => ({
      soort: 'twee',
      een: Number(een),
      ander: Number(ander),
      jaar: vol(jaar),
      isStreep: teken === '/',
    }),
  ],
  [
    VOLUIT,
    ([, dag, maand = '', jaar]) => {
      const naam = maand.toLowerCase()
      const nummer = MAANDEN[naam] ?? ENGELS[naam]
      return nummer === undefined ? { soort: 'geen' } : zeker([vol(jaar), nummer, dag])
    },
  ],
  [SERIE, ([, nummer]) => ({ soort: 'serie', dag: dagVanSerie(Number(nummer)) })],
]

/** Reads what a cell says of a day, ignoring the time after it. */
export function readDagCel(cel: string | null): DagCel {
  const tekst = (cel ?? '').trim()
  if (tekst === '') return { soort: 'leeg' }
  const dag = tekst.replace(TIJD, '').replace(ZONE, '')
  for (const [vorm, read] of LEZINGEN) {
    const delen = vorm.exec(dag)
    if (delen) return read(delen)
  }
  return { soort: 'geen' }
}
