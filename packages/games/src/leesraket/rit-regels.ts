import { listLangs, stepVangrit } from '@letterhaven/game-kit/onderdelen/vangrit'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Rules, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { layRit, RIT, type Ding, type Rit } from './rit.ts'

/** What is kept of a word for the flight after it. */
export interface Vliegt {
  /** The flight after a word that was right, while the rocket is on it; null before and after. */
  readonly rit: Rit | null
  /** What was caught on all flights so far, which circles round the rocket. */
  readonly vangst: readonly Ding[]
}

/** Lays a word ready: what was caught before stays. */
export const layVlucht = (vorige: Vliegt | null): Vliegt => ({
  rit: null,
  vangst: vorige?.vangst ?? [],
})

type Staat<O> = BeurtStaat<O>
type Stap<O> = readonly [Staat<O>, readonly SpelEvent[]]

/** Returns the flight after a word that was right; null where the rocket is not on one. */
export const ritVan = ({
  fase,
  opgave,
}: Pick<BeurtStaat<Pick<Vliegt, 'rit'>>, 'fase' | 'opgave'>): Rit | null =>
  fase === 'kijken' ? (opgave?.rit ?? null) : null

/** Returns whether the rocket was steered on the flight that it is on. */
export const isGestuurd = (staat: Parameters<typeof ritVan>[0]): boolean =>
  ritVan(staat)?.duur === RIT.hand

const isGoed = ({ item, gegeven }: Pick<BeurtStaat<unknown>, 'item' | 'gegeven'>): boolean =>
  item !== null && gegeven === item.word

/** Whether a step was the answer that was right. */
const isRaak = (was: BeurtStaat<unknown>, nu: BeurtStaat<unknown>): boolean =>
  was.fase === 'spelen' && nu.fase === 'kijken' && isGoed(nu)

/** Returns what flies straight at a rocket that nobody steers. */
const rechtdoorVan = (rit: Rit): readonly Ding[] =>
  listLangs(rit).flatMap(({ wat, kant }) => (kant === 0 ? wat : []))

/** Begins the flight. Where nothing moves by itself the rocket is there at once, with what it met. */
function leave<O extends Vliegt>([staat, events]: Stap<O>, hoogte: number): Stap<O> {
  const { opgave, rng, nummer, poging, opties } = staat
  if (!opgave) return [staat, events]
  const rit = layRit(stroom(rng ^ (0x2f6e * nummer + poging)), hoogte)
  const na = opties.calm ? { vangst: [...opgave.vangst, ...rechtdoorVan(rit)] } : { rit }
  return [{ ...staat, opgave: { ...opgave, ...na } }, events]
}

/** Lets the rocket fly after each word that was right: nothing on the way is an answer, and whoever goes on is there at once. */
export function metRit<O extends Vliegt, I extends GameInput>(
  rules: Rules<Staat<O>, I>,
  hoogteBij: (staat: Staat<O>) => number,
): Rules<Staat<O>, I> {
  type Input = Parameters<typeof rules.step>[1]
  function arrive(staat: Staat<O>, events: readonly SpelEvent[]): Stap<O> {
    const [verder, meer] = rules.step(staat, { type: 'verder' } as Input)
    return [verder, [...events, ...meer]]
  }

  function fly(staat: Staat<O>, opgave: O, input: GameInput): Stap<O> {
    const stap = opgave.rit && stepVangrit(opgave.rit, input, { hand: RIT.hand, vang: 'hap' })
    if (!stap) return [staat, []]
    const { rit, mee, events } = stap
    const na = { ...staat, opgave: { ...opgave, rit, vangst: [...opgave.vangst, ...mee] } }
    return rit ? [na, events] : arrive(na, events)
  }

  return {
    ...rules,
    step: (staat, input) => {
      if (ritVan(staat) && staat.opgave) return fly(staat, staat.opgave, input)
      const stap = rules.step(staat, input)
      return isRaak(staat, stap[0]) ? leave(stap, hoogteBij(stap[0])) : stap
    },
  }
}
