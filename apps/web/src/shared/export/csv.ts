import { saveTekst } from './save-bestand.ts'

/** The value of a cell; null is an empty one. */
export type CsvWaarde = string | number | null

/** Characters with which a spreadsheet begins a formula, after any blanks that it would skip. */
const FORMULE = /^\s*[=+\-@]|^[\t\r]/u
/** The separator that spreadsheets in the Low Countries expect. */
const SCHEIDING = ';'

function cel(waarde: CsvWaarde): string {
  if (waarde === null) return ''
  if (typeof waarde === 'number') return String(waarde).replace('.', ',')
  // A leading apostrophe keeps a name such as '=1+1' text in every spreadsheet.
  const veilig = FORMULE.test(waarde) ? `'${waarde}` : waarde
  return /[";\r\n\t]/u.test(veilig) ? `"${veilig.replaceAll('"', '""')}"` : veilig
}

/**
 * Makes a CSV for a spreadsheet set to Dutch: semicolons, decimal commas, a byte order mark so that accents survive, and no
 * cell that could be read as a formula.
 */
export function makeCsv(
  koppen: readonly string[],
  rijen: readonly (readonly CsvWaarde[])[],
): string {
  const regels = [koppen, ...rijen].map((rij) => rij.map(cel).join(SCHEIDING))
  return `\uFEFF${regels.join('\r\n')}\r\n`
}

/** Hands a text to the browser as a CSV file. */
export function downloadTekst(naam: string, tekst: string): void {
  saveTekst(naam, { tekst, soort: 'text/csv' })
}
