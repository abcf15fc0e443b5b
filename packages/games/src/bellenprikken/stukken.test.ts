import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { delenVan, spelMet, stukkenVan } from './stukken.ts'

const woord = (
  word: string,
  graphemes: readonly string[],
  syllables: readonly string[] = [word],
): Item => ({ soort: 'woord', id: word, word, graphemes, syllables })

describe('the pieces of a word', () => {
  it('are its sounds in hakken, each as often as it is heard', () => {
    const woorden = woord('non', ['n', 'o', 'n'])
    expect(delenVan(woorden, 'hakken')).toEqual(['n', 'o', 'n'])
    const stukken = stukkenVan(woorden, ['n', 'o', 'n'], {
      soort: 'hakken',
      groep: 3,
      rnd: stroom(1),
    })
    expect(stukken?.filter((stuk) => stuk === 'n')).toHaveLength(2)
  })

  it('are in plakken its klankgroepen as they are printed, else its beginning and rhyme', () => {
    const banaan = woord('banaan', ['b', 'a', 'n', 'aa', 'n'], ['ba', 'naan'])
    expect(delenVan(banaan, 'plakken')).toEqual(['ba', 'naan'])
    expect(delenVan(woord('appel', ['a', 'pp', 'e', 'l'], ['a', 'ppel']), 'plakken')).toEqual([
      'ap',
      'pel',
    ])
    expect(delenVan(woord('engel', ['e', 'ng', 'e', 'l'], ['e', 'ngel']), 'plakken')).toEqual([
      'en',
      'gel',
    ])
    expect(delenVan(woord('schaap', ['s', 'ch', 'aa', 'p']), 'plakken')).toEqual(['sch', 'aap'])
    expect(delenVan(woord('aap', ['aa', 'p']), 'plakken')).toEqual(['aa', 'p'])
  })

  it('are its lettergrepen where these are known', () => {
    const bakker = woord('bakker', ['b', 'a', 'kk', 'e', 'r'], ['ba', 'kker'])
    expect(delenVan({ ...bakker, lettergrepen: ['bak', 'ker'] }, 'plakken')).toEqual(['bak', 'ker'])
    const nanny = woord('nanny', ['n', 'a', 'nn', 'y'], ['na', 'nny'])
    expect(delenVan({ ...nanny, lettergrepen: ['na', 'nny'] }, 'plakken')).toEqual(['na', 'nny'])
  })

  it('are two or more, with letters in them: no single sound, no dash, no word of many sounds', () => {
    expect(delenVan(woord('ui', ['ui']), 'hakken')).toBeNull()
    expect(delenVan(woord('tv-gids', ['t', 'v', '-', 'g', 'i', 'd', 's']), 'hakken')).toBeNull()
    for (const lang of FIXTURES.lang) expect(delenVan(lang, 'hakken')).toBeNull()
  })
})

describe('the bubbles of a word', () => {
  it.each(['hakken', 'plakken'] as const)(
    'of %s are its pieces and others, five or more, and the word can be spelled in one way only',
    (soort) => {
      for (const item of FIXTURES.gewoon)
        for (const groep of [3, 5]) {
          const delen = delenVan(item, soort)
          if (!delen) continue
          const stukken = stukkenVan(item, delen, { soort, groep, rnd: stroom(groep) }) ?? []
          expect(stukken.length, `bubbles of ${item.word}`).toBeGreaterThanOrEqual(5)
          const over = delen.reduce(
            (rij, deel) => rij.toSpliced(rij.indexOf(deel), 1),
            [...stukken],
          )
          expect(stukken.length - over.length).toBe(delen.length)
          expect(over.filter((vreemd) => delen.includes(vreemd))).toEqual([])
          // Without one of its own pieces, the word cannot be spelled.
          const misbaar = delen.filter((deel) =>
            spelMet(
              stukken.filter((stuk) => stuk !== deel),
              item.word,
            ),
          )
          expect([item.word, misbaar]).toEqual([item.word, []])
        }
    },
  )

  it('of a beginning and a rhyme are several of each, so that many words can be stuck together', () => {
    const vis = woord('vis', ['v', 'i', 's'])
    const duif = woord('duif', ['d', 'ui', 'f'])
    for (const item of [vis, duif])
      for (const [groep, meest] of [
        [3, 2],
        [5, 3],
      ] as const)
        for (let zaad = 1; zaad < 40; zaad += 1) {
          const voor = { soort: 'plakken', groep, rnd: stroom(zaad) } as const
          const delen = delenVan(item, 'plakken') ?? []
          const stukken = stukkenVan(item, delen, voor) ?? []
          const rijmen = stukken.filter((stuk) => /[aeiouy]/.test(stuk))
          expect(Math.min(rijmen.length, stukken.length - rijmen.length)).toBeGreaterThanOrEqual(
            meest,
          )
        }
  })

  it('hold nothing that is heard as one of the pieces: f for v, ij for ei, t for a last d', () => {
    const reiziger = woord('veld', ['v', 'e', 'l', 'd'])
    for (let zaad = 1; zaad < 40; zaad += 1) {
      const voor = { soort: 'hakken', groep: 5, rnd: stroom(zaad) } as const
      const stukken = stukkenVan(reiziger, reiziger.graphemes, voor) ?? []
      expect(stukken.filter((stuk) => ['f', 't'].includes(stuk))).toEqual([])
      const trein = woord('trein', ['t', 'r', 'ei', 'n'])
      expect(stukkenVan(trein, trein.graphemes, voor)).not.toContain('ij')
    }
  })

  it('do not hold the letters of a sound: u and i never say ui', () => {
    const huis = woord('huis', ['h', 'ui', 's'])
    for (let zaad = 1; zaad < 60; zaad += 1) {
      const voor = { soort: 'hakken', groep: 5, rnd: stroom(zaad) } as const
      const stukken = stukkenVan(huis, huis.graphemes, voor) ?? []
      expect(stukken.includes('u') && stukken.includes('i')).toBe(false)
    }
  })

  it('hold nothing rude: no aars beside the p of paard, though paars is its neighbour', () => {
    const bellen = (buur: string) =>
      Array.from({ length: 20 }, (_, zaad) =>
        stukkenVan(
          { ...woord('paard', ['p', 'aa', 'r', 'd']), buren: { een: [buur], ver: [] } },
          ['p', 'aard'],
          { soort: 'plakken', groep: 5, rnd: stroom(zaad) },
        ),
      ).flat()
    expect(bellen('paars')).not.toContain('aars')
    // Decoy: the rhyme of another neighbour does float.
    expect(bellen('paarg')).toContain('aarg')
  })

  it('hold no letters that stand in the word without being heard: end is not said to be missing from vriend', () => {
    const vriend = woord('vriend', ['v', 'r', 'ie', 'n', 'd'])
    const delen = delenVan(vriend, 'plakken') ?? []
    for (let zaad = 1; zaad < 60; zaad += 1) {
      const voor = { soort: 'plakken', groep: 5, rnd: stroom(zaad) } as const
      expect(stukkenVan(vriend, delen, voor)).not.toContain('end')
    }
  })
})
