import { describe, expect, it } from 'vitest'
import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { cutLike } from './eigen-woord.ts'
import { meltClusters, ZWERM, zwermVan } from './zwerm.ts'

const STOEP: Item = { soort: 'woord', id: 'stoep', word: 'stoep', graphemes: ['s', 't', 'oe', 'p'] }

describe('the letters that swim', () => {
  it('are eight different ones, among them every one that the word needs', () => {
    for (const item of [...FIXTURES.gewoon.slice(0, 28), STOEP])
      for (const schakels of [0, 3, 6, 9]) {
        const zwerm = zwermVan(
          item,
          { goed: item.graphemes, schakels, groep: 3, aantal: ZWERM },
          stroom(schakels),
        )
        expect(new Set(zwerm).size).toBe(8)
        for (const deel of item.graphemes) expect(zwerm).toContain(deel)
      }
  })

  it('are single letters and sounds, until the fish is large enough for clusters', () => {
    const groot = (schakels: number) =>
      zwermVan(
        STOEP,
        { goed: STOEP.graphemes, schakels, groep: 3, aantal: ZWERM },
        stroom(3),
      ).filter((letter) => cutGraphemes(letter).length > 1)
    expect(groot(0)).toEqual([])
    expect(groot(2)).toEqual([])
    expect(groot(3)).toHaveLength(2)
  })
})

describe('what sounds alike', () => {
  const zwerm = (schakels: number, groep: number, seed: number) =>
    zwermVan(STOEP, { goed: STOEP.graphemes, schakels, groep, aantal: ZWERM }, stroom(seed))
  const heeft = (letters: readonly string[]) =>
    [
      ['ei', 'ij'],
      ['au', 'ou'],
    ].map((paar) => paar.filter((deel) => letters.includes(deel)).length)

  it('swims in twos from the sixth link on, for who learns it', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      expect(heeft(zwerm(6, 4, seed)).toSorted()).toEqual([0, 2])
      expect(heeft(zwerm(5, 4, seed))).toEqual([0, 0])
      expect(heeft(zwerm(6, 3, seed))).toEqual([0, 0])
    }
  })
})

describe('a cluster', () => {
  const paar = { eigen: ['s', 'l', 'oe', 'p'], goed: ['s', 't', 'oe', 'p'] }

  it('is one scale from the third link on, and swims among other clusters', () => {
    expect(meltClusters(paar, 2)).toEqual(paar)
    const { eigen, goed } = meltClusters(paar, 3)
    expect([eigen, goed]).toEqual([
      ['sl', 'oe', 'p'],
      ['st', 'oe', 'p'],
    ])
    const zwerm = zwermVan(STOEP, { goed, schakels: 3, groep: 3, aantal: ZWERM }, stroom(8))
    expect(zwerm.filter((letter) => cutGraphemes(letter).length > 1).length).toBeGreaterThan(1)
    expect(zwerm).toContain('st')
  })

  it('stays two scales where only one of the words has it', () => {
    const anders = { eigen: ['s', 'oe', 'p', 'e'], goed: ['s', 't', 'oe', 'p'] }
    expect(meltClusters(anders, 9)).toEqual(anders)
  })
})

describe('a form beside a word', () => {
  it('is cut as that word is, with as few differences as there can be', () => {
    expect(cutLike('vies', ['v', 'i', 's'], 2)).toEqual(['v', 'ie', 's'])
    expect(cutLike('slaap', ['s', 'ch', 'aa', 'p'], 1)).toEqual(['s', 'l', 'aa', 'p'])
    expect(cutLike('kat', ['k', 'o', 'p'], 2)).toEqual(['k', 'a', 't'])
  })

  it('is not cut where too much differs, nor where it has more or fewer pieces', () => {
    expect(cutLike('vis', ['k', 'o', 'p'], 2)).toBeNull()
    expect(cutLike('kat', ['k', 'o', 'p'], 1)).toBeNull()
    expect(cutLike('krat', ['k', 'a', 't'], 2)).toBeNull()
  })
})
