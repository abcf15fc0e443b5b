import type { Exercise, HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { rules, type Input, type State } from './rules.ts'

const [ITEM] = FIXTURES.gewoon
const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const

export const tijd = (ms: number): HostInput => ({ type: 'tick', ms })

/** A word with these graphemes. */
export const woord = (...graphemes: readonly string[]): Item => ({
  soort: 'woord',
  id: `w:${graphemes.join('')}`,
  word: graphemes.join(''),
  graphemes,
  categorieen: ['x'],
})

/** Starts a taak with its first word ready, and returns what is needed to play it. */
export function begin(over: Partial<Exercise> = {}, eerste: Item | null | undefined = ITEM) {
  let staat = rules.init({
    id: 't',
    kind: 'dictee',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 4,
    seed: 5,
    options: { calm: false, clock: false },
    ...over,
  })
  const events: SpelEvent[] = []
  const perform = (input: Input | HostInput): State => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  const give = (item: Item | undefined): State =>
    perform({ type: 'opgave', plek: 0, item: item as Item, reden: REDEN })
  const typ = (tekst: string): State => {
    for (const teken of tekst) perform({ type: 'teken', teken })
    return staat
  }
  const fire = (tekst: string): State => {
    typ(tekst)
    return perform({ type: 'vuur' })
  }
  /** Fires this word at a tower, and goes on. */
  const build = (item: Item, toren: number): State => {
    give(item)
    perform({ type: 'mik', toren })
    fire(item.word)
    return perform({ type: 'verder' })
  }
  perform({ type: 'begin' })
  if (eerste) give(eerste)
  return { perform, give, typ, fire, build, events, staat: () => staat }
}

export const antwoorden = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'answer' ? [event] : []))
export const namen = (events: readonly SpelEvent[]) =>
  events.flatMap((event) => (event.type === 'fx' ? [event.name] : []))
