import type { Naam } from '@letterhaven/contracts/leerling'
import type { LeerlingWijziging } from '@letterhaven/contracts/leerling-wijziging'

type Gegevens = Naam & { readonly jaargroep: number }

/** Of what is filled in only what is different: what a colleague changed meanwhile is not put back by it. */
export function andersVan(was: Gegevens, wordt: Gegevens): LeerlingWijziging {
  return Object.fromEntries(
    (['voornaam', 'tussenvoegsel', 'achternaam', 'jaargroep'] as const)
      .filter((veld) => was[veld] !== wordt[veld])
      .map((veld) => [veld, wordt[veld]]),
  )
}
