import { kortsteRonde, layRij } from '@letterhaven/game-kit/onderdelen/spoor'
import type { VeelStaat } from '@letterhaven/game-kit/regels/veel'

/** What is kept of a letter for the round over the bridges. */
export interface OpRonde {
  /** The house before which the bike stands when the bag is filled; null at the stage without bridges. */
  readonly start: number | null
  /** The how many-th letter of its bag that was brought; 0 as long as it was not. */
  readonly rit: number
  /** The house to which it was brought first. */
  readonly halte: number | null
  /** How many bridges were crossed on the way there. */
  readonly bruggen: number
}

/** From this stage on there is a bridge between each two houses, and the pupil plans its round. */
const BRUGGEN_VANAF = 2

export const metBruggen = ({ trap }: Pick<VeelStaat<OpRonde>, 'trap'>): boolean =>
  trap >= BRUGGEN_VANAF

/** Returns a letter in the bag, and the house before which the bag is filled: another one for each bag. */
export function beginRonde(
  staat: Pick<VeelStaat<OpRonde>, 'trap'>,
  { nummer, huizen }: { readonly nummer: number; readonly huizen: number },
): OpRonde {
  const start = metBruggen(staat) ? nummer % huizen : null
  return { start, rit: 0, halte: null, bruggen: 0 }
}

/** Returns what was brought so far, in the order in which that happened. */
const gereden = (brieven: readonly OpRonde[]): readonly OpRonde[] =>
  brieven.filter(({ rit }) => rit > 0).toSorted((a, b) => a.rit - b.rit)

/** Returns the house before which the bike stands between the letters of a street. */
export const fietsBij = (brieven: readonly OpRonde[]): number | null =>
  gereden(brieven).at(-1)?.halte ?? brieven[0]?.start ?? null

/** Returns a letter once it was brought to a house, from where the bike stood. */
export function bring<O extends OpRonde>(brief: O, halte: number, brieven: readonly OpRonde[]): O {
  const van = fietsBij(brieven)
  if (van === null) return brief
  return { ...brief, halte, rit: gereden(brieven).length + 1, bruggen: Math.abs(halte - van) }
}

/** Returns how many bridges were crossed for these letters. */
export const overBruggen = (brieven: readonly OpRonde[]): number =>
  brieven.reduce((som, { bruggen }) => som + bruggen, 0)

/**
 * Returns whether these letters were all brought, over some bridge and over no more than that takes. A letter that came back is
 * brought once more for nothing.
 */
export function isKortst(brieven: readonly OpRonde[]): boolean {
  const start = brieven[0]?.start ?? null
  const haltes = gereden(brieven).flatMap(({ halte }) => halte ?? [])
  if (start === null || haltes.length < brieven.length) return false
  const over = overBruggen(brieven)
  const straat = layRij(Math.max(start, ...haltes) + 1)
  return over > 0 && over === kortsteRonde(straat, start, haltes)
}
