import { codeVanJaar } from '@letterhaven/domain/jaarcode'
import type { BekendeLeerling } from '@letterhaven/importers'
import type { AdminScope } from '../../kern/context.ts'
import { nameDocenten } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { getSchooljaren } from '../../kern/plaatsing/plaatsing.service.ts'
import type { Account, AccountGroep } from './account.ts'
import { getSchoolgegevens, listAlleGroepen, listAlleLeerlingen } from './import.queries.ts'
import type { Kind, Klas } from './plan.ts'

type Rij = Awaited<ReturnType<typeof listAlleLeerlingen>>[number]

/** What a file is compared with: the same account in the terms of a file, and as it is in the tables. */
export interface GeladenAccount {
  readonly account: Account
  readonly kinderen: ReadonlyMap<string, Kind>
  readonly klassen: ReadonlyMap<string, Klas & AccountGroep>
  readonly schoolnummer: string
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

/** Loads the account of the scope as it is at this moment. */
export async function loadAccount(scope: AdminScope, vandaag: string): Promise<GeladenAccount> {
  const [{ schoolnummer }, leerlingen, klassen, docenten, jaren] = await Promise.all([
    getSchoolgegevens(scope),
    listAlleLeerlingen(scope),
    listAlleGroepen(scope),
    nameDocenten(scope),
    getSchooljaren(scope, vandaag),
  ])
  const groepen = klassen.map((groep) => ({
    ...groep,
    docenten: (docenten.get(groep.id) ?? []).join(', '),
  }))
  return {
    account: {
      leerlingen: leerlingen.map(alsBekend),
      groepen,
      begonnen: new Set(leerlingen.filter((rij) => rij.is_begonnen).map(({ id }) => id)),
      jaren,
    },
    kinderen: new Map(leerlingen.map((rij) => [rij.id, alsKind(rij)])),
    klassen: new Map(groepen.map((groep) => [groep.id, groep])),
    schoolnummer,
  }
}
