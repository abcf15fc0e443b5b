import type { ColumnType, GeneratedAlways } from 'kysely'
import type { Aannames, Schatting } from '@letterhaven/adaptief'
import type { Land } from '@letterhaven/contracts/admin'
import type { Moment, MomentOrNull } from './kolommen.ts'

/** What was learned about words across schools; see kern/ijking. */
export interface IjkingTables {
  bank_versie: BankVersieTable
  item_bank: ItemBankTable
  ijkpunt: IjkpuntTable
}

/** A reason to look at a word. */
export type LetOp = 'past_niet' | 'verloopt' | 'verschilt_per_land'

/** What it adds to have met a word before, and the number of answers behind each place of that table. */
export interface BewaardVerleden {
  readonly waarde: readonly number[]
  readonly meetings: readonly number[]
}

/** JSON is written as text: an array would be taken for a PostgreSQL array. */
type Json<T> = ColumnType<T, string, never>

interface BankVersieTable {
  versie: number
  voorganger: number
  gemaakt_op: Moment
  levend_sinds: MomentOrNull
  punten: number
  proef: number
  verlies_voor: number
  verlies_na: number
  categorieen: Json<Readonly<Record<string, Schatting>>>
  verleden: Json<BewaardVerleden>
  aannames: ColumnType<Aannames | null, string | null, never>
}

interface ItemBankTable {
  versie: number
  item: string
  land: 'alle' | 'be'
  b: number
  sd: number
  mee: number
  n: number
  fit: number | null
  verloop: number | null
  dif: number | null
  let_op: LetOp[]
}

interface IjkpuntTable {
  id: GeneratedAlways<number>
  dag: string
  land: Land
  item: string
  correct: boolean
  gok: number
  gewicht: number
  mean: number
  variantie: number
  cel: number
  eerder: number
  geleerd_in: ColumnType<number | null, never, number>
}
