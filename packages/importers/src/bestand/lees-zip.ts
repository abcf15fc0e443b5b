import { inflateRawSync } from 'node:zlib'

/** A file in a zip and where its packed bytes are. Its unpacked size is not read from the zip, because that may lie. */
export interface ZipBestand {
  readonly naam: string
  /** 0 for stored, 8 for deflate; other methods are not read. */
  readonly methode: number
  readonly opSlot: boolean
  readonly begin: number
  readonly lengte: number
}

/** Thrown for bytes that cannot be read as a zip. */
class StukkeZip extends Error {}

const EINDE = 0x06054b50
const IN_LIJST = 0x02014b50
const VOOR_BESTAND = 0x04034b50
const EINDE_LENGTE = 22
const LIJST_LENGTE = 46
const KOP_LENGTE = 30
/** The longest comment that may follow the end record. */
const LANGSTE_STAART = 65_535
const MEESTE_BESTANDEN = 1000
const OP_SLOT = 1

/** Searches backwards, because the list of files is at the end. */
function findEinde(blik: DataView): number {
  const eerst = Math.max(0, blik.byteLength - EINDE_LENGTE - LANGSTE_STAART)
  for (let plek = blik.byteLength - EINDE_LENGTE; plek >= eerst; plek -= 1)
    if (blik.getUint32(plek, true) === EINDE) return plek
  throw new StukkeZip()
}

/** Decodes names, which are only used to see what kind of file each one is. */
const tekst = new TextDecoder('latin1')

/** Returns the files in a zip according to its list; throws when that list is inconsistent. */
export function listZip(bytes: Uint8Array): ZipBestand[] {
  const blik = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const einde = findEinde(blik)
    const aantal = blik.getUint16(einde + 10, true)
    if (aantal > MEESTE_BESTANDEN) throw new StukkeZip()
    let plek = blik.getUint32(einde + 16, true)
    return Array.from({ length: aantal }, () => {
      if (blik.getUint32(plek, true) !== IN_LIJST) throw new StukkeZip()
      const naamLengte = blik.getUint16(plek + 28, true)
      const kop = blik.getUint32(plek + 42, true)
      if (blik.getUint32(kop, true) !== VOOR_BESTAND) throw new StukkeZip()
      const voor = KOP_LENGTE + blik.getUint16(kop + 26, true) + blik.getUint16(kop + 28, true)
      const bestand: ZipBestand = {
        naam: tekst.decode(bytes.subarray(plek + LIJST_LENGTE, plek + LIJST_LENGTE + naamLengte)),
        methode: blik.getUint16(plek + 10, true),
        opSlot: (blik.getUint16(plek + 8, true) & OP_SLOT) !== 0,
        begin: kop + voor,
        lengte: blik.getUint32(plek + 20, true),
      }
      const extra = blik.getUint16(plek + 30, true) + blik.getUint16(plek + 32, true)
      plek += LIJST_LENGTE + naamLengte + extra
      return bestand
    })
  } catch (fout) {
    // A position outside the bytes means that the zip was cut off.
    if (fout instanceof RangeError) throw new StukkeZip()
    throw fout
  }
}

/** Returns the bytes of one file. Throws a RangeError when there are more than `hoogstens`, whatever size the zip declares. */
export function openBestand(
  bytes: Uint8Array,
  { methode, opSlot, begin, lengte }: ZipBestand,
  hoogstens: number,
): Uint8Array {
  const ingepakt = bytes.subarray(begin, begin + lengte)
  if (opSlot || ingepakt.length < lengte) throw new StukkeZip()
  if (methode === 8) return inflateRawSync(ingepakt, { maxOutputLength: hoogstens })
  if (methode !== 0) throw new StukkeZip()
  if (lengte > hoogstens) throw new RangeError()
  return ingepakt
}
