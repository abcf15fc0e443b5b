/** What may stand before the first element, and to where it goes. */
const VOORAF = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const
const WIT = /\s*/y
/** As much of the first element as tells which it is. */
const BEGIN = 200
const WEBPAGINA = /^<(?:!doctype\s+html|html|head|body)\b/i
const DOCTYPE = /^<!doctype/i

function zonderWit(tekst: string, vanaf: number): number {
  WIT.lastIndex = vanaf
  WIT.test(tekst)
  return WIT.lastIndex
}

/**
 * How the first element begins; empty where there is none. Remarks are passed one by one: a single pattern over all of
 * them is tried in every way in which they can be cut up, and forty of them take longer than a day.
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

/** Whether this is a page for a browser: what a lost session gives where a file was asked for. */
export const isWebpagina = (tekst: string): boolean => WEBPAGINA.test(eersteElement(tekst))

/** Whether it begins with a DOCTYPE: no file of a school does, and one of megabytes would be read to its end. */
export const heeftDoctype = (tekst: string): boolean => DOCTYPE.test(eersteElement(tekst))
