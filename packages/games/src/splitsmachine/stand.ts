import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Sneden } from '@letterhaven/game-kit/onderdelen/mes'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { stukkenVan } from './blokken.ts'
import type { Slang } from './slang.ts'
import type { Wiel } from './wielen.ts'

/** The klankgroepen of a word that was cut right, while they are laid on the wheels. */
export interface Verdeling {
  /** The pieces as they were cut, which is what is given. */
  readonly gegeven: string
  /** For each piece the wheel on which it lies; null for one that is not laid yet, or rolls on by itself. */
  readonly ligt: readonly (Wiel | null)[]
  /** The wheels that spat out the piece of now. */
  readonly spuugt: readonly Wiel[]
  /** Whether no wheel spat out any piece of this word. */
  readonly isZuiver: boolean
}

/** Where a child is with a word that it hears: chopping it, laying its piece on a wheel, or writing it. */
export type Stap = 'hak' | 'wiel' | 'schrijf'

/** What is kept of a word that is heard, and rides on the belt without its letters. */
export interface Spelling {
  readonly stap: Stap
  /** The number of the piece that carries the rule. */
  readonly stuk: number
  /** The wheel on which that piece lies ready; null before it does. */
  readonly wiel: Wiel | null
  /** The wheels that made another word of it. */
  readonly dicht: readonly Wiel[]
  /** How often it was chopped wrong, and how the last time; null where it was not. */
  readonly missers: number
  readonly mis: Sneden | null
  /** The tiles with which it is written; null where it is typed. */
  readonly tegels: readonly string[] | null
  readonly regel: readonly string[]
  /** Whether it was read with a gap, because it cannot be heard. */
  readonly isGezien: boolean
}

/** What lies ready for one word. */
export interface Opgave {
  /** The letters on the belt, and which of them are the word: the others are stuck to it. */
  readonly blokken: readonly string[]
  readonly eigen: readonly [van: number, tot: number]
  /** The word that is stuck to it; null where it lies alone. */
  readonly ander: string | null
  /** The word that was stuck to it and went off the belt; null before that. */
  readonly eraf: Slang | null
  /** Where knives hang above the belt. */
  readonly sneden: Sneden
  /** How many sacks were laid ready before the cut; null where they are not asked for. */
  readonly zakken: number | null
  readonly wielen: Verdeling | null
  /** What is kept of a word that is heard; null where the word itself lies on the belt. */
  readonly spelling: Spelling | null
  /** How many words in a row by now whose wheel is the one of consonants alone. */
  readonly eentonig: number
  /** Whether it was asked if the word is one piece, because no knife hung above it. */
  readonly isGevraagd: boolean
  /** What was cut wrong and is mended now; null at a first try, and as soon as a knife was moved. */
  readonly fout: string | null
  /** The last mistake in this word, of which the slate tells until the next try; null before one. */
  readonly gezegd: string | null
  /** The sacks of this round that have a golden cord, by their place. */
  readonly koorden: readonly number[]
  /** How often the ball of the cat was pushed. */
  readonly bal: number
}

export type State = BeurtStaat<Opgave>

/** Whether the word is in its pieces, and no knife hangs there any more to be moved. */
export const isGehakt = ({ wielen, spelling }: Opgave): boolean =>
  wielen !== null || (spelling !== null && spelling.stap !== 'hak')

/** Whether the lever can be pulled: to chop, or at the wheels of a word that is heard. */
export const kanTrekken = ({ fase, opgave }: State): boolean =>
  fase === 'spelen' && opgave !== null && (opgave.spelling?.stap === 'wiel' || !isGehakt(opgave))

/** Returns the cuts in the word itself, as its blocks count them. */
export const eigenSneden = ({ sneden, eigen: [van, tot] }: Opgave): Sneden =>
  sneden.flatMap((gat) => (gat > van && gat < tot ? [gat - van] : []))

/** Returns the pieces of the word as it is cut now. */
export const eigenStukken = (opgave: Opgave): readonly string[] =>
  stukkenVan(opgave.blokken.slice(...opgave.eigen), eigenSneden(opgave))

/** Returns the gap at which the other word is stuck on; null where the word lies alone. */
export const grensVan = ({ ander, eigen: [van, tot] }: Opgave): number | null =>
  ander === null ? null : van > 0 ? van : tot

/** Returns the cuts that go through the other word. */
export const vreemdeSneden = (opgave: Opgave): Sneden => {
  const [van, tot] = opgave.eigen
  return opgave.sneden.filter((gat) => gat < van || gat > tot)
}

/** Returns the verdict on what was given, while it is shown. */
export function oordeelVan({ item, opgave, gegeven }: State): 'goed' | 'fout' | null {
  if (!item || gegeven === null) return null
  const vraag = opgave?.spelling ? 'bouw:molen' : 'splits:kg'
  return judge(item, vraag, gegeven)?.correct ? 'goed' : 'fout'
}

/** Returns how many words of this round are flour now: right at once, or mended. */
export const aantalZakken = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** Returns the number of the word on the belt. The round counts it as soon as it was tried. */
export const woordNr = ({
  nummer,
  fase,
  poging,
}: Pick<State, 'nummer' | 'fase' | 'poging'>): number =>
  nummer - (fase === 'kijken' || poging > 1 ? 1 : 0)

/** In this round the sails turn so often. */
const KEREN = 3

/** Returns how often the sails turned by now: at each third part of the round that is flour. */
export const gedraaid = (staat: Pick<State, 'goed' | 'hersteld' | 'aantal'>): number =>
  Math.floor((aantalZakken(staat) * KEREN) / Math.max(KEREN, staat.aantal))
