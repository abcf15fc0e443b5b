import type { Land } from '@letterhaven/contracts/admin'
import type { Groep, GroepKaart, Signaal } from '@letterhaven/contracts/groep'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { LeerlingRij, Naam } from '@letterhaven/contracts/leerling'
import { volledigeNaam, vergelijkNamen } from '@letterhaven/domain/naam'
import type { GroepSignaal } from '@letterhaven/domain/signalen'
import { dagenTussen } from '@letterhaven/domain/schooljaar'
import { telSamen } from '@letterhaven/domain/voortgang'
import type { LeerlingStand } from '../stand/stand.service.ts'
import type { listDocentenVan, listGroepen, listLeerlingenVan } from './groepen.queries.ts'

export type GroepRow = Awaited<ReturnType<typeof listGroepen>>[number]
export type LeerlingRow = Awaited<ReturnType<typeof listLeerlingenVan>>[number]
export type DocentRow = Awaited<ReturnType<typeof listDocentenVan>>[number]

const naamVan = ({ voornaam, tussenvoegsel, achternaam }: Naam): Naam => ({
  voornaam,
  tussenvoegsel,
  achternaam,
})

/** A group with the years of its pupils and the names of its teachers. */
export function presentGroep(
  groep: GroepRow,
  leerlingen: readonly LeerlingRow[],
  docenten: readonly DocentRow[],
): Groep {
  const jaargroepen = [...new Set(leerlingen.map((leerling) => leerling.jaargroep))].toSorted(
    (a, b) => a - b,
  )
  return { ...groep, jaargroepen, docenten: docenten.map(volledigeNaam) }
}

const PRAKTIJK_DAGEN = 7

/** A group as a card: the practice of seven days and who asks for attention. */
export function presentGroepKaart(
  groep: Groep,
  standen: readonly LeerlingStand[],
  vandaag: string,
): GroepKaart {
  const isRecent = ({ cijfers }: LeerlingStand): boolean =>
    cijfers.laatsteDag !== null && dagenTussen(cijfers.laatsteDag, vandaag) < PRAKTIJK_DAGEN
  return {
    ...groep,
    aantalLeerlingen: standen.length,
    geoefend: standen.filter(isRecent).length,
    telling: telSamen(standen.map((stand) => stand.dezeDagen)),
    aandacht: standen.filter((stand) => stand.status === 'aandacht').length,
  }
}

/** A pupil as a row. */
export function presentLeerlingRij(leerling: LeerlingRow, stand: LeerlingStand): LeerlingRij {
  return {
    id: leerling.id,
    naam: naamVan(leerling),
    jaargroep: leerling.jaargroep,
    status: stand.status,
    laatst: stand.laatst?.toISOString() ?? null,
    telling: stand.telling,
    oefenminuten: stand.oefenminuten,
    weken: [...stand.weken],
  }
}

/** The sentences of the group page, with first names beside the ids. */
export function presentSignaal(signaal: GroepSignaal, leerlingen: readonly LeerlingRow[]): Signaal {
  if (signaal.soort === 'groep') return { ...signaal }
  const metNaam = signaal.leerlingen.map((id) => ({
    id: id as LeerlingId,
    voornaam: leerlingen.find((leerling) => leerling.id === id)?.voornaam ?? '',
  }))
  return { ...signaal, leerlingen: metNaam }
}

/** Pupils in the order of a class list of this country. */
export function sorteerLeerlingen<T extends Naam>(leerlingen: readonly T[], land: Land): T[] {
  return leerlingen.toSorted(vergelijkNamen(land))
}
