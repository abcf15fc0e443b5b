import type { Exercise, HostInput, Item } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { rules } from './rules.ts'
import type { State } from './stand.ts'

/** A round as the tests begin it. */
export const TAAK = {
  id: 't',
  kind: 'hakken',
  instruction: '',
  groep: 5,
  land: 'nl' as const,
  aantal: 3,
  seed: 1,
  options: { calm: false, clock: false },
} as const

/** Returns one of the words of the tests. */
export const item = (woord: string): Item => {
  const gevonden = [...FIXTURES.gewoon, ...FIXTURES.lang].find(({ word }) => word === woord)
  if (!gevonden) throw new Error(woord)
  return gevonden
}
/** Returns the order of a word, as the host gives it. */
export const opgave = (woord: string): HostInput =>
  ({ type: 'opgave', plek: 0, item: item(woord), reden: null }) as unknown as HostInput

/** Returns the game with one word asked. */
export function besteld(
  woord: string,
  kind: 'hakken' | 'dictee' = 'hakken',
  over: Pick<Exercise, 'groep' | 'trap'> = { groep: 5 },
): State {
  const [begonnen] = rules.step(rules.init({ ...TAAK, kind, ...over }), { type: 'begin' })
  return rules.step(begonnen, opgave(woord))[0]
}

/** Lays toppings in this order. */
export function lay(state: State, ...delen: string[]): State {
  return delen.reduce((nu, deel) => {
    const kom = nu.opgave?.kommen.indexOf(deel) ?? -1
    return rules.step(nu, { type: 'leg', kom })[0]
  }, state)
}

/** Looks at the verdict until it is over. */
export const wait = (state: State): State => rules.step(state, { type: 'tick', ms: 60_000 })[0]
export const bake = (state: State): State => rules.step(state, { type: 'bak' })[0]
