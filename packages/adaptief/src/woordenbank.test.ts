import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildWoordenbank, isCode } from './woordenbank.ts'

const woord = (id: string, categorie: string, mean: number, sd = 0.3) => ({
  id,
  categorie,
  kenmerken: {},
  moeilijkheid: { mean, sd },
})
const kop = { code: 'ei', groep: 3, vereist: ['hak'] }

describe('the ordered words', () => {
  it('stand from easy to hard with their mean in the middle', () => {
    const bank = buildWoordenbank({
      categorieen: [kop],
      woorden: [woord('geit', 'ei', 1), woord('ei', 'ei', -1), woord('trein', 'ei', 0.6)],
    })
    const ei = bank.categorieen.get('ei')
    expect(ei?.woorden.map((w) => w.id)).toEqual(['ei', 'trein', 'geit'])
    expect(ei?.midden).toBeCloseTo(0.2, 10)
  })

  it('keep the first of two words with one id, and no id that a state cannot hold', () => {
    const bank = buildWoordenbank({
      categorieen: [kop],
      woorden: [
        woord('geit', 'ei', 1),
        woord('geit', 'ei', 2),
        woord('', 'ei', 0),
        woord('x'.repeat(65), 'ei', 0),
      ],
    })
    expect([...bank.woorden.values()].map((w) => w.mean)).toEqual([1])
    expect([isCode('a'), isCode(''), isCode('x'.repeat(65))]).toEqual([true, false, false])
  })

  it('know a category that only words name, and one without words by its school year', () => {
    const leeg = { code: 'leeg', groep: 6, vereist: [] }
    const bank = buildWoordenbank({ categorieen: [leeg], woorden: [woord('geit', 'ei', 1)] })
    expect(bank.categorieen.get('ei')).toMatchObject({ groep: 4, vereist: [], midden: 1 })
    expect(bank.categorieen.get('leeg')).toMatchObject({ midden: 2, woorden: [] })
  })

  it('are stood for by at most fifteen of them, spread from easy to hard', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), (n) => {
        const woorden = Array.from({ length: n }, (_, i) => woord(`w${i}`, 'ei', i / 20))
        const raster =
          buildWoordenbank({ categorieen: [kop], woorden }).categorieen.get('ei')?.raster ?? []
        expect(raster).toHaveLength(Math.min(15, n))
        const gemiddeld = raster.reduce((som, b) => som + b.mean, 0) / raster.length
        expect(Math.abs(gemiddeld - (n - 1) / 40)).toBeLessThanOrEqual(0.0251)
      }),
    )
  })
})
