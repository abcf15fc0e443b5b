import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import type { Staat } from './index.ts'
import { makeWereld } from './proefleerling.ts'

const engine = createEngine(makeWereld())
const CODE = 'c3a'
const begin = engine.init({ groep: 6, scope: [CODE, 'c3b'] }, 1)

/** Answers words by typing, all on one day; every answer is right unless `fout` is set. */
function practise(
  staat: Staat,
  t: number,
  bij: { aantal?: number; guess?: number; fout?: boolean } = {},
) {
  const { aantal = 10, guess = 0.02, fout = false } = bij
  let nu = staat
  for (let k = 0; k < aantal; k += 1) {
    nu = engine.update(nu, `${CODE}-${(k * 7) % 40}`, {
      correct: !fout,
      t,
      guess,
      source: 'practice',
      place: 'school',
    })
  }
  return nu
}
const stand = (staat: Staat) => engine.beheersing(staat, CODE).stand
const driedagen = (bij = {}) => [10, 11, 12].reduce((staat, t) => practise(staat, t, bij), begin)

describe('mastery of a category', () => {
  it('asks for three days and says since when', () => {
    const twee = practise(practise(begin, 10, { aantal: 20 }), 11, { aantal: 20 })
    expect(stand(twee)).toBe('bezig')
    expect(engine.beheersing(practise(twee, 12), CODE)).toMatchObject({
      stand: 'beheerst',
      sinds: 12,
    })
  })

  it('asks for typed words: by choice alone it does not come', () => {
    expect(stand(driedagen({ guess: 0.25 }))).toBe('bezig')
    expect(stand(driedagen())).toBe('beheerst')
  })

  it('does not come from wrong answers (decoy)', () => {
    expect(stand(driedagen({ fout: true }))).toBe('bezig')
  })

  it('is confirmed by an answer two weeks later, not sooner', () => {
    expect(stand(practise(driedagen(), 25, { aantal: 1 }))).toBe('beheerst')
    const later = practise(driedagen(), 27, { aantal: 1 })
    expect(engine.beheersing(later, CODE)).toMatchObject({ stand: 'vastgehouden', sinds: 27 })
  })

  it('outlives one mistake and ends when it has become unlikely', () => {
    expect(stand(practise(driedagen(), 13, { aantal: 1, fout: true }))).toBe('beheerst')
    expect(stand(practise(driedagen(), 13, { aantal: 30, fout: true }))).toBe('bezig')
  })
})
