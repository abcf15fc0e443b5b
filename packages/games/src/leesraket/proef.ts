import type { Exercise, HostInput, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const [ITEM] = FIXTURES.gewoon
const REDEN = { soort: 'peiling', categorie: 'x', aantal: 0 } as const

function taak(over: Partial<Exercise> = {}): Exercise {
  const options = { calm: false, clock: false }
  return {
    id: 't',
    kind: 'flitsen',
    instruction: '',
    groep: 5,
    land: 'nl',
    aantal: 3,
    seed: 5,
    options,
    ...over,
  }
}

/** Starts a taak with its first word ready, and returns what is needed to play it. */
export function begin(over: Partial<Exercise> = {}) {
  let staat = rules.init(taak(over))
  const events: SpelEvent[] = []
  const perform = (input: Input | HostInput): State => {
    const [na, uit] = rules.step(staat, input)
    staat = na
    events.push(...uit)
    return na
  }
  const give = (item = ITEM): State =>
    perform({ type: 'opgave', plek: 0, item: item as never, reden: REDEN })
  const write = (tekst: string): State => {
    for (const teken of tekst) perform({ type: 'teken', teken })
    return perform({ type: 'lanceer' })
  }
  perform({ type: 'begin' })
  give()
  return { perform, give, write, events, staat: () => staat, woord: ITEM?.word ?? '' }
}
export type Spel = ReturnType<typeof begin>

export const tijd = (ms: number) => ({ type: 'tick', ms }) as const
export const duur = (staat: State): number => staat.opgave?.flits.over ?? 0

/** Shows the word and waits until it is gone. */
export function flits({ perform, staat }: Spel): void {
  perform({ type: 'kijk' })
  perform(tijd(duur(staat())))
}
