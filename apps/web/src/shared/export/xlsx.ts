import writeExcelFile from 'write-excel-file/universal'
import type { CellObject } from 'write-excel-file/universal'
import { dagenTussen } from '@letterhaven/domain/schooljaar'
import { isDag, type Tabel, type TabelWaarde } from './tabel.ts'

/** Characters that the XML of a workbook cannot hold. */
const ONMOGELIJK = /[^\P{Cc}\t\n\r]/gu
const DATUM = 'dd-mm-yyyy'
/** The day from which a spreadsheet counts its days. */
const SERIE_BEGIN = '1899-12-30'
/** The limits of a column's width in characters; within them a column is as wide as its content. */
const SMALST = 10
const BREEDST = 44

/**
 * Makes one cell. A text is marked as text, so that a name such as '=1+1' is shown and never calculated; a day is the number of
 * days by which a spreadsheet knows it, which is in no time zone.
 */
function cel(waarde: TabelWaarde): CellObject | null {
  if (waarde === null || waarde === '') return null
  if (typeof waarde === 'number') return { value: waarde, type: Number }
  if (isDag(waarde))
    return { value: dagenTussen(SERIE_BEGIN, waarde.dag), type: Number, format: DATUM }
  return { value: waarde.replace(ONMOGELIJK, ''), type: String }
}

const lengte = (waarde: TabelWaarde): number =>
  isDag(waarde) ? DATUM.length : String(waarde ?? '').length

function breedtes({ koppen, rijen }: Tabel): { width: number }[] {
  return koppen.map((kop, k) => {
    const langste = rijen.reduce((n, rij) => Math.max(n, lengte(rij[k] ?? null)), kop.length)
    return { width: Math.min(BREEDST, Math.max(SMALST, langste + 2)) }
  })
}

/** Makes an Excel workbook of one sheet, with bold headings that stay in view. */
export function makeXlsx(tabel: Tabel, blad: string): Promise<Blob> {
  const koppen = tabel.koppen.map(
    (kop) => ({ value: kop, type: String, fontWeight: 'bold' }) as const,
  )
  const data = [koppen, ...tabel.rijen.map((rij) => rij.map(cel))]
  const opties = { sheet: blad, columns: breedtes(tabel), stickyRowsCount: 1 }
  return writeExcelFile(data, opties).toBlob()
}
