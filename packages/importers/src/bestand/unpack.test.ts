import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { Geweigerd } from '../oordeel/meldingen.ts'
import { listZip, openBestand } from './lees-zip.ts'
import { MEESTE_BYTES, unpack } from './unpack.ts'

const utf8 = (tekst: string): Uint8Array => new TextEncoder().encode(tekst)
const uit = (bytes: Uint8Array): Uint8Array => Uint8Array.from(unpack(bytes))
const codeVan = (bytes: Uint8Array): string => {
  try {
    unpack(bytes)
    return 'ok'
  } catch (fout) {
    return fout instanceof Geweigerd ? fout.code : String(fout)
  }
}

/** Makes a zip that claims, in its list and before its only file, that the file unpacks to `belooft` bytes. */
function zipDieBelooft(inhoud: Uint8Array, belooft: number): Uint8Array {
  const zip = zipSync({ 'EDEX.XML': inhoud })
  const blik = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const lijst = blik.getUint32(zip.byteLength - 22 + 16, true)
  blik.setUint32(22, belooft, true)
  blik.setUint32(lijst + 24, belooft, true)
  return zip
}

describe('a zip', () => {
  const inhoud = utf8('<EDEX>'.repeat(1000))

  it('gives the file that is in it, packed or as it is, with a remark behind it', () => {
    expect(uit(zipSync({ 'EDEX.XML': inhoud }))).toEqual(inhoud)
    expect(uit(zipSync({ 'EDEX.XML': inhoud }, { level: 0 }))).toEqual(inhoud)
    expect(
      uit(zipSync({ 'EDEX.XML': [inhoud, { comment: 'van school' }], 'map/': new Uint8Array() })),
    ).toEqual(inhoud)
  })

  it('is counted as it comes out, whatever it promises', () => {
    expect(codeVan(zipDieBelooft(new Uint8Array(MEESTE_BYTES + 1), 100))).toBe('too-large')
    expect(codeVan(zipDieBelooft(new Uint8Array(MEESTE_BYTES), 100))).toBe('ok')
    // A zip that promises too much still gives what it holds.
    expect(uit(zipDieBelooft(inhoud, 4_000_000_000))).toEqual(inhoud)
  })

  it('stops at the first byte over what may come out', () => {
    const zip = zipDieBelooft(new Uint8Array(5000), 10)
    const [bestand] = listZip(zip)
    if (!bestand) throw new Error('an empty zip')
    expect(openBestand(zip, bestand, 5000)).toHaveLength(5000)
    expect(() => openBestand(zip, bestand, 4999)).toThrow(RangeError)
    // Decoy: these 5000 bytes pack to fewer than 100, so the size of the zip says nothing.
    expect(deflateRawSync(new Uint8Array(5000)).length).toBeLessThan(100)
  })

  it('that broke off, is locked, or points outside itself is no archive that can be read', () => {
    const zip = zipSync({ 'EDEX.XML': inhoud })
    const anders = (plek: number, waarde: number): Uint8Array => {
      const kopie = Uint8Array.from(zip)
      new DataView(kopie.buffer).setUint32(plek, waarde, true)
      return kopie
    }
    const einde = zip.byteLength - 22
    const lijst = new DataView(zip.buffer).getUint32(einde + 16, true)
    expect(codeVan(zip)).toBe('ok')
    expect(codeVan(zip.slice(0, 60))).toBe('archive')
    expect(codeVan(zip.slice(0, zip.byteLength - 1))).toBe('archive')
    expect(codeVan(anders(einde + 16, 4_000_000_000))).toBe('archive')
    expect(codeVan(anders(lijst + 42, 4_000_000_000))).toBe('archive')
    expect(codeVan(anders(lijst + 20, 4_000_000_000))).toBe('archive')
    expect(codeVan(anders(lijst + 8, 0x0008_0001))).toBe('archive')
    expect(codeVan(anders(lijst + 10, 14))).toBe('archive')
  })
})
