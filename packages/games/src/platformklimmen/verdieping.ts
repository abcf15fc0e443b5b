import { foutPlek, inhoudVan, isLos, type Rij } from '@letterhaven/game-kit/onderdelen/rij'
import type { Beurt, BeurtStaat, GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** What is laid ready for one floor of the tower. */
export interface Verdieping {
  /** The words on the stones, in the order in which the stones stand: those of the sentence and one of another floor. */
  readonly stenen: readonly string[]
  /** The stones that were stamped and fit, in order. They lie in the bridge. */
  readonly gelegd: Rij
  /** The stone on which the hero stands, stamped or not; null on the floor. */
  readonly op: number | null
  /** How long it stands there, in ms, as far as that counts. */
  readonly ms: number
  /** The word that did not fit, until the pupil goes on. */
  readonly raar: string | null
  /** On how many floors the story so far was heard, and whether it was on this one. */
  readonly gehoord: number
  readonly isGehoord: boolean
}

/** Who hears the story on so many floors wakes the dragon. */
export const WAKKER = 3

export type State = BeurtStaat<Verdieping, ZinOpgave>
export type Klimbeurt = Beurt<Verdieping, ZinOpgave>
export type Input = GameInput &
  (
    | { readonly type: 'spring'; readonly steen: number }
    | {
        readonly type: 'stamp'
        readonly steen: number
        /** Set for a pupil with a switch, whose one press is as deliberate as the jump and the stamp of others. */
        readonly licht?: boolean
      }
    /** Brings a word to the lift, or takes it off, at the stage that has one. */
    | { readonly type: 'laad'; readonly steen: number }
    | { readonly type: 'terug' | 'hijs' | 'hoor' | GedeeldeZet }
  )

/** How long the hero must have stood on a stone before it can stamp: a tap that trembles is a jump, and no answer. */
export const LAND_MS = 350

/** Returns the words in the bridge. */
export const brugVan = ({ stenen, gelegd }: Verdieping): readonly string[] =>
  inhoudVan(stenen, gelegd)

/** Returns whether a right order begins with these words. Several orders may be right. */
export const fits = ({ ordes }: ZinOpgave, woorden: readonly string[]): boolean =>
  foutPlek(ordes, woorden) < 0

/** Returns whether a stone is still there to be stamped. */
export const isVrij = ({ stenen, gelegd }: Verdieping, steen: number): boolean =>
  isLos(stenen, gelegd, steen)

/** Returns the stone that the hero stands on and has not stamped; null where it stands on none. */
export const gericht = (opgave: Verdieping): number | null =>
  opgave.op !== null && isVrij(opgave, opgave.op) ? opgave.op : null

/** Returns the first stone that does not fit after these words; -1 where each fits. */
export const searchFout = (
  item: ZinOpgave,
  stenen: readonly string[],
  brug: readonly string[],
): number => stenen.findIndex((woord) => !brug.includes(woord) && !fits(item, [...brug, woord]))
