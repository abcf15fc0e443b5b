import type {
  Eiland,
  Landkaart,
  LichtWeg,
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

const dagen = (n: number): string => (n === 1 ? 'Morgen' : `Over ${n} dagen`)
const antwoorden = (n: number): string => (n === 1 ? 'Nog één antwoord' : `Nog ${n} antwoorden`)

const LICHT: { readonly [N in LichtWeg['naar']]: (weg: Extract<LichtWeg, { naar: N }>) => string } =
  {
    half: ({ antwoorden: n }) => `${antwoorden(n)}, dan brandt er half licht.`,
    aan: ({ antwoorden: n }) => `${antwoorden(n)}, dan kan het hele licht aan.`,
    goed: ({ nodig, nu }) =>
      `Het licht gaat aan als er ${nodig} van de 10 goed gaan. Nu zijn dat er ongeveer ${nu}.`,
    zeker: () =>
      'Het gaat al goed! Speel nog een ruit, dan weten we het zeker en gaat het licht aan.',
    goud: ({ dagen: n }) =>
      n > 0
        ? `Het licht is aan. ${dagen(n)} kan dit raam van goud worden.`
        : 'Speel hier nog een keer. Weet je het nog, dan wordt dit raam van goud.',
    klaar: () => 'Dit raam is van goud. Mooier kan niet!',
  }

/** Says what gives a window its next light. */
export function lichtZin(weg: LichtWeg): string {
  const say = LICHT[weg.naar] as (weg: LichtWeg) => string
  return say(weg)
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
  werkwoorden: 'Werkwoorden',
  tekst: 'Teksten',
}

/** What an island in the mist will be about. */
const MIST: Readonly<Record<Eiland, string>> = {
  klanken: 'Hier hoor en hak je de klanken van een woord.',
  lezen: 'Hier ga je woorden lezen, steeds een beetje vlotter.',
  spelling: 'Hier leer je woorden met lastige letters schrijven.',
  regels: 'Hier ontdek je hoe je woorden schrijft.',
  werkwoorden: 'Hier leer je werkwoorden schrijven: ik loop, zij liep.',
  zinnen: 'Hier lees je zinnen en verhalen.',
}

/** Says what waits on an island in the mist, and when it can be seen. */
export const mistZin = (eiland: Eiland): string =>
  `${MIST[eiland]} We bouwen er nog aan. Zodra er iets voor jou is, trekt de mist op.`

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
