import type { Trap } from '@letterhaven/contracts/trap'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'

/** A side of the cabinet, and the flipper there. */
export type Kant = 'links' | 'rechts'

/** What is kept of a word for the roller coaster in the cabinet, and for the owl that sleeps there. */
export interface Achtbaan {
  /** On which side the ball can ride into the coaster; null at the stage that has none. */
  readonly baan: Kant | null
  /** Whether the ball of this try rode through it. */
  readonly gereden: boolean
  /** How many words before this one burn double. */
  readonly dubbel: number
  /** How many words were played before this one. */
  readonly nummer: number
  /** How often the owl was woken during this word. */
  readonly uil: number
}

type Staat = Pick<
  BeurtStaat<Achtbaan>,
  'goed' | 'hersteld' | 'oordelen' | 'nummer' | 'opgave' | 'vorige'
>

/** From this stage on there is a coaster in the cabinet. */
const BAAN_VANAF = 2
/** So often the owl has to be woken before it is awake: it falls asleep again at the next word. */
export const WAKKER = 3

export const metAchtbaan = ({ trap }: { readonly trap: Trap }): boolean => trap >= BAAN_VANAF

/** Returns how many words burn double after this one: those that were right at once with a ball that rode. */
function dubbelNa({ dubbel, gereden, nummer }: Achtbaan, oordelen: readonly boolean[]): number {
  return dubbel + (gereden && oordelen[nummer] === true ? 1 : 0)
}

/** Returns what is laid ready for a word. `links` says on which side the coaster is open. */
export function openBaan(
  { trap, nummer, oordelen }: { trap: Trap; nummer: number; oordelen: readonly boolean[] },
  vorige: Achtbaan | null,
  links: () => boolean,
): Achtbaan {
  return {
    baan: metAchtbaan({ trap }) ? (links() ? 'links' : 'rechts') : null,
    gereden: false,
    dubbel: vorige ? dubbelNa(vorige, oordelen) : 0,
    nummer,
    uil: 0,
  }
}

/** Returns whether a flipper shoots into the coaster: the ball goes to the other side, as in every cabinet. */
export const rijdtMet = ({ baan }: Pick<Achtbaan, 'baan'>, kant: Kant): boolean =>
  baan !== null && baan !== kant

/** Returns how many stars burn: one for each word, at once or mended, and one more where the ball rode. */
export function sterrenAan(staat: Staat): { readonly vol: number; readonly half: number } {
  const laatste = staat.opgave ?? staat.vorige
  const dubbel = laatste ? dubbelNa(laatste, staat.oordelen) : 0
  return { vol: staat.goed + dubbel, half: staat.hersteld.length }
}

/** Returns how many stars burn, as the record counts them. */
export function sterren(staat: Staat): number {
  const { vol, half } = sterrenAan(staat)
  return vol + half
}

/** Returns how many stars there are to light. */
export const sterPlekken = (staat: { readonly aantal: number; readonly trap: Trap }): number =>
  staat.aantal * (metAchtbaan(staat) ? 2 : 1)
