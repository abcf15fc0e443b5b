/** The rules that a new game starts with: the player chooses the right one of three forms; the kit does everything else. */
export const rulesTemplate = (
  titel: string,
): string => `import { makeBeurtRules } from '@letterhaven/game-kit/regels/beurtspel'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurtspel'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import { makeReferee, vormenVan } from '@letterhaven/game-kit/regels/vormen'

/** What lies ready for one word. */
export interface Opgave {
  /** The word and its misspellings, in the order they hang. */
  readonly vormen: readonly string[]
}

export type State = BeurtStaat<Opgave>
export type Input = GameInput & { readonly type: 'kies' | 'luister'; readonly vorm?: string }

const VORMEN = 3

/** One of three forms is right. */
export const referee = makeReferee(1 / VORMEN)

/** The rules of ${titel.toLowerCase()}: choose the form that is spelled right. */
export const rules = makeBeurtRules<Opgave, Input>({
  open: (item, { rnd }) => ({ opgave: { vormen: vormenVan(item, VORMEN, rnd) } }),
  handle: ({ opgave: { vormen } }, { vorm }) =>
    vorm !== undefined && vormen.includes(vorm) ? { gegeven: vorm } : null,
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: (_, vorm) => ({ type: 'kies', vorm }),
  zin: ({ opgave }) => \`Kies wat goed geschreven is: \${opgave.vormen.join(', ')}.\`,
})
`

/**
 * The test of those rules: bots play over many seeds and word supplies, never get stuck, finish once, and game and referee
 * agree.
 */
export const rulesTestTemplate = (
  id: string,
): string => `import { describeBots } from '@letterhaven/game-kit/proef/speelproef'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ${id} } from './manifest.ts'
import { referee, rules } from './rules.ts'

describeBots({
  manifest: ${id},
  rules,
  referee,
  invoer: { kies: { vorm: fc.constantFrom('boom', 'schaap', 'onzin') }, luister: {} },
})

describe('${id}', () => {
  it('takes no form that does not hang, and none before a word came', () => {
    const begin = rules.init({
      id: 't',
      kind: 'spelling',
      instruction: '',
      aantal: 3,
      seed: 1,
      options: { calm: false, clock: false },
    })
    expect(rules.step(begin, { type: 'kies', vorm: 'boom' })).toEqual([begin, []])
  })
})
`
