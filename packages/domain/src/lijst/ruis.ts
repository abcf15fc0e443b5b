const STREEP = /^[-=_*.·•\s]*$/u
const SEP = /^sep=.?$/iu
const TOTAAL = /^(?:sub|eind)?(?:totaal|totalen|aantal|gemiddelde)(?!\p{L})/iu
const GETAL = /^[\d.,:%\s]*$/u
const VOETREGEL =
  /^(?:pagina|bladzijde|blz|pag)\.? ?\d|^(?:afgedrukt|geprint|uitgedraaid|printdatum|afdrukdatum)(?!\p{L})/iu

/** Says where the columns end, for a spreadsheet alone. */
export const readSepRegel = (regel: string): string | null =>
  /^\ufeff?"?sep=(.)/iu.exec(regel)?.[1] ?? null

/** A line that a spreadsheet, or who printed it, adds to a list: nothing in it, a total, the number of the page. */
export function isRuis(cellen: readonly string[]): boolean {
  const [eerste, ...rest] = cellen.filter((cel) => !STREEP.test(cel))
  if (eerste === undefined) return true
  if (SEP.test(eerste) || (VOETREGEL.test(eerste) && rest.length === 0)) return true
  return TOTAAL.test(eerste) && rest.every((cel) => GETAL.test(cel))
}

/** Only numbers: what a function counted below its column. */
export const isTelling = (cellen: readonly string[]): boolean =>
  cellen.every((cel) => GETAL.test(cel))
