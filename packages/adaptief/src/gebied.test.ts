import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import type { Catalogus, Staat } from './index.ts'

const woord = (id: string, categorie: string, mean = 0) => ({
  id,
  categorie,
  kenmerken: {},
  moeilijkheid: { mean, sd: 0.6 },
})

/** Two categories of spelling and two of sentences, of which the second of each builds on the first of spelling. */
const catalogus = (gebied?: string): Catalogus => ({
  categorieen: [
    { code: 'hak', groep: 3, vereist: [] },
    { code: 'ei', groep: 3, vereist: ['hak'] },
    { code: 'zin-a', groep: 3, vereist: ['hak'], gebied },
    { code: 'zin-b', groep: 4, vereist: ['zin-a'], gebied },
  ],
  woorden: ['hak', 'ei', 'zin-a', 'zin-b'].flatMap((code) =>
    Array.from({ length: 8 }, (_, i) => woord(`${code}${i}`, code)),
  ),
})

const CODES = ['hak', 'ei', 'zin-a', 'zin-b'] as const
const SPELLING = ['hak', 'ei']
const DAG = 20_000

const vaardigheden = (engine: ReturnType<typeof createEngine>, staat: Staat, t: number) =>
  Object.fromEntries(CODES.map((code) => [code, engine.ability(staat, code, t).mean]))

/** Answers ten items of a category in half a year, all of them right or all wrong. */
function geoefend(engine: ReturnType<typeof createEngine>, code: string, correct = true): Staat {
  let staat = engine.init({ groep: 4, scope: SPELLING })
  for (let i = 0; i < 10; i += 1)
    staat = engine.update(staat, `${code}${i % 8}`, {
      correct,
      t: DAG + i * 18,
      guess: 0.02,
      source: 'practice',
      place: 'school',
      rt: 5000,
    })
  return staat
}

describe('a gebied of its own', () => {
  const engine = createEngine(catalogus('begrip'))

  it('learns from its own answers, and spelling learns nothing from them', () => {
    const t = DAG + 200
    const goed = vaardigheden(engine, geoefend(engine, 'zin-a'), t)
    const fout = vaardigheden(engine, geoefend(engine, 'zin-a', false), t)
    expect(goed['zin-a']).toBeGreaterThan((fout['zin-a'] ?? 0) + 1)
    expect(goed['zin-b']).toBeGreaterThan((fout['zin-b'] ?? 0) + 0.5)
    for (const code of SPELLING) expect(goed[code]).toBe(fout[code])
  })

  it('learns nothing from spelling', () => {
    const t = DAG + 200
    const staat = geoefend(engine, 'hak')
    expect(engine.ability(staat, 'ei', t).mean).toBeGreaterThan(0.3)
    const begin = engine.ability(engine.init({ groep: 4, scope: SPELLING }), 'zin-a', 0).mean
    expect(engine.ability(staat, 'zin-a', t).mean).toBeCloseTo(begin, 6)
  })

  it('is what keeps them apart: without one they would move together', () => {
    const een = createEngine(catalogus())
    const t = DAG + 200
    const staat = geoefend(een, 'zin-a')
    expect(een.ability(staat, 'hak', t).mean).toBeGreaterThan(
      een.ability(geoefend(engine, 'zin-a'), 'hak', t).mean + 0.2,
    )
  })

  it('changes no state that holds none of it, to the bit', () => {
    const alleen = createEngine({
      ...catalogus(),
      categorieen: catalogus().categorieen.slice(0, 2),
    })
    expect(engine.serialize(geoefend(engine, 'hak'))).toEqual(
      alleen.serialize(geoefend(alleen, 'hak')),
    )
  })

  it('is anchored by itself: a night in which sentences turn out harder moves no spelling', () => {
    const punt = { correct: false, guess: 0.02, gewicht: 1, cel: 0, eerder: 0 }
    const bank = engine.endOfDay(
      Array.from({ length: 40 }, (_, i) => ({
        ...punt,
        item: `zin-a${i % 8}`,
        vaardigheid: { mean: 2, variantie: 0.5 },
      })),
    )
    expect(bank.categorieen['hak']?.mean).toBe(0)
    expect(bank.categorieen['zin-a']?.mean).toBeGreaterThan(0)
    const samen = ['zin-a', 'zin-b'].reduce((s, c) => s + (bank.categorieen[c]?.mean ?? 0), 0)
    expect(samen).toBeCloseTo(0, 9)
  })
})
