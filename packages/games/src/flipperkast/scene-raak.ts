import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import { dingenVan } from './dingen.ts'
import type { Indeling } from './indeling.ts'

interface RaakDelen {
  readonly knock: (bumper: number) => void
  readonly bob: () => void
  /** The pupil's own animal beside the cabinet, and the soft toys in the stall. */
  readonly cheer: () => void
  readonly prizes: () => void
  /** What answers by itself. */
  readonly rest: readonly Raakbaar[]
}

/** Returns all that answers a touch during a word. None of it is an answer. */
export function raakbaarVan(
  indeling: Indeling,
  nummer: number,
  { knock, bob, cheer, prizes, rest }: RaakDelen,
): readonly Raakbaar[] {
  const { held, kraam, bumpers } = indeling
  const veld = dingenVan(indeling, nummer).map((ding, i): Raakbaar => ({
    ...ding,
    answer: i < bumpers.length ? () => knock(i) : bob,
  }))
  const baas = held && {
    x: held.x,
    y: held.y - 95 * held.maat,
    r: 85 * held.maat,
    answer: cheer,
  }
  const stal = kraam && {
    x: kraam[0] + kraam[2] / 2,
    y: kraam[1] + kraam[3] / 2,
    r: Math.min(kraam[2], kraam[3]) / 2,
    answer: prizes,
  }
  return [...veld, ...rest, ...(baas ? [baas] : []), ...(stal ? [stal] : [])]
}
