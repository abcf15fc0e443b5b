const STREEP = /^[-=_*.·•\s]*$/u
const SEP = /^sep=.?$/iu
const TOTAAL = /^(?:sub|eind)?(?:totaal|totalen|aantal|gemiddelde)(?!\p{L})/iu
const GETAL = /^[\d.,:%\s]*$/u
const VOETREGEL =
  /^(?:pagina|bladzijde|blz|pag)\.? ?\d|^(?:afgedrukt|geprint|uitgedraaid|printdatum|afdrukdatum)(?!\p{L})/iu

/** Returns the separator that a `sep=` line names, which is meant for spreadsheets only; null where there is none. */
export const readSepRegel = (regel: string): string | null =>
  /^\ufeff?"?sep=(.)/iu.exec(regel)?.[1] ?? null

/** Whether a line was added to a list by a spreadsheet or by printing it: an empty one, a total, a page number. */
export function isRuis(cellen: readonly string[]): boolean {
  const [eerste, ...rest] = cellen.filter((cel) => !STREEP.test(cel))
  if (eerste === undefined) return true
  if (SEP.test(eerste) || (VOETREGEL.test(eerste) && rest.length === 0)) return true
  return TOTAAL.test(eerste) && rest.every((cel) => GETAL.test(cel))
}

/** Whether a line holds only numbers, as a sum or count below a column does. */
export const isTelling = (cellen: readonly string[]): boolean =>
  cellen.every((cel) => GETAL.test(cel))
