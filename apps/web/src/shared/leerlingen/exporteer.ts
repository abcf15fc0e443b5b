import { aantal } from '../weergave/woorden.ts'
import { type Bij, type Kolom, tabelVan } from './kolommen.ts'
import { type ExportSoort, writeExport } from './write-export.ts'

interface Wat<R> extends Bij {
  readonly rijen: readonly R[]
  readonly kolommen: readonly Kolom<R>[]
  readonly naam: readonly string[]
}

/** Writes pupils to a file; returns what was written as a sentence without a full stop. */
export async function exportAll<R>(
  soort: ExportSoort,
  { rijen, kolommen, naam, w, kalender }: Wat<R>,
): Promise<string> {
  const tabel = tabelVan(rijen, kolommen, { w, kalender })
  const bestand = await writeExport(soort, {
    tabel,
    blad: w.Leerlingen,
    naam,
    vandaag: kalender.vandaag,
  })
  return `${aantal(rijen.length, w.leerling, w.leerlingen)} in ${bestand}`
}
