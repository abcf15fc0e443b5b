import { describe, expect, it } from 'vitest'
import { leesengine } from './leesengine.ts'
import { DAG, begin, flits, lezing, na, vragenOver } from './proeflezer.ts'

describe('what can be told of reading', () => {
  it('is nothing before anything was done', () => {
    expect(leesengine.explain(begin(), DAG)).toEqual([])
  })

  it('is how much there is of how much, while that is too little', () => {
    expect(leesengine.explain(na([flits(DAG), vragenOver(DAG)]), DAG)).toEqual([
      { soort: 'te_weinig', wat: 'flits', aantal: 1, nodig: 15 },
      { soort: 'te_weinig', wat: 'begrip', aantal: 4, nodig: 8 },
    ])
  })

  it('is the numbers that are stored, as they are said', () => {
    const wat = Array.from({ length: 20 }, (_, i) => [
      lezing(DAG + 3 * i, 60 * 1.008 ** i),
      flits(DAG + 3 * i, i % 5 > 0),
    ]).flat()
    const staat = na([...wat, vragenOver(DAG + 60), vragenOver(DAG + 61, false)])
    const t = DAG + 61
    const [vlot, flitsen, begrip] = leesengine.explain(staat, t)
    const { perMinuut, laag, hoog } = leesengine.vlotheid(staat, 'tekst', t)
    expect(vlot).toMatchObject({
      soort: 'vlotheid',
      vorm: 'tekst',
      perMinuut: Math.round(perMinuut),
      tussen: [Math.round(laag), Math.round(hoog)],
      koers: 'vooruit',
      lezingen: 20,
    })
    expect(perMinuut).toBeCloseTo(60 * 1.008 ** 20, -1)
    expect(flitsen).toMatchObject({ soort: 'flits', woorden: 20 })
    expect(begrip).toMatchObject({ soort: 'begrip', vragen: 8, teksten: 2 })
  })

  it('tells no longer flash than anybody was shown, and that it is too short', () => {
    const beeld = (goed: boolean) =>
      leesengine.explain(na(Array.from({ length: 40 }, (_, i) => flits(DAG + i, goed))), DAG + 40)
    expect(beeld(false)).toMatchObject([{ soort: 'flits', ms: 3000, teKort: true }])
    // Decoy: whoever reads them all needs less.
    const [vlug] = beeld(true)
    expect(vlug).not.toHaveProperty('teKort')
    expect(vlug?.soort === 'flits' && vlug.ms).toBeLessThan(3000)
  })

  it('names no way up where none can be told', () => {
    expect(leesengine.explain(na([lezing(DAG)]), DAG)).toMatchObject([
      { koers: 'nog_niet_te_zeggen', perWeek: null },
    ])
  })
})
