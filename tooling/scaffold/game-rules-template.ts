/** The rules a new game starts with: choose the right one of three forms; everything else is the kit's. */
export const rulesTemplate = (
  titel: string,
): string => `import { maakBeurtRules } from '@letterhaven/game-kit/beurtspel'
import type { BeurtStaat } from '@letterhaven/game-kit/beurtspel'
import type { GameInput } from '@letterhaven/game-kit/contract'
import { maakReferee, vormenVan } from '@letterhaven/game-kit/vormen'

/** What lies ready for one word. */
export interface Opgave {
  /** The word and its misspellings, in the order they hang. */
  readonly vormen: readonly string[]
}

export type State = BeurtStaat<Opgave>
export type Input = GameInput & { readonly type: 'kies' | 'luister'; readonly vorm?: string }

const VORMEN = 3

/** One of three forms is right. */
export const referee = maakReferee(1 / VORMEN)

/** The rules of ${titel.toLowerCase()}: choose the form that is spelled right. */
export const rules = maakBeurtRules<Opgave, Input>({
  open: (item, { rnd }) => ({ opgave: { vormen: vormenVan(item, VORMEN, rnd) } }),
  zet: ({ opgave: { vormen } }, { vorm }) =>
    vorm !== undefined && vormen.includes(vorm) ? { gegeven: vorm } : null,
  referee,
  vormen: ({ opgave }) => opgave.vormen,
  naar: (_, vorm) => ({ type: 'kies', vorm }),
  zin: ({ opgave }) => \`Kies wat goed geschreven is: \${opgave.vormen.join(', ')}.\`,
})
`

/** Bots play it over many seeds and stocks of words: never stuck, one finish, game and referee agree. */
export const rulesTestTemplate = (
  id: string,
): string => `import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import { describe, expect, it } from 'vitest'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { referee, rules } from './rules.ts'

describe('${id}, played by bots', () => {
  it.each(Object.entries(FIXTURES))('ends with any words: %s', (_, items) => {
    for (let seed = 0; seed < 50; seed++) {
      const spel = speelMetBot({ rules, items }, { seed, skill: (seed % 5) / 4 })
      expect(spel.uitslag, \`seed \${seed}\`).not.toBeNull()
      expect(spel.events.filter((event) => event.type === 'finish')).toHaveLength(1)
      for (const event of spel.events) {
        if (event.type !== 'answer') continue
        const item = items.find(({ id }) => id === event.itemId)
        expect(item && referee(item, event.given).correct).toBe(event.correct)
      }
    }
  })

  it('gives more stars to who knows more', () => {
    const sterren = (skill: number): number =>
      Array.from({ length: 50 }, (_, seed) =>
        speelMetBot({ rules, items: FIXTURES.gewoon }, { seed, skill }),
      ).reduce((som, { uitslag }) => som + (uitslag?.sterren ?? 0), 0)
    expect(sterren(1)).toBe(150)
    expect(sterren(0.5)).toBeLessThan(150)
    expect(sterren(0)).toBeLessThan(sterren(0.5))
  })

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
