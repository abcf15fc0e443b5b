import { describe, expect, it } from 'vitest'
import { listStukken, type Blik } from './delen.ts'
import { begin, item, play } from './proef.ts'
import type { Opgave } from './stand.ts'

function opgaveVan(...zetten: Parameters<typeof play>[1][]): Opgave {
  const { opgave } = play(begin(item('lopen', 'loopt')), { type: 'trek' }, ...zetten).state
  if (!opgave) throw new Error('no carrot')
  return opgave
}

const blik = (mis: Blik['mis'] = [], slap: Blik['slap'] = []): Blik => ({
  mis,
  slap,
  isKeuze: (plek) => plek === 1,
})

describe('the parts of a carrot', () => {
  it('have a place to cut between each two, named by what is on both sides', () => {
    const stukken = listStukken(opgaveVan(), blik())
    expect(stukken.map(({ tekst }) => tekst).join('')).toBe('lopen')
    expect(stukken.map(({ snee }) => snee?.naam)).toEqual([
      undefined,
      'Knip tussen l en o',
      'Knip tussen o en p',
      'Knip tussen p en e',
      'Knip tussen e en n',
    ])
    expect(stukken.at(-1)?.loof).toBe('oud')
  })

  it('show what was grafted in its place, and only that part drooping which is not right', () => {
    const opgave = opgaveVan(
      { type: 'knip', gat: 3 },
      { type: 'blad', blad: 'd' },
      { type: 'ge', plek: 0 },
    )
    const stukken = listStukken(opgave, blik(['uitgang']))
    expect(stukken.map(({ tekst }) => tekst)).toEqual(['ge', 'l', 'o', 'p', 'd'])
    expect(stukken.filter(({ mis }) => mis).map(({ tekst }) => tekst)).toEqual(['d'])
    expect(stukken.filter(({ isEerst }) => isEerst)).toHaveLength(1)
    const stam = listStukken(opgave, blik(['stam'], [1]))
    expect(stam.filter(({ mis }) => mis).map(({ tekst }) => tekst)).toEqual(['o'])
    // Decoy: the greens of before are gone with what was cut.
    expect(stukken.map(({ loof }) => loof).filter(Boolean)).toEqual(['nieuw'])
  })
  it('can be changed one thing at a time: cuts, then letters, then what was grafted', () => {
    const wat = (opgave: Opgave) =>
      listStukken(opgave, blik()).map(({ snee, keus, input }) =>
        snee ? 'snee' : keus === undefined ? (input?.type ?? '') : 'bak',
      )
    const knip = { type: 'knip', gat: 3 } as const
    const stam = { type: 'werk', werk: 'blad' } as const
    const blad = { type: 'blad', blad: 't' } as const
    expect(wat(opgaveVan())).toEqual(['', 'snee', 'snee', 'snee', 'snee'])
    expect(wat(opgaveVan(knip))).toEqual(['', 'bak', ''])
    expect(wat(opgaveVan(knip, stam))).toEqual(['', '', 'werk'])
    expect(wat(opgaveVan(knip, stam, blad))).toEqual(['', '', 'werk', 'werk'])
  })
})
