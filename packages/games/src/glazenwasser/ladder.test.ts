import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { classifyAvond } from './indeling.ts'
import { huisVan, isInEenKeer, ladderHuis, verdeel } from './ladder.ts'
import { opstelling, VOL } from './proef.ts'
import { rules } from './rules.ts'

/** Words without a misspelling, which all may stay. */
const GOED: Item[] = VOL.map((item) => ({ ...item, choices: [] }))

const street = (trap: 1 | 2 = 2) => opstelling(GOED, { trap })

/** Washes these windows in order, with the ladder wherever it has to be. */
function washAll(plekken: readonly number[], trap: 1 | 2 = 2) {
  const spel = street(trap)
  for (const plek of plekken) spel.send({ type: 'ladder', plek }, { type: 'was', plek, hoeveel: 1 })
  return spel
}

const namen = ({ events }: ReturnType<typeof street>): string[] =>
  events.flatMap((e) => (e.type === 'fx' ? e.name : []))

describe('the street of the ladder', () => {
  it('has its windows in three houses, on every screen the same ones', () => {
    expect(verdeel(10)).toEqual([4, 3, 3])
    for (const [w, h] of [
      [1366, 650],
      [390, 844],
      [768, 1024],
      [844, 390],
    ] as const)
      for (const aantal of [8, 10, 12]) {
        const { ramen, huizen } = classifyAvond(w, h, aantal)
        expect(ramen).toHaveLength(aantal)
        for (const [plek, vak] of ramen.entries()) {
          const huis = huizen[huisVan(plek, aantal)]
          expect(vak.x).toBeGreaterThan(huis?.x ?? w)
          expect(vak.x + vak.w).toBeLessThan((huis?.x ?? 0) + (huis?.w ?? 0))
        }
      }
  })

  it('is reached one house at a time, until the ladder is set elsewhere', () => {
    const spel = street()
    spel.send({ type: 'was', plek: 5, hoeveel: 1 }, { type: 'open', plek: 5 })
    expect(spel.host.state().plekken[5]?.opgave).toMatchObject({ vuil: 1, isOpen: false })
    spel.send({ type: 'ladder', plek: 5 })
    expect(ladderHuis(spel.host.state())).toBe(1)
    spel.send({ type: 'was', plek: 5, hoeveel: 1 })
    expect(spel.host.state().goed).toBe(1)
    spel.send({ type: 'was', plek: 0, hoeveel: 1 })
    expect(spel.host.state().goed).toBe(1)
  })

  it('has no ladder at the first stage', () => {
    const spel = street(1)
    spel.send({ type: 'ladder', plek: 9 })
    expect(namen(spel)).not.toContain('klim')
    spel.send({ type: 'was', plek: 9, hoeveel: 1 })
    expect(spel.host.state().goed).toBe(1)
  })

  it('puts out the flag of a house that was done at a stretch', () => {
    const spel = washAll([0, 1, 2])
    expect(namen(spel)).not.toContain('huis')
    spel.send({ type: 'was', plek: 3, hoeveel: 1 })
    expect(namen(spel)).toContain('huis')
    expect(isInEenKeer(spel.host.state(), 0)).toBe(true)
  })

  it('keeps the flag in where another house came between, and takes none in again', () => {
    expect(namen(washAll([0, 1, 2, 4, 3]))).not.toContain('huis')
    const spel = washAll([4, 5, 6, 0])
    expect(isInEenKeer(spel.host.state(), 1)).toBe(true)
  })

  it('lets the ladder be carried to and fro before anything is decided', () => {
    const spel = washAll([0, 1])
    spel.send({ type: 'ladder', plek: 8 }, { type: 'ladder', plek: 2 })
    for (const plek of [2, 3]) spel.send({ type: 'was', plek, hoeveel: 1 })
    expect(namen(spel)).toContain('huis')
  })

  it('changes no verdict, no star and no score', () => {
    const alle = Array.from({ length: 10 }, (_, plek) => plek)
    const dwars = [0, 4, 7, 1, 5, 8, 2, 6, 9, 3]
    const uitslagen = ([1, 2] as const).flatMap((trap) =>
      [alle, dwars].map((volgorde) => {
        const spel = washAll(volgorde, trap)
        spel.wait(6000)
        return {
          ...spel.host.uitslag(),
          ms: 0,
          oordelen: spel.bewaard.map(({ correct }) => correct),
        }
      }),
    )
    expect(uitslagen[0]).toMatchObject({ sterren: 3, record: 10 })
    for (const uitslag of uitslagen) expect(uitslag).toEqual(uitslagen[0])
  })
})

describe('what the game remembers', () => {
  it('is how many windows were lit, mended ones as well', () => {
    const { state, uitslag } = playWithBot({ rules, items: VOL }, { seed: 6, skill: 0.5 })
    expect(state.hersteld.length).toBeGreaterThan(0)
    expect(uitslag?.record).toBe(state.goed + state.hersteld.length)
  })

  it('is the secret, for whoever wipes the cellar window, and for no other wiping', () => {
    const spel = street()
    spel.send({ type: 'was', plek: 0, hoeveel: 0.3 }, { type: 'kelder', plek: 99 })
    expect(namen(spel)).not.toContain('geheim')
    const voor = spel.host.state()
    spel.send({ type: 'kelder', plek: 0 })
    expect(namen(spel)).toContain('geheim')
    expect(spel.host.state()).toEqual(voor)
  })
})
