import type { Hoe, Reden } from '@letterhaven/contracts/antwoord'
import type { Land } from '@letterhaven/contracts/admin'
import type { Trap } from '@letterhaven/contracts/trap'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import type { Fx } from './fx.ts'
import type { Opgave, TekstOpgave, WoordOpgave } from '../opgave/opgave.ts'
import type { Vorm, Vraag } from '../opgave/vraag.ts'

export type { Buren, Keuze } from '../opgave/opgave.ts'

/** What an opgave practises. A game may serve several. */
export type Soort =
  | 'lezen'
  | 'spelling'
  | 'dictee'
  | 'flitsen'
  | 'hakken'
  | 'plakken'
  | 'splitsen'
  | 'zinnen'
  | 'werkwoorden'
  | 'tekst'

/** An opgave of one word, which most games play; the others name what they play in their manifest. */
export type Item = WoordOpgave

export interface ExerciseOptions {
  /** No hurry, no shaking and no moving scenery; waits become longer. */
  readonly calm: boolean
  /** Whether the game may use time pressure. Games without it ignore this. */
  readonly clock: boolean
  /** The share of opgaven shown in a misspelling, 0…1, in games that show them. */
  readonly distractors?: number
  /** The number of places in the scene (windows, lanes, tins), within the limits of the game. */
  readonly places?: number
}

/** What is explained apart: a kind, or something that is asked in a kind in its own way. */
export type Onderwerp = Soort | 'tekens'

/** A taak is `aantal` answers of one kind. Its words come one by one from the engine. */
export interface Exercise {
  readonly id: string
  readonly kind: Soort
  /** What it is about, where its kind alone does not tell. */
  readonly over?: Onderwerp
  /** The year in which the pupil is taught, 3…8, by which a game shows its face and offers its letters. */
  readonly groep: number
  readonly land: Land
  readonly instruction: string
  readonly aantal: number
  readonly seed: number
  readonly options: ExerciseOptions
  /** How many answers of the round were given before this exercise began. The bar counts them as well. */
  readonly voor?: number
  /** The stage that was chosen; the first when absent. */
  readonly trap?: Trap
  /** The pupil's own record in this game, in what it counts in; null when absent. */
  readonly record?: number | null
}

export type Sterren = 0 | 1 | 2 | 3

/**
 * What a game may wish for: a word that does not exist (`nep`), a letter of which the sound is said (`letter`), or a word that is
 * much like the one before it (`rij`), so that words come in a row in which each changes a little.
 */
export type Wens = 'nep' | 'letter' | 'rij'

/** What the rules tell the outside world. `plek` is a place in the scene. */
export type SpelEvent =
  | {
      readonly type: 'vraag'
      readonly plek: number
      /** What is asked for, where that is not what the engine finds best. That comes all the same where there is nothing else. */
      readonly wens?: Wens
    }
  | {
      readonly type: 'answer'
      readonly itemId: string
      readonly given: string
      readonly correct: boolean
      /** Active time since the previous answer, without pauses and hidden tabs. */
      readonly ms: number
      /** 1, or more for a mend of the same opgave. */
      readonly attempt: number
      /** What was asked, by which it is judged. */
      readonly vraag: Vraag
      readonly hoe?: Hoe
      readonly flitsMs?: number
    }
  | { readonly type: 'skip'; readonly itemId: string; readonly vorm: string }
  | { readonly type: 'hint'; readonly itemId: string; readonly level: number }
  | {
      readonly type: 'say'
      readonly what: 'woord' | 'letters' | 'zin'
      readonly itemId: string
      readonly tekst: string
      /** False for a text that a voice reading from letters mispronounces. */
      readonly robotstem?: false
      /** Said without being asked for, and therefore not while the sound is off. */
      readonly vanzelf?: true
    }
  | {
      readonly type: 'fx'
      readonly name: Fx
      readonly plek: number
      /** Where in the place it happens, 0…1 from its top left. Absent for the whole place. */
      readonly x?: number
      readonly y?: number
    }
  | {
      readonly type: 'finish'
      readonly score: number
      readonly stars: Sterren
      readonly ms: number
    }

/** What the host sends to every game. `leeg` answers a `vraag` when there are no more opgaven. */
export type HostInput =
  | { readonly type: 'begin' }
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'opgave'; readonly plek: number; readonly item: Opgave; readonly reden: Reden }
  | { readonly type: 'leeg'; readonly plek: number }

/** What a pupil does. `kies` and `luister` only look and listen, and are accepted at all times. */
export interface GameInput {
  readonly type: string
}

/** What a blind or slow pupil needs to know now, as one Dutch sentence. */
export interface Prompt {
  readonly zin: string
}

/**
 * A game without its picture: pure and serialisable. The state survives structuredClone and JSON, and the same exercise
 * and inputs always give the same state. These are methods so that a game with any state fits the shell, which treats
 * state and inputs as opaque.
 */
export interface Rules<S = unknown, I extends GameInput = GameInput> {
  /** Another number for each shape that the state had: a state of another shape is not gone on with. */
  readonly vorm: number
  init(exercise: Exercise): S
  step(state: S, input: I | HostInput): readonly [S, readonly SpelEvent[]]
  done(state: S): boolean
  /** Returns the next move of a player of `skill` 0…1, or null when there is nothing to do but wait. */
  bot(state: S, skill: number, rnd: () => number): I | null
  need(state: S): Prompt
  /**
   * Returns what is asked now, for a player that is not a pupil: the word, and the forms that can be given. Without
   * forms, the word is written freely.
   */
  beurt?(state: S): Gevraagd | null
  /** Returns the next input towards giving `vorm` for what is asked now, or null while there is nothing to do but wait. */
  naar?(state: S, vorm: string): I | null
  /** The chance that a guess is right at what this game asks, as the engine takes it when it chooses. */
  readonly gok: number
  /** Returns what was reached so far, as a whole number of what the game counts in. Absent in games that keep no record. */
  record?(state: S): number
  /**
   * Returns what is seen of the passing of time, as a text: where it becomes another the screen is drawn anew, also when nothing
   * happened. Absent where every change for the eye is told by an event.
   */
  tijdbeeld?(state: S): string
}

/** A word that is asked. */
export interface Gevraagd {
  readonly itemId: string
  /** Which try at this word it is; more than 1 for a mend. */
  readonly poging: number
  readonly vormen?: readonly string[]
  /** What is right: one of those, or what is written, built or laid. */
  readonly goed: string
}

export type Familie =
  | 'oppervlak'
  | 'bouwen'
  | 'mikken'
  | 'banen'
  | 'water'
  | 'natuurkunde'
  | 'zoeken'
  | 'podium'

/** The small, eagerly loaded description of a game, for the map, the settings and the public page. */
/** A form in which a kind is practised, with the first and last groep in which it is. */
export type Speelwijze = readonly [vorm: Vorm, van: number, tot: number]

export interface Manifest {
  readonly id: SpelId
  readonly title: string
  readonly family: Familie
  /** The form that is most of the game, and the highest chance of a guess in a usual question of it. */
  readonly hoofdvorm: Vorm
  readonly gok: number
  /** How each kind is practised, and in which years. What follows in the next three fields follows from this. */
  readonly vormen: Readonly<Partial<Record<Soort, readonly Speelwijze[]>>>
  readonly kinds: readonly Soort[]
  /** The first and last groep (Dutch counting, 3…8) that the game suits. */
  readonly groups: readonly [number, number]
  /** The first and last groep of a kind that it does not play in all of its years. */
  readonly jaren?: Partial<Record<Soort, readonly [number, number]>>
  /** The categories of whose words it can ask something, by kind. Absent where that is every category. */
  readonly categorieen?: Partial<Record<Soort, readonly string[]>>
  /** The categories of whose words it can ask nothing, by kind, where they are few. */
  readonly zonder?: Partial<Record<Soort, readonly string[]>>
  /** The kinds in which somebody else must be there: nobody is sent there without having chosen it. */
  readonly samen?: readonly Soort[]
  /** Set for a game in which words of another category stand among those of the taak, to be told apart from them. */
  readonly tegenhangers?: true
  /** Set for a game that also wishes for words that do not exist, to be read. */
  readonly nepwoorden?: true
  /** Set for a game that also wishes for letters, of which the sound is said. */
  readonly letters?: true
  readonly minutes: readonly [number, number]
  /** What a question about a text must have in it to be asked in this game; one without it is left out. Absent where that is nothing. */
  readonly needs?: readonly (keyof TekstOpgave)[]
  /** What its opgaven are about, where that is no word. */
  readonly content?: readonly Opgave['soort'][]
  /** How the calm variant differs: hardly, or by taking turns. */
  readonly calm: 'same' | 'turn-based'
  readonly beschrijving: string
  readonly status: 'klaar' | 'later'
}
