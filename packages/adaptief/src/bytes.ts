const inBytes = new TextEncoder()
/** A byte order mark at the beginning of a text is a part of it like any other character. */
const uitBytes = new TextDecoder('utf-8', { ignoreBOM: true })

/** The size of the head: a version in one byte and a checksum in four. */
const KOP = 5
/** Most states fit in this many bytes. */
const EERSTE_RUIMTE = 8192
const LAATSTE_ASCII = 0x7f

/** Writes numbers and short texts one after another, little-endian, in a buffer that grows. */
export class Schrijver {
  private buffer = new Uint8Array(EERSTE_RUIMTE)
  private blik = new DataView(this.buffer.buffer)
  private plek = KOP

  /** Starts a new form, leaving room for the head and keeping the working space. */
  begin(): void {
    this.plek = KOP
  }

  u8(x: number): void {
    this.ruimte(1)
    this.blik.setUint8(this.plek, x)
    this.plek += 1
  }

  /** Writes the highest number that fits where the value is higher. */
  u16(x: number): void {
    this.ruimte(2)
    this.blik.setUint16(this.plek, Math.min(x, 0xffff), true)
    this.plek += 2
  }

  u32(x: number): void {
    this.ruimte(4)
    this.blik.setUint32(this.plek, x >>> 0, true)
    this.plek += 4
  }

  f32(x: number): void {
    this.ruimte(4)
    this.blik.setFloat32(this.plek, x, true)
    this.plek += 4
  }

  f64(x: number): void {
    this.ruimte(8)
    this.blik.setFloat64(this.plek, x, true)
    this.plek += 8
  }

  /** Writes a text of at most 255 bytes; the caller refuses longer ones. */
  tekst(s: string): void {
    // Most texts are short and ASCII, for which this loop is faster than calling the encoder.
    this.ruimte(1 + s.length)
    for (let i = 0; i < s.length; i += 1) {
      const code = s.charCodeAt(i)
      if (code > LAATSTE_ASCII) return this.breed(s)
      this.buffer[this.plek + 1 + i] = code
    }
    this.buffer[this.plek] = s.length
    this.plek += 1 + s.length
  }

  private breed(s: string): void {
    const bytes = inBytes.encode(s)
    this.u8(bytes.length)
    this.ruimte(bytes.length)
    this.buffer.set(bytes, this.plek)
    this.plek += bytes.length
  }

  /** Writes numbers as they lie in memory, which is little-endian on every device that runs a browser of ours. */
  blok(rij: Float32Array | Int16Array): void {
    this.ruimte(rij.byteLength)
    this.buffer.set(new Uint8Array(rij.buffer, rij.byteOffset, rij.byteLength), this.plek)
    this.plek += rij.byteLength
  }

  /** Returns a copy of what was written, after a head with a version and a checksum over the rest. */
  klaar(versie: number): Uint8Array {
    this.blik.setUint8(0, versie)
    this.blik.setUint32(1, controlegetal(this.buffer, KOP, this.plek), true)
    return this.buffer.slice(0, this.plek)
  }

  private ruimte(n: number): void {
    if (this.plek + n <= this.buffer.length) return
    const groter = new Uint8Array(this.buffer.length * 2 + n)
    groter.set(this.buffer)
    this.buffer = groter
    this.blik = new DataView(groter.buffer)
  }
}

/** Reads what a Schrijver wrote. Past the end it returns zeros and sets `op`. */
export class Lezer {
  op = false
  private plek = 0
  private readonly blik: DataView
  private readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.blik = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  u8(): number {
    return this.take(1) ? this.blik.getUint8(this.plek - 1) : 0
  }

  u16(): number {
    return this.take(2) ? this.blik.getUint16(this.plek - 2, true) : 0
  }

  u32(): number {
    return this.take(4) ? this.blik.getUint32(this.plek - 4, true) : 0
  }

  f32(): number {
    return this.take(4) ? this.blik.getFloat32(this.plek - 4, true) : 0
  }

  f64(): number {
    return this.take(8) ? this.blik.getFloat64(this.plek - 8, true) : 0
  }

  tekst(): string {
    const n = this.u8()
    if (!this.take(n)) return ''
    return uitBytes.decode(this.bytes.subarray(this.plek - n, this.plek))
  }

  /** Reads numbers that `blok` wrote into `rij`, which stays as it was when the bytes have run out. */
  blok(rij: Float32Array | Int16Array): void {
    const n = rij.byteLength
    if (!this.take(n)) return
    const bytes = this.bytes.subarray(this.plek - n, this.plek)
    new Uint8Array(rij.buffer, rij.byteOffset, n).set(bytes)
  }

  get rest(): number {
    return this.bytes.length - this.plek
  }

  private take(n: number): boolean {
    if (this.plek + n > this.bytes.length) {
      this.op = true
      return false
    }
    this.plek += n
    return true
  }
}

/** FNV-1a over bytes. It tells a damaged state from a whole one and protects against nothing else. */
function controlegetal(bytes: Uint8Array, van: number, tot: number): number {
  let h = 0x811c9dc5
  for (let i = van; i < tot; i += 1) h = Math.imul(h ^ (bytes[i] ?? 0), 0x01000193)
  return h >>> 0
}

/** One writer for all: a state is written after every answer, and allocating a writer costs more than writing. */
const schrijver = new Schrijver()

/** Makes a stored form of what `write` writes. Calls must not be nested, because they share one writer. */
export function verpak(versie: number, write: (s: Schrijver) => void): Uint8Array {
  schrijver.begin()
  write(schrijver)
  return schrijver.klaar(versie)
}

/** Why stored bytes are not a state. */
export type ParseFout = 'leeg' | 'andere_versie' | 'beschadigd'

/** Returns a reader of what `verpak` wrapped, or why these bytes are something else. */
export function unpack(versie: number, bytes: Uint8Array): Lezer | ParseFout {
  if (bytes.length === 0) return 'leeg'
  if (bytes[0] !== versie) return 'andere_versie'
  const kop = new Lezer(bytes)
  kop.u8()
  const verwacht = kop.u32()
  const isHeel = !kop.op && controlegetal(bytes, KOP, bytes.length) === verwacht
  return isHeel ? new Lezer(bytes.subarray(KOP)) : 'beschadigd'
}
