import type { CsvWaarde } from './csv.ts'

/** A calendar day, 'YYYY-MM-DD', that a spreadsheet can calculate with. */
export interface Dag {
  readonly dag: string
}

/** The value of a cell of an exported table; null is an empty one. */
export type TabelWaarde = CsvWaarde | Dag

/** A table to export, whatever the kind of file. */
export interface Tabel {
  readonly koppen: readonly string[]
  readonly rijen: readonly (readonly TabelWaarde[])[]
}

export const isDag = (waarde: TabelWaarde): waarde is Dag =>
  typeof waarde === 'object' && waarde !== null

/** Returns a day as text, for a kind of file that has no days. */
export const alsTekst = (waarde: TabelWaarde): CsvWaarde => (isDag(waarde) ? waarde.dag : waarde)
