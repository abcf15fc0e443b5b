import { TRAPPEN } from '@letterhaven/contracts/trap'
import { expect, it } from 'vitest'
import { playWithBot } from '../regels/bot-loop.ts'
import type { GameInput, Rules, Soort } from '../regels/contract.ts'
import type { Opgave } from '../opgave/opgave.ts'

interface Trapproef<S, I extends GameInput> {
  readonly rules: Rules<S, I>
  readonly items: readonly Opgave[]
  readonly kind: Soort
}

/** The case of every game with stages: a bot, bright or not, gives and gets the same at each of them. */
export function describeTrappen<S, I extends GameInput>({
  rules,
  items,
  kind,
}: Trapproef<S, I>): void {
  it('changes no verdict, no star and no score', () => {
    for (const skill of [0.4, 1]) {
      const [een, ...anders] = TRAPPEN.map((trap) => {
        const spel = playWithBot({ rules, items }, { seed: 9, skill }, { exercise: { kind, trap } })
        const antwoorden = spel.antwoorden.map(({ gegeven, correct }) => [gegeven, correct])
        return { ...spel.uitslag, ms: 0, antwoorden }
      })
      expect(een?.antwoorden.length).toBeGreaterThan(3)
      for (const ander of anders) expect(ander).toEqual(een)
    }
  })
}
