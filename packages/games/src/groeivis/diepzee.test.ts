import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Trap } from '@letterhaven/contracts/trap'
import { isLicht } from './opgave.ts'
import { metTrap, perform as play } from './proef.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import { TEKST } from './tekst.ts'
import { tipVan } from './use-tip.ts'

const met = (trap: Trap): State => metTrap(trap)

const perform = (staat: State, ...inputs: readonly Input[]): State => play(staat, ...inputs)[0]

const inLicht = ({ opgave }: State): readonly number[] =>
  opgave ? [...opgave.zwerm.keys()].filter((vis) => isLicht(opgave, vis)) : []

/** Returns the place of a letter, and of one that is still in the dark. */
const visMet = (staat: State, letter: string): number => staat.opgave?.zwerm.indexOf(letter) ?? -1
const donkere = (staat: State): number =>
  visMet(staat, 'm') === 1 ? visMet(staat, 'b') : visMet(staat, 'm')

describe('the dark', () => {
  it('lies over the third stage only: one fish is in the light, and eight swim', () => {
    expect(inLicht(met(1))).toHaveLength(8)
    expect(inLicht(met(2))).toHaveLength(12)
    const staat = met(3)
    expect(staat.opgave?.zwerm).toHaveLength(8)
    expect(inLicht(staat)).toHaveLength(1)
  })

  it('keeps a letter from being eaten, or brought, until light has shone on it', () => {
    const staat = met(3)
    const vis = donkere(staat)
    expect(perform(staat, { type: 'eet', vis })).toEqual(staat)
    expect(perform(staat, { type: 'breng', vis, schub: 0 })).toEqual(staat)
    const [licht, events] = rules.step(staat, { type: 'schijn', vis })
    expect(events).toEqual([{ type: 'fx', name: 'flits', plek: vis }])
    expect(TEKST.report({ type: 'fx', name: 'flits', plek: vis }, licht)).toBe(
      `In het licht zwemt ${staat.opgave?.zwerm[vis]}.`,
    )
    expect(perform(licht, { type: 'eet', vis }).opgave?.bek).toBe(vis)
    expect(perform(licht, { type: 'breng', vis, schub: 0 }).opgave?.schubben[0]).toBe(
      staat.opgave?.zwerm[vis],
    )
  })

  it('a fish glows for as long as its word lasts, and shining on it again is no news', () => {
    const staat = met(3)
    const vis = donkere(staat)
    const licht = perform(staat, { type: 'schijn', vis })
    expect(perform(licht, { type: 'schijn', vis })).toEqual(licht)
    expect(perform(licht, { type: 'schijn', vis: 99 })).toEqual(licht)
    const mis = perform(licht, { type: 'breng', vis, schub: 0 }, { type: 'slik' })
    const [weer] = rules.step(mis, { type: 'tick', ms: 60_000 })
    expect(weer.poging).toBe(2)
    expect(inLicht(weer)).toEqual(inLicht(licht))
  })

  it('there is nothing to shine on by day', () => {
    const staat = met(1)
    expect(perform(staat, { type: 'schijn', vis: 0 })).toEqual(staat)
  })

  it('says what to do', () => {
    const { opgave } = met(3)
    expect(opgave && tipVan(opgave)).toBe('Zoek eerst een letter met je lamp!')
    expect(rules.need(met(3)).zin).toContain('Schijn op een vis')
    expect(rules.need(met(1)).zin).not.toContain('Schijn')
  })

  it('changes no verdict, no star and no score', () => {
    const bot = (trap: Trap, skill: number) =>
      playWithBot({ rules, items: FIXTURES.gewoon }, { seed: 8, skill }, { exercise: { trap } })
    for (const skill of [1, 0.5]) {
      const [een, drie] = [bot(1, skill), bot(3, skill)]
      expect(drie.state.oordelen).toEqual(een.state.oordelen)
      expect(drie.state.goed).toBe(een.state.goed)
      expect(drie.antwoorden.map(({ gegeven, correct }) => [gegeven, correct])).toEqual(
        een.antwoorden.map(({ gegeven, correct }) => [gegeven, correct]),
      )
    }
  })
})
