import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import type { Staat } from './index.ts'
import { makeWereld, WERELD_CODES } from './proefleerling.ts'

const engine = createEngine(makeWereld())

/** Answers `aantal` words of a category, all right or all wrong. */
function antwoordt(staat: Staat, code: string, [aantal, correct]: [number, boolean]): Staat {
  let nu = staat
  for (let k = 0; k < aantal; k++) {
    const id = `${code}-${(k * 7) % 40}`
    nu = engine.update(nu, id, { correct, t: 50, guess: 0.02, source: 'probe', place: 'school' })
  }
  return nu
}

const begin = engine.init({ groep: 4, scope: WERELD_CODES }, 1)

describe('the explanation of a choice', () => {
  it('turns the stored numbers into so many of ten and names mastered prerequisites', () => {
    const reden = { soort: 'groei', categorie: 'c4a', kans: 0.68, zeker: [0.61, 0.84] } as const
    const knap = antwoordt(begin, 'c3a', [40, true])
    expect(engine.explain(knap, { ...reden, zeker: [0.61, 0.84] })).toEqual({
      soort: 'groei',
      categorie: 'c4a',
      vanTien: 7,
      tussen: [6, 8],
      beheerst: ['c3a'],
    })
  })

  it('names no prerequisite that is not mastered (decoy)', () => {
    const zwak = antwoordt(begin, 'c3a', [40, false])
    const reden = {
      soort: 'groei' as const,
      categorie: 'c4a',
      kans: 0.7,
      zeker: [0.6, 0.8] as [number, number],
    }
    expect(engine.explain(zwak, reden)).toMatchObject({ beheerst: [] })
  })

  it('passes repetition and probes on as they were stored', () => {
    const reden = { soort: 'herhaling', woord: 'geit', dagenGeleden: 12 } as const
    expect(engine.explain(begin, reden)).toEqual(reden)
  })
})

describe('weak categories', () => {
  it('are those clearly under the own mean, surest first', () => {
    const scope = ['c4a', 'c4b', 'c5a', 'c5b']
    let staat = antwoordt(engine.init({ groep: 4, scope }, 1), 'c4a', [25, false])
    for (const code of scope.slice(1)) staat = antwoordt(staat, code, [20, true])
    const plekken = engine.weakSkills(staat)
    expect(plekken.map((p) => p.categorie)).toEqual(['c4a'])
    expect(plekken[0]).toMatchObject({ zekerheid: 'zeker', n: 25 })
  })

  it('are not invented for a pupil of whom nothing is known, nor for one who is evenly weak', () => {
    expect(engine.weakSkills(begin)).toEqual([])
    let staat = begin
    for (const code of WERELD_CODES) staat = antwoordt(staat, code, [15, false])
    expect(engine.weakSkills(staat).map((p) => p.zekerheid)).not.toContain('zeker')
  })

  it('are more where less certainty is asked, and fewer where more is', () => {
    const scope = ['c4a', 'c4b', 'c5a', 'c5b']
    let staat = antwoordt(engine.init({ groep: 4, scope }, 1), 'c4a', [6, false])
    for (const code of scope.slice(1)) staat = antwoordt(staat, code, [6, true])
    const codes = (vanaf?: number) => engine.weakSkills(staat, vanaf).map((p) => p.categorie)
    expect(codes()).toEqual(['c4a'])
    expect(codes(0).length).toBeGreaterThan(1)
    expect(codes(0)[0]).toBe('c4a')
    expect(codes(0.9999)).toEqual([])
  })

  it('need three answers', () => {
    let staat = antwoordt(begin, 'c4a', [2, false])
    for (const code of WERELD_CODES) {
      if (code !== 'c4a') staat = antwoordt(staat, code, [30, true])
    }
    expect(engine.weakSkills(staat).map((p) => p.categorie)).not.toContain('c4a')
  })
})
