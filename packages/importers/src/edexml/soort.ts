import { Geweigerd } from '../oordeel/meldingen.ts'

const BEGIN = 2000
const WEBPAGINA = /^(?:\s|<!--[^]*?-->|<\?[^]*?\?>)*<(?:!doctype\s+html|html|head|body)\b/i

/** Whether this is a page for a browser: what a lost session gives where a file was asked for. */
export const isWebpagina = (tekst: string): boolean => WEBPAGINA.test(tekst.slice(0, BEGIN))

const DOCTYPE = /^(?:\s|<!--[^]*?-->|<\?[^]*?\?>)*<!doctype/i
/** No field, remark or comment of a school is this long. */
const LANGSTE_STUK = 100_000
/** A large school board has a quarter of these. */
const MEESTE_TAGS = 2_000_000
const BIJZONDER = /<!\[CDATA\[|<!--|<\?/g
const EINDE: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' }

/**
 * Looks over the whole text before it is parsed, since a parser reads on to the end of whatever it is in: a DOCTYPE, a
 * text or a comment of megabytes would keep it busy long after it is clear that this is no file of a school.
 */
export function keurOmvang(tekst: string): void {
  if (DOCTYPE.test(tekst)) throw new Geweigerd('doctype')
  keurBijzonder(tekst)
  keurTags(tekst)
}

function keurTags(tekst: string): void {
  let tags = 0
  for (let nu = 0; nu !== -1;) {
    const volgende = tekst.indexOf('<', nu + 1)
    const lengte = (volgende === -1 ? tekst.length : volgende) - nu
    tags += 1
    if (lengte > LANGSTE_STUK || tags > MEESTE_TAGS) throw new Geweigerd('limit')
    nu = volgende
  }
}

/** Comments, CDATA and instructions may hold a '<' of their own, so that they are measured to their end. */
function keurBijzonder(tekst: string): void {
  const zoek = new RegExp(BIJZONDER)
  for (let een = zoek.exec(tekst); een; een = zoek.exec(tekst)) {
    const eind = tekst.indexOf(EINDE[een[0]] ?? '', een.index + een[0].length)
    if ((eind === -1 ? tekst.length : eind) - een.index > LANGSTE_STUK) throw new Geweigerd('limit')
    if (eind === -1) return
    zoek.lastIndex = eind
  }
}
