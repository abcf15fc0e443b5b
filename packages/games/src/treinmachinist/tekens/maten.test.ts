import { describe, expect, it } from 'vitest'
import { classify } from '../indeling.ts'
import { layStoet, woordBreed } from './maten.ts'
import { GESPREK, JAS } from '../proef-tekens.ts'

const GEWOON = { letter: 'gewoon', schaal: 1, metHulp: false } as const
const SCHERMEN = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1366, 650],
  [1440, 900],
] as const

describe.each(SCHERMEN)('a text of wagons on %i × %i', (w, h) => {
  it.each([JAS, GESPREK])(
    'has letters that are read well, and wagons no wider than the screen: $id',
    (item) => {
      const tekens = item.tekens.length
      const gewoon = layStoet(classify(w, h), item.woorden, { ...GEWOON, tekens })
      const groot = layStoet(classify(w, h), item.woorden, { ...GEWOON, tekens, schaal: 2 })
      expect(gewoon.maat).toBeGreaterThanOrEqual(17)
      expect(groot.maat).toBeGreaterThanOrEqual(34)
      expect(gewoon.wagon).toBeGreaterThanOrEqual(44)
      for (const woord of item.woorden)
        expect(woordBreed(woord, gewoon.maat, 'gewoon')).toBeLessThanOrEqual(w - 46)
    },
  )
})

it('keeps the signs in sight on a phone, and not where they would cover a window that is zoomed in', () => {
  const plaats = { ...GEWOON, tekens: 2 }
  expect(layStoet(classify(390, 844), JAS.woorden, plaats).isVast).toBe(true)
  expect(layStoet(classify(320, 256), JAS.woorden, { ...plaats, schaal: 2 }).isVast).toBe(false)
})
