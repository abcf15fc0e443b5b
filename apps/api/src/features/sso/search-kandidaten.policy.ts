import type { Land } from '@letterhaven/contracts/admin'
import type { Naam } from '@letterhaven/contracts/leerling'
import { sorteerSleutel, compareNamen } from '@letterhaven/domain/naam'

/** As many as fit in one look; more letters say which. */
const MEEST = 20

const kaal = (tekst: string, land: Land): string[] =>
  sorteerSleutel({ voornaam: tekst, tussenvoegsel: '', achternaam: '' }, land)
    .split(/\s+/u)
    .filter(Boolean)

/**
 * Whose name or group has every word that was typed, accents and case aside, in the order of a list. A name that
 * is the same is no more than that: nobody is put first for it.
 */
export function searchKandidaten<K extends Naam & { readonly groepen: readonly string[] }>(
  kandidaten: readonly K[],
  zoek: string,
  land: Land,
): { readonly kandidaten: readonly K[]; readonly meer: boolean } {
  const gezocht = kaal(zoek, land)
  const gevonden = kandidaten.filter(({ voornaam, tussenvoegsel, achternaam, groepen }) => {
    const woorden = kaal([voornaam, tussenvoegsel, achternaam, ...groepen].join(' '), land)
    return gezocht.every((woord) => woorden.some((heel) => heel.startsWith(woord)))
  })
  return {
    kandidaten: gevonden.toSorted(compareNamen(land)).slice(0, MEEST),
    meer: gevonden.length > MEEST,
  }
}
