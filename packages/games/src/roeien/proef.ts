import type { Trap } from '@letterhaven/contracts/trap'
import { cutGraphemes } from '@letterhaven/game-kit/onderdelen/lade'
import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { rules, type Input, type State } from './rules.ts'
import type { Opgave } from './stand.ts'

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
export const REGENBOOG = item('re|gen|boog')

export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })
/** Says where strokes end, without waiting for it. */
export const slagen = (...einden: readonly number[]): readonly Input[] =>
  einden.map((tot) => ({ type: 'slag', tot }))
/** Holds the oar of a side for so long, and lets it go. */
export const houd = (ms: number, kant: -1 | 0 | 1 = 0): readonly (Input | HostInput)[] => [
  { type: 'trek', kant },
  tijd(ms),
  { type: 'los' },
]
export const VAAR: Input = { type: 'vaar' }

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
  reden: { soort: 'peiling', categorie: 'kg-dicht', aantal: 0 },
})

interface Begin {
  readonly trap?: Trap
  readonly groep?: number
  readonly calm?: boolean
  readonly seed?: number
}

/** A round whose first word lies on the water. */
export function begin(
  eerste: Item,
  { trap = 1, groep = 4, calm = false, seed = 4 }: Begin = {},
): State {
  const leeg = rules.init({
    id: 't',
    kind: 'splitsen',
    instruction: '',
    groep,
    land: 'nl',
    aantal: 3,
    seed,
    options: { calm, clock: false },
    trap,
  })
  return play(leeg, { type: 'begin' }, give(eerste)).state
}

export function opgaveVan({ opgave }: State): Opgave {
  if (!opgave) throw new Error('no word lies on the water')
  return opgave
}

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
