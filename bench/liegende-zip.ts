import { crc32, deflateRawSync } from 'node:zlib'

const MB = 1_000_000
const NAAM = Buffer.from('EDEX.XML')

/** Makes a zip of one file that claims to be 100 bytes, but unpacks to this many megabytes of spaces. */
export function makeLiegendeZip(mb: number): Buffer<ArrayBuffer> {
  const inhoud = Buffer.alloc(mb * MB, ' ')
  const gepakt = deflateRawSync(inhoud)
  const kop = (handtekening: number, extra: number): Buffer => {
    const deel = Buffer.alloc(26 + extra)
    deel.writeUInt32LE(handtekening, 0)
    const plek = extra === 4 ? 4 : 6
    deel.writeUInt16LE(20, plek)
    deel.writeUInt16LE(8, plek + 4)
    deel.writeUInt32LE(crc32(inhoud), plek + 10)
    deel.writeUInt32LE(gepakt.length, plek + 14)
    deel.writeUInt32LE(100, plek + 18)
    deel.writeUInt16LE(NAAM.length, plek + 22)
    return deel
  }
  const lokaal = Buffer.concat([kop(0x04_03_4b_50, 4), NAAM, gepakt])
  const centraal = Buffer.concat([kop(0x02_01_4b_50, 20), NAAM])
  const eind = Buffer.alloc(22)
  eind.writeUInt32LE(0x06_05_4b_50, 0)
  eind.writeUInt16LE(1, 8)
  eind.writeUInt16LE(1, 10)
  eind.writeUInt32LE(centraal.length, 12)
  eind.writeUInt32LE(lokaal.length, 16)
  return Buffer.concat([lokaal, centraal, eind])
}
