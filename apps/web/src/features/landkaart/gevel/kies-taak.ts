import type { Eiland, Somvenster, TaakKort, TaakRuit } from '@letterhaven/contracts/landkaart'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { prijsVanSter } from '@letterhaven/domain/beloning'
import { stofVan, type Stof } from '@letterhaven/domain/taken'
import { lichtZin, SOORT_NAAM } from '../delen/kaart-woorden.ts'

/** Returns whether a taak is finished: all its opgaven have been answered. */
export const isKlaar = ({ gedaan, aantal }: TaakKort): boolean => gedaan >= aantal

/**
 * Returns the taak to continue with: the first that can be played and is not finished, otherwise the first that can be played.
 */
export function eersteTaak<T extends TaakKort>(taken: readonly T[]): T | null {
  const speelbaar = taken.filter((taak) => taak.spellen.length > 0)
  return speelbaar.find((taak) => !isKlaar(taak)) ?? speelbaar[0] ?? null
}

/** Returns the game to play a taak in: the chosen one, if the taak can be played in it, otherwise the taak's first game. */
export function spelVoor(taak: TaakKort | null, gekozen: SpelId | null): SpelId | null {
  if (!taak) return null
  return gekozen && taak.spellen.includes(gekozen) ? gekozen : (taak.spellen[0] ?? null)
}

/** What is counted, by what is asked about. */
const WAT: Readonly<Record<Stof, string>> = {
  woord: 'woorden',
  leeswoord: 'woorden',
  zin: 'zinnen',
  teken: 'zinnen',
  werkwoord: 'zinnen',
  tekst: 'vragen',
}

/** Says how far a taak is: 'klaar', '4 van 10 woorden', '10 woorden'; on the island of sentences '12 zinnen', '8 vragen'. */
export function taakZin(taak: TaakKort, eiland: Eiland): string {
  const { gedaan, aantal } = taak
  const wat = WAT[taak.soort === 'tekst' ? 'tekst' : stofVan(eiland)]
  if (isKlaar(taak)) return 'klaar'
  return gedaan > 0 ? `${gedaan} van ${aantal} ${wat}` : `${aantal} ${wat}`
}

/** Says what one star more costs in this taak; null for who has all three. */
export function sterZin({ aantal, sterren }: Pick<TaakRuit, 'aantal' | 'sterren'>): string | null {
  const prijs = prijsVanSter(aantal, sterren)
  if (prijs === null) return null
  if (prijs === 0) return 'Speel deze ruit uit voor je eerste ster.'
  return `Nog een ster: ${prijs} van de ${aantal} goed in één keer spelen.`
}

const ACHTERVOEGSELS = ['', ' extra', ' nog eens'] as const

/** Returns the position of a taak among those of its kind in the window: 0, 1, 2 …. */
export const hoeveelste = (taken: readonly TaakKort[], taak: TaakKort): number =>
  taken.filter(({ soort }) => soort === taak.soort).indexOf(taak)

/** Returns the name of a taak on its pane; two of one kind in a window never have the same name. */
export function taakNaam(taken: readonly TaakKort[], taak: TaakKort): string {
  const plek = hoeveelste(taken, taak)
  return `${SOORT_NAAM[taak.soort]}${ACHTERVOEGSELS[plek] ?? ` ${plek + 1}`}`
}

/** Says how many panes are left. */
export function ruitenZin(taken: readonly TaakKort[]): string {
  const over = taken.filter((taak) => !isKlaar(taak)).length
  if (over === 0) return 'Alle ruiten zijn klaar. Nog eens mag altijd!'
  return over === 1 ? 'Nog één ruit. Bijna klaar!' : `Nog ${over} ruiten. Kies er een!`
}

/** Returns what Meeuwis says about the window: how many panes are left, or what light they still want once all are done. */
export function raamZin({ taken, licht }: Pick<Somvenster, 'taken' | 'licht'>): string {
  const isAllesKlaar = taken.every(isKlaar)
  return isAllesKlaar && licht ? lichtZin(licht) : ruitenZin(taken)
}
