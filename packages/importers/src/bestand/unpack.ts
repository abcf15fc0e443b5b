import { gunzipSync } from 'node:zlib'
import { Geweigerd } from '../oordeel/meldingen.ts'
import { listZip, openBestand, type ZipBestand } from './lees-zip.ts'

/** The largest file that is read, packed or not: a school board of 14,800 pupils takes 10 MB. */
export const MEESTE_BYTES = 12 * 1024 * 1024

const begintMet = (bytes: Uint8Array, ...merk: readonly number[]): boolean =>
  merk.every((byte, i) => bytes[i] === byte)

const isGzip = (bytes: Uint8Array): boolean => begintMet(bytes, 0x1f, 0x8b)
const isZip = (bytes: Uint8Array): boolean => begintMet(bytes, 0x50, 0x4b)

/** The bytes of the file itself, taken out of a zip or gzip; never more than `MEESTE_BYTES`, however they are packed. */
export function unpack(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MEESTE_BYTES) throw new Geweigerd('too-large')
  const los = isGzip(bytes) ? uitGzip(bytes) : isZip(bytes) ? uitZip(bytes) : bytes
  if (los !== bytes && (isGzip(los) || isZip(los))) throw new Geweigerd('archive')
  if (los.length === 0) throw new Geweigerd('empty')
  return los
}

/** What came out, or why it could not: more than may be read, or an archive that is no good. */
function grab(open: () => Uint8Array): Uint8Array {
  try {
    return open()
  } catch (fout) {
    if (fout instanceof Geweigerd) throw fout
    throw new Geweigerd(fout instanceof RangeError ? 'too-large' : 'archive')
  }
}

const uitGzip = (bytes: Uint8Array): Uint8Array =>
  grab(() => gunzipSync(bytes, { maxOutputLength: MEESTE_BYTES }))

const isWerkboek = (naam: string): boolean => naam.startsWith('xl/') || naam.startsWith('word/')
/** What a computer adds to a zip by itself. */
const isBijvangst = (naam: string): boolean =>
  naam.endsWith('/') ||
  naam.startsWith('__MACOSX/') ||
  naam.split('/').at(-1)?.startsWith('.') === true

/** The one file that counts: the only XML, or the only file there is. */
function choose(bestanden: readonly ZipBestand[]): ZipBestand {
  if (bestanden.some(({ naam }) => isWerkboek(naam))) throw new Geweigerd('format')
  const echt = bestanden.filter(({ naam }) => !isBijvangst(naam))
  const xml = echt.filter(({ naam }) => /\.xml$/i.test(naam))
  const [keus, ...meer] = xml.length > 0 ? xml : echt
  if (!keus || meer.length > 0) throw new Geweigerd('archive')
  return keus
}

/** How large a file becomes is counted as it comes out: what a zip promises is no more than that. */
const uitZip = (bytes: Uint8Array): Uint8Array =>
  grab(() => openBestand(bytes, choose(listZip(bytes)), MEESTE_BYTES))
