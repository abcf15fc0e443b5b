import type { Hoe } from '@letterhaven/contracts/antwoord'
import type { Trap } from '@letterhaven/contracts/trap'
import type { Opgave } from '../opgave/opgave.ts'
import type { Vraag } from '../opgave/vraag.ts'
import type { Exercise, GameInput, Item, SpelEvent } from './contract.ts'
import type { RondeStaat } from './ronde.ts'

/** vraag: a word was asked for. spelen: it is being played. kijken: the verdict is shown. klaar: the game is over. */
export type BeurtFase = 'vraag' | 'spelen' | 'kijken' | 'klaar'

/**
 * The state of a game that plays one opgave at a time, mostly a word. `O` is what the game itself keeps for the current one, `T`
 * what it is about.
 */
export interface BeurtStaat<O, T extends Opgave = Item> extends RondeStaat<T> {
  readonly fase: BeurtFase
  /** What is left of the current wait, in ms. */
  readonly wacht: number
  /** How many words were played before this one. */
  readonly nummer: number
  /** Which try at the current word this is: 1, or more while a mistake is mended. */
  readonly poging: number
  readonly item: T | null
  readonly opgave: O | null
  /** What the game kept of the word before, so that something can go on from word to word. */
  readonly vorige: O | null
  /** What was given for the current word, while the verdict is shown. */
  readonly gegeven: string | null
}

/** The current word: everything a move may look at. */
export interface Beurt<O, T extends Opgave = Item> {
  readonly item: T
  readonly opgave: O
  readonly staat: BeurtStaat<O, T>
}

/** What a move or the passing of time changes. */
export interface Zet<O> {
  readonly opgave?: O
  /** The form that was given, which ends the word. */
  readonly gegeven?: string
  readonly events?: readonly SpelEvent[]
}

/** What is laid ready for a word. */
export interface Opening<O> {
  readonly opgave: O
  readonly events?: readonly SpelEvent[]
}

export interface OpeningBij {
  /** A random stream of this word's own. */
  readonly rnd: () => number
  readonly soort: Exercise['kind']
  /** The year in which the pupil is taught, 3…8. */
  readonly groep: number
  readonly opties: Exercise['options']
  readonly trap: Trap
  readonly nummer: number
  /** Every verdict of this taak so far, in order, for a game that becomes harder or easier. */
  readonly oordelen: readonly boolean[]
  /** The words of this taak that were given correctly before, for a game that reuses them in another sentence. */
  readonly gelukt: readonly string[]
}

/** What an answer says besides the form that was given. */
export interface Gevraagde {
  readonly vraag: Vraag
  readonly hoe?: Hoe
  readonly flitsMs?: number
  /** The active time of the answer, in a game that knows better when it began. */
  readonly ms?: number
}

/** What a game of one word at a time defines itself. The way from word to word is the same for all such games. */
export interface BeurtSpel<O, I extends GameInput, T extends Opgave = Item> {
  /** What its opgaven are about; words when absent. Whatever else comes is skipped. */
  readonly speelt?: T['soort']
  /** Another number for each shape that what the game keeps of a word had. 1 when absent. */
  readonly vorm?: number
  /** Lays a word ready. Returns null when this game cannot play it. */
  open(item: T, bij: OpeningBij & { readonly vorige: O | null }): Opening<O> | null
  /** Handles a move of the pupil. Returns null when it does not count now. */
  handle(beurt: Beurt<O, T>, input: I): Zet<O> | null
  /** Moves the world on by itself. `ms` is always finite and more than 0. */
  tik?(beurt: Beurt<O, T>, ms: number): Zet<O> | null
  /** Returns what is seen of the passing of time, as a text. Absent where every change that time brings is told by an event. */
  tijdbeeld?(beurt: Beurt<O, T>): string
  /** Returns what is asked of this word, by which its answer is judged. */
  gevraagd(beurt: Beurt<O, T>): Gevraagde
  /**
   * Lays the same word ready again after a mistake, from the form that was given, so that the pupil makes the right one from its
   * own. Without it, a mistake ends the word.
   */
  mend?(beurt: Beurt<O, T>, given: string): O
  /** Returns what also happens when a word was right, at once or mended, from the states before and after it. */
  naGoed?(nu: BeurtStaat<O, T>, vorige: BeurtStaat<O, T>): readonly SpelEvent[]
  /** The chance that a guess is right. */
  readonly gok: number
  /** Returns the forms that can be given now. Absent when a word is built or written freely. */
  vormen?(beurt: Beurt<O, T>): readonly string[]
  /** Returns what is right to give, where that is not the word itself. */
  goed?(beurt: Beurt<O, T>): string
  /** Returns the next move towards giving `vorm`, or null while there is nothing to do but wait. */
  naar(beurt: Beurt<O, T>, vorm: string): I | null
  /** Returns what a player who cannot see needs to know about this word. */
  zin(beurt: Beurt<O, T>): string
  /** How long the verdict is shown, in ms. */
  readonly kijken?: { readonly goed: number; readonly fout: number }
  /** Returns how long a right answer is shown in ms, where there is more to look at after some than after others. */
  kijkGoed?(beurt: Beurt<O, T>): number
  /** Returns what was reached so far, as a whole number. Absent in games that keep no record. */
  record?: (staat: BeurtStaat<O, T>) => number
}

/**
 * The moves that every game has: hear the word once more, leave a mistake as it is, and go on from what is shown after an answer.
 */
export type GedeeldeZet = 'luister' | 'overslaan' | 'verder'
