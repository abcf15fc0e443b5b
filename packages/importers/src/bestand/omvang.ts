import { Geweigerd } from '../oordeel/meldingen.ts'

const OPEN = 0x3c
/** Byte order marks, the zero bytes of two-byte characters, and white space: what may come before the first character. */
const VOORAF = new Set([0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 0x20, 0x09, 0x0a, 0x0d])
/** The longest stretch that is accepted, in bytes or characters: no field or comment of a school is this long. */
const LANGSTE_STUK = 400_000
/** The most tags: a large school board has half of these. */
const MEESTE_TAGS = 1_000_000
/** Twice the most pupils that are read: beyond this, nobody needs them counted exactly. */
const MEESTE_LEERLINGEN = 60_000
const LEERLING = Buffer.from('leerling')
/** The most special parts: three for everybody in the largest file. */
const MEESTE_BIJZONDER = 100_000
/** The parts that may contain a '<' of their own, each of which is measured to its end. */
const BIJZONDER = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' } as const

/** A text, or its bytes. */
interface Doorzoekbaar {
  readonly length: number
  indexOf(zoek: string, vanaf: number): number
}

/** Returns whether the first visible character is a '<', as in everything that claims to be XML. */
export const isAlsXml = (bytes: Uint8Array): boolean =>
  bytes[bytes.findIndex((byte) => !VOORAF.has(byte))] === OPEN

/** Returns whether a byte is a small letter, because the tag 'leerlingen' is not a pupil. */
const isLetter = (byte: number): boolean => byte >= 0x61 && byte <= 0x7a

/** Returns whether the element of a pupil begins at this '<'. */
const isLeerling = (bytes: Uint8Array, plaats: number): boolean =>
  bytes[plaats + 1] === LEERLING[0] &&
  LEERLING.every((letter, i) => bytes[plaats + 1 + i] === letter) &&
  !isLetter(bytes[plaats + 1 + LEERLING.length] ?? 0)

/** Returns the position of the next '<', or the end; refuses the file when that is further away than any field is long. */
function volgendeTag(bytes: Uint8Array, vanaf: number): number {
  const verst = Math.min(vanaf + LANGSTE_STUK, bytes.length)
  for (let i = vanaf; i < verst; i += 1) if (bytes[i] === OPEN) return i
  if (verst < bytes.length) throw new Geweigerd('limit')
  return bytes.length
}

/** Checks the distances between successive '<' characters and how many there are. */
function checkTags(bytes: Uint8Array): void {
  let [tags, leerlingen] = [0, 0]
  for (let i = volgendeTag(bytes, 0); i < bytes.length; i = volgendeTag(bytes, i + 1)) {
    tags += 1
    if (isLeerling(bytes, i)) leerlingen += 1
    if (tags > MEESTE_TAGS || leerlingen > MEESTE_LEERLINGEN) throw new Geweigerd('limit')
  }
}

/** Returns the position of `zoek` from `vanaf` on, or Infinity when it does not occur. */
function find(inhoud: Doorzoekbaar, zoek: string, vanaf: number): number {
  const plaats = inhoud.indexOf(zoek, vanaf)
  return plaats === -1 ? Infinity : plaats
}

/**
 * Checks the special parts of every kind in order of position, because a comment may contain the opening mark of
 * another kind that it does not close. The next position of each kind is kept until it is passed, so that the whole is
 * searched once for each kind and not once for each part.
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
 * Checks the bytes of XML for what no school writes, such as a field or a comment of megabytes or millions of tags,
 * which a parser would read to the end. It takes a tenth of the time of decoding them to a text, and none of the
 * memory.
 */
export function checkBytes(bytes: Uint8Array): void {
  checkTags(bytes)
  checkAll(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** Does the same for a text. It may have been written in two-byte characters, where the bytes say too little. */
export const checkTekst = (tekst: string): void => checkAll(tekst)
