import { describe, expect, it } from 'vitest'
import { createEngine } from './index.ts'
import { makeWereld } from './proefleerling.ts'
import { CELLEN, celVan, GEEN_VERLEDEN, isRecent, zieWoord } from './verleden.ts'

describe('what was seen of a word', () => {
  it('has a place in the table by how often and how long ago', () => {
    let gezien = zieWoord(GEEN_VERLEDEN, 7, 10)
    expect(celVan(gezien, 8, 10)).toBe(3)
    expect([10.2, 12, 20, 30].map((t) => celVan(gezien, 7, t))).toEqual([4, 5, 6, 7])
    for (let keer = 0; keer < 5; keer += 1) gezien = zieWoord(gezien, 7, 11)
    expect(celVan(gezien, 7, 11)).toBe(12)
    expect(celVan(gezien, 7, 99)).toBe(CELLEN - 1)
  })

  it('is recent among the last 25 only', () => {
    let gezien = zieWoord(GEEN_VERLEDEN, 1, 1)
    for (let merk = 2; merk < 26; merk += 1) gezien = zieWoord(gezien, merk, 1)
    expect(isRecent(gezien, 1)).toBe(true)
    expect(isRecent(zieWoord(gezien, 26, 1), 1)).toBe(false)
  })
})

describe('a table of history', () => {
  const wereld = makeWereld()
  const leerling = { groep: 4, scope: ['c4a'] }
  const antwoord = { correct: true, t: 10, guess: 0.02, source: 'probe', place: 'school' } as const
  const met = (verleden: readonly number[]) =>
    createEngine(wereld, { versie: 1, moeilijkheid: {}, verleden })
  const kans = (engine: ReturnType<typeof met>) => {
    const staat = engine.update(engine.init(leerling), 'c4a-10', antwoord)
    return engine.predict(staat, 'c4a-10', { t: 10.1, guess: 0.02 })
  }
  const tabel = (waarde: number) => Array.from({ length: CELLEN }, (_, i) => (i === 4 ? waarde : 0))

  it('raises what is expected of a word that was met just now', () => {
    expect(kans(met(tabel(1)))).toBeGreaterThan(kans(met(tabel(0))) + 0.05)
  })

  it('is bounded, and without numbers it is none', () => {
    expect(kans(met(tabel(99)))).toBe(kans(met(tabel(4))))
    expect(kans(met(tabel(Number.NaN)))).toBe(kans(met(tabel(0))))
  })
})
