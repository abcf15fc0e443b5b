import type { Land } from '@letterhaven/contracts/admin'
import type { Naam } from '@letterhaven/contracts/leerling'
import { sorteerSleutel, compareNamen } from '@letterhaven/domain/naam'

/** As many as can be seen at a glance; typing more letters narrows it down. */
const MEEST = 20

const kaal = (tekst: string, land: Land): string[] =>
  sorteerSleutel({ voornaam: tekst, tussenvoegsel: '', achternaam: '' }, land)
    .split(/\s+/u)
    .filter(Boolean)

/**
 * Finds people whose name or group has every word that was typed, ignoring accents and case, in the order of a list. An equal
 * name is no more than that: it puts nobody first.
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
