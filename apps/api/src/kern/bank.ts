import type { Aannames, Bank, IjkBank, Schatting } from '@letterhaven/adaptief'
import { beginBank } from '@letterhaven/adaptief/ijking'
import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus } from '@letterhaven/contracts/taak'

/** What is known about one word; 'be' holds for Flemish accounts only, 'alle' for all others. */
export interface BankWoord {
  readonly item: string
  readonly land: 'alle' | 'be'
  readonly b: number
  readonly sd: number
  /** How far it moves along with its category; see `WoordSchatting`. */
  readonly mee: number
  readonly n: number
}

/** A bank as it is stored: the words about which something was learned, and what they share. */
export interface OpgeslagenBank {
  readonly versie: number
  readonly categorieen: Readonly<Record<string, Schatting>>
  readonly verleden: { readonly waarde: readonly number[]; readonly meetings: readonly number[] }
  /** What was learned about pupils; null when that is nothing. */
  readonly aannames: Aannames | null
  readonly woorden: readonly BankWoord[]
}

/** No word of the corpus contains this. */
const VLAAMS = '@be'

/** Returns the name under which a word is counted: a word with its own difficulty in Flanders has two names. */
export const sleutelVan = (item: string, land: BankWoord['land']): string =>
  land === 'be' ? item + VLAAMS : item

/** Splits such a name into the word and the country it belongs to. */
export const vanSleutel = (sleutel: string): Pick<BankWoord, 'item' | 'land'> =>
  sleutel.endsWith(VLAAMS)
    ? { item: sleutel.slice(0, -VLAAMS.length), land: 'be' }
    : { item: sleutel, land: 'alle' }

/** A history table of another size than today's says nothing, so the initial one is used instead. */
const fitRij = (rij: readonly number[], begin: readonly number[]): readonly number[] =>
  rij.length === begin.length ? rij : begin

/**
 * Returns the whole bank from which calibration continues: the corpus, overridden by what was learned. It leaves out words that
 * are no longer in the corpus, and puts Flemish difficulties under a name of their own.
 */
export function calibrateBankOf(catalogus: Catalogus, bewaard: OpgeslagenBank | null): IjkBank {
  const begin = beginBank(catalogus)
  if (!bewaard) return begin
  const bekend = new Set(catalogus.woorden.map(({ id }) => id))
  const geleerd = bewaard.woorden
    .filter(({ item }) => bekend.has(item))
    .map(({ item, land, b, sd, mee }) => [sleutelVan(item, land), { mean: b, sd, mee }] as const)
  return {
    versie: bewaard.versie,
    moeilijkheid: { ...begin.moeilijkheid, ...Object.fromEntries(geleerd) },
    categorieen: { ...begin.categorieen, ...bewaard.categorieen },
    verleden: fitRij(bewaard.verleden.waarde, begin.verleden),
    meetings: fitRij(bewaard.verleden.meetings, begin.meetings),
    ...(bewaard.aannames && { aannames: bewaard.aannames }),
  }
}

/** Returns the bank as it holds for the accounts of a country. */
export function bankVanLand(bank: IjkBank, land: Land): Bank {
  if (land !== 'be') return bank
  const eigen = Object.entries(bank.moeilijkheid).flatMap(([sleutel, b]) => {
    const van = vanSleutel(sleutel)
    return van.land === 'be' ? [[van.item, b] as const] : []
  })
  if (eigen.length === 0) return bank
  return { ...bank, moeilijkheid: { ...bank.moeilijkheid, ...Object.fromEntries(eigen) } }
}
