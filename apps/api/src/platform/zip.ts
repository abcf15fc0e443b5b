import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of an archive; its text comes in pieces, and is never whole in memory. */
export interface ZipBestand {
  /** Only letters, digits, '_', '-', '.' and '/': a name that anything can unpack anywhere. */
  readonly naam: string
  readonly inhoud: AsyncIterable<string>
}

/** What is known about a file once all of it has been written. */
interface Geschreven {
  readonly naam: Buffer
  readonly plek: number
  readonly crc: number
  readonly groot: number
  readonly gepakt: number
}

/** Sizes come after the data (bit 3); names are UTF-8 (bit 11). See the format's own specification, section 4.4.4. */
const VLAGGEN = 0x0808
const VERSIE = 20
const DEFLATE = 8
const GROOTST = 0xff_ff_ff_ff
const MEESTE = 0xff_ff
const NETTE_NAAM = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/

type Veld = readonly [bytes: 2 | 4, waarde: number]

/** Writes numbers one after another, little-endian. */
function velden(...rij: readonly Veld[]): Buffer {
  const uit = Buffer.alloc(rij.reduce((som, [bytes]) => som + bytes, 0))
  let plek = 0
  for (const [bytes, waarde] of rij) {
    uit.writeUIntLE(waarde, plek, bytes)
    plek += bytes
  }
  return uit
}

/** Returns a moment as MS-DOS writes it: to two seconds, and never before 1980. */
const dosTijd = (op: Date): readonly [Veld, Veld] => [
  [2, (op.getUTCHours() << 11) | (op.getUTCMinutes() << 5) | (op.getUTCSeconds() >> 1)],
  [
    2,
    ((Math.max(1980, op.getUTCFullYear()) - 1980) << 9) |
      ((op.getUTCMonth() + 1) << 5) |
      op.getUTCDate(),
  ],
]

const niets = (): void => undefined

/** Compresses the text on the thread pool and counts as it goes by. */
async function* grab(
  inhoud: AsyncIterable<string>,
  maat: { crc: number; groot: number; gepakt: number },
): AsyncGenerator<Buffer> {
  async function* gemeten(): AsyncGenerator<Buffer> {
    for await (const tekst of inhoud) {
      const deel = Buffer.from(tekst)
      maat.crc = crc32(deel, maat.crc)
      maat.groot += deel.length
      yield deel
    }
  }
  // Errors of the source come out of the deflate stream, below.
  const deflate = pipeline(Readable.from(gemeten()), createDeflateRaw(), niets)
  for await (const deel of deflate) {
    const bytes = deel as Buffer
    maat.gepakt += bytes.length
    yield bytes
  }
}

function lijstRegel({ naam, plek, crc, groot, gepakt }: Geschreven, tijd: readonly [Veld, Veld]) {
  const vast: readonly Veld[] = [
    [4, 0x02014b50],
    [2, VERSIE],
    [2, VERSIE],
    [2, VLAGGEN],
    [2, DEFLATE],
    ...tijd,
    [4, crc],
    [4, gepakt],
    [4, groot],
    [2, naam.length],
  ]
  const leeg: readonly Veld[] = [[2, 0] as const, [2, 0] as const, [2, 0] as const, [2, 0] as const]
  return Buffer.concat([velden(...vast, ...leeg, [4, 0], [4, plek]), naam])
}

const slot = (aantal: number, lengte: number, plek: number): Buffer =>
  velden([4, 0x06054b50], [2, 0], [2, 0], [2, aantal], [2, aantal], [4, lengte], [4, plek], [2, 0])

/**
 * Makes an archive, piece by piece: nothing is asked of the next file before the reader has taken what there is. Throws for
 * more than 65 535 files or 4 GB, which the plain format cannot hold, and for a name that could be unpacked elsewhere.
 */
export async function* zip(bestanden: AsyncIterable<ZipBestand>, op: Date): AsyncGenerator<Buffer> {
  const tijd = dosTijd(op)
  const geschreven: Geschreven[] = []
  let plek = 0
  const uit = (bytes: Buffer): Buffer => {
    plek += bytes.length
    if (plek > GROOTST) throw new Error('an archive of more than 4 GB')
    return bytes
  }
  for await (const bestand of bestanden) {
    if (!NETTE_NAAM.test(bestand.naam)) throw new Error('a name that could land elsewhere')
    const naam = Buffer.from(bestand.naam)
    const begin = plek
    const maat = { crc: 0, groot: 0, gepakt: 0 }
    const kop: readonly Veld[] = [[4, 0x04034b50], [2, VERSIE], [2, VLAGGEN], [2, DEFLATE], ...tijd]
    yield uit(
      Buffer.concat([velden(...kop, [4, 0], [4, 0], [4, 0], [2, naam.length], [2, 0]), naam]),
    )
    for await (const deel of grab(bestand.inhoud, maat)) yield uit(deel)
    if (maat.groot > GROOTST) throw new Error('a file of more than 4 GB')
    yield uit(velden([4, 0x08074b50], [4, maat.crc], [4, maat.gepakt], [4, maat.groot]))
    geschreven.push({ naam, plek: begin, ...maat })
  }
  if (geschreven.length > MEESTE) throw new Error('an archive of more than 65 535 files')
  const begin = plek
  for (const regel of geschreven) yield uit(lijstRegel(regel, tijd))
  yield uit(slot(geschreven.length, plek - begin, begin))
}
