import type { Trap } from '@letterhaven/contracts/trap'
import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import { rules, type Input, type State } from './rules.ts'

const REDEN = { soort: 'peiling', categorie: 'kg-dicht', aantal: 0 } as const

/** A word by its klankgroepen, and its lettergrepen where they are others. */
export const item = (kg: string, lg = kg, categorie = 'kg-dicht'): Item => {
  const word = kg.replaceAll('|', '')
  return {
    soort: 'woord',
    id: word,
    word,
    graphemes: cutGraphemes(word),
    syllables: kg.split('|'),
    lettergrepen: lg.split('|'),
    categorieen: [categorie],
  }
}

export const BAKKER = item('ba|kker', 'bak|ker')
export const TAFEL = item('ta|fel')

export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })
export const snij = (...gaten: readonly number[]): readonly Input[] =>
  gaten.map((gat) => ({ type: 'snij', gat }))
export const HAK: Input = { type: 'hak' }

export function play(state: State, ...inputs: readonly (Input | HostInput)[]) {
  const events: SpelEvent[] = []
  let nu = state
  for (const input of inputs) {
    const [na, uit] = rules.step(nu, input)
    nu = na
    events.push(...uit)
  }
  return { state: nu, events }
}

export const give = (woord: Item): HostInput => ({
  type: 'opgave',
  plek: 0,
  item: woord,
  reden: REDEN,
})

/** A round whose first word lies on the belt. */
export function begin(
  eerste: Item,
  {
    trap = 1,
    groep = 5,
    kind = 'splitsen',
  }: { trap?: Trap; groep?: number; kind?: 'splitsen' | 'spelling' } = {},
) {
  const leeg = rules.init({
    id: 't',
    kind,
    instruction: '',
    groep,
    land: 'nl',
    aantal: 3,
    seed: 4,
    options: { calm: false, clock: false },
    trap,
  })
  return play(leeg, { type: 'begin' }, give(eerste)).state
}

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
