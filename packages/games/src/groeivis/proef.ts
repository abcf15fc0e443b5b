import type { Trap } from '@letterhaven/contracts/trap'
import type { Exercise, HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

/** A word that swims between its neighbours, as the tests of this game play it. */
export const woord = (graphemes: readonly string[], buren?: Item['buren']): Item => ({
  soort: 'woord',
  id: graphemes.join(''),
  word: graphemes.join(''),
  graphemes,
  ...(buren ? { buren } : {}),
})

export const BOOM = woord(['b', 'oo', 'm'], { een: ['boot'], ver: ['vis', 'kat'] })

export const taak = (over: Partial<Exercise> = {}): Exercise => ({
  id: 't',
  kind: 'lezen',
  instruction: '',
  groep: 3,
  land: 'nl',
  aantal: 4,
  seed: 5,
  options: { calm: false, clock: false },
  ...over,
})

export const give = (item: Item): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})

/** Returns a round that was begun, before its first word. */
export const start = (over: Partial<Exercise> = {}): State =>
  rules.step(rules.init(taak(over)), { type: 'begin' })[0]

/** Returns a round in which this word was just given. */
export const met = (item: Item, van: State = start()): State => rules.step(van, give(item))[0]

/** Returns a round at a stage in which this word was just given. */
export const metTrap = (trap: Trap, item: Item = BOOM): State => met(item, start({ trap }))

export type Stap = readonly [State, readonly SpelEvent[]]

/** Sends inputs one after the other; returns the last state, and what happened by all of them. */
export const perform = (staat: State, ...inputs: readonly (Input | HostInput)[]): Stap =>
  inputs.reduce<Stap>(
    ([nu, eerder], input) => {
      const [na, events] = rules.step(nu, input)
      return [na, [...eerder, ...events]]
    },
    [staat, []],
  )

/** Eats a letter and sets it on a scale. */
export const ruil = (staat: State, letter: string, schub: number): State =>
  perform(
    staat,
    { type: 'eet', vis: staat.opgave?.zwerm.indexOf(letter) ?? -1 },
    { type: 'zet', schub },
  )[0]

export const swallow = (staat: State): Stap => rules.step(staat, { type: 'slik' })

/** Waits until the verdict was seen. */
export const wait = (staat: State): State => rules.step(staat, { type: 'tick', ms: 60_000 })[0]

export const namenIn = ([, events]: Stap): readonly string[] =>
  events.flatMap((event) => (event.type === 'fx' ? event.name : []))
