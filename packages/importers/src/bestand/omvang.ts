import { Geweigerd } from '../oordeel/meldingen.ts'

const OPEN = 0x3c
/** Marks of an encoding, halves of signs of two bytes, and space: what may stand before the first sign. */
const VOORAF = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 0x20, 0x09, 0x0a, 0x0d])
/** No field, remark or comment of a school is this long, in bytes or signs. */
const LANGSTE_STUK = 400_000
/** A large school board has half of these. */
const MEESTE_TAGS = 1_000_000
/** Twice as many pupils as are read: from there on nobody needs to count them one by one. */
const MEESTE_LEERLINGEN = 60_000
const LEERLING = Buffer.from('leerling')
/** Three for everybody in the largest file. */
const MEESTE_BIJZONDER = 100_000
/** What may hold a '<' of its own, and is measured to its end. */
const BIJZONDER = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' } as const

/** Text, or the bytes of it. */
interface Doorzoekbaar {
  readonly length: number
  indexOf(zoek: string, vanaf: number): number
}

/** Whether the first sign that is seen is a '<', as of all that claims to be XML. */
export const isAlsXml = (bytes: Uint8Array): boolean =>
  bytes[bytes.findIndex((byte) => !VOORAF.has(byte))] === OPEN

/** A letter: 'leerlingen' is not a pupil. */
const isLetter = (byte: number): boolean => byte >= 0x61 && byte <= 0x7a

/** Does an element of a pupil begin at this '<'? */
const isLeerling = (bytes: Uint8Array, plaats: number): boolean =>
  bytes[plaats + 1] === LEERLING[0] &&
  LEERLING.every((letter, i) => bytes[plaats + 1 + i] === letter) &&
  !isLetter(bytes[plaats + 1 + LEERLING.length] ?? 0)

/** Where the next '<' stands, or the end; refused where it is further than any field is long. */
function volgendeTag(bytes: Uint8Array, vanaf: number): number {
  const verst = Math.min(vanaf + LANGSTE_STUK, bytes.length)
  for (let i = vanaf; i < verst; i += 1) if (bytes[i] === OPEN) return i
  if (verst < bytes.length) throw new Geweigerd('limit')
  return bytes.length
}

/** How far it is from one '<' to the next, and how many there are. */
function checkTags(bytes: Uint8Array): void {
  let [tags, leerlingen] = [0, 0]
  for (let i = volgendeTag(bytes, 0); i < bytes.length; i = volgendeTag(bytes, i + 1)) {
    tags += 1
    if (isLeerling(bytes, i)) leerlingen += 1
    if (tags > MEESTE_TAGS || leerlingen > MEESTE_LEERLINGEN) throw new Geweigerd('limit')
  }
}

/** Where `zoek` stands from `vanaf` on; beyond everything if it does not. */
function find(inhoud: Doorzoekbaar, zoek: string, vanaf: number): number {
  const plaats = inhoud.indexOf(zoek, vanaf)
  return plaats === -1 ? Infinity : plaats
}

/**
 * All of every kind in the order in which they stand, since a remark may name a mark of another kind that it does not
 * close. Where each kind stands next is kept until it is passed, so that all is searched once and not once for each.
 */
function checkAll(inhoud: Doorzoekbaar): void {
  let soorten = Object.entries(BIJZONDER).map(([begin, einde]) => {
    return { begin, einde, plaats: find(inhoud, begin, 0) }
  })
  for (let aantal = 0; ; aantal += 1) {
    const { begin, einde, plaats } = soorten.reduce((a, b) => (b.plaats < a.plaats ? b : a))
    if (plaats === Infinity) return
    const eind = Math.min(find(inhoud, einde, plaats + begin.length), inhoud.length)
    if (eind - plaats > LANGSTE_STUK || aantal > MEESTE_BIJZONDER) throw new Geweigerd('limit')
    const verder = eind + einde.length
    soorten = soorten.map((soort) =>
      soort.plaats < verder ? { ...soort, plaats: find(inhoud, soort.begin, verder) } : soort,
    )
  }
}

/**
 * Looks over the bytes of XML for what no school writes, a field or a comment of megabytes or millions of tags, since a
 * parser would read on to its end: it takes a tenth of the time, and none of the memory, of making a text of them.
 */
export function checkBytes(bytes: Uint8Array): void {
  checkTags(bytes)
  checkAll(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** The same of a text that may have been written in signs of two bytes, in which its bytes say too little. */
export const checkTekst = (tekst: string): void => checkAll(tekst)
