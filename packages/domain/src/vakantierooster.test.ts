import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRooster } from './vakantierooster.ts'

const read = (tekst: string) => readRooster(tekst, 2026).vakanties

describe('a list of holidays', () => {
  it.each([
    ['Herfstvakantie 19 t/m 23 oktober 2026', 'Herfstvakantie', '2026-10-19', '2026-10-23'],
    ['Herfstvakantie: 17-10-2026 t/m 25-10-2026', 'Herfstvakantie', '2026-10-17', '2026-10-25'],
    [
      'Kerstvakantie\tmaandag 21 december t/m vrijdag 1 januari',
      'Kerstvakantie',
      '2026-12-21',
      '2027-01-01',
    ],
    ['Meivakantie | 26 april ’27 tot en met 7 mei ’27', 'Meivakantie', '2027-04-26', '2027-05-07'],
    ['Hemelvaart 6-7 mei', 'Hemelvaart', '2027-05-06', '2027-05-07'],
    ['Studiedag: wo 3 feb. 2027', 'Studiedag', '2027-02-03', '2027-02-03'],
    ['zaterdag 13 februari – zondag 21 februari 2027', 'Vrij', '2027-02-13', '2027-02-21'],
  ])('reads "%s"', (regel, naam, van, tot) => {
    expect(read(regel)).toEqual([{ naam, van, tot }])
  })

  it('takes a name from the line before its days, and leaves empty lines', () => {
    expect(read('Vakanties 2026-2027\n\nHerfstvakantie\r\n19 t/m 23 oktober 2026\n')).toEqual([
      { naam: 'Herfstvakantie', van: '2026-10-19', tot: '2026-10-23' },
    ])
  })

  it('names every line of which nothing could be made, and none that was a name', () => {
    const tekst =
      'Vakanties 2026-2027\n\nPasen 28 maart 2027\nStudiedag tien juni\nMei\n3 mei\n---\nZomer'
    expect(readRooster(tekst, 2026)).toEqual({
      vakanties: [
        { naam: 'Pasen', van: '2027-03-28', tot: '2027-03-28' },
        { naam: 'Mei', van: '2027-05-03', tot: '2027-05-03' },
      ],
      onleesbaar: ['Vakanties 2026-2027', 'Studiedag tien juni', 'Zomer'],
    })
  })

  it('names the lines with a day that is none, and days that run backwards or for a year', () => {
    const { vakanties, onleesbaar } = readRooster(
      'Studiedag 31 juni\nVrij 9 t/m 3 mei 2027\nHerfst 25-10-2026 t/m 25-10-2027',
      2026,
    )
    expect(vakanties).toEqual([])
    expect(onleesbaar).toEqual([
      'Studiedag 31 juni',
      'Vrij 9 t/m 3 mei 2027',
      'Herfst 25-10-2026 t/m 25-10-2027',
    ])
  })

  it('reads anything that is pasted, and gives only days that are in the calendar', () => {
    const stuk = fc.constantFrom(
      '19',
      ' t/m ',
      ' oktober',
      '-',
      '2026',
      '31-02-2026',
      '\n',
      'mei',
      '’',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(stuk, fc.string()), { maxLength: 30 }), (stukken) => {
        for (const { naam, van, tot } of read(stukken.join(''))) {
          expect(naam.length).toBeGreaterThan(0)
          expect(van <= tot).toBe(true)
          expect(new Date(van).toISOString().slice(0, 10)).toBe(van)
        }
      }),
    )
  })
})
