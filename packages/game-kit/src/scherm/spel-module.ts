import type { ReactNode } from 'react'
import type { GameInput, Manifest, Rules, SpelEvent } from '../regels/contract.ts'
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

/** The painted world of a game; owns nothing that the state does not say. */
export interface Scene<S = unknown> {
  /** Brings the picture in line with the state. */
  toon(state: S): void
  /** Plays what just happened; `state` is the state right after it. */
  speel(event: SpelEvent, state: S): void
}

export interface SceneOpties<S, I = GameInput> {
  readonly stage: Stage
  readonly state: S
  readonly held: HeldSoort
  /** For what happens in the picture alone, such as a ball that hits something. */
  readonly send: (input: I) => void
}

export interface LayerProps<S, I> {
  readonly state: S
  readonly send: (input: I) => void
  readonly maat: Afmeting
  readonly rustig: boolean
  readonly hand: Hand
  readonly letter: Letter
  /** Whether a word that is said is heard; where it is not, it has to be seen. */
  readonly stem: boolean
}

/** One picture of the instruction, with the sentence that is said with it. */
export interface UitlegStap {
  readonly zin: string
  /** Paints the picture of `maat` w × h; the same pupil's hero is in it, in its own clothes. */
  teken(g: G, maat: Afmeting, held: AangekledeHeld): void
}

/** A wrong answer set right: what was given, the right word, and the rule as a child's sentence. */
export interface Correctie {
  readonly vorm: string
  /** Where nothing was misspelled: the word beside which the right one is read, what differs marked and nothing struck. */
  readonly naast?: string
  /** The right word as it is said. */
  readonly woord: Uiting
  readonly graphemes: readonly string[]
  /** What is seen of its sounds where it is not heard. */
  readonly klankgroepen: readonly string[]
  readonly uitleg: string
  /** The address of a picture of the word: only afterwards, so that it gives nothing away. */
  readonly plaatje?: string | undefined
}

/** Progress and stock for the bar at the top. */
export interface Stand {
  readonly gedaan: number
  readonly totaal: number
  /** What is counted, plural: 'antwoorden'. */
  readonly naam: string
  readonly leven?: { readonly over: number; readonly van: number; readonly naam: string }
}

export interface SlotTekst {
  readonly titel: string
  readonly zin: string
  /** The words that did not go well at first. */
  readonly woorden?: readonly Correctie[]
  /** Who waves from the panel. */
  readonly dieren?: readonly Dier[]
}

/** A whole game, as its lazy chunk exports it. Methods: the shell treats state and inputs as sealed. */
export interface GameModule<S = unknown, I extends GameInput = GameInput> {
  readonly manifest: Manifest
  readonly rules: Rules<S, I>
  /** Has ready what the picture will ask for; called as soon as the chunk is there. */
  prepare(): void
  /** Paints the world on an empty stage; called again after a change of size. */
  mountScene(opties: SceneOpties<S, I>): Scene<S>
  /** Words and buttons: real DOM over the picture. */
  Layer(props: LayerProps<S, I>): ReactNode
  stand(state: S): Stand
  /** The sentence for the live region, or null when an event needs none. */
  meld(event: SpelEvent, state: S): string | null
  /** The sound of an event, or null. */
  klank(event: SpelEvent): Klank | null
  slot(state: S, uitslag: Uitslag): SlotTekst
  /** Three pictures that say how it is played. */
  readonly uitleg?: readonly UitlegStap[]
  /** What to set right after an event, or null. */
  correctie?(event: SpelEvent, state: S): Correctie | null
}
