import type { Stap } from '@letterhaven/game-kit/onderdelen/vormhulp'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { naamThuis } from './bord.ts'
import { huizenVan, isZelfdeTijd, WERKPAREN } from './paren.ts'
import { huisVan, straatVan } from './straat.ts'
import type { State } from './straat.ts'

/** What is asked first about a sentence: whether it has a form of hebben or zijn, and then whether it is over. */
const HULP: Stap = { vraag: 'Staat er een vorm van hebben of zijn?', antwoord: 'nee' }
const VOORBIJ: Stap = { vraag: 'Is het al voorbij?', antwoord: 'nee' }

/** Returns the step by which a form of a verb belongs at another house than this one: of its own tense the last one decides. */
function waaromNiet(
  werkwoord: Werkwoordvraag,
  { paar, huis }: { readonly paar: string; readonly huis: string },
): Stap | undefined {
  if (huizenVan(paar).includes(huis)) return werkwoord.stappen.at(-1)
  if (paar === WERKPAREN['ww-tt']) return VOORBIJ
  // The first step to any other form tells it from the present, and not from what was done.
  return isZelfdeTijd(huis, 'vd-d') ? HULP : werkwoord.stappen[0]
}

/** Returns the step by which a letter belongs at another house than the one to which it was brought; null for a word. */
export function waaromBij(state: State, plek: number): Stap | null {
  const { item, opgave } = state.plekken[plek] ?? {}
  const huis = straatVan(state, plek)?.huizen[huisVan(state, plek)]
  if (!item?.werkwoord || !opgave || huis === undefined) return null
  return waaromNiet(item.werkwoord, { paar: opgave.paar, huis }) ?? null
}

/** Returns what who lives at another house says of a letter: of a verb also why it belongs elsewhere. */
export function sayNiet(state: State, plek: number): string {
  const stap = waaromBij(state, plek)
  const waarom = stap ? ` ${stap.vraag} ${stap.antwoord}.` : ''
  return `Niet voor mij!${waarom} De brief hoort bij ${naamThuis(state, plek)}.`
}
