import type { Land } from '@letterhaven/contracts/admin'
import { codeVanJaar } from '@letterhaven/domain/jaarcode'
import { schooljaarVan } from '@letterhaven/domain/schooljaar'
import type { BekendeLeerling } from '@letterhaven/importers'
import type { AdminScope } from '../../kern/context.ts'
import type { Account } from './account.ts'
import { getSchoolgegevens, listAlleGroepen, listAlleLeerlingen } from './import.queries.ts'
import type { Kind, Klas } from './plan.ts'

type Rij = Awaited<ReturnType<typeof listAlleLeerlingen>>[number]

/** What a file is held beside: the same account in the words of a file, and as the tables have it. */
export interface GeladenAccount {
  readonly account: Account
  readonly kinderen: ReadonlyMap<string, Kind>
  readonly klassen: ReadonlyMap<string, Klas & { readonly schooljaar: string }>
  readonly schoolnummer: string
  readonly land: Land
}

const ofNiets = (tekst: string): string | null => (tekst === '' ? null : tekst)

const alsBekend = (rij: Rij): BekendeLeerling => ({
  id: rij.id,
  roepnaam: ofNiets(rij.voornaam),
  voorvoegsel: ofNiets(rij.tussenvoegsel),
  achternaam: ofNiets(rij.achternaam),
  geboortedatum: rij.geboortedatum,
  jaargroep: codeVanJaar(rij),
  sleutel: rij.sleutel,
  eckid: rij.eckid,
  groep: rij.groep_id,
  vertrokken: rij.deleted_at !== null,
})

const alsKind = (rij: Rij): Kind => ({
  id: rij.id,
  voornaam: rij.voornaam,
  tussenvoegsel: rij.tussenvoegsel,
  achternaam: rij.achternaam,
  geboortedatum: rij.geboortedatum,
  jaargroep: rij.jaargroep,
  jaarcode: rij.jaarcode,
  sleutel: rij.sleutel,
  eckid: rij.eckid,
})

/** Reads the account of the scope as it is at this moment. */
export async function laadAccount(scope: AdminScope, vandaag: string): Promise<GeladenAccount> {
  const [{ schoolnummer, land }, leerlingen, groepen] = await Promise.all([
    getSchoolgegevens(scope),
    listAlleLeerlingen(scope),
    listAlleGroepen(scope),
  ])
  return {
    account: {
      leerlingen: leerlingen.map(alsBekend),
      groepen,
      begonnen: new Set(leerlingen.filter((rij) => rij.is_begonnen).map(({ id }) => id)),
      schooljaar: schooljaarVan(vandaag, land),
    },
    kinderen: new Map(leerlingen.map((rij) => [rij.id, alsKind(rij)])),
    klassen: new Map(groepen.map((groep) => [groep.id, groep])),
    schoolnummer,
    land,
  }
}
