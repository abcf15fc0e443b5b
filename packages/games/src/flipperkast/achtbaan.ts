import type { Trap } from '@letterhaven/contracts/trap'
import { DIEREN, type Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'

/** A side of the cabinet, and the flipper there. */
export type Kant = 'links' | 'rechts'

/** What is kept of a word for the roller coaster in the cabinet, and for the owl that sleeps there. */
export interface Achtbaan {
  /** On which side the ball can ride into the coaster; null at the stage that has none. */
  readonly baan: Kant | 'beide' | null
  /** Whether the ball of this try rode through it. */
  readonly gereden: boolean
  /** The side on which it rode in; null where it did not. */
  readonly kant: Kant | null
  /** Who rides in the train, by number; nobody at the stages before. */
  readonly wagens: readonly number[]
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
/** From this stage on it is open on both sides, and who waits there rides along. */
const TREIN_VANAF = 3
/** So often the owl has to be woken before it is awake: it falls asleep again at the next word. */
export const WAKKER = 3

export const metTrein = ({ trap }: { readonly trap: Trap }): boolean => trap >= TREIN_VANAF
export const metAchtbaan = ({ trap }: { readonly trap: Trap }): boolean => trap >= BAAN_VANAF

/** Returns how many words burn double after this one: those that were right at once with a ball that rode. */
function dubbelNa({ dubbel, gereden, nummer }: Achtbaan, oordelen: readonly boolean[]): number {
  return dubbel + (gereden && oordelen[nummer] === true ? 1 : 0)
}

/** What is known of a word that was played: whether what stood in its gap was right. */
type Gespeeld = Achtbaan & { readonly goed: string; readonly regel: readonly string[] }

/** Returns who waits on a side during a word, by number: nobody waits twice in a round. */
export const wachtOp = ({ nummer }: Pick<Achtbaan, 'nummer'>, kant: Kant): number =>
  nummer * 2 + (kant === 'rechts' ? 1 : 0)

/** Returns the animal of a number; it is another one for each that waits during one word. */
export const dierVan = (nummer: number): Dier => DIEREN[(nummer * 5 + 2) % DIEREN.length] ?? 'beer'

/** Returns who rides in the train after a word: who was chosen joins when the word is right, at once or mended. */
export function wagensNa(gespeeld: Gespeeld): readonly number[] {
  const { wagens, kant, regel, goed } = gespeeld
  return kant !== null && regel.join('') === goed ? [...wagens, wachtOp(gespeeld, kant)] : wagens
}

/** Returns on which side the coaster is open. */
function baanVan(staat: { readonly trap: Trap }, links: () => boolean): Achtbaan['baan'] {
  if (metTrein(staat)) return 'beide'
  return metAchtbaan(staat) ? (links() ? 'links' : 'rechts') : null
}

/** Returns what is laid ready for a word. `links` says on which side the coaster is open. */
export function openBaan(
  { trap, nummer, oordelen }: { trap: Trap; nummer: number; oordelen: readonly boolean[] },
  vorige: Gespeeld | null,
  links: () => boolean,
): Achtbaan {
  return {
    baan: baanVan({ trap }, links),
    gereden: false,
    kant: null,
    wagens: vorige && metTrein({ trap }) ? wagensNa(vorige) : [],
    dubbel: vorige ? dubbelNa(vorige, oordelen) : 0,
    nummer,
    uil: 0,
  }
}

/** Returns whether a flipper shoots into the coaster: the ball goes to the other side, as in every cabinet. */
export const rijdtMet = ({ baan }: Pick<Achtbaan, 'baan'>, kant: Kant): boolean =>
  baan === 'beide' || (baan !== null && baan !== kant)

/** Returns the side on which a flipper shoots the ball in; null where it does not. */
export const instapMet = (opgave: Pick<Achtbaan, 'baan'>, kant: Kant): Kant | null =>
  rijdtMet(opgave, kant) ? (kant === 'links' ? 'rechts' : 'links') : null

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
