import type { Item } from '@letterhaven/game-kit/regels/contract'
import { GIETER, openBlad } from './akker.ts'
import { UITGANGEN, VOOR } from './enten.ts'
import type { Opgave } from './stand.ts'
import { stamVan, vormVan, type Naad } from './wortel.ts'

const NAAM: Readonly<Record<Naad, string>> = {
  ge: 'ge',
  stam: 'de stam',
  uitgang: 'het blad achteraan',
}

const RIJ = new Intl.ListFormat('nl')

/** Returns the parts that are not right yet, by their names. */
export const sayMis = (mis: readonly Naad[]): string =>
  mis.length === 0 ? '' : `Dit klopt nog niet: ${RIJ.format(mis.map((naad) => NAAM[naad]))}.`

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
