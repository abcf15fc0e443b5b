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
  /** The stars that the words before this one lit, in the order in which they were lit. */
  readonly sterren: readonly Ster[]
  /** How many words were played before this one. */
  readonly nummer: number
  /** How often the owl was woken during this word. */
  readonly uil: number
}

/** How a star burns: fully for a word that was right at once, and half for a mended one. */
type Ster = 'aan' | 'half'

type Staat = Pick<BeurtStaat<Gespeeld>, 'oordelen' | 'opgave' | 'vorige'>

/** From this stage on there is a coaster in the cabinet. */
const BAAN_VANAF = 2
/** From this stage on it is open on both sides, and who waits there rides along. */
const TREIN_VANAF = 3
/** So often the owl has to be woken before it is awake: it falls asleep again at the next word. */
export const WAKKER = 3

export const metTrein = ({ trap }: { readonly trap: Trap }): boolean => trap >= TREIN_VANAF
export const metAchtbaan = ({ trap }: { readonly trap: Trap }): boolean => trap >= BAAN_VANAF

/** What is known of a word that was played: what stands in its gap, and whether that was given. */
type Gespeeld = Achtbaan & {
  readonly goed: string
  readonly regel: readonly string[]
  readonly af: boolean
}

/** Whether a word is right by now, at once or mended. */
const isGoed = ({ af, regel, goed }: Gespeeld): boolean => af && regel.join('') === goed

/** Returns the stars that burn after a word: one where it was right, and one more where that was at once, with a ball that rode. */
function sterrenNa(gespeeld: Gespeeld, oordelen: readonly boolean[]): readonly Ster[] {
  const { sterren: voor, gereden, nummer } = gespeeld
  if (!isGoed(gespeeld)) return voor
  if (oordelen[nummer] !== true) return [...voor, 'half']
  return [...voor, 'aan', ...(gereden ? (['aan'] as const) : [])]
}

/** Returns who waits on a side during a word, by number: nobody waits twice in a round. */
export const wachtOp = ({ nummer }: Pick<Achtbaan, 'nummer'>, kant: Kant): number =>
  nummer * 2 + (kant === 'rechts' ? 1 : 0)

/** Returns the animal of a number; it is another one for each that waits during one word. */
export const dierVan = (nummer: number): Dier => DIEREN[(nummer * 5 + 2) % DIEREN.length] ?? 'beer'

/** Returns who rides in the train after a word: who was chosen joins when the word is right, at once or mended. */
export function wagensNa(gespeeld: Gespeeld): readonly number[] {
  const { wagens, kant } = gespeeld
  return kant !== null && isGoed(gespeeld) ? [...wagens, wachtOp(gespeeld, kant)] : wagens
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
    sterren: vorige ? sterrenNa(vorige, oordelen) : [],
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

/** Returns the stars that burn, in the order in which they were lit: none moves on for another. */
export function sterrenAan({ opgave, vorige, oordelen }: Staat): readonly Ster[] {
  const laatste = opgave ?? vorige
  return laatste ? sterrenNa(laatste, oordelen) : []
}

/** Returns how many stars burn, as the record counts them. */
export const sterren = (staat: Staat): number => sterrenAan(staat).length

/** Returns how many stars there are to light. */
export const sterPlekken = (staat: { readonly aantal: number; readonly trap: Trap }): number =>
  staat.aantal * (metAchtbaan(staat) ? 2 : 1)

/** Says which way of the roller coaster is open, for who cannot see it; nothing where there is none. */
export function sayBaan({ baan }: Pick<Achtbaan, 'baan'>): string {
  if (baan === null) return ''
  return ` De achtbaan is ${baan === 'beide' ? 'aan beide kanten' : baan} open.`
}
