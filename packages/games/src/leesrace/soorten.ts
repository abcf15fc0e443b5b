import type { Rules } from '@letterhaven/game-kit/regels/contract'
import type { Input } from './rules.ts'
import { samen, type SamenInput, type SamenStaat } from './samen/rules.ts'
import { voorlezen as tekst, type TekstStaat, type VoorleesInput } from './samen/voorlezen.ts'

/** The state of a round: of texts, read alone or to who listens, or of words that are read together. */
export type Staat = TekstStaat | SamenStaat
export type Invoer = Input | VoorleesInput | SamenInput

/** Returns whether words are read together in this round. */
export const isSamen = (staat: Staat): staat is SamenStaat => staat.soort === 'lezen'

type Alle = Rules<Staat, Invoer>

/** Returns the rules of a round. Each gets only states and inputs of its own kind; what is of the other it ignores. */
const bij = (staat: Staat): Alle => (isSamen(staat) ? samen : tekst) as Alle

/** How far the shape of one kind is from that of the other in the number of both. */
const VORM = 10_000
/** Changes with the shape of what is kept of a text that is read aloud. */
const VOORLEES_VORM = 1

/** The rules of leesrace in both of its kinds: a text whose proof is pointed at, and words that are read to who listens. */
export const rules: Alle = {
  vorm: (VOORLEES_VORM * VORM + tekst.vorm) * VORM + samen.vorm,
  init: (oefening) => (oefening.kind === 'lezen' ? samen : tekst).init(oefening),
  step: (staat, input) => bij(staat).step(staat, input),
  done: (staat) => bij(staat).done(staat),
  bot: (staat, skill, rnd) => bij(staat).bot(staat, skill, rnd),
  need: (staat) => bij(staat).need(staat),
  beurt: (staat) => bij(staat).beurt?.(staat) ?? null,
  naar: (staat, vorm) => bij(staat).naar?.(staat, vorm) ?? null,
  gok: tekst.gok,
  // The record is in flags; who reads together keeps the one that stands.
  record: (staat) => (isSamen(staat) ? (staat.vorigRecord ?? 0) : (tekst.record?.(staat) ?? 0)),
}
