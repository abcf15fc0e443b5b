import { describe, expect, it } from 'vitest'
import { readLeerlingenlijst } from '../csv/lees-csv.ts'

const read = (bytes: Uint8Array) => readLeerlingenlijst(bytes)
const codes = (bytes: Uint8Array) => read(bytes).meldingen.map(({ code }) => code)
const gelezen = (bytes: Uint8Array) =>
  read(bytes).momentopname?.leerlingen.map(
    ({ roepnaam, achternaam }) => `${roepnaam} ${achternaam}`,
  )
const KOP = 'Leerlingnummer;Roepnaam;Tussenvoegsel;Achternaam;Geboortedatum;Groep'

describe('the bytes of a list', () => {
  const TEKST = `${KOP}\n1;Zoë;;Müller;12-03-2017;Groep 4\n2;José;;Çelik;13-03-2017;Groep 4`
  const GOED = ['Zoë Müller', 'José Çelik']
  const per = (tekst: string, soort: string): Uint8Array => {
    const tabel = new Map(
      Array.from({ length: 256 }, (_, b) => [new TextDecoder(soort).decode(Uint8Array.of(b)), b]),
    )
    return Uint8Array.from([...tekst], (teken) => tabel.get(teken) ?? 0x3f)
  }
  const tweeBytes = (tekst: string, klein: boolean, merk: boolean): Uint8Array => {
    const bytes = new Uint8Array((tekst.length + Number(merk)) * 2)
    const blik = new DataView(bytes.buffer)
    ;[...(merk ? '\ufeff' : ''), ...tekst].forEach((teken, i) =>
      blik.setUint16(i * 2, teken.charCodeAt(0), klein),
    )
    return bytes
  }

  it.each([
    ['UTF-8', new TextEncoder().encode(TEKST), []],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEKST}`), []],
    ['UTF-16, little end first, with its mark', tweeBytes(TEKST, true, true), []],
    ['UTF-16, little end first, without', tweeBytes(TEKST, true, false), []],
    ['UTF-16, big end first, with its mark', tweeBytes(TEKST, false, true), []],
    ['UTF-16, big end first, without', tweeBytes(TEKST, false, false), []],
    ['Windows', per(TEKST, 'windows-1252'), ['westers']],
    ['a Macintosh', per(TEKST, 'macintosh'), ['macintosh']],
  ] as const)('are read as they were written: %s', (_, bytes, gezegd) => {
    expect([gelezen(bytes), codes(bytes)]).toEqual([GOED, gezegd])
  })

  it.each([
    'Zoë',
    'Noël',
    'Chloé',
    'Çağla',
    'Björn',
    'Éva',
    'Ömer',
    'Łucja',
    'D’Hondt',
    'Šárka',
    'André',
  ])('are told apart by one name: %s', (naam) => {
    for (const soort of ['windows-1252', 'macintosh']) {
      const bytes = per(`Nummer;Voornaam;Groep\n1;${naam};4`, soort)
      // A letter that the encoding does not have was lost before the file came to us.
      if (bytes.includes(0x3f)) continue
      expect(read(bytes).momentopname?.leerlingen[0]?.roepnaam).toBe(naam)
    }
  })
})
