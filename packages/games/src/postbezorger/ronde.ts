import { kortsteRonde, layRij, wegNaar, type Spoor } from '@letterhaven/game-kit/onderdelen/spoor'
import type { VeelStaat } from '@letterhaven/game-kit/regels/veel'
import { tasBij } from './tassen.ts'

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
  /** The bridge that is snowed in, counted from the left; null at a stage without snow. */
  readonly dicht: number | null
  /** How often was shovelled for this letter. */
  readonly schep: number
}

/** What is known of a street: its letters, and how many houses it has. */
interface Gang {
  readonly brieven: readonly OpRonde[]
  readonly huizen: number
}

/** From this stage on there is a bridge between each two houses, and the pupil plans its round. */
const BRUGGEN_VANAF = 2

/** From this stage on one of the bridges is snowed in. */
const SNEEUW_VANAF = 3
/** So many shovels of snow lie on it. */
export const SCHEPPEN = 3

export const metSneeuw = ({ trap }: Pick<VeelStaat<OpRonde>, 'trap'>): boolean =>
  trap >= SNEEUW_VANAF

export const metBruggen = ({ trap }: Pick<VeelStaat<OpRonde>, 'trap'>): boolean =>
  trap >= BRUGGEN_VANAF

/** Returns a letter in the bag, and the house before which the bag is filled: another one for each bag. */
export function beginRonde(
  staat: Pick<VeelStaat<OpRonde>, 'trap'>,
  { nummer, huizen }: { readonly nummer: number; readonly huizen: number },
): OpRonde {
  const tas = tasBij(nummer)
  const start = metBruggen(staat) ? tas % huizen : null
  const dicht = metSneeuw(staat) ? (tas + 1) % (huizen - 1) : null
  return { start, rit: 0, halte: null, bruggen: 0, dicht, schep: 0 }
}

/** Returns the snowed-in bridge of a street, with how many shovels of snow still lie on it; null where none is. */
export function sneeuwOp(
  brieven: readonly OpRonde[],
): { readonly brug: number; readonly nog: number } | null {
  const brug = brieven[0]?.dicht ?? null
  const geschept = brieven.reduce((som, { schep }) => som + schep, 0)
  return brug === null ? null : { brug, nog: Math.max(0, SCHEPPEN - geschept) }
}

/**
 * Returns the ways between the houses of a street: bridges in a row. Where one is snowed in, a way through the wood joins both ends,
 * as long as two bridges; the place after the last house is in the wood.
 */
function spoorVan({ brieven, huizen }: Gang): Spoor {
  const sneeuw = sneeuwOp(brieven)
  const rij = layRij(huizen)
  if (!sneeuw) return rij
  const isDicht = (a: number, b: number): boolean =>
    sneeuw.nog > 0 && Math.min(a, b) === sneeuw.brug && Math.max(a, b) === sneeuw.brug + 1
  const einden = [0, huizen - 1]
  return [
    ...rij.map((naar, van) => [
      ...naar.filter((daar) => !isDicht(van, daar)),
      ...(einden.includes(van) ? [huizen] : []),
    ]),
    einden,
  ]
}

/** Returns the places that are passed on the way to a house. */
export const wegVan = (gang: Gang, van: number, naar: number): readonly number[] =>
  wegNaar(spoorVan(gang), van, naar) ?? []

/** Returns what was brought so far, in the order in which that happened. */
const gereden = (brieven: readonly OpRonde[]): readonly OpRonde[] =>
  brieven.filter(({ rit }) => rit > 0).toSorted((a, b) => a.rit - b.rit)

/** Returns the house before which the bike stands between the letters of a street. */
export const fietsBij = (brieven: readonly OpRonde[]): number | null =>
  gereden(brieven).at(-1)?.halte ?? brieven[0]?.start ?? null

/** Returns a letter once it was brought to a house, from where the bike stood. */
export function bring<O extends OpRonde>(brief: O, halte: number, gang: Gang): O {
  const van = fietsBij(gang.brieven)
  if (van === null) return brief
  const bruggen = wegVan(gang, van, halte).length
  return { ...brief, halte, rit: gereden(gang.brieven).length + 1, bruggen }
}

/** Returns how many bridges were crossed for these letters. */
export const overBruggen = (brieven: readonly OpRonde[]): number =>
  brieven.reduce((som, { bruggen }) => som + bruggen, 0)

/**
 * Returns whether these letters were all brought, to more than one house, over some bridge and over no more than that takes. A letter that came back is
 * brought once more for nothing.
 */
export function isKortst(gang: Gang): boolean {
  const { brieven } = gang
  const start = brieven[0]?.start ?? null
  const haltes = gereden(brieven).flatMap(({ halte }) => halte ?? [])
  if (start === null || haltes.length < brieven.length || new Set(haltes).size < 2) return false
  const over = overBruggen(brieven)
  return over > 0 && over === kortsteRonde(spoorVan(gang), start, haltes)
}
