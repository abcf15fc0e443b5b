import type { Gevraagde, Opening, OpeningBij } from './beurt.ts'
import type { Exercise, GameInput, Item, SpelEvent, Wens } from './contract.ts'
import type { RondeStaat } from './ronde.ts'

/**
 * leeg: no word hangs here. gevraagd: one was asked for. open: it can be played. kijken: the verdict is shown. klaar: its word has
 * ended, and the place stays as it is.
 */
export type PlekStand = 'leeg' | 'gevraagd' | 'open' | 'kijken' | 'klaar'

/** One of the places at which words hang at once. `O` is what the game itself keeps of its word. */
export interface Plek<O> {
  readonly stand: PlekStand
  readonly item: Item | null
  readonly opgave: O | null
  /** What was given last. */
  readonly gegeven: string | null
  /** Whether the word was right at the first try; null before it was given. */
  readonly isGoed: boolean | null
  /** The verdict on the last try. */
  readonly isJuist: boolean | null
  readonly poging: number
  /** What is left of the wait here, in ms. */
  readonly wacht: number
}

/** The state of a game that asks many words at once. */
export interface VeelStaat<O> extends RondeStaat {
  readonly fase: 'spelen' | 'klaar'
  readonly plekken: readonly Plek<O>[]
  /** The place that the pupil turned to last. */
  readonly actief: number
  /** Whether the engine has no more opgaven. */
  readonly isOp: boolean
}

/** The word at one place: everything a move may look at. */
export interface VeelBeurt<O> {
  readonly plek: number
  readonly item: Item
  readonly opgave: O
  readonly poging: number
  readonly staat: VeelStaat<O>
}

/** A decision on the way to the form of a word: it is judged and told, and the word goes on. */
export interface Stap extends Gevraagde {
  readonly given: string
}

/** What a move changes at its place. */
export interface VeelZet<O> {
  readonly opgave?: O
  /** What was decided on the way, before anything was given; a vraag that is a step. */
  readonly stap?: Stap
  /** What was given, which ends the try. */
  readonly gegeven?: string
  readonly events?: readonly SpelEvent[]
}

/** What a game of many words at once defines itself. */
export interface VeelSpel<O, I extends GameInput> {
  /** Another number for each shape that what the game keeps of a word had. 1 when absent. */
  readonly vorm?: number
  /** Returns how many words hang at once. */
  plekken(exercise: Exercise): number
  /** Hangs a word. Returns null when this game cannot play it. `hangt` are the places that hang already. */
  open(item: Item, bij: OpeningBij & { readonly hangt: readonly VeelBeurt<O>[] }): Opening<O> | null
  /** Handles a move at an open place. Returns null when it does not count now. */
  handle(beurt: VeelBeurt<O>, input: I & { readonly plek: number }): VeelZet<O> | null
  gevraagd(beurt: VeelBeurt<O>): Gevraagde
  /** Returns what the game wishes for among the words that are asked now; null where that is nothing. */
  wens?(staat: VeelStaat<O>): Wens | null
  /** Lays the word ready for the next try after a mistake; null when there is nothing left to mend. */
  mend(beurt: VeelBeurt<O>, given: string): O | null
  /** Returns what also happens when a word was right, at once or mended. */
  naGoed?(nu: VeelStaat<O>, vorige: VeelStaat<O>): readonly SpelEvent[]
  readonly gok: number
  /** Returns everything that can be given at a place; undefined where a word is built or written freely. */
  vormen?(beurt: VeelBeurt<O>): readonly string[] | undefined
  /** Returns what is right to give at a place. */
  goed(beurt: VeelBeurt<O>): string
  /** Returns the next move at a place towards giving `vorm`. */
  naar(beurt: VeelBeurt<O>, vorm: string): I | null
  zin(staat: VeelStaat<O>): string
  /** How long a verdict is shown at its place, in ms. */
  readonly kijken: { readonly goed: number; readonly fout: number }
  /** Returns what was reached so far, as a whole number. Absent in games that keep no record. */
  record?: (staat: VeelStaat<O>) => number
}
