import type { Kalender } from '../weergave/gebruik-kalender.ts'
import { aantal } from '../weergave/woorden.ts'
import { type Kolom, tabelVan } from './kolommen.ts'
import { type ExportSoort, schrijfExport } from './schrijf-export.ts'

interface Wat<R> {
  readonly rijen: readonly R[]
  readonly kolommen: readonly Kolom<R>[]
  readonly naam: readonly string[]
  readonly kalender: Kalender
}

/** Writes pupils to a file; answers what was written, as a sentence without a point. */
export async function exporteer<R>(
  soort: ExportSoort,
  { rijen, kolommen, naam, kalender }: Wat<R>,
): Promise<string> {
  const tabel = tabelVan(rijen, kolommen, kalender)
  const bestand = await schrijfExport(soort, { tabel, naam, vandaag: kalender.vandaag })
  return `${aantal(rijen.length, 'leerling', 'leerlingen')} in ${bestand}`
}
