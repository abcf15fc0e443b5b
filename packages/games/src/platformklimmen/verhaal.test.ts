import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { describe, expect, it } from 'vitest'
import { beginVan, gemaakteVan, regelsVan, verhaalTotNu, vlagVan } from './verhaal.ts'

const VERHAAL = ['De hond is nat.', 'Hij rent.', 'Nu is mama nat.', 'Papa lacht.']
const zin = (nr: number): ZinOpgave => ({
  soort: 'zin',
  id: `zv-proef:${nr}`,
  woorden: (VERHAAL[nr] ?? '').split(' '),
  ordes: [],
  verhaal: VERHAAL,
  keten: { id: 'zv-proef', nr, van: VERHAAL.length },
})
/** A round of which the first sentence was right, the second mended, the third left. */
const RONDE = {
  gelukt: [VERHAAL[0] ?? ''],
  hersteld: [VERHAAL[1] ?? ''],
  missers: [1, 2].map((nr) => ({ item: zin(nr), vorm: 'om' })),
  oordelen: [true, false, false],
}

describe('the story', () => {
  it('is told as far as the floor, with how each sentence came into it', () => {
    expect(regelsVan(RONDE, zin(3))).toEqual([
      { zin: VERHAAL[0], stand: 'goed' },
      { zin: VERHAAL[1], stand: 'hersteld' },
      { zin: VERHAAL[2], stand: 'verteld' },
    ])
    expect(gemaakteVan(RONDE)).toBe(2)
  })

  it('is there as well where a round begins in the middle of it, and never tells its own floor', () => {
    const leeg = { gelukt: [], hersteld: [], missers: [], oordelen: [] }
    expect(regelsVan(leeg, zin(2)).map(({ stand }) => stand)).toEqual(['verteld', 'verteld'])
    expect(verhaalTotNu(zin(2))).not.toContain(VERHAAL[2])
    const { verhaal: _, ...kaal } = zin(2)
    expect(verhaalTotNu(kaal)).toEqual([])
  })
})

describe('a story that is longer than its flag', () => {
  it('begins at a whole sentence and is seen to its end', () => {
    const tops = [0, 50, 75, 125]
    expect(beginVan(tops, 150, 200)).toBe(0)
    // Its last 80 px would begin in the middle of the third sentence, at 70.
    expect(beginVan(tops, 150, 80)).toBe(75)
    expect(beginVan(tops, 150, 74)).toBe(125)
    expect(beginVan(tops, 150, 10)).toBe(125)
    expect(beginVan([], 0, 80)).toBe(0)
  })
})

describe('the flag', () => {
  it('bears the bridges of the round in their order, and not what did not become one', () => {
    expect(vlagVan(RONDE).map((regel) => regel.zin)).toEqual([VERHAAL[0], VERHAAL[1]])
  })

  it('has room for one story: the last', () => {
    const gelukt = Array.from({ length: 8 }, (_, nr) => `Zin ${nr}.`)
    const lang = { gelukt, hersteld: [], missers: [], oordelen: gelukt.map(() => true) }
    expect(vlagVan(lang).map((regel) => regel.zin)).toEqual(gelukt.slice(2))
  })
})
