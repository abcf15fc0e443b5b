import type { VeelStaat } from '@letterhaven/game-kit/regels/veel'

/** What is kept of a window for the ladder. */
export interface AanLadder {
  /** The how many-th setting of the ladder was for this window; 0 when it was not set for it. */
  readonly ladder: number
  /** How many windows were decided before this one; null as long as it is not. */
  readonly nr: number | null
}

type Staat = Pick<VeelStaat<AanLadder>, 'trap' | 'plekken'>

/** At this stage the hero stands on a ladder, which reaches the windows of one house. */
const LADDER_TRAP = 2
/** The street of the ladder has this many houses on every screen, so that its windows are divided alike on all of them. */
export const HUIZEN = 3
/** One window is no row to plan. */
const MINST = 2

export const metLadder = ({ trap }: Pick<Staat, 'trap'>): boolean => trap === LADDER_TRAP

/** Returns how many of so many windows are in each house. */
export function verdeel(aantal: number): readonly number[] {
  const eerste = Math.ceil(aantal / HUIZEN)
  const tweede = Math.ceil((aantal - eerste) / 2)
  return [eerste, tweede, aantal - eerste - tweede]
}

/** Returns the house that a window is in, in a street of so many windows. */
export function huisVan(plek: number, aantal: number): number {
  const [eerste = 0, tweede = 0] = verdeel(aantal)
  return plek < eerste ? 0 : plek < eerste + tweede ? 1 : 2
}

/** Returns how often the ladder was set, in the order in which that happened at each window. */
const zettingen = ({ plekken }: Staat): readonly number[] =>
  plekken.map(({ opgave }) => opgave?.ladder ?? 0)

/** Returns the number of the next setting of the ladder. */
export const volgendeZetting = (staat: Staat): number => Math.max(0, ...zettingen(staat)) + 1

/** Returns the house where the ladder stands: the first, until it is set elsewhere. */
export function ladderHuis(staat: Staat): number {
  const alle = zettingen(staat)
  return huisVan(Math.max(0, alle.indexOf(Math.max(0, ...alle))), alle.length)
}

/** Returns whether the hero can get at a window: at every one without a ladder, else at those of one house. */
export const kanErbij = (staat: Staat, plek: number): boolean =>
  !metLadder(staat) || huisVan(plek, staat.plekken.length) === ladderHuis(staat)

/** Returns whether all windows of a house were decided one after another, without another house between them. */
export function isInEenKeer(staat: Staat, huis: number): boolean {
  if (!metLadder(staat)) return false
  const ramen = staat.plekken.filter(
    ({ stand }, plek) => stand !== 'leeg' && huisVan(plek, staat.plekken.length) === huis,
  )
  const nrs = ramen.flatMap(({ opgave }) => opgave?.nr ?? [])
  if (ramen.length < MINST || nrs.length < ramen.length) return false
  return Math.max(...nrs) - Math.min(...nrs) === nrs.length - 1
}
