import { describe, expect, it } from 'vitest'
import { makeGeheugen, naDagen, onthouden, ontmoet } from './geheugen.ts'
import { begin, makeOefening, overVan, close, add } from './vaardigheid.ts'
import { geleerd, type Wet } from './wetten.ts'

const uur = (n: number) => n * 3600

/** Returns the chance of remembering, at `nu`, a word that was met at these moments. */
function naOntmoetingen(momenten: readonly number[], nu: number): number {
  const geheugen = makeGeheugen(1, 0)
  for (const moment of momenten) ontmoet(geheugen, 0, moment)
  return onthouden(geheugen, 0, nu)
}

describe('memory of a word', () => {
  it('is nothing before it was met, and fades after', () => {
    expect(naOntmoetingen([], uur(1))).toBe(0)
    const kansen = [1, 10, 100].map((n) => naOntmoetingen([0, 60, 900], uur(n)))
    expect(kansen).toEqual(kansen.toSorted((a, b) => b - a))
  })

  it('keeps longer what was met with time between (the spacing effect)', () => {
    const later = naDagen(0, 56)
    const gespreid = naOntmoetingen(
      [0, 1, 2, 3].map((week) => naDagen(0, 7 * week)),
      later,
    )
    const ineens = naOntmoetingen([0, 10, 20, 30], later)
    expect(gespreid).toBeGreaterThan(1.2 * ineens)
  })
})

/** Returns how much is left on a later day of twenty answers that were spread over these days. */
function overNa(dagen: readonly number[], later: number): number {
  const oefening = makeOefening(1, dagen.length)
  for (const dag of dagen) {
    begin(oefening, dag)
    for (let i = 0; i < 20 / dagen.length; i += 1) add(oefening, 0, { hoeveel: 0.02, dag })
    close(oefening, dag)
  }
  return overVan(oefening, 0, later)
}

describe('a skill', () => {
  it('fades, ever slower', () => {
    const over = [0, 7, 14, 21].map((dagen) => overNa([0], dagen))
    expect(over[0]).toBeCloseTo(0.4, 10)
    const verlies = over.slice(1).map((x, i) => (over[i] ?? 0) - x)
    expect(verlies).toEqual(verlies.toSorted((a, b) => b - a))
  })

  it('keeps more when practice was spread', () => {
    expect(overNa([0, 7, 14, 21], 70)).toBeGreaterThan(1.1 * overNa([18, 19, 20, 21], 70))
  })

  it('counts what is practised today at once', () => {
    const oefening = makeOefening(2, 1)
    add(oefening, 1, { hoeveel: 0.3, dag: 0 })
    expect([...oefening.nu]).toEqual([0, 0.3])
  })
})

describe('the laws of learning', () => {
  const bij = (kent: number, goed = true, gelukt = 0.8) => ({ kent, goed, gelukt })
  it('differ in where practice helps most', () => {
    const stappen = Array.from({ length: 99 }, (_, i) => (i + 1) / 100)
    const top = (wet: Wet) =>
      stappen.reduce((a, q) => (geleerd(wet, bij(q)) > geleerd(wet, bij(a)) ? q : a))
    expect(top('zone')).toBeCloseTo(0.8, 10)
    expect(top('fouten')).toBeCloseTo(0.01, 10)
    expect(geleerd('oefening', bij(0.2))).toBe(geleerd('oefening', bij(0.9)))
    expect(geleerd('oefening', bij(0.5, false))).toBeLessThan(geleerd('oefening', bij(0.5)))
  })

  it('teach little to who fails all the time, and errors nothing at all', () => {
    expect(geleerd('fouten', bij(0.3, false, 0.45))).toBeLessThan(
      0.05 * geleerd('fouten', bij(0.3, false)),
    )
    expect(geleerd('oefening', bij(0.3, true, 0.45))).toBeLessThan(
      0.5 * geleerd('oefening', bij(0.3)),
    )
  })

  it('teach in proportion to what is lacking and to nothing else, where that is the law', () => {
    const van = (kent: number, gelukt: number, goed = true) =>
      geleerd('tekort', { kent, goed, gelukt })
    expect(van(0.2, 0.8) / van(0.6, 0.8)).toBeCloseTo(2, 10)
    for (const gelukt of [0.1, 0.45, 0.95])
      for (const goed of [true, false]) expect(van(0.3, gelukt, goed)).toBe(van(0.3, 0.8))
    // Decoy: under the law of errors, who fails all the time learns next to nothing from the same word.
    expect(geleerd('fouten', bij(0.3, false, 0.1))).toBeLessThan(0.05 * van(0.3, 0.1, false))
  })
})
