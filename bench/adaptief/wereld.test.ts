import { describe, expect, it } from 'vitest'
import { makeWaarheid, niveau, rijp } from './leerling.ts'
import { gemiddelde, op, som, tot } from './rij.ts'
import { catalogusVan, motor } from './rivalen/motor.ts'
import { categorieVan, makeWereld } from './wereld.ts'

const werelden = tot(20).map((i) => makeWereld(`proef-${i}`))
const [wereld = makeWereld('proef-0')] = werelden
const { boek } = wereld

describe('a world', () => {
  it('is the same for the same name and another for another', () => {
    expect(makeWereld('proef-0').echt).toEqual(wereld.echt)
    expect(werelden[1]?.echt).not.toEqual(wereld.echt)
  })

  it('has words whose difficulty is guessed as well as was meant', () => {
    const fouten = werelden.flatMap(({ boek: b, echt }) =>
      tot(b.codes.length).map((k) =>
        gemiddelde(tot(b.perCategorie).map((i) => op(echt, k * 60 + i) - op(b.prior, k * 60 + i))),
      ),
    )
    const binnen = werelden.flatMap(({ boek: b, echt, midden }) =>
      tot(b.woorden).map((i) => (op(echt, i) - op(midden, categorieVan(b, i))) ** 2),
    )
    expect(Math.sqrt(gemiddelde(fouten.map((x) => x * x)))).toBeCloseTo(Math.hypot(0.4, 0.078), 1)
    expect(Math.sqrt(gemiddelde(binnen))).toBeCloseTo(0.9, 1)
  })

  it('asks first what was taught first', () => {
    for (const [k, eerder] of boek.vereist.entries())
      for (const q of eerder) expect(q).toBeLessThan(k)
    expect(boek.codes.length).toBeGreaterThanOrEqual(36)
  })

  it('has 36 categories on the short line, each after what it builds on', () => {
    const { boek: kort } = makeWereld('proef-0', 'kort')
    expect(new Set(kort.codes).size).toBe(36)
    expect(kort.woorden).toBe(36 * 60)
    expect(new Set(kort.groep)).toEqual(new Set([3, 4, 5, 6, 7, 8]))
    for (const [k, eerder] of kort.vereist.entries())
      for (const q of eerder) {
        expect(q).toBeLessThan(k)
        expect(op(kort.groep, q)).toBeLessThanOrEqual(op(kort.groep, k))
      }
    // Only the first of all builds on nothing: a prerequisite that is not on the line would be lost without a word.
    expect(kort.vereist.filter((eerder) => eerder.length === 0)).toHaveLength(1)
  })

  it('tells the engine what is guessed beforehand and nothing of what is true', () => {
    const rivaal = motor(boek)
    const { woorden } = catalogusVan(boek)
    for (const i of [0, 100, 2000]) {
      expect(rivaal.moeilijkheid?.(i)).toBeCloseTo(op(boek.prior, i), 5)
      expect(woorden[i]?.moeilijkheid.mean).not.toBe(op(wereld.echt, i))
    }
  })
})

describe('a leerling', () => {
  const klas = tot(60).map((nr) => makeWaarheid(wereld, nr, { zittingen: 1, hulp: 0.1 }))

  it('has weak categories that lie 1.8 logits lower, within what is practised', () => {
    const laag = klas.flatMap((w) => {
      const midden = som(w.scope.map((k) => niveau(w, k))) / w.scope.length
      return w.zwak.map((k) => niveau(w, k) - midden)
    })
    expect(gemiddelde(laag)).toBeLessThan(-1.4)
    expect(gemiddelde(laag)).toBeGreaterThan(-2)
    for (const w of klas) for (const k of w.zwak) expect(w.scope).toContain(k)
  })

  it('is helped at home in one case of ten, and lives in every groep from 4 to 8', () => {
    expect(new Set(klas.map(({ groep }) => groep)).size).toBe(5)
    const geholpen = tot(400).map(
      (nr) => makeWaarheid(wereld, nr, { zittingen: 1, hulp: 0.1 }).hulp,
    )
    expect(gemiddelde(geholpen)).toBeGreaterThan(0.06)
    expect(gemiddelde(geholpen)).toBeLessThan(0.14)
  })

  it('is less ripe for a category when what comes before is weak', () => {
    const [w] = klas
    if (!w) throw new Error('geen klas')
    const k = boek.vereist.findIndex((eerder) => eerder.length > 0)
    const [q = 0] = boek.vereist[k] ?? []
    const voor = rijp(w, k * boek.perCategorie)
    w.basis[q] = op(w.basis, q) - 3
    expect(rijp(w, k * boek.perCategorie)).toBeLessThan(voor)
    expect(rijp(w, 0)).toBe(1)
  })
})
