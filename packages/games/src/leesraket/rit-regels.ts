import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput, Rules, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { flyOn, isBoven, isKant, layRit, onTheWay, swerve, type Ding, type Rit } from './rit.ts'

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

/** Steers aside on the flight after a word, to what comes down there. */
export type Zwenk = GameInput & { readonly type: 'zwenk'; readonly kant: number }

type Staat<O> = BeurtStaat<O>
type Stap<O> = readonly [Staat<O>, readonly SpelEvent[]]

/** Returns the flight after a word that was right; null where the rocket is not on one. */
export const ritVan = ({
  fase,
  opgave,
}: Pick<BeurtStaat<Pick<Vliegt, 'rit'>>, 'fase' | 'opgave'>): Rit | null =>
  fase === 'kijken' ? (opgave?.rit ?? null) : null

const isGoed = ({ item, gegeven }: Pick<BeurtStaat<unknown>, 'item' | 'gegeven'>): boolean =>
  item !== null && gegeven === item.word

/** Whether a step was the answer that was right. */
const isRaak = (was: BeurtStaat<unknown>, nu: BeurtStaat<unknown>): boolean =>
  was.fase === 'spelen' && nu.fase === 'kijken' && isGoed(nu)

const isZwenk = (input: GameInput): input is Zwenk => input.type === 'zwenk' && 'kant' in input

/** Begins the flight. Where nothing moves by itself the rocket is there at once, with what it met. */
function leave<O extends Vliegt>([staat, events]: Stap<O>, hoogte: number): Stap<O> {
  const { opgave, rng, nummer, poging, opties } = staat
  if (!opgave) return [staat, events]
  const rit = layRit(stroom(rng ^ (0x2f6e * nummer + poging)), hoogte)
  const na = opties.calm ? { vangst: [...opgave.vangst, ...onTheWay(rit)] } : { rit }
  return [{ ...staat, opgave: { ...opgave, ...na } }, events]
}

/** Lets the rocket fly after each word that was right: nothing on the way is an answer, and whoever goes on is there at once. */
export function metRit<O extends Vliegt, I extends GameInput>(
  rules: Rules<Staat<O>, I>,
  hoogteBij: (staat: Staat<O>) => number,
): Rules<Staat<O>, I> {
  type Input = Parameters<typeof rules.step>[1]
  interface Nu {
    readonly staat: Staat<O>
    readonly opgave: O
    readonly rit: Rit
  }

  function arrive(staat: Staat<O>, events: readonly SpelEvent[] = []): Stap<O> {
    const { opgave } = staat
    const na = { ...staat, opgave: opgave && { ...opgave, rit: null } }
    const [verder, meer] = rules.step(na, { type: 'verder' } as Input)
    return [verder, [...events, ...meer]]
  }

  function fly({ staat, opgave, rit }: Nu, ms: number): Stap<O> {
    const { rit: na, mee } = flyOn(rit, ms)
    const vangst = [...opgave.vangst, ...mee.flatMap((nr) => na.vondsten[nr]?.wat ?? [])]
    const verder = { ...staat, opgave: { ...opgave, rit: na, vangst } }
    const events = mee.map((nr) => fx('hap', nr))
    return isBoven(na) ? arrive(verder, events) : [verder, events]
  }

  function handle(nu: Nu, input: GameInput): Stap<O> {
    const { staat, opgave, rit } = nu
    if (input.type === 'verder') return arrive(staat)
    if (isZwenk(input) && isKant(input.kant) && input.kant !== rit.kant) {
      const op = { ...opgave, rit: swerve(rit, input.kant) }
      return [{ ...staat, opgave: op }, [fx('zet', input.kant + 1)]]
    }
    const ms = input.type === 'tick' && 'ms' in input ? Number(input.ms) : 0
    return ms > 0 ? fly(nu, ms) : [staat, []]
  }

  return {
    ...rules,
    step: (staat, input) => {
      const rit = ritVan(staat)
      if (rit && staat.opgave) return handle({ staat, opgave: staat.opgave, rit }, input)
      const stap = rules.step(staat, input)
      return isRaak(staat, stap[0]) ? leave(stap, hoogteBij(stap[0])) : stap
    },
  }
}
