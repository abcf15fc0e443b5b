import { Geweigerd } from '../oordeel/meldingen.ts'
import { chooseWesters } from './choose-westers.ts'
import { soortVanBytes } from './soort-bytes.ts'

/** The text of a file, and what to report about its encoding. */
export interface Gelezen {
  readonly tekst: string
  /** Set when the file declared the wrong encoding, or declared none and the most likely one was taken. */
  readonly let?: 'encoding-label' | 'westers' | 'macintosh'
}

const VERKLARING = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i
const UTF8 = /^(?:utf-?8|us-ascii|ascii)$/
const UTF16 = /^(?:utf-?16(?:le|be)?|ucs-2|unicode)$/
const WESTERS: Readonly<Record<string, string>> = {
  macintosh: 'macintosh',
  'x-mac-roman': 'macintosh',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
}

const decode = (bytes: Uint8Array, soort: string): string | null => {
  try {
    return new TextDecoder(soort, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const heeftHoge = (bytes: Uint8Array): boolean => bytes.some((byte) => byte >= HOOG)

/** Tab, line feed, form feed and carriage return. */
const WITRUIMTE = new Set([0x09, 0x0a, 0x0c, 0x0d])
const KOP_BYTES = 4096

/** The first bytes, as characters, of a PDF, an RTF document and pictures. */
const ANDER_BEGIN = ['%PDF-', '{\\rtf', '\u00ff\u00d8\u00ff', '\u0089PNG', 'GIF8']

const isAnderSoort = (bytes: Uint8Array): boolean => {
  const begin = String.fromCharCode(...bytes.subarray(0, 8))
  return ANDER_BEGIN.some((merk) => begin.startsWith(merk))
}

/** Returns whether the head has control characters that no list of names may have, as a picture or a document does. */
const isGeenTekst = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, KOP_BYTES).some((byte) => byte < 0x20 && !WITRUIMTE.has(byte))

/**
 * Decodes a list, which does not declare its encoding: as UTF-8 when it is valid, and otherwise as a spreadsheet on
 * Windows or a Macintosh saves it.
 */
export function readLijsttekens(bytes: Uint8Array): Gelezen {
  if (isAnderSoort(bytes)) throw new Geweigerd('format')
  if (soortVanBytes(bytes) !== 'bytes') return readTekens(bytes)
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== null) return { tekst: utf8 }
  if (isGeenTekst(bytes)) throw new Geweigerd('format')
  const soort = chooseWesters(bytes)
  const tekst = new TextDecoder(soort).decode(bytes)
  return { tekst, let: soort === 'macintosh' ? 'macintosh' : 'westers' }
}

/**
 * Decodes the bytes as they were written: as UTF-8 when they are, whatever the file declares. A file that declares
 * UTF-8 but is not valid is refused, because any other reading would change names.
 */
export function readTekens(bytes: Uint8Array): Gelezen {
  const soort = soortVanBytes(bytes)
  if (soort !== 'bytes') return { tekst: moet(decode(bytes, soort), bytes) }
  const begin = new TextDecoder('latin1').decode(bytes.subarray(0, 400))
  const genoemd = (VERKLARING.exec(begin.replace(/^ï»¿/, ''))?.[1] ?? 'utf-8').toLowerCase()
  const utf8 = decode(bytes, 'utf-8')
  if (UTF8.test(genoemd)) return { tekst: moet(utf8, bytes) }
  if (UTF16.test(genoemd)) return { tekst: moet(utf8, bytes), let: 'encoding-label' }
  const westers = WESTERS[genoemd]
  if (westers === undefined) throw new Geweigerd('encoding', genoemd)
  if (utf8 !== null && heeftHoge(bytes)) return { tekst: utf8, let: 'encoding-label' }
  return { tekst: moet(decode(bytes, westers), bytes) }
}

function moet(tekst: string | null, bytes: Uint8Array): string {
  if (tekst === null) throw new Geweigerd('encoding', plekVanFout(bytes))
  return tekst
}

const NIEUWE_REGEL = 0x0a
const HOOG = 0x80
/** How many bytes before and after an unreadable one are shown, to tell which word it is in. */
const ROND = 12

/** Returns the position of the first bytes that are not valid UTF-8, by a binary search for the longest valid beginning. */
function findFout(bytes: Uint8Array): number {
  let [goed, slecht] = [0, bytes.length]
  while (slecht - goed > 1) {
    const midden = (goed + slecht) >> 1
    const proef = new TextDecoder('utf-8', { fatal: true })
    try {
      proef.decode(bytes.subarray(0, midden), { stream: true })
      goed = midden
    } catch {
      slecht = midden
    }
  }
  // A character of several bytes only turns out to be invalid at the first byte that does not belong to it.
  let begin = goed
  while ((bytes[goed] ?? 0) < HOOG && (bytes[begin - 1] ?? 0) >= HOOG) begin -= 1
  return begin
}

/** Matches a character that is not part of a word. */
const GEEN_WOORD = /[^\p{L}'’-]/u

/** Describes the line and the character, with the word around it, as Windows would read them. */
function plekVanFout(bytes: Uint8Array): string {
  const plek = findFout(bytes)
  const read = (van: number, tot: number): string =>
    new TextDecoder('windows-1252').decode(bytes.subarray(Math.max(0, van), tot))
  let regel = 1
  for (let i = 0; i < plek; i += 1) if (bytes[i] === NIEUWE_REGEL) regel += 1
  const voor =
    read(plek - ROND, plek)
      .split(GEEN_WOORD)
      .at(-1) ?? ''
  const na = read(plek + 1, plek + 1 + ROND).split(GEEN_WOORD)[0] ?? ''
  const teken = read(plek, plek + 1)
  return `regel ${regel}, het teken ${teken} in '${voor}${teken}${na}'`
}
