import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import { GIETER, openBlad } from './akker.ts'
import { UITGANGEN, VOOR } from './enten.ts'
import type { Opgave } from './stand.ts'
import { stamVan, vormVan, type Naad } from './wortel.ts'

const NAAM: Readonly<Record<Naad, string>> = {
  ge: 'ge vooraan',
  stam: 'de stam',
  uitgang: 'het blad achteraan',
}

/** Returns the parts that are not right yet, by their names. */
export const sayMis = (mis: readonly Naad[]): string =>
  mis.length === 0 ? '' : `Dit klopt nog niet: ${mis.map((naad) => NAAM[naad]).join(' en ')}.`

/** Returns how the leaves lie, where that is not plain. */
function sayAkker({ nat, water }: Opgave): string {
  if (nat) return ` Droge zaadjes geef je eerst water. In de gieter: ${water} van ${GIETER.vol}.`
  return ''
}

/** Returns what a player who cannot see needs to know. */
export function sayGewas({ werkwoord }: Item, opgave: Opgave): string {
  const { gewas, isUit, mis, hopen } = opgave
  const { voor = '', na = '', infinitief = '' } = werkwoord ?? {}
  const zin = `Zet ${infinitief} in de zin: ${voor}…${na}`
  if (!isUit) return `${zin} Trek eerst de wortel op.`
  const delen = [
    `Wortel: ${stamVan(gewas)}`,
    ...(gewas.ge === null ? [] : [`met ${VOOR} erin`]),
    `uitgang: ${gewas.uitgang ?? 'leeg'}`,
  ]
  const mol = hopen ? ' De bladeren liggen onder molshopen.' : ''
  return `${zin} ${delen.join(', ')}. Er staat ${vormVan(gewas)}. ${sayMis(mis)}${sayAkker(opgave)}${mol}`
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Returns what was made so far, and what is seen under a molehill, as it is heard after each move. */
export function sayNu(opgave: Opgave): string {
  const open = openBlad(opgave)
  const hier = open === null ? '' : ` Hier ligt ${UITGANGEN[open]}.`
  return opgave.isUit ? `Er staat ${vormVan(opgave.gewas)}.${hier}` : hier.trim()
}

/** Returns the steps to a form as they are read aloud. What follows from them is made by the child. */
export const sayStappen = ({ stappen }: Pick<Werkwoordvraag, 'stappen'>): string =>
  stappen.map(({ vraag, antwoord }) => `${vraag} ${antwoord}.`).join(' ')

/** Somebody who does something now, as a step says it, with what that one does when it is walking or swimming. */
const VOORBEELD: Readonly<Record<string, (stam: string, meer: string) => string>> = {
  ik: (stam) => `ik ${stam}`,
  jij: (stam) => `jij ${stam}t`,
  'jij, achter het werkwoord': (stam) => `${stam} jij`,
  u: (stam) => `u ${stam}t`,
  'hij, zij of het': (stam) => `hij ${stam}t`,
  wij: (_, meer) => `wij ${meer}`,
  jullie: (_, meer) => `jullie ${meer}`,
  'meer dan één': (_, meer) => `zij ${meer}`,
}

/**
 * Returns a sentence by which the ending of what is done now can be heard: the same person, with another verb. Null where it
 * helps nobody: of the past, and of a verb whose own form has no such ending.
 */
export function sayVoorbeeld(item: Pick<Item, 'werkwoord' | 'categorieen'>): string | null {
  const { werkwoord, categorieen = [] } = item
  if (!werkwoord || !categorieen.includes('ww-tt')) return null
  const antwoordOp = (vraag: string): string | undefined =>
    werkwoord.stappen.find((stap) => stap.vraag === vraag)?.antwoord
  const wie = VOORBEELD[antwoordOp('Wie doet het?') ?? '']
  const stam = antwoordOp('De ik-vorm?')
  const isMeer = werkwoord.stappen[0]?.vraag === 'Wie doet het?'
  if (!wie || (stam === undefined ? !isMeer : stam.endsWith('t'))) return null
  const [meer, kort] = werkwoord.infinitief.endsWith('lopen')
    ? ['zwemmen', 'zwem']
    : ['lopen', 'loop']
  return `Zeg het met ${meer}: ${wie(kort, meer)}.`
}
