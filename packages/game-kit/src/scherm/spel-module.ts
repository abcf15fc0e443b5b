import type { ReactNode } from 'react'
import type { GameInput, Manifest, Onderwerp, Rules, SpelEvent } from '../regels/contract.ts'
import type { Klank } from '../klank/geluid.ts'
import type { Hand, Letter } from '../keuzen/instellingen.ts'
import type { AangekledeHeld } from '../keuzen/kleding.ts'
import type { Dier, HeldSoort } from '../keuzen/koppen.ts'
import type { Uitslag } from '../regels/poorten.ts'
import type { Uiting } from '../spraak/schakel.ts'
import type { Stage } from '../tekenen/stage.ts'
import type { G } from '../tekenen/teken.ts'

export interface Afmeting {
  readonly w: number
  readonly h: number
}

/** The painted world of a game. It holds nothing that does not follow from the state. */
export interface Scene<S = unknown> {
  /** Updates the picture to match the state. */
  show(state: S): void
  /** Plays what just happened. `state` is the state right after it. */
  speel(event: SpelEvent, state: S): void
  /** Answers a touch on the picture, which changes nothing of the game. Returns whether something is there. */
  touch?(punt: { readonly x: number; readonly y: number }): boolean
}

export interface SceneOpties<S, I = GameInput> {
  readonly stage: Stage
  readonly state: S
  readonly held: HeldSoort
  /** Sends an input for something that happens only in the picture, such as a ball that hits something. */
  readonly send: (input: I) => void
}

export interface LayerProps<S, I> {
  readonly state: S
  readonly send: (input: I) => void
  readonly maat: Afmeting
  readonly rustig: boolean
  readonly hand: Hand
  readonly letter: Letter
  /** Whether a spoken word can be heard. Where it cannot, it has to be shown. */
  readonly stem: boolean
}

/** One picture of the instruction, with the sentence that is spoken with it. */
export interface UitlegStap {
  readonly zin: string
  /** Paints the picture of `maat` w × h, with the pupil's own hero in its own clothes. */
  teken(g: G, maat: Afmeting, held: AangekledeHeld): void
}

/** A stage of a game, as it is offered: another scene, tool or twist. The first is the game as everybody begins it. */
export interface TrapKaart extends UitlegStap {
  readonly naam: string
  /**
   * How its own tool is used, in a sentence to be spoken: it stands with the picture of the stage in the instruction, in the place
   * of one of the three. Every stage after the first has it.
   */
  readonly uitleg?: { readonly plaats: 0 | 1 | 2; readonly zin: string }
}

/** The correction of a wrong answer: what was given, the right word, and the rule in a sentence for a child. */
export interface Correctie {
  /** The word, by which it can be asked again. */
  readonly itemId: string
  readonly vorm: string
  /**
   * For an answer that was not a misspelling: the word beside which the right one is shown, with the differences marked
   * and nothing struck through.
   */
  readonly naast?: string
  /** The right word, as it is spoken. */
  readonly woord: Uiting
  readonly graphemes: readonly string[]
  /** The sounds of those, where each says what it says by itself. They are heard first where all were recorded. */
  readonly klanken?: readonly string[] | undefined
  /** The parts in which the word is shown when it cannot be heard. */
  readonly lettergrepen: readonly string[]
  readonly uitleg: string
  /** The address of a picture of the word. It is shown only afterwards, so that it gives nothing away. */
  readonly plaatje?: string | undefined
}

/** Progress and stock, for the bar at the top. */
export interface Stand {
  /** How many are done with. What went wrong is so when it is mended or left. */
  readonly gedaan: number
  /** How many were answered, what is still being mended included. */
  readonly gegeven: number
  readonly totaal: number
  /** The name of what is counted, in the plural: 'antwoorden'. */
  readonly naam: string
  readonly leven?: { readonly over: number; readonly van: number; readonly naam: string }
}

/** A sentence to read once more. */
export interface Terugzin {
  /** The opgave, by which it can be asked again. */
  readonly itemId: string
  readonly zin: string
}

export interface SlotTekst {
  readonly titel: string
  readonly zin: string
  /** The words that did not go well at first. They are shown, and can be played once more. */
  readonly woorden?: readonly Correctie[]
  /** The sentences that did not go well at first, as they are right, in games of sentences. */
  readonly zinnen?: readonly Terugzin[]
  /** The animals that wave from the panel. */
  readonly dieren?: readonly Dier[]
}

/** What a game says in the bar: by itself, and in a kind in which something else is asked. The word between asterisks is stressed. */
export interface Balktekst {
  readonly OPDRACHT: string
  readonly SOORT_ZINNEN?: Partial<Record<Onderwerp, { readonly opdracht: string }>>
}

/** A whole game, as its lazy chunk exports it. These are methods because the shell treats state and inputs as opaque. */
export interface GameModule<S = unknown, I extends GameInput = GameInput> {
  readonly manifest: Manifest
  /** Its fixed sentences. Absent while a game has none: then its description stands in the bar. */
  readonly zinnen?: Balktekst
  readonly rules: Rules<S, I>
  /** Prepares what the picture will ask for. Called as soon as the chunk has loaded. */
  prepare(): void
  /** Paints the world on an empty stage. Called again after a change of size. */
  mountScene(opties: SceneOpties<S, I>): Scene<S>
  /** The words and buttons: real DOM over the picture. */
  Layer(props: LayerProps<S, I>): ReactNode
  stand(state: S): Stand
  /** Returns the sentence for the live region, or null when an event needs none. */
  report(event: SpelEvent, state: S): string | null
  /** Returns the sound of an event, or null. */
  klank(event: SpelEvent): Klank | null
  slot(state: S, uitslag: Uitslag): SlotTekst
  /** Three pictures that explain how the game is played. */
  readonly uitleg?: readonly UitlegStap[]
  /** The three pictures of a kind in which something else is asked than the first ones show. */
  readonly soortUitleg?: Partial<Record<Onderwerp, readonly UitlegStap[]>>
  /** Its stages from the first, where it has more than one. */
  readonly trappen?: readonly TrapKaart[]
  /** The stages of a kind in which they are others. */
  readonly soortTrappen?: Partial<Record<Onderwerp, readonly TrapKaart[]>>
  /** Returns what stands in the bar now, where that is another thing than the whole taak asks; null where it is not. */
  opdracht?(state: S): string | null
  /** Returns a record in words: '85 kilometer hoog'. Present in games whose rules keep one. */
  recordNaam?(waarde: number): string
  /** Returns what to correct after an event, or null. */
  correctie?(event: SpelEvent, state: S): Correctie | null
}
