import { shuffle, stroom } from '@letterhaven/game-kit/regels/rng'
import { TRAPPEN } from '@letterhaven/contracts/trap'
import { describe, expect, it } from 'vitest'
import { layWerf } from './stapels.ts'
import { couple, ervoor, setAside, tekstenVan, zijsporen, type Werf } from './werf.ts'

const LEEG = {
  kop: [],
  staart: [],
  gat: null,
  duwt: false,
  raar: null,
  mis: null,
  isLos: false,
  zonder: 0,
  ploeg: 0,
  gezien: false,
} as const

/** A yard with the pieces of one order, and one wagon more. */
function makeWerf(aantal: number, seed: number, trap: 1 | 2 | 3, nummer: number): Werf {
  const orde = Array.from({ length: aantal }, (_, nr) => `w${nr}`)
  const rnd = stroom(seed)
  const lading = { wagons: shuffle([...orde, 'vreemd'], rnd), ordes: [orde] }
  return { ...lading, ...layWerf(lading, { trap, nummer, rnd }), ...LEEG }
}

/** Couples the whole order from the front; returns how often a wagon had to be set aside, or null where that was not enough. */
function solve(werf: Werf): number | null {
  let nu = werf
  let opzij = 0
  for (const tekst of werf.ordes[0] ?? []) {
    const wagon = nu.wagons.indexOf(tekst)
    const voor = ervoor(nu, wagon)
    if (voor !== null) {
      const vrij = setAside(nu, voor)
      if (!vrij) return null
      nu = vrij
      opzij += 1
    }
    nu = couple(nu, wagon) ?? nu
  }
  return tekstenVan(nu).join() === werf.ordes[0]?.join() ? opzij : null
}

/** Couples the second half to the blue engine, from the end, and then the first half to the red one. */
function solveVanTweeKanten(werf: Werf): number | null {
  const orde = werf.ordes[0] ?? []
  const half = Math.ceil(orde.length / 2)
  let nu: Werf = { ...werf, duwt: true }
  for (const [nr, tekst] of [...orde.slice(half).toReversed(), ...orde.slice(0, half)].entries()) {
    const wagon = nu.wagons.indexOf(tekst)
    if (ervoor(nu, wagon) !== null) return null
    nu = couple({ ...nu, duwt: nr < orde.length - half }, wagon) ?? nu
  }
  return tekstenVan(nu).join() === orde.join() ? 0 : null
}

const GEVALLEN = Array.from({ length: 400 }, (_, seed) => ({ seed, aantal: 2 + (seed % 8) }))

describe('a yard', () => {
  it('has every wagon free at the first stage', () => {
    for (const { seed, aantal } of GEVALLEN) expect(solve(makeWerf(aantal, seed, 1, seed))).toBe(0)
  })

  it('of the second stage is solved with one wagon set aside at most', () => {
    for (const { seed, aantal } of GEVALLEN) {
      const opzij = solve(makeWerf(aantal, seed, 2, seed % 5))
      expect(opzij).not.toBeNull()
      expect(opzij).toBeLessThanOrEqual(1)
    }
  })

  it('of the third stage needs nothing set aside by who also builds from the end', () => {
    for (const { seed, aantal } of GEVALLEN)
      expect(solveVanTweeKanten(makeWerf(aantal, seed, 3, seed))).toBe(0)
  })

  it('of the third stage has something in the way of who builds from the front alone (decoy)', () => {
    const nodig = GEVALLEN.map(({ seed, aantal }) => solve(makeWerf(aantal, seed, 3, seed)))
    expect(nodig.every((opzij) => opzij === null || opzij > 0)).toBe(true)
  })

  it('has each wagon on one siding, and an empty one only where something is in the way', () => {
    for (const { seed, aantal } of GEVALLEN)
      for (const trap of TRAPPEN) {
        const werf = makeWerf(aantal, seed, trap, seed)
        expect(werf.sporen.flat().toSorted()).toEqual([...werf.wagons.keys()])
        const isVast = werf.sporen.some(({ length }) => length > 1)
        expect(zijsporen(werf).length).toBe(isVast ? 1 : 0)
      }
  })
})
