import { foutPlek, inhoudVan, isLos, type Rij } from '@letterhaven/game-kit/onderdelen/rij'
import type { Beurt, BeurtStaat, GedeeldeZet } from '@letterhaven/game-kit/regels/beurt'
import type { GameInput } from '@letterhaven/game-kit/regels/contract'
import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** What is laid ready for one floor of the tower. */
export interface Verdieping {
  /** The words on the stones, in the order in which the stones stand: those of the sentence and one of another floor. */
  readonly stenen: readonly string[]
  /** The stones whose words lie in the bridge, in order; whether they fit is told on the way up. */
  readonly gelegd: Rij
  /** The stone on which the hero stands; null on the floor. */
  readonly op: number | null
  /** The word that did not fit, until the pupil goes on. */
  readonly raar: string | null
  /** How the mill stands: its stone number so is at the top, counted on over the whole round of stones. Before the third stage 0. */
  readonly stand: number
  /** How far the mill was turned in this round, in stones. */
  readonly gemalen: number
  /** On how many floors the story so far was heard, and whether it was on this one. */
  readonly gehoord: number
  readonly isGehoord: boolean
}

/** Who hears the story on so many floors wakes the dragon. */
export const WAKKER = 3

export type State = BeurtStaat<Verdieping, ZinOpgave>
export type Klimbeurt = Beurt<Verdieping, ZinOpgave>
export type Input = GameInput &
  /** Brings the word of a stone to the bridge; on the lift also takes it off. */
  (
    | { readonly type: 'laad'; readonly steen: number }
    /** Hops on a ledge for its own sake; where the hero is already, or is on its way to, head over heels. */
    | { readonly type: 'hup'; readonly steen: number }
    /** Turns the mill to the next word that hangs on it: 1 clockwise, -1 the other way. */
    | { readonly type: 'draai'; readonly kant: 1 | -1 }
    | { readonly type: 'terug' | 'omhoog' | 'hoor' | GedeeldeZet }
  )

/** Returns the words in the bridge. */
export const brugVan = ({ stenen, gelegd }: Verdieping): readonly string[] =>
  inhoudVan(stenen, gelegd)

/** Returns whether a right order begins with these words. Several orders may be right. */
export const fits = ({ ordes }: ZinOpgave, woorden: readonly string[]): boolean =>
  foutPlek(ordes, woorden) < 0

/** Returns whether a stone is still there to be jumped on. */
export const isVrij = ({ stenen, gelegd }: Verdieping, steen: number): boolean =>
  isLos(stenen, gelegd, steen)

/** Returns how many stones belong elsewhere, and once the bridge is full which ones are left over. */
export function restVan({ item, opgave }: Pick<Klimbeurt, 'item' | 'opgave'>): {
  readonly aantal: number
  readonly stenen: readonly number[]
} {
  const aantal = opgave.stenen.length - item.woorden.length
  const isVol = opgave.gelegd.length >= item.woorden.length
  return {
    aantal,
    stenen: isVol ? [...opgave.stenen.keys()].filter((steen) => isVrij(opgave, steen)) : [],
  }
}

/** Says how many words are still to be laid. */
export const sayNog = (leeg: number): string => `Nog ${leeg} ${leeg === 1 ? 'woord' : 'woorden'}!`

/** Returns the stone whose word did not fit, while the pupil reads it; null where there is none. */
export const raarOp = ({ op, raar }: Verdieping): number | null => (raar === null ? null : op)

/**
 * Says why the bridge does not hold at the odd word, in one short sentence: by what can be seen of that word, and else by
 * what was read so far. It tells no other word.
 */
export function sayRaar(item: ZinOpgave, tot: readonly string[], raar: string): string {
  const isBegin = tot.length === 0
  if (isBegin && /^\p{Ll}/u.test(raar))
    return `Een zin begint met een hoofdletter, en ‘${raar}’ heeft er geen.`
  if (/[.!?]$/.test(raar) && tot.length + 1 < item.woorden.length)
    return `Na ‘${raar}’ is de zin al uit, en er komt nog meer.`
  if (isBegin) return `Met ‘${raar}’ begint deze zin niet.`
  return `Lees maar: ‘${[...tot, raar].join(' ')} …’ Zo loopt de zin niet.`
}

/** Returns the first stone that does not fit after these words; -1 where each fits. */
export const searchFout = (
  item: ZinOpgave,
  stenen: readonly string[],
  brug: readonly string[],
): number => stenen.findIndex((woord) => !brug.includes(woord) && !fits(item, [...brug, woord]))
