import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import type { Context, Leerling } from './index.ts'
import { makeWereld, WERELD_CODES } from './proefleerling.ts'

describe('bad input in a sound world', () => {
  const engine = createEngine(makeWereld())
  const begin = (wie: Partial<Leerling> = {}) =>
    engine.init({ groep: 4, scope: WERELD_CODES, ...wie }, 3)
  const goed = {
    correct: true,
    t: 20_000,
    guess: 0.02,
    source: 'practice',
    place: 'school',
  } as const
  const niets = (waarom: string) => [{ soort: 'niets_te_oefenen', waarom }]

  it('a pupil without a year begins in the middle, and the teacher is told as what', () => {
    const staat = begin({ groep: Number.NaN })
    expect(engine.waarschuwingen(staat)).toEqual([{ soort: 'groep_onbekend', alsGroep: 4 }])
    expect(engine.next(staat, goed)).not.toBeNull()
    const later = engine.change(staat, { groep: 6, scope: WERELD_CODES })
    expect(engine.waarschuwingen(later)).toEqual([])
  })

  it('a year that is none counts as the nearest one', () => {
    const bij = (groep: number) => engine.ability(begin({ groep }), 'c4a').mean
    expect([bij(0), bij(9), bij(1e308)]).toEqual([bij(1), bij(8), bij(8)])
  })

  it('settings that leave nothing say which of them', () => {
    const bij = (settings: NonNullable<Leerling['settings']>) => {
      expect(engine.next(begin({ settings }), goed)).toBeNull()
      return engine.waarschuwingen(begin({ settings }))
    }
    expect(bij({ uit: WERELD_CODES })).toEqual(niets('alles_uit'))
    expect(bij({ niveau: { min: 1, max: -1 } })).toEqual(niets('buiten_niveau'))
  })

  it('a moment that leaves nothing says why, where the settings themselves leave enough', () => {
    const bij = (moment: Partial<Context>) => {
      expect(engine.next(begin(), { ...goed, ...moment })).toBeNull()
      return engine.waarschuwingen(begin(), moment)
    }
    expect(bij({ alleen: [] })).toEqual(niets('geen_scope'))
    expect(bij({ alleen: ['onbekend'] })).toEqual(niets('geen_woorden'))
    const behalve = makeWereld().woorden.map(({ id }) => id)
    expect(bij({ behalve })).toEqual(niets('alle_gevraagd'))
    expect(bij({ settings: { uit: WERELD_CODES } })).toEqual(niets('alles_uit'))
    expect(engine.waarschuwingen(begin())).toEqual([])
  })

  it('an LVS score from the future does not hold the days still', () => {
    const staat = begin({ lvs: { z: 1, t: 30_000 } })
    const na = engine.update(engine.update(staat, 'c4a-3', goed), 'c4a-4', { ...goed, t: 20_001 })
    expect(na.categorieen[na.plek.get('c4a') ?? -1]?.dagen).toBe(2)
    expect(engine.ability(staat, 'c4a').mean).toBeGreaterThan(engine.ability(begin(), 'c4a').mean)
  })

  it('an answer to an unknown word changes nothing, an answer twice counts no word as new twice', () => {
    const eens = engine.update(begin(), 'c4a-3', goed)
    expect(engine.update(eens, 'weg', goed)).toBe(eens)
    const tweemaal = engine.update(eens, 'c4a-3', goed)
    expect(tweemaal.gezien.recent).toEqual(eens.gezien.recent)
    expect(tweemaal.n).toBe(2)
  })

  it('an answer of 14 days ago teaches what it would have taught, at the moment it comes in', () => {
    const eens = engine.update(begin(), 'c4a-3', goed)
    const fout = { ...goed, correct: false }
    const laat = engine.update(eens, 'c4a-9', { ...fout, t: 19_986 })
    expect(laat).toEqual(engine.update(eens, 'c4a-9', fout))
    expect(laat).not.toEqual(eens)
  })

  it('codes that would run together stay apart', () => {
    const staat = begin({ scope: ['c3a', 'c3b\nc4a', 'c4a'] })
    expect([...staat.plek.keys()]).toEqual(['c3a', 'c4a'])
  })

  it('a word with the name of what every object has is a word like any other', () => {
    const moeilijkheid = { mean: 2, sd: 0.3 }
    const woord = { id: 'constructor', categorie: 'c4a', kenmerken: {}, moeilijkheid }
    const bank = { versie: 1, moeilijkheid: {} }
    const { categorieen } = makeWereld()
    expect(createEngine({ categorieen, woorden: [woord] }, bank).difficulty('constructor')).toEqual(
      moeilijkheid,
    )
  })
})
