/** Precedes the token in the text of a pupil's card. It is a fragment, which browsers never send to a server. */
const VOORAF = '#kaart='
const TOKEN = /^[\w-]{20,200}$/

/** Returns the text of a card: a link that signs in, for a camera and for a scanner that types. */
export const kaartTekst = (origin: string, token: string): string =>
  `${origin}/app/auth/login${VOORAF}${token}`

/** Returns the token in a scanned text, with or without the link around it; null for anything else. */
export function readKaart(tekst: string): string | null {
  const kaal = tekst.trim()
  const plek = kaal.lastIndexOf(VOORAF)
  const token = plek === -1 ? kaal : kaal.slice(plek + VOORAF.length)
  return TOKEN.test(token) ? token : null
}
