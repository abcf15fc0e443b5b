import { describe, expect, it } from 'vitest'
import type { GameInput } from '../regels/contract.ts'
import { kantVan, layVangrit, listLangs, stepVangrit, type Vangrit } from './vangrit.ts'

const MAAT = { zelf: 1000, hand: 2000, na: [300, 600, 1500] }
const KANTEN = [0, 1, -1] as const
const rit = layVangrit(['appel', 'peer', 'pruim'], MAAT, (nr) => KANTEN[nr] ?? 0)
const HAND = { hand: 2000, vang: 'hap' } as const

const zwenk = (kant: number): GameInput => ({ type: 'zwenk', kant }) as GameInput
const tik = (ms: number): GameInput => ({ type: 'tick', ms }) as GameInput

/** Rides in small steps to the end, the hand before each of them. Returns how long it took, and what was caught. */
function ride(begin: Vangrit<string>, hand: (nu: Vangrit<string>) => number | null) {
  let nu: Vangrit<string> | null = begin
  const mee: string[] = []
  let ms = 0
  while (nu && ms < 60_000) {
    const kant = hand(nu)
    if (kant !== null) nu = stepVangrit(nu, zwenk(kant), HAND)?.rit ?? nu
    const na: ReturnType<typeof stepVangrit<string>> = stepVangrit(nu, tik(50), HAND)
    mee.push(...(na?.mee ?? []))
    nu = na?.rit ?? null
    ms += 50
  }
  return { ms, mee }
}

describe('a ride on which things are caught', () => {
  it('ends by itself, and later for who steers', () => {
    expect(ride(rit, () => null).ms).toBe(1000)
    expect(ride(rit, ({ kant }) => (kant === 1 ? null : 1)).ms).toBe(2000)
  })

  it('is over at once for who goes on, who catches nothing by it', () => {
    expect(stepVangrit(rit, { type: 'verder' }, HAND)).toEqual({ rit: null, mee: [], events: [] })
  })

  it('catches what comes by at the side where one is, and nothing else', () => {
    expect(ride(rit, () => null).mee).toEqual(['appel'])
    expect(ride(rit, ({ kant }) => (kant === 1 ? null : 1)).mee).toEqual(['peer'])
    const straks = ({ t, kant, vondsten }: Vangrit<string>) => {
      const naar = vondsten.find(({ na }) => na > t)?.kant ?? kant
      return naar === kant ? null : naar
    }
    expect(ride(rit, straks).mee).toEqual(['appel', 'peer', 'pruim'])
  })

  it('catches each thing once, however time is cut', () => {
    expect(stepVangrit(rit, tik(900), HAND)?.mee).toEqual(['appel'])
    const bij = { ...rit, t: 300 }
    expect(stepVangrit(bij, tik(600), HAND)?.mee).toEqual([])
    expect(stepVangrit({ ...rit, t: 299 }, tik(1), HAND)?.events).toEqual([
      { type: 'fx', name: 'hap', plek: 0 },
    ])
  })

  it('refuses a side that is not there, the side where one is, and time that does not pass', () => {
    for (const kant of [2, -2, 0.5, Number.NaN, 0])
      expect(stepVangrit(rit, zwenk(kant), HAND)).toBeNull()
    for (const input of [tik(0), tik(-50), tik(Number.NaN), { type: 'rijd' }, { type: 'zwenk' }])
      expect(stepVangrit(rit, input, HAND)).toBeNull()
    expect(stepVangrit(rit, zwenk(-1), HAND)?.rit).toMatchObject({ kant: -1, duur: 2000 })
  })

  it('has no more things than moments, and the last ones only for who steers', () => {
    expect(layVangrit(['a', 'b', 'c', 'd'], MAAT, () => 0).vondsten).toHaveLength(3)
    expect(layVangrit(['a'], MAAT, () => 0).vondsten).toEqual([{ wat: 'a', kant: 0, na: 300 }])
    expect(listLangs(rit).map(({ wat }) => wat)).toEqual(['appel', 'peer'])
  })

  it('is steered by the arrows, one side at a time and no further than the edge', () => {
    expect(kantVan('ArrowLeft', { kant: 0 })).toBe(-1)
    expect(kantVan('ArrowRight', { kant: -1 })).toBe(0)
    expect(kantVan('ArrowRight', { kant: 1 })).toBeNull()
    expect(kantVan('ArrowUp', { kant: 0 })).toBeNull()
  })
})
