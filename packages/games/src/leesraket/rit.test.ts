import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { begin, flits } from './proef.ts'
import { layRit } from './rit.ts'
import { ritVan } from './rit-regels.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'
import { TEKST } from './tekst.ts'

const WOORD = FIXTURES.gewoon[0]?.word ?? ''

type Gespeeld = readonly [State, readonly SpelEvent[]]

/** Plays one word: what is written, and what the hand does on the flight after it. */
function play(woord: string, { calm = false, hand = null as Input | null } = {}): Gespeeld {
  const spel = begin({ options: { calm, clock: false } })
  flits(spel)
  spel.write(woord)
  if (hand) spel.perform(hand)
  return [spel.staat(), spel.events]
}

/** Lets the rocket fly in small steps until it is there. Returns how long that took. */
function fly(begin: State): { readonly staat: State; readonly ms: number } {
  let [staat, ms] = [begin, 0]
  for (; ritVan(staat) && ms < 60_000; ms += 50)
    [staat] = rules.step(staat, { type: 'tick', ms: 50 })
  return { staat, ms }
}

const vangstVan = ({ opgave, vorige }: State) => (opgave ?? vorige)?.vangst ?? []
const antwoord = (events: readonly SpelEvent[]) => events.find(({ type }) => type === 'answer')

describe('the flight of leesraket', () => {
  it('comes after a word that was right, and after no other', () => {
    expect(ritVan(play(WOORD)[0])).not.toBeNull()
    expect(ritVan(play(`${WOORD}x`)[0])).toBeNull()
  })

  it('ends by itself, later for who steers, and at once for who goes on', () => {
    expect(fly(play(WOORD)[0]).ms).toBe(3000)
    const [gestuurd] = play(WOORD, { hand: { type: 'zwenk', kant: 1 } })
    expect(fly(gestuurd).ms).toBe(5600)
    expect(ritVan(play(WOORD, { hand: { type: 'verder' } })[0])).toBeNull()
  })

  it('catches what the rocket is steered to, and the answer is the same by any hand', () => {
    const [recht, zonder] = play(WOORD)
    const [opzij, met] = play(WOORD, { hand: { type: 'zwenk', kant: -1 } })
    expect(vangstVan(fly(opzij).staat)).not.toEqual(vangstVan(fly(recht).staat))
    expect(antwoord(met)).toEqual(antwoord(zonder))
    expect(antwoord(met)).toMatchObject({ correct: true })
  })

  it('praises a catch that was steered to, and not what flew straight at the rocket', () => {
    const zinnen = (hand: Input | null): readonly string[] => {
      const [begin] = play(WOORD, { hand })
      const gezegd: string[] = []
      for (let staat = begin; ritVan(staat);) {
        const [na, events] = rules.step(staat, { type: 'tick', ms: 50 })
        gezegd.push(...events.flatMap((event) => TEKST.report(event, na) ?? []))
        staat = na
      }
      return gezegd.filter((zin) => zin === 'Gevangen!')
    }
    expect(zinnen(null)).toEqual([])
    expect(zinnen({ type: 'zwenk', kant: -1 })).not.toEqual([])
  })

  it('refuses a side that is not there', () => {
    for (const kant of [2, -2, 0.5, Number.NaN])
      expect(ritVan(play(WOORD, { hand: { type: 'zwenk', kant } })[0])?.kant).toBe(0)
  })

  it('is not flown where nothing moves by itself: what it would have met is caught', () => {
    const [staat] = play(WOORD, { calm: true })
    expect(ritVan(staat)).toBeNull()
    expect(vangstVan(staat)).toEqual(vangstVan(fly(play(WOORD)[0]).staat))
  })

  it('meets other things higher up, the first of which comes straight at the rocket', () => {
    const [laag, hoog] = [layRit(stroom(3), 0), layRit(stroom(3), 9)]
    const namen = ({ vondsten }: typeof laag) => new Set(vondsten.map(({ wat }) => wat))
    expect(namen(laag).isDisjointFrom(namen(hoog))).toBe(true)
    for (const { vondsten } of [laag, hoog])
      expect(vondsten.map(({ kant }) => Math.abs(kant))).toEqual([0, 1, 1, 0, 1, 1])
    expect(new Set(laag.vondsten.map(({ kant }) => kant))).toEqual(new Set([-1, 0, 1]))
  })
})
