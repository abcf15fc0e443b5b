import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import type { Trap } from '@letterhaven/contracts/trap'
import { rules, type Input, type State } from './rules.ts'

const REDEN = { soort: 'peiling', categorie: 'ww-tt', aantal: 0 } as const

/** A sentence in which a verb is put in a form. */
export const item = (infinitief: string, word: string, na = ' naar huis.'): Item => ({
  soort: 'woord',
  id: `ww:${infinitief}:1`,
  word,
  graphemes: [...word],
  categorieen: ['ww-tt'],
  werkwoord: {
    infinitief,
    voor: 'Hij ',
    na,
    stappen: [
      { vraag: 'Het hele werkwoord?', antwoord: infinitief },
      { vraag: 'De ik-vorm?', antwoord: 'werk' },
      { vraag: 'Wie of wat doet het?', antwoord: 'één ander: hij, zij of het' },
    ],
    dus: `Bij hij komt er een t achter de ik-vorm: ${word}.`,
  },
})

export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })

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

/** A round whose first sentence lies ready. */
export function begin(eerste: Item, trap: Trap = 1, calm = false): State {
  const leeg = rules.init({
    id: 't',
    kind: 'werkwoorden',
    instruction: '',
    groep: 6,
    land: 'nl',
    aantal: 3,
    seed: 4,
    options: { calm, clock: false },
    trap,
  })
  const opgave: HostInput = { type: 'opgave', plek: 0, item: eerste, reden: REDEN }
  return play(leeg, { type: 'begin' }, opgave).state
}

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
