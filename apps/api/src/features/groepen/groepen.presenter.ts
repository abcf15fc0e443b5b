import type { Land } from '@letterhaven/contracts/admin'
import type { Groep, GroepKaart, Signaal } from '@letterhaven/contracts/groep'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { JaarNiveau, LeerlingRij, Naam, Waarom } from '@letterhaven/contracts/leerling'
import { volledigeNaam, compareNamen } from '@letterhaven/domain/naam'
import {
  isLangWeg,
  signalenVan,
  type GroepSignaal,
  type Vandaag,
} from '@letterhaven/domain/signalen'
import { dagenTussen } from '@letterhaven/domain/schooljaar'
import { countTogether } from '@letterhaven/domain/voortgang'
import type { CategorieTelling } from '@letterhaven/domain/zwakke-categorie'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { fillWeken, type LeerlingStand } from '../../kern/stand/stand.service.ts'
import type { listDocentenVan, listGroepen, listLeerlingenVan } from './groepen.queries.ts'

export type GroepRow = Awaited<ReturnType<typeof listGroepen>>[number]
export type LeerlingRow = Awaited<ReturnType<typeof listLeerlingenVan>>[number]
/** A pupil, wherever it was found. */
export type Kind = Omit<LeerlingRow, 'groep_id'>
export type DocentRow = Awaited<ReturnType<typeof listDocentenVan>>[number]

const naamVan = ({ voornaam, tussenvoegsel, achternaam }: Naam): Naam => ({
  voornaam,
  tussenvoegsel,
  achternaam,
})

/** Presents a group with the years of its pupils and the names of its teachers. */
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

/** Presents a group as a card: the practice of seven days and who needs attention. */
export function presentGroepKaart(
  { groep, leerlingen }: { groep: Groep; leerlingen: readonly LeerlingRow[] },
  standen: readonly LeerlingStand[],
  nu: Vandaag,
): GroepKaart {
  const { vandaag } = nu
  const signalen = signalenVan(
    standen.map(({ cijfers }) => cijfers),
    nu,
  )
  const wie = (soort: 'aandacht' | 'niet_geoefend') =>
    signalen.flatMap((s) => (s.soort === soort ? s.leerlingen : []))
  const langWeg = new Set(wie('niet_geoefend'))
  const isRecent = ({ cijfers }: LeerlingStand): boolean =>
    cijfers.laatsteDag !== null && dagenTussen(cijfers.laatsteDag, vandaag) < PRAKTIJK_DAGEN
  return {
    ...groep,
    aantalLeerlingen: standen.length,
    geoefend: standen.filter(isRecent).length,
    telling: countTogether(standen.map((stand) => stand.dezeDagen)),
    aandacht: metVoornaam(wie('aandacht'), leerlingen),
    langWeg: langWeg.size,
    nietBegonnen: standen.filter(
      ({ cijfers, laatst }) => laatst === null && langWeg.has(cijfers.leerlingId),
    ).length,
    recent: countTogether(standen.map(({ cijfers }) => cijfers.recent)),
    eerder: countTogether(standen.map(({ cijfers }) => cijfers.eerder)),
    weken: fillWeken(
      standen.flatMap((stand) => stand.weken),
      vandaag,
    ),
  }
}

const metVoornaam = (ids: readonly string[], leerlingen: readonly LeerlingRow[]) =>
  ids.map((id) => ({
    id: id as LeerlingId,
    voornaam: leerlingen.find((leerling) => leerling.id === id)?.voornaam ?? '',
  }))

/** Presents the numbers behind a status, with categories named in the school's own words. */
export function presentWaarom(
  { reden, cijfers: { recent, eerder } }: LeerlingStand,
  zwak: CategorieTelling | undefined,
  noem: Noem,
): Waarom {
  if (!zwak) return { reden, recent, eerder, zwak: null }
  const { categorie, goed, totaal } = zwak
  const { naam, kort } = noem(categorie)
  return { reden, recent, eerder, zwak: { categorie, naam, kort, goed, totaal } }
}

/** What a row shows beside the name. */
export interface RijStand {
  readonly stand: LeerlingStand
  readonly zwak: CategorieTelling | undefined
  readonly niveau: JaarNiveau | null
  readonly noem: Noem
  readonly nu: Vandaag
}

/** Presents a pupil as a row. */
export function presentLeerlingRij(
  leerling: Kind,
  { stand, zwak, niveau, noem, nu }: RijStand,
): LeerlingRij {
  return {
    id: leerling.id,
    naam: naamVan(leerling),
    jaargroep: leerling.jaargroep,
    status: stand.status,
    waarom: presentWaarom(stand, zwak, noem),
    niveau,
    laatst: stand.laatst?.toISOString() ?? null,
    langWeg: isLangWeg(stand.cijfers, nu),
    telling: stand.telling,
    oefenminuten: stand.oefenminuten,
    weken: [...stand.weken],
  }
}

/** Presents a sentence of the group page, with first names beside the ids. */
export function presentSignaal(signaal: GroepSignaal, leerlingen: readonly LeerlingRow[]): Signaal {
  if (signaal.soort === 'groep') return { ...signaal }
  return { ...signaal, leerlingen: metVoornaam(signaal.leerlingen, leerlingen) }
}

/** Sorts pupils in the order of a class list of this country. */
export function sortLeerlingen<T extends Naam>(leerlingen: readonly T[], land: Land): T[] {
  return leerlingen.toSorted(compareNamen(land))
}
