import { Geweigerd } from '../oordeel/meldingen.ts'
import { chooseWesters } from './choose-westers.ts'
import { soortVanBytes } from './soort-bytes.ts'

/** The text of a file, and what is to be said of how it was written. */
export interface Gelezen {
  readonly tekst: string
  /** Its own word for it was wrong; or it had none, and the most likely one was taken. */
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

/** Tab, ends of lines and of pages. */
const WITRUIMTE = new Set([0x09, 0x0a, 0x0c, 0x0d])
const KOP_BYTES = 4096

/** How a PDF, a document of a word processor and pictures begin, sign for byte. */
const ANDER_BEGIN = ['%PDF-', '{\\rtf', '\u00ff\u00d8\u00ff', '\u0089PNG', 'GIF8']

const isAnderSoort = (bytes: Uint8Array): boolean => {
  const begin = String.fromCharCode(...bytes.subarray(0, 8))
  return ANDER_BEGIN.some((merk) => begin.startsWith(merk))
}

/** A picture or a document has other signs in its head than a list of names may have. */
const isGeenTekst = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, KOP_BYTES).some((byte) => byte < 0x20 && !WITRUIMTE.has(byte))

/** A list says nothing of how it was written: UTF-8 where it is that, else as a spreadsheet of Windows or a Macintosh saves it. */
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
 * Reads the bytes as they were written. UTF-8 where they are that, whatever the file says; a file that says it is and
 * is not is refused, since every other reading would change names.
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
/** So much before and after a sign that cannot be read tells in which word it stands. */
const ROND = 12

/** Where the first bytes stand that are no UTF-8: the longest beginning that can be read, by halves. */
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
  // A sign of more bytes is only seen to be none at the first that does not belong to it.
  let begin = goed
  while ((bytes[goed] ?? 0) < HOOG && (bytes[begin - 1] ?? 0) >= HOOG) begin -= 1
  return begin
}

/** What no word has in it. */
const GEEN_WOORD = /[^\p{L}'’-]/u

/** The line and the sign, with the word it stands in, as Windows would read them. */
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
