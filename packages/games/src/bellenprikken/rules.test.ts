import type { HostInput, Item } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describe, expect, it } from 'vitest'
import { bellenprikken } from './manifest.ts'
import { isVol, lijnVan, rules, type State } from './rules.ts'
import { bellenVan, stukkenVan } from '@letterhaven/game-kit/onderdelen/plakstukken'

type Kind = 'hakken' | 'plakken'
const TAAK = {
  id: 't',
  kind: 'hakken' as Kind,
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed: 1,
  options: { calm: false, clock: false },
}

const item = (woord: string): Item => {
  const gevonden = [...FIXTURES.gewoon, ...FIXTURES.lang].find(({ word }) => word === woord)
  if (!gevonden) throw new Error(woord)
  return gevonden
}
const opgave = (woord: string): HostInput =>
  ({ type: 'opgave', plek: 0, item: item(woord), reden: null }) as unknown as HostInput

/** Returns the game with one word asked. */
function gevraagd(woord: string, kind: Kind = 'hakken', calm = false): State {
  const taak = { ...TAAK, kind, options: { calm, clock: false } }
  return rules.step(rules.step(rules.init(taak), { type: 'begin' })[0], opgave(woord))[0]
}

const prik = (staat: State, ...delen: string[]): State =>
  delen.reduce(
    (nu, deel) => rules.step(nu, { type: 'prik', bel: nu.opgave?.bellen.indexOf(deel) ?? -1 })[0],
    staat,
  )

describeBots({
  manifest: bellenprikken,
  rules,
  invoer: {
    prik: { bel: GETAL },
    plak: { links: GETAL, rechts: GETAL },
    terug: {},
    klaar: {},
  },
  altijd: ({ opgave: nu }) => !nu || nu.gelegd.length <= nu.delen.length,
})

describe('the bubbles', () => {
  it('hang the sounds on the line in the order they were pricked, and give the word when it is full', () => {
    const half = prik(gevraagd('schaap'), 's', 'ch', 'aa')
    expect(half.opgave && lijnVan(half.opgave)).toEqual(['s', 'ch', 'aa'])
    expect(rules.step(half, { type: 'klaar' })).toEqual([half, []])
    const vol = prik(half, 'p')
    expect(prik(vol, 's')).toEqual(vol)
    const [na, events] = rules.step(vol, { type: 'klaar' })
    expect(events).toContainEqual(expect.objectContaining({ given: 'schaap', correct: true }))
    expect(na.gelukt).toEqual(['schaap'])
  })

  it('judge another order as it was built', () => {
    const vol = prik(gevraagd('vis'), 's', 'i', 'v')
    const [, events] = rules.step(vol, { type: 'klaar' })
    expect(events).toContainEqual(expect.objectContaining({ given: 'siv', correct: false }))
  })

  it('give the last tile back, and no more than there are', () => {
    const [een] = rules.step(prik(gevraagd('vis'), 'v', 'i'), { type: 'terug' })
    expect(een.opgave && lijnVan(een.opgave)).toEqual(['v'])
    const [geen] = rules.step(een, { type: 'terug' })
    expect(rules.step(geen, { type: 'terug' })).toEqual([geen, []])
  })

  it('rise while time goes by and come back below; in calm play they hang still', () => {
    const uren = [...Array(40).keys()].reduce(
      (nu) => rules.step(nu, { type: 'tick', ms: 1000 })[0],
      gevraagd('vis'),
    )
    expect(uren.opgave?.stijging).toBeGreaterThan(0)
    expect(uren.opgave?.stijging).toBeLessThan(1)
    const kalm = gevraagd('vis', 'hakken', true)
    expect(rules.step(kalm, { type: 'tick', ms: 5000 })[0].opgave).toEqual(kalm.opgave)
  })

  it('stick in plakken: two that meet hang side by side, the left one first; hakken knows no such move', () => {
    const staat = gevraagd('vis', 'plakken')
    const { bellen = [], delen = [] } = staat.opgave ?? {}
    const [links, rechts] = [bellen.indexOf(delen[0] ?? ''), bellen.indexOf(delen[1] ?? '')]
    const [na] = rules.step(staat, { type: 'plak', links, rechts })
    expect(na.opgave && lijnVan(na.opgave).join('')).toBe('vis')
    expect(na.opgave && isVol(na.opgave)).toBe(true)
    const hak = gevraagd('vis')
    expect(rules.step(hak, { type: 'plak', links: 0, rechts: 1 })).toEqual([hak, []])
  })

  it('take nothing before a word came, nor while the verdict is looked at', () => {
    const begin = rules.init(TAAK)
    expect(rules.step(begin, { type: 'prik', bel: 0 })).toEqual([begin, []])
    const [na] = rules.step(prik(gevraagd('vis'), 'v', 'i', 's'), { type: 'klaar' })
    expect(rules.step(na, { type: 'prik', bel: 0 })).toEqual([na, []])
  })
})

describe('the pieces of plakken', () => {
  const los = (
    word: string,
    graphemes: readonly string[],
    syllables: readonly string[] = [],
  ): Item => ({
    soort: 'woord',
    id: word,
    word,
    graphemes,
    syllables,
  })

  it('are the klankgroepen, else beginning and rhyme; a word of one sound has none', () => {
    expect(stukkenVan(los('banaan', ['b', 'a', 'n', 'aa', 'n'], ['ba', 'naan']))).toEqual([
      'ba',
      'naan',
    ])
    expect(stukkenVan(los('schaap', ['s', 'ch', 'aa', 'p']))).toEqual(['sch', 'aap'])
    expect(stukkenVan(los('aap', ['aa', 'p']))).toEqual(['aa', 'p'])
    expect(stukkenVan(los('ui', ['ui']))).toBeNull()
  })

  it('float among others that make another word of it, those of its misspellings first', () => {
    for (const woord of FIXTURES.gewoon) {
      const stukken = stukkenVan(woord)
      if (!stukken) continue
      const bellen = bellenVan(woord, stukken, () => 0.4)
      expect(bellen).toEqual(expect.arrayContaining([...stukken]))
      expect(new Set(bellen).size).toBe(bellen.length)
      expect(bellen.length).toBeGreaterThan(new Set(stukken).size)
    }
    const keus = { vorm: 'hont', regel: 'r', uitleg: '' }
    const hond = { ...los('hond', ['h', 'o', 'n', 'd']), choices: [keus] }
    expect(bellenVan(hond, ['h', 'ond'], () => 0.4)).toContain('ont')
  })
})
