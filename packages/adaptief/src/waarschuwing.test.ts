import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import type { Instellingen } from './index.ts'
import { makeWereld, WERELD_CODES } from './proefleerling.ts'

const engine = createEngine(makeWereld())
const bij = (settings: Instellingen, scope: readonly string[] = WERELD_CODES) =>
  engine.waarschuwingen(engine.init({ groep: 4, scope, settings }))

describe('what a teacher should know of the practice', () => {
  it('is nothing where it goes well (decoy)', () => {
    expect(bij({})).toEqual([])
    expect(bij({ niveau: { min: -2, max: -0.7 } })).toEqual([])
  })

  it('is why there is nothing to practise', () => {
    const waarom = (...wat: Parameters<typeof bij>) => bij(...wat)
    const niets = (reden: string) => [{ soort: 'niets_te_oefenen', waarom: reden }]
    expect(waarom({}, [])).toEqual(niets('geen_scope'))
    expect(waarom({ uit: WERELD_CODES })).toEqual(niets('alles_uit'))
    expect(waarom({}, ['leeg'])).toEqual(niets('geen_woorden'))
    expect(waarom({ niveau: { min: 7.5 } })).toEqual(niets('buiten_niveau'))
  })

  it('is that the bounds leave words that are too easy or too hard', () => {
    const [waarschuwing] = bij({ niveau: { min: 2 } })
    expect(waarschuwing).toMatchObject({ soort: 'niveau_te_nauw' })
  })

  it('is not yet that where three words in ten are, and is where four are', () => {
    const [categorie] = makeWereld().categorieen
    if (!categorie) throw new Error('a world without categories')
    const woord = (k: number, mean: number) => ({
      id: `${categorie.code}-${k}`,
      categorie: categorie.code,
      kenmerken: { lengte: 4 },
      moeilijkheid: { mean, sd: 0.4 },
    })
    const waarschuwingen = (moeilijk: number) => {
      const woorden = Array.from({ length: 10 }, (_, k) => woord(k, k < moeilijk ? 5 : -1.5))
      const klein = createEngine({ categorieen: [categorie], woorden })
      const settings = { niveau: { min: -6 } }
      return klein.waarschuwingen(klein.init({ groep: 4, scope: [categorie.code], settings }))
    }
    expect(waarschuwingen(3)).toEqual([])
    expect(waarschuwingen(4)).toEqual([{ soort: 'niveau_te_nauw', deel: 0.4 }])
  })
})
