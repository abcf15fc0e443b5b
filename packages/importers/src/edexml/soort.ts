/** What may come before the first element, with where each one begins and ends. */
const VOORAF = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const
const WIT = /\s*/y
/** How many characters of the first element are enough to recognise it. */
const BEGIN = 200
const WEBPAGINA = /^<(?:!doctype\s+html|html|head|body)\b/i
const DOCTYPE = /^<!doctype/i

function zonderWit(tekst: string, vanaf: number): number {
  WIT.lastIndex = vanaf
  WIT.test(tekst)
  return WIT.lastIndex
}

/**
 * Returns the beginning of the first element, or an empty text when there is none. Comments are skipped one by one: a
 * single pattern over all of them would be tried in every way in which they can be divided, and forty of them would
 * take longer than a day.
 */
function eersteElement(tekst: string): string {
  let plaats = zonderWit(tekst, 0)
  for (;;) {
    const stuk = VOORAF.find(([begin]) => tekst.startsWith(begin, plaats))
    if (!stuk) return tekst.slice(plaats, plaats + BEGIN)
    const [begin, einde] = stuk
    const eind = tekst.indexOf(einde, plaats + begin.length)
    if (eind === -1) return ''
    plaats = zonderWit(tekst, eind + einde.length)
  }
}

/** Returns whether this is a web page, which is what an expired session returns instead of the file. */
export const isWebpagina = (tekst: string): boolean => WEBPAGINA.test(eersteElement(tekst))

/** Returns whether a text begins with a DOCTYPE. No school's file does, and one of megabytes would be read to its end. */
export const heeftDoctype = (tekst: string): boolean => DOCTYPE.test(eersteElement(tekst))
