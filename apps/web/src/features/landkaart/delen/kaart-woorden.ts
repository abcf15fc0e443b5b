import type {
  Eiland,
  Landkaart,
  SomvensterKort,
  TaakSoort,
  VensterStand,
} from '@letterhaven/contracts/landkaart'
import { WEEKDAGEN } from '@letterhaven/domain/weekdagen'

/** The names of the islands as a child reads them. */
export const EILAND_NAAM: Readonly<Record<Eiland, string>> = {
  klanken: 'Klanken',
  lezen: 'Lezen',
  spelling: 'Spelling',
  regels: 'Regels',
  werkwoorden: 'Werkwoorden',
  zinnen: 'Zinnen en tekst',
}

/** The amount of light in a window, in words. */
export const STAND_NAAM: Readonly<Record<VensterStand, string>> = {
  donker: 'nog donker',
  half: 'half licht',
  aan: 'licht aan',
  goud: 'goud',
}

/** What a pupil does in a taak. */
export const SOORT_NAAM: Readonly<Record<TaakSoort, string>> = {
  lezen: 'Lezen',
  spelling: 'Spelling',
  dictee: 'Dictee',
  flitsen: 'Flitsen',
  hakken: 'Hakken',
  plakken: 'Plakken',
  splitsen: 'Splitsen',
  zinnen: 'Zinnen',
}

/** Returns whether a window is lit or gold. */
const isVerlicht = ({ stand }: Pick<SomvensterKort, 'stand'>): boolean =>
  stand === 'aan' || stand === 'goud'

/** Returns 'Klanken, 1 van 3 ramen verlicht, 2 gaan later open'; an island where nothing is taught yet lies in the mist. */
export function eilandZin({ eiland, somvensters, straks, mist }: Landkaart['eilanden'][number]) {
  const naam = EILAND_NAAM[eiland]
  if (mist) return `${naam}, nog in de mist`
  const later = straks.length === 1 ? '1 gaat later open' : `${straks.length} gaan later open`
  const ramen = somvensters.length === 1 ? 'raam' : 'ramen'
  const licht = `${somvensters.filter(isVerlicht).length} van ${somvensters.length} ${ramen} verlicht`
  const delen = [...(somvensters.length > 0 ? [licht] : []), ...(straks.length > 0 ? [later] : [])]
  return `${naam}, ${delen.join(', ')}`
}

/** Puts the week into one sentence, for pupils who do not see the stones. */
export function weekZin(week: readonly boolean[]): string {
  const gedaan = WEEKDAGEN.filter((_, i) => week[i])
  if (gedaan.length === 0) return 'Deze week heb je nog niet gespeeld.'
  const laatste = gedaan.at(-1) ?? ''
  const eerder = gedaan.slice(0, -1).join(', ')
  return `Deze week speelde je op ${eerder ? `${eerder} en ${laatste}` : laatste}.`
}
