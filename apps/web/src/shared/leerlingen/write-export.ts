import { bestandsnaam } from '../export/bestandsnaam.ts'
import { downloadTekst, makeCsv } from '../export/csv.ts'
import { saveBestand } from '../export/save-bestand.ts'
import { alsTekst, type Tabel } from '../export/tabel.ts'

/** The kinds of file that a list can be exported to. */
export type ExportSoort = 'xlsx' | 'csv'

interface Bestand {
  readonly tabel: Tabel
  /** The name of the sheet in a workbook. */
  readonly blad: string
  /** The parts of the file name, before the day. */
  readonly naam: readonly string[]
  readonly vandaag: string
}

/** Gives the screen time to show that it is busy: a large workbook blocks it for half a second. */
const EVEN_MS = 50

/**
 * Writes a table to a file of this kind and returns the file's name. The code that makes workbooks is loaded when one is asked
 * for.
 */
export async function writeExport(
  soort: ExportSoort,
  { tabel, blad, naam, vandaag }: Bestand,
): Promise<string> {
  const bestand = bestandsnaam(naam, vandaag, soort)
  if (soort === 'xlsx') {
    const { makeXlsx } = await import('../export/xlsx.ts')
    await new Promise((klaar) => setTimeout(klaar, EVEN_MS))
    saveBestand(bestand, await makeXlsx(tabel, blad))
  } else {
    const rijen = tabel.rijen.map((rij) => rij.map(alsTekst))
    downloadTekst(bestand, makeCsv(tabel.koppen, rijen))
  }
  return bestand
}
