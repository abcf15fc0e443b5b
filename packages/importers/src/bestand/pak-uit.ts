import { gunzipSync } from 'node:zlib'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import { Geweigerd } from '../oordeel/meldingen.ts'

/** The largest file that is read, packed or not: a school board of 14,800 pupils takes 10 MB. */
export const MEESTE_BYTES = 12 * 1024 * 1024

const begintMet = (bytes: Uint8Array, ...merk: readonly number[]): boolean =>
  merk.every((byte, i) => bytes[i] === byte)

const isGzip = (bytes: Uint8Array): boolean => begintMet(bytes, 0x1f, 0x8b)
const isZip = (bytes: Uint8Array): boolean => begintMet(bytes, 0x50, 0x4b)

/** The bytes of the file itself, taken out of a zip or gzip; never more than `MEESTE_BYTES`, however they are packed. */
export function pakUit(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MEESTE_BYTES) throw new Geweigerd('too-large')
  const los = isGzip(bytes) ? uitGzip(bytes) : isZip(bytes) ? uitZip(bytes) : bytes
  if (los !== bytes && (isGzip(los) || isZip(los))) throw new Geweigerd('archive')
  if (los.length === 0) throw new Geweigerd('empty')
  return los
}

function uitGzip(bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MEESTE_BYTES })
  } catch (fout) {
    const isTeGroot = fout instanceof RangeError
    throw new Geweigerd(isTeGroot ? 'too-large' : 'archive')
  }
}

const isWerkboek = (naam: string): boolean => naam.startsWith('xl/') || naam.startsWith('word/')
/** What a computer adds to a zip by itself. */
const isBijvangst = (naam: string): boolean =>
  naam.endsWith('/') ||
  naam.startsWith('__MACOSX/') ||
  naam.split('/').at(-1)?.startsWith('.') === true

/** The one file that counts: the only XML, or the only file there is. */
function kies(bestanden: readonly UnzipFileInfo[]): UnzipFileInfo {
  if (bestanden.some(({ name }) => isWerkboek(name))) throw new Geweigerd('format')
  const echt = bestanden.filter(({ name }) => !isBijvangst(name))
  const xml = echt.filter(({ name }) => /\.xml$/i.test(name))
  const [keus, ...meer] = xml.length > 0 ? xml : echt
  if (!keus || meer.length > 0) throw new Geweigerd('archive')
  if (keus.originalSize > MEESTE_BYTES) throw new Geweigerd('too-large')
  return keus
}

/** Calls fflate; what it cannot read is an archive that cannot be read. */
function openZip(bytes: Uint8Array, filter: (bestand: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw new Geweigerd('archive')
  }
}

function uitZip(bytes: Uint8Array): Uint8Array {
  const bestanden: UnzipFileInfo[] = []
  openZip(bytes, (bestand) => {
    bestanden.push(bestand)
    return false
  })
  const { name } = kies(bestanden)
  return openZip(bytes, (bestand) => bestand.name === name)[name] ?? new Uint8Array()
}
