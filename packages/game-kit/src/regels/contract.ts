import type { Reden } from '@letterhaven/contracts/antwoord'
import type { SpelId } from '@letterhaven/contracts/spel-id'

/** What an opgave practises; a game may serve several. */
export type Soort =
  | 'lezen'
  | 'spelling'
  | 'dictee'
  | 'flitsen'
  | 'hakken'
  | 'plakken'
  | 'splitsen'
  | 'zinnen'

/** A stored misspelling: a non-word, wrong in one place, with the rule it breaks as a child's sentence. */
export interface Keuze {
  readonly vorm: string
  readonly regel: string
  readonly uitleg: string
}

/** Real words near a word: at most one sound away, or two and more; none of the second is near the first. */
export interface Buren {
  readonly een: readonly string[]
  readonly ver: readonly string[]
}

/** One opgave = one word as a game plays it. `id` is the id of the word in the corpus. */
export interface Item {
  readonly id: string
  readonly word: string
  readonly graphemes: readonly string[]
  readonly syllables?: readonly string[]
  readonly sentence?: string
  readonly choices?: readonly Keuze[]
  /** Address of a picture that says the word without doubt. */
  readonly picture?: string
  /** False where a voice that reads from letters says this word wrong. */
  readonly robotstem?: false
  /** Absent for a word that has no neighbour. */
  readonly buren?: Buren
}

export interface ExerciseOptions {
  /** No hurry, no shaking, no moving scenery; waits become longer. */
  readonly calm: boolean
  /** Whether a clock may press; games without time pressure ignore it. */
  readonly clock: boolean
  /** Share of opgaven shown in a misspelling, 0…1, where a game shows them. */
  readonly distractors?: number
  /** Places in the scene (windows, lanes, tins), within the limits of the game. */
  readonly places?: number
}

/** One taak: `aantal` answers of one kind. Its words come one by one from the engine. */
export interface Exercise {
  readonly id: string
  readonly kind: Soort
  readonly instruction: string
  readonly aantal: number
  readonly seed: number
  readonly options: ExerciseOptions
}

export type Sterren = 0 | 1 | 2 | 3

/** What rules tell the outside world. `plek` is a place in the scene. */
export type SpelEvent =
  | { readonly type: 'vraag'; readonly plek: number }
  | {
      readonly type: 'answer'
      readonly itemId: string
      readonly given: string
      readonly correct: boolean
      /** Active time since the previous answer, without pauses and hidden tabs. */
      readonly ms: number
      readonly attempt: number
    }
  | { readonly type: 'skip'; readonly itemId: string; readonly vorm: string }
  | { readonly type: 'hint'; readonly itemId: string; readonly level: number }
  | {
      readonly type: 'say'
      readonly what: 'woord' | 'letters' | 'zin'
      readonly itemId: string
      readonly tekst: string
      /** False where a voice that reads from letters says it wrong. */
      readonly robotstem?: false
      /** Said without being asked for: not where the sound is off. */
      readonly vanzelf?: true
    }
  | {
      readonly type: 'fx'
      readonly name: string
      readonly plek: number
      /** Where in the place it happens, 0…1 from its left top; absent = the whole place. */
      readonly x?: number
      readonly y?: number
    }
  | {
      readonly type: 'finish'
      readonly score: number
      readonly stars: Sterren
      readonly ms: number
    }

/** What the host sends to every game; `leeg` answers a `vraag` when no more opgaven come. */
export type HostInput =
  | { readonly type: 'begin' }
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'opgave'; readonly plek: number; readonly item: Item; readonly reden: Reden }
  | { readonly type: 'leeg'; readonly plek: number }

/** What a pupil does; `kies` and `luister` only look and listen, and are taken at all times. */
export interface GameInput {
  readonly type: string
}

/** The verdict on an answer: linguistic only, and the chance that a guess is right. */
export interface Uitspraak {
  readonly correct: boolean
  readonly gok: number
}

/** Judges from the word and what was given alone; the server uses the same function. */
export type Referee = (item: Pick<Item, 'word'>, given: string) => Uitspraak

/** What a blind or slow pupil needs to know now, as one Dutch sentence. */
export interface Prompt {
  readonly zin: string
}

/**
 * A game without its picture: pure and serialisable. The state survives structuredClone and JSON;
 * the same exercise and inputs always give the same state. Methods, so that a game of any state
 * fits the shell, which treats state and inputs as sealed.
 */
export interface Rules<S = unknown, I extends GameInput = GameInput> {
  init(exercise: Exercise): S
  step(state: S, input: I | HostInput): readonly [S, readonly SpelEvent[]]
  done(state: S): boolean
  /** The next move of a player of `skill` 0…1, or null when there is nothing to do but wait. */
  bot(state: S, skill: number, rnd: () => number): I | null
  need(state: S): Prompt
  /** What is asked now, for a player that is no pupil: the word, and the forms that can be given; without forms it is written freely. */
  beurt?(state: S): Gevraagd | null
  /** The next input on the way to giving `vorm` for what is asked now; null while there is nothing to do but wait. */
  naar?(state: S, vorm: string): I | null
  referee: Referee
}

/** One word that is asked. */
export interface Gevraagd {
  readonly itemId: string
  readonly vormen?: readonly string[]
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

/** The small, eager description of a game: feeds the map, the settings, the public page. */
export interface Manifest {
  readonly id: SpelId
  readonly title: string
  readonly family: Familie
  readonly kinds: readonly Soort[]
  /** First and last groep (Dutch counting, 3…8) the game suits. */
  readonly groups: readonly [number, number]
  readonly minutes: readonly [number, number]
  readonly needs: readonly (keyof Item)[]
  /** How the calm variant differs: hardly, or by taking turns. */
  readonly calm: 'same' | 'turn-based'
  readonly beschrijving: string
  readonly status: 'klaar' | 'later'
}
