import type { CsvWaarde } from './csv.ts'

/** A calendar day, 'YYYY-MM-DD', which a spreadsheet can count with. */
export interface Dag {
  readonly dag: string
}

/** What may stand in a cell of a table that goes out; null is an empty one. */
export type TabelWaarde = CsvWaarde | Dag

/** A table as it goes out, whatever the kind of file. */
export interface Tabel {
  readonly koppen: readonly string[]
  readonly rijen: readonly (readonly TabelWaarde[])[]
}

/** Is this a day? */
export const isDag = (waarde: TabelWaarde): waarde is Dag =>
  typeof waarde === 'object' && waarde !== null

/** A day as text, for a file that knows no days. */
export const alsTekst = (waarde: TabelWaarde): CsvWaarde => (isDag(waarde) ? waarde.dag : waarde)
