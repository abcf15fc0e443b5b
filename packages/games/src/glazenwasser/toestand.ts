import { shuffle, stroom } from '@letterhaven/game-kit/regels/rng'
import type { Exercise, GameInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'

/**
 * dicht: shutters closed, no word. vuil: a word to judge. schoon: washed and right, lit. spat: washed and wrong, shows
 * the right form. gewezen: left unwashed, shown at the end of a round.
 */
export type Stand = 'dicht' | 'vuil' | 'schoon' | 'spat' | 'gewezen'

export interface Raam {
  readonly stand: Stand
  /** Whether a word was asked for and has not arrived yet. */
  readonly gevraagd: boolean
  /** How often the engine gave a word that already hangs somewhere. After three times the window stays closed. */
  readonly dubbel: number
  readonly item: Item | null
  /** The text on the card: the word or one of its misspellings. */
  readonly vorm: string
  /** The dirt that is left: 1 is all of it, 0 is clean. */
  readonly vuil: number
}

/** A window that was washed although its word was misspelled. */
export interface Misser {
  readonly item: Item
  readonly vorm: string
}

export type Fase = 'spelen' | 'wijzen' | 'bijvullen' | 'klaar'

export interface State {
  readonly aantal: number
  readonly aandeelFout: number
  readonly rustig: boolean
  readonly rng: number
  /** Active playing time in ms, without waits. */
  readonly t: number
  readonly vorigeT: number
  readonly fase: Fase
  /** What is left of the current wait, in ms. */
  readonly wacht: number
  readonly ramen: readonly Raam[]
  readonly actief: number
  /** The seeded order in which the windows open. */
  readonly volgorde: readonly number[]
  readonly water: number
  readonly bijgevuld: number
  readonly goed: number
  readonly fout: number
  readonly missers: readonly Misser[]
  /** Whether the engine has no more opgaven. */
  readonly leeg: boolean
  readonly begonnen: boolean
}

export type Input =
  | (GameInput & { readonly type: 'kies'; readonly plek: number })
  | (GameInput & { readonly type: 'luister'; readonly plek: number })
  | (GameInput & {
      readonly type: 'was'
      readonly plek: number
      /** The share of the dirt that this stroke takes, 0…1. */
      readonly hoeveel: number
      readonly x?: number
      readonly y?: number
    })

export type Stap = readonly [State, readonly SpelEvent[]]

export const WATER = 5
/** The largest number of words that hang at the same time. */
export const OPEN = 6
export const PUNTEN = 10
export const WACHT = { wijzen: 3200, bijvullen: 2600, niets: 700 } as const
const RAMEN = { min: 8, max: 12 } as const

/**
 * The chance that a new word is misspelled where that is allowed at all (a right window hangs, and fewer than half of
 * `OPEN` are wrong). That comes down to about 40 % of what hangs.
 */
const AANDEEL_FOUT = 0.7

/** Returns the number of windows of a taak: the option, or as many as there are answers, within 8…12. */
export function aantalRamen(exercise: Exercise): number {
  const gewenst = exercise.options.places ?? exercise.aantal
  return Math.min(RAMEN.max, Math.max(RAMEN.min, Math.round(gewenst)))
}

const DICHT: Raam = { stand: 'dicht', gevraagd: false, dubbel: 0, item: null, vorm: '', vuil: 1 }

export function beginToestand(exercise: Exercise): State {
  const plekken = Array.from({ length: aantalRamen(exercise) }, (_, plek) => plek)
  const volgorde = shuffle(plekken, stroom(exercise.seed ^ 0x9e37))
  return {
    aantal: Math.max(1, exercise.aantal),
    aandeelFout: exercise.options.distractors ?? AANDEEL_FOUT,
    rustig: exercise.options.calm,
    rng: exercise.seed | 0,
    t: 0,
    vorigeT: 0,
    fase: 'spelen',
    wacht: 0,
    ramen: plekken.map(() => DICHT),
    actief: volgorde[0] ?? 0,
    volgorde,
    water: WATER,
    bijgevuld: 0,
    goed: 0,
    fout: 0,
    missers: [],
    leeg: false,
    begonnen: false,
  }
}

/** Closes a window for the next round, unless it is clean. */
export function close(raam: Raam): Raam {
  return raam.stand === 'schoon' ? raam : DICHT
}

export function isGoed(raam: Raam): boolean {
  return raam.item !== null && raam.vorm === raam.item.word
}

export function metRaam(state: State, plek: number, raam: Raam): State {
  return { ...state, ramen: state.ramen.with(plek, raam) }
}

/** Returns the windows that can be washed now, with their places. */
export function openRamen(state: State): { plek: number; raam: Raam }[] {
  return state.ramen.flatMap((raam, plek) => (raam.stand === 'vuil' ? [{ plek, raam }] : []))
}
