import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { GIETER, openBlad } from './akker.ts'
import { UITGANGEN, VOOR } from './enten.ts'
import type { Opgave } from './stand.ts'
import { heeftStam, stamNaam } from './waarom.ts'
import { stamVan, vormVan, type Gewas, type Naad } from './wortel.ts'

const NAAM: Readonly<Record<Naad, string>> = {
  ge: 'ge',
  stam: 'het rode stuk',
  uitgang: 'het blad achteraan',
}

/** A sentence without a verb has no steps. */
const GEEN = { stappen: [] } as const

const RIJ = new Intl.ListFormat('nl')

/** Whether a part is on the carrot, so that it can be pointed at. */
const isEr = (naad: Naad, { ge, uitgang }: Pick<Gewas, 'ge' | 'uitgang'>): boolean =>
  naad === 'stam' || (naad === 'ge' ? ge : uitgang) !== null

/** What is said of a part that is not there. */
const MIST: Readonly<Record<Naad, string>> = {
  ge: 'Er mist nog een stukje.',
  stam: '',
  uitgang: 'Er mist nog iets achteraan.',
}

/** Returns the parts that are not right yet and are on the carrot, by their names, and whether one is missing. */
export function sayMis(
  mis: readonly Naad[],
  gewas: Pick<Gewas, 'ge' | 'uitgang'>,
  werkwoord: Pick<Werkwoordvraag, 'stappen'>,
): string {
  const naamVan = (naad: Naad): string =>
    naad === 'stam' && heeftStam(werkwoord) ? `de ${stamNaam(werkwoord)}` : NAAM[naad]
  const hier = mis.filter((naad) => isEr(naad, gewas))
  const klopt = hier.length === 0 ? [] : [`Dit klopt nog niet: ${RIJ.format(hier.map(naamVan))}.`]
  const mist = mis.filter((naad) => !isEr(naad, gewas)).map((naad) => MIST[naad])
  return [...klopt, ...mist].join(' ')
}

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
  return `${zin} ${delen.join(', ')}. Er staat ${vormVan(gewas)}. ${sayMis(mis, gewas, werkwoord ?? GEEN)}${sayAkker(opgave)}${mol}`
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Returns what was made so far, and what is seen under a molehill, as it is heard after each move. */
export function sayNu(opgave: Opgave): string {
  const open = openBlad(opgave)
  const hier = open === null ? '' : ` Hier ligt ${UITGANGEN[open]}.`
  return opgave.isUit ? `Er staat ${vormVan(opgave.gewas)}.${hier}` : hier.trim()
}
