import type { Leerling } from '../types.ts'
import {
  begripOp,
  choosePassend,
  type BegripNu,
  type Passend,
  type Tekstkeus,
  type Vraagkeus,
} from './begrip.ts'
import { flitsNu, volgendeFlits, type FlitsNu } from './flits.ts'
import { readLeesstaat, writeLeesstaat, type LeesParse } from './lees-serialisatie.ts'
import {
  beginLeesstaat,
  processLezen,
  changeLezer,
  type Leesgebeurtenis,
  type Leesstaat,
  type Leesuitkomst,
  type Leesvorm,
} from './leesstaat.ts'
import { explainLezen, type Leesuitleg } from './leesuitleg.ts'
import { vlotheidOp, type VlotheidNu } from './vlotheid.ts'

type Lezer = Pick<Leerling, 'groep' | 'dyslexie'>

/** What the product asks of the reading measures: pure, like the engine of spelling, and separate from it. */
export interface Leesengine {
  init(lezer: Lezer, seed?: number): Leesstaat
  /** Returns the state after a change of school year or mode; what was measured stays. */
  change(state: Leesstaat, lezer: Lezer): Leesstaat
  /** Processes a reading, a flashed word or the answers about a text, and says why where it does not count. */
  update(state: Leesstaat, wat: Leesgebeurtenis): Leesuitkomst
  /** Returns how long the next word stands on the screen, in ms. */
  volgendeFlits(state: Leesstaat, gok: number): number
  /** Chooses the text that fits now, with the share of its questions that will go right; null where there is none. */
  chooseTekst<T extends Tekstkeus>(
    state: Leesstaat,
    teksten: readonly T[],
    gelezen: ReadonlySet<string>,
  ): Passend<T>
  /** Does the same for one question, where a text has more than are asked. */
  chooseVraag<T extends Vraagkeus>(
    state: Leesstaat,
    vragen: readonly T[],
    gesteld: ReadonlySet<string>,
  ): Passend<T>
  vlotheid(state: Leesstaat, vorm: Leesvorm, t?: number): VlotheidNu
  flits(state: Leesstaat): FlitsNu
  begrip(state: Leesstaat, t?: number): BegripNu
  /** Returns the numbers for the sentences that a teacher reads. */
  explain(state: Leesstaat, t: number): readonly Leesuitleg[]
  serialize(state: Leesstaat): Uint8Array
  parse(bytes: Uint8Array): LeesParse
}

export const leesengine: Leesengine = {
  init: (lezer, seed = 1) => beginLeesstaat(lezer, seed),
  change: changeLezer,
  update: processLezen,
  volgendeFlits: ({ flits, dyslexie }, gok) => volgendeFlits(flits, { gok, dyslexie }),
  chooseTekst: ({ begrip, seed, dyslexie }, teksten, gehad) =>
    choosePassend(begrip, teksten, { seed, dyslexie, gehad }),
  chooseVraag: ({ begrip, seed, dyslexie }, vragen, gehad) =>
    choosePassend(begrip, vragen, { seed, dyslexie, gehad }),
  vlotheid: (state, vorm, t) => vlotheidOp(state.vlotheid[vorm], t),
  flits: ({ flits }) => flitsNu(flits),
  begrip: ({ begrip }, t) => begripOp(begrip, t),
  explain: explainLezen,
  serialize: writeLeesstaat,
  parse: readLeesstaat,
}
