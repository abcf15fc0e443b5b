import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Trap } from '@letterhaven/contracts/trap'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

/** The word that the tests type; its gap is 'aa'. */
const PAARD: Item = {
  soort: 'woord',
  id: 'paard',
  word: 'paard',
  graphemes: ['p', 'aa', 'r', 'd'],
  choices: [{ vorm: 'pard', regel: 'lang', uitleg: 'Je hoort een lange klank: paard.' }],
}
const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const

export const OP: Input = { type: 'flip', kant: 'links', op: true }
export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })
export const typ = (tekst: string): readonly Input[] =>
  [...tekst].map((teken) => ({ type: 'teken', teken }))

/** The word again, as the engine lays it ready. */
export const volgende = (): HostInput => ({ type: 'opgave', plek: 0, item: PAARD, reden: REDEN })

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

/** A round whose first word lies ready. */
export function begin({ trap = 1, seed = 4 }: { trap?: Trap; seed?: number } = {}): State {
  const leeg = rules.init({
    id: 't',
    kind: 'spelling',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 3,
    seed,
    options: { calm: false, clock: false },
    trap,
  })
  return play(leeg, { type: 'begin' }, volgende()).state
}

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
