import { inflateSync } from 'node:zlib'

/** Sizes of the two headers and of one entry in their tables (W3C, WOFF File Format 1.0). */
const [WOFF_KOP, WOFF_RIJ, SFNT_KOP, SFNT_RIJ] = [44, 20, 12, 16]
const VIERTAL = 4

/**
 * Unpacks a font that was packed for the web. A packed one would be unpacked again for every letter that is drawn: ten times
 * the work of a page.
 */
export function unpack(woff: Buffer): Buffer {
  const aantal = woff.readUInt16BE(12)
  const kop = Buffer.alloc(SFNT_KOP + SFNT_RIJ * aantal)
  woff.copy(kop, 0, 4, 8)
  const macht = Math.floor(Math.log2(aantal))
  const bereik = SFNT_RIJ * 2 ** macht
  for (const [i, getal] of [aantal, bereik, macht, SFNT_RIJ * aantal - bereik].entries())
    kop.writeUInt16BE(getal, VIERTAL + 2 * i)
  const tabellen: Buffer[] = []
  let plek = kop.length
  for (let i = 0; i < aantal; i += 1) {
    const rij = WOFF_KOP + WOFF_RIJ * i
    const [van, verpakt, lengte] = [4, 8, 12].map((o) => woff.readUInt32BE(rij + o)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(van, van + verpakt)
    const tabel = Buffer.alloc(Math.ceil(lengte / VIERTAL) * VIERTAL)
    ;(verpakt < lengte ? inflateSync(bytes) : bytes).copy(tabel)
    const naar = SFNT_KOP + SFNT_RIJ * i
    woff.copy(kop, naar, rij, rij + VIERTAL)
    woff.copy(kop, naar + 4, rij + 16, rij + 20)
    kop.writeUInt32BE(plek, naar + 8)
    kop.writeUInt32BE(lengte, naar + 12)
    tabellen.push(tabel)
    plek += tabel.length
  }
  return Buffer.concat([kop, ...tabellen])
}
