import { describe, expect, it } from 'vitest'
import { makeCsv } from './csv.ts'

const regels = (tekst: string) => tekst.replace('\uFEFF', '').split('\r\n').slice(0, -1)

describe('a table as CSV', () => {
  it('begins with a byte order mark and separates by semicolons, with a decimal comma', () => {
    expect(makeCsv(['Naam', 'Niveau'], [['Zoë', 4.5]])).toBe('\uFEFFNaam;Niveau\r\nZoë;4,5\r\n')
  })

  it('lets no cell begin a formula, and leaves numbers and ordinary names alone', () => {
    const kwaad = ['=1+1', '+31', '-2', '@SUM(A1)', '\tx', ' =HYPERLINK("u")']
    const cellen = regels(
      makeCsv(
        ['x'],
        kwaad.map((tekst) => [tekst]),
      ),
    ).slice(1)
    for (const cel of cellen) expect(cel).toMatch(/^"?'/u)
    // Decoys: a minus sign of a number, a hyphen inside a name.
    expect(regels(makeCsv(['x'], [[-2], ['Anne-Marie'], [null]])).slice(1)).toEqual([
      '-2',
      'Anne-Marie',
      '',
    ])
  })

  it('quotes what holds a separator, a quote or a line end', () => {
    expect(regels(makeCsv(['x', 'y'], [['a;b', 'zij zei "ja"']]))[1]).toBe('"a;b";"zij zei ""ja"""')
  })
})
