import { DIEREN, type Dier } from '@letterhaven/contracts/dier'
import type { Trap } from '@letterhaven/contracts/trap'
import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** At this stage the rocket is in space, and is steered by hand to who is fetched there. */
const RUIMTE = 3

export const inRuimte = ({ trap }: { readonly trap: Trap }): boolean => trap === RUIMTE

/** The ways through space, from the left. */
export const BANEN = [0, 1, 2] as const
export type Baan = (typeof BANEN)[number]

/** The flight through space: on which way the rocket is, who waits at the end of each, and who flies along behind it. */
export interface Ruimte {
  readonly baan: Baan
  readonly wachten: readonly Dier[]
  readonly mee: readonly Dier[]
}

interface Bij {
  readonly trap: Trap
  readonly rnd: () => number
}

/**
 * Lets others wait than those who fly along, as long as there are any. The rocket stays on its way. Null at the other stages.
 */
export function openRuimte(vorige: Ruimte | null | undefined, { trap, rnd }: Bij): Ruimte | null {
  if (!inRuimte({ trap })) return null
  const mee = vorige?.mee ?? []
  const weer = shuffle([...new Set(mee)], rnd)
  const nieuw = shuffle(
    DIEREN.filter((dier) => !mee.includes(dier)),
    rnd,
  )
  return { baan: vorige?.baan ?? 1, wachten: [...nieuw, ...weer].slice(0, BANEN.length), mee }
}

/** Takes along who waits where the rocket flies. */
export function fetchDier(ruimte: Ruimte): Ruimte {
  const dier = ruimte.wachten[ruimte.baan]
  return dier ? { ...ruimte, mee: [...ruimte.mee, dier] } : ruimte
}
