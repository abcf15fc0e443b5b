import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import type { Opgave } from './quiz.ts'
import { isVrij } from './rules-stenen.ts'
import type { Nu, Stap } from './zet.ts'
import { sayVraag } from './zeg.ts'

/** The last year to whom a question is read aloud unasked. */
const JONG_TOT = 4
/** The stage at which an animal may be sent to the text. */
const STUUR = 2

/** Sends an animal back to the text, once for a question: it points at the line it meant. */
export function send({ opgave, staat }: Nu, plek: number): Stap {
  const kan = staat.trap === STUUR && opgave.gestuurd === null && staat.poging === 1
  if (!kan || !isVrij(opgave, plek)) return null
  return { opgave: { ...opgave, gestuurd: plek, isOpen: true }, events: [fx('loop', plek)] }
}

/** Says the question and the answers; the text itself is read by the pupil. `vanzelf` where nobody asked for it. */
export const sayHardop = (item: TekstOpgave, opgave: Opgave, vanzelf = false): SpelEvent => ({
  type: 'say',
  what: 'zin',
  itemId: item.id,
  tekst: sayVraag(item, opgave),
  ...(vanzelf ? { vanzelf } : {}),
})

/** To the young the question is read aloud by itself, once the text is read. */
export const hardop = (item: TekstOpgave, opgave: Opgave, groep: number): readonly SpelEvent[] =>
  groep <= JONG_TOT ? [sayHardop(item, opgave, true)] : []

/** Lays the text aside: it was read. */
export function layAside({ item, opgave, staat }: Nu): Stap {
  const na = { ...opgave, isOpen: false, isGelezen: true }
  const eerst = opgave.isGelezen ? [] : hardop(item, na, staat.groep)
  return { opgave: na, events: [fx('raam', 0), ...eerst] }
}
