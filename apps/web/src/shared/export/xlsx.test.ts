import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { makeXlsx } from './xlsx.ts'

/** Returns the parts of a workbook as a spreadsheet would read them. */
async function read(blob: Blob) {
  const delen = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const tekst = (pad: string) => strFromU8(delen[pad] ?? new Uint8Array())
  const blad = tekst('xl/worksheets/sheet1.xml')
  const teksten = [...tekst('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/gu)].map(
    ([, t]) => t,
  )
  const cellen = new Map(
    [...blad.matchAll(/<c r="([A-Z]+\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gu)].map(
      ([, plek, kenmerken = '', inhoud = '']) => {
        const soort = /t="(\w+)"/u.exec(kenmerken)?.[1] ?? 'n'
        const waarde = /<v>([^<]*)<\/v>/u.exec(inhoud)?.[1] ?? ''
        return [plek, { soort, waarde: soort === 's' ? teksten[Number(waarde)] : waarde, inhoud }]
      },
    ),
  )
  return { namen: Object.keys(delen), blad, cellen, stijlen: tekst('xl/styles.xml') }
}

describe('a table as an Excel workbook', () => {
  it('keeps every text a text, whatever it begins with, and holds no formula at all', async () => {
    const kwaad = ['=1+1', '+31', '-2', '@SUM(A1)', '\tx', '\rx', '=HYPERLINK("http://x.example")']
    const tabel = { koppen: ['=Kop'], rijen: kwaad.map((tekst) => [tekst]) }
    const { cellen, blad } = await read(await makeXlsx(tabel, 'Leerlingen'))
    expect(blad).not.toMatch(/<f[\s>]/u)
    expect(cellen.get('A1')).toMatchObject({ soort: 's', waarde: '=Kop' })
    kwaad.forEach((_, i) => expect(cellen.get(`A${i + 2}`)?.soort).toBe('s'))
    expect(cellen.get('A2')?.waarde).toBe('=1+1')
  })

  it('has numbers as numbers, days as days, and nothing where nothing is known', async () => {
    const tabel = {
      koppen: ['Naam', 'Aantal', 'Dag', 'Leeg'],
      rijen: [['Zoë & <Şeyma>', 7, { dag: '2026-11-20' }, null]],
    }
    const { cellen, stijlen, namen } = await read(await makeXlsx(tabel, 'Leerlingen'))
    expect(namen).toContain('[Content_Types].xml')
    expect(cellen.get('A2')?.waarde).toBe('Zoë &amp; &lt;Şeyma&gt;')
    expect(cellen.get('B2')).toMatchObject({ soort: 'n', waarde: '7' })
    // Days since 30 December 1899, as spreadsheets count: 20 November 2026.
    expect(cellen.get('C2')).toMatchObject({ soort: 'n', waarde: '46346' })
    expect(stijlen).toContain('dd-mm-yyyy')
    expect(cellen.get('D2')?.waarde ?? '').toBe('')
  })

  it('leaves out what no workbook can hold, instead of becoming one that does not open', async () => {
    const tabel = { koppen: ['Naam'], rijen: [['No\u0000or\u0007']] }
    const { cellen } = await read(await makeXlsx(tabel, 'Leerlingen'))
    expect(cellen.get('A2')?.waarde).toBe('Noor')
  })
})
