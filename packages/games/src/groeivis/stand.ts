import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { Opgave } from './opgave.ts'

export type State = BeurtStaat<Opgave>

/** How many links make the fish larger by a stage. */
export const MIJLPALEN = [3, 6, 9] as const

type Telling = Pick<State, 'goed' | 'hersteld'>

/** Returns how many words the fish became: what was mended lets it grow as well. */
export const schakelsVan = ({ goed, hersteld }: Telling): number => goed + hersteld.length

/** Returns how often the fish grew by a stage. */
export const trapVan = (staat: Telling): number =>
  MIJLPALEN.filter((mijl) => schakelsVan(staat) >= mijl).length

/** Below 1 the first words make more of a difference than the last ones, so that everybody sees that the fish grows. */
const SNEL_EERST = 0.6

/** Returns how large the fish is, 0…1. */
export const groeiVan = (staat: Telling & Pick<State, 'aantal'>): number =>
  Math.min(1, schakelsVan(staat) / staat.aantal) ** SNEL_EERST

/** How a round ends: a great fish with its shoal, one that is half grown, or a small one at home. */
export type Slot = 'vol' | 'half' | 'leeg'

/** The share of right words that makes a great fish. */
const VOL = 0.9

/** Returns how a round ends. */
export function slotVan({ goed, aantal }: Pick<State, 'goed' | 'aantal'>): Slot {
  if (goed === 0) return 'leeg'
  return goed >= aantal * VOL ? 'vol' : 'half'
}

/** A word that the fish became. */
export interface Schakel {
  readonly woord: string
  readonly isHersteld: boolean
}

/** Returns the chain of words that the fish became, in their order: right at once, or mended. */
export function kettingVan({
  oordelen,
  gelukt,
  missers,
  hersteld,
}: Pick<State, 'oordelen' | 'gelukt' | 'missers' | 'hersteld'>): readonly Schakel[] {
  const [goed, fout] = [[...gelukt], missers.map(({ item }) => item.word)]
  return oordelen.flatMap((isGoed) => {
    const woord = (isGoed ? goed : fout).shift() ?? ''
    return isGoed || hersteld.includes(woord) ? [{ woord, isHersteld: !isGoed }] : []
  })
}
