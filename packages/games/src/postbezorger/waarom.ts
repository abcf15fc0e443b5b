import type { Stap } from '@letterhaven/game-kit/onderdelen/vormhulp'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { naamThuis } from './bord.ts'
import { huizenVan, isZelfdeTijd } from './paren.ts'
import { huisVan, straatVan } from './straat.ts'
import type { State } from './straat.ts'

/** What is asked first about a sentence: whether it has a form of hebben or zijn, and then whether it is over. */
const HULP: Stap = { vraag: 'Staat er een vorm van hebben of zijn?', antwoord: 'nee' }
const VOORBIJ: Stap = { vraag: 'Is het al voorbij?', antwoord: 'nee' }

/** Which step decides between the two houses of a tense. */
const BINNEN: Readonly<Record<string, RegExp>> = {
  'stam,stam-t': /^Wie of wat doet/,
  'te,de': /^De letter voor/,
  'vd-t,vd-d': /^De letter voor/,
}

/** Which step tells that a form belongs to this tense and not to another. */
const BUITEN: Readonly<Record<string, RegExp>> = {
  'te,de': /^Wanneer/,
  'vd-t,vd-d': /hebben of zijn/,
}

const findStap = ({ stappen }: Werkwoordvraag, wat: RegExp | undefined): Stap | null =>
  (wat && stappen.find(({ vraag }) => wat.test(vraag))) ?? null

/** Returns the step that tells a form from those of a house of another tense. */
function tijdStap(werkwoord: Werkwoordvraag, paar: string, huis: string): Stap | null {
  if (paar === 'stam,stam-t') return VOORBIJ
  const isNaarVoltooid = isZelfdeTijd(huis, 'vd-d')
  return isNaarVoltooid ? HULP : findStap(werkwoord, BUITEN[paar])
}

/** Returns the step by which a form of a verb belongs at another house than this one; null for a word. */
export function waaromNiet(
  werkwoord: Werkwoordvraag,
  { paar, huis }: { readonly paar: string; readonly huis: string },
): Stap | null {
  return huizenVan(paar).includes(huis)
    ? findStap(werkwoord, BINNEN[paar])
    : tijdStap(werkwoord, paar, huis)
}

/** Returns the step by which a letter belongs at another house than the one to which it was brought; null for a word. */
export function waaromBij(state: State, plek: number): Stap | null {
  const { item, opgave } = state.plekken[plek] ?? {}
  const huis = straatVan(state, plek)?.huizen[huisVan(state, plek)]
  if (!item?.werkwoord || !opgave || huis === undefined) return null
  return waaromNiet(item.werkwoord, { paar: opgave.paar, huis })
}

/** Returns what who lives at another house says of a letter: of a verb also why it belongs elsewhere. */
export function sayNiet(state: State, plek: number): string {
  const stap = waaromBij(state, plek)
  const waarom = stap ? ` ${stap.vraag} ${stap.antwoord}.` : ''
  return `Niet voor mij!${waarom} De brief hoort bij ${naamThuis(state, plek)}.`
}
