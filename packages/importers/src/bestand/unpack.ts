import { gunzipSync } from 'node:zlib'
import { Geweigerd } from '../oordeel/meldingen.ts'
import { listZip, openBestand, type ZipBestand } from './lees-zip.ts'

/** The largest file that is read, packed or unpacked; a school board of 14,800 pupils takes 10 MB. */
export const MEESTE_BYTES = 12 * 1024 * 1024

const begintMet = (bytes: Uint8Array, ...merk: readonly number[]): boolean =>
  merk.every((byte, i) => bytes[i] === byte)

const isGzip = (bytes: Uint8Array): boolean => begintMet(bytes, 0x1f, 0x8b)
const isZip = (bytes: Uint8Array): boolean => begintMet(bytes, 0x50, 0x4b)

/**
 * Returns the bytes of the file itself, taken out of a zip or gzip; never more than `MEESTE_BYTES`, however they are
 * packed.
 */
export function unpack(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MEESTE_BYTES) throw new Geweigerd('too-large')
  const los = isGzip(bytes) ? uitGzip(bytes) : isZip(bytes) ? uitZip(bytes) : bytes
  if (los !== bytes && (isGzip(los) || isZip(los))) throw new Geweigerd('archive')
  if (los.length === 0) throw new Geweigerd('empty')
  return los
}

/** Unpacks, or refuses the file: as too large when it exceeds what may be read, and otherwise as a bad archive. */
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
/** Returns whether this is an entry that a computer adds to a zip by itself. */
const isBijvangst = (naam: string): boolean =>
  naam.endsWith('/') ||
  naam.startsWith('__MACOSX/') ||
  naam.split('/').at(-1)?.startsWith('.') === true

/** Returns the one file that counts: the only XML file, or otherwise the only file. */
function choose(bestanden: readonly ZipBestand[]): ZipBestand {
  if (bestanden.some(({ naam }) => isWerkboek(naam))) throw new Geweigerd('format')
  const echt = bestanden.filter(({ naam }) => !isBijvangst(naam))
  const xml = echt.filter(({ naam }) => /\.xml$/i.test(naam))
  const [keus, ...meer] = xml.length > 0 ? xml : echt
  if (!keus || meer.length > 0) throw new Geweigerd('archive')
  return keus
}

/** Counts the size as the file is unpacked, because the size that a zip declares may be wrong. */
const uitZip = (bytes: Uint8Array): Uint8Array =>
  grab(() => openBestand(bytes, choose(listZip(bytes)), MEESTE_BYTES))
