import type { Reden } from '@letterhaven/contracts/antwoord'
import type { Item, Sterren } from './contract.ts'

/** An answer as the host passes it on: the game's event, judged, with the engine's reason. */
export interface GespeeldAntwoord {
  readonly woordId: string
  readonly gegeven: string
  readonly correct: boolean
  /** The chance that a guess at this answer is right in this game. */
  readonly gok: number
  /** Whole milliseconds of active time. */
  readonly ms: number
  readonly poging: number
  readonly reden: Reden
  /** The position in this taak, from 0. */
  readonly volgnr: number
}

export interface Opgave {
  readonly item: Item
  readonly reden: Reden
}

/** The adaptive engine as a game host sees it. It is asked after each answer has been worked in. */
export interface EnginePort {
  volgende(): Opgave | null
  process(antwoord: GespeeldAntwoord): void
}

/** Where answers go (the outbox). It must accept them at once and never throw. */
export interface AntwoordPort {
  save(antwoord: GespeeldAntwoord): void
}

export interface Poorten {
  readonly engine: EnginePort
  readonly antwoord: AntwoordPort
}

/** The outcome of a played taak. */
export interface Uitslag {
  readonly score: number
  readonly sterren: Sterren
  readonly ms: number
  readonly goed: number
  readonly fout: number
}
