import type { Hoe, Reden } from '@letterhaven/contracts/antwoord'
import type { RondeUitslag } from '@letterhaven/domain/spelboek'
import type { Vraag } from '../opgave/vraag.ts'
import type { Opgave } from '../opgave/opgave.ts'
import type { Sterren, Wens } from './contract.ts'

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
  readonly vraag: Vraag
  readonly hoe?: Hoe
  readonly flitsMs?: number
  readonly reden: Reden
}

/** An opgave that the engine gave out, with its reason. */
export interface Uitgegeven {
  readonly item: Opgave
  readonly reden: Reden
}

/** The adaptive engine as a game host sees it. It is asked after each answer has been worked in. */
export interface EnginePort {
  /** Returns the next opgave, by the wish of the game where that can be; null when there is none. */
  volgende(wens?: Wens): Uitgegeven | null
  /** Works in an answer that counts. */
  process(antwoord: GespeeldAntwoord): void
}

/** Where answers go (the outbox). It must accept them at once and never throw. */
export interface AntwoordPort {
  save(antwoord: GespeeldAntwoord): void
}

/** Where it is kept what a game remembers of a pupil. It must accept it at once and never throw. */
export interface BoekPort {
  /** The secret of the game was found. */
  findGeheim(): void
  /** A round was played to its end. */
  addRonde(ronde: RondeUitslag): void
}

export interface Poorten {
  readonly engine: EnginePort
  readonly antwoord: AntwoordPort
  /** Absent where nothing is kept. */
  readonly boek?: BoekPort | undefined
}

/** The outcome of a played taak. */
export interface Uitslag {
  readonly score: number
  readonly sterren: Sterren
  readonly ms: number
  readonly goed: number
  readonly fout: number
  /** What was reached; null in games that keep no record. */
  readonly record: number | null
}
