import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { Letters } from './letters.ts'
import { fitIn, REGEL } from './passend.ts'

const letters = new Letters(new PDFDocument({ autoFirstPage: false }))
const VAK = {
  breedte: 120,
  groot: 25,
  klein: 8,
  regels: 2,
  heelTot: 14,
  hoogte: 40,
  dikte: 700,
} as const
const leesbaar = (tekst: string) =>
  fitIn(letters, tekst, VAK).regels.map((regel) => regel.map((stuk) => stuk.tekst).join(''))

describe('a text on paper', () => {
  it('never runs over its room, whatever is written', () => {
    const tekst = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({
        unit: fc.constantFrom('W', 'i', ' ', '-', 'Ş', 'Ж', 'ῶ', '李', '🌸'),
        maxLength: 80,
      }),
    )
    fc.assert(
      fc.property(tekst, (een) => {
        const { grootte, regels } = fitIn(letters, een, VAK)
        expect(regels.length * grootte * REGEL).toBeLessThanOrEqual(VAK.hoogte + 1)
        for (const regel of regels)
          expect(letters.breedte(regel, grootte)).toBeLessThanOrEqual(VAK.breedte)
      }),
      { numRuns: 300 },
    )
  })

  it('stays whole and large where it fits, and is broken only when it would become small', () => {
    expect(fitIn(letters, 'Noor', VAK)).toMatchObject({ grootte: 25, regels: [expect.anything()] })
    expect(leesbaar('Noor Eva')).toEqual(['Noor Eva'])
    expect(leesbaar('Alexandra-Wilhelmina')).toEqual(['Alexandra-', 'Wilhelmina'])
    expect(leesbaar('n'.repeat(200)).at(-1)).toMatch(/^n+…$/)
  })
})

describe('a letter', () => {
  it.each(['Şeyma', 'Łukasz', 'Шевченко', 'Lǐ', 'Ελευθερία', 'Nguyễn', 'Zoë', 'Đặng'])(
    'of %s is printed as it is',
    (naam) => {
      expect(leesbaar(naam).join('')).toBe(naam)
      expect(letters.isLeesbaar(naam)).toBe(true)
    },
  )

  it('that no font has stops nothing and is not hidden; what is no letter is left out', () => {
    expect(letters.isLeesbaar('李娜')).toBe(false)
    expect(leesbaar('Noor 李').join('')).toBe('Noor ?')
    expect(leesbaar('Sem🌸').join('')).toBe('Sem')
    // No font can put this mark on the letter, so only the letter stays.
    expect(leesbaar('A\u{1DFA}').join('')).toBe('A')
    expect(leesbaar('').join('')).toBe('')
  })
})
