import { randomUUID } from 'node:crypto'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import { jaarVanCode } from '@letterhaven/domain/jaarcode'
import { docentenKomenVan } from '@letterhaven/domain/docenten-mee'
import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { LeerlingRij, Verschil } from '@letterhaven/importers'
import type { AccountGroep } from './account.ts'
import type { Overname } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { findWachtgroep } from './wachtgroep.ts'
import type { GroepVelden, ImportStap, LeerlingVelden } from '../../schema/import-stap.ts'
import { stappenVan } from '../../schema/import-stap.ts'

/** A pupil of the account as they are in the table. */
export type Kind = LeerlingVelden & { readonly id: LeerlingId }
/** A group of the account. */
export type Klas = GroepVelden & { readonly id: GroepId }

/** Everything that an import does, before anything is done. */
export interface Plan {
  readonly groepen: readonly Klas[]
  readonly leerlingen: readonly Kind[]
  readonly stappen: readonly ImportStap[]
  /** New groups that get the teachers of an earlier one. */
  readonly docenten: readonly Overname[]
  /** Groups of an earlier year that a new one with the same name replaces. */
  readonly vervangen: readonly GroepId[]
  /** Which group each group of the file has become once this is done. */
  readonly plek: ReadonlyMap<string, GroepId>
}

interface Bekend {
  readonly kinderen: ReadonlyMap<string, Kind>
  readonly klassen: ReadonlyMap<string, Klas & AccountGroep>
  /** Which of the proposed pupils go to the prullenbak. */
  readonly vertrokken: ReadonlySet<string>
  /** The school year in which the groups of the file are placed. */
  readonly schooljaar: string
  /** The school year before it, from which its groups get their teachers. */
  readonly ervoor: string
}

const veldenVan = (rij: LeerlingRij): LeerlingVelden => ({
  voornaam: rij.roepnaam ?? '',
  tussenvoegsel: rij.voorvoegsel ?? '',
  achternaam: rij.achternaam ?? '',
  geboortedatum: rij.geboortedatum,
  ...jaarVanCode(rij.jaargroep),
  sleutel: rij.sleutel,
  eckid: rij.eckid,
})

type Wijziging = Verschil['leerlingen']['gewijzigd'][number]

/** Returns what a pupil becomes: the fields that changed, and the others as they were. */
function naWijziging(oud: Kind, { leerling, wijzigingen }: Wijziging): LeerlingVelden {
  const velden = new Set(wijzigingen.map(({ veld }) => veld))
  const nieuw = veldenVan(leerling)
  const { id: _, ...rest } = oud
  return {
    ...rest,
    ...(velden.has('roepnaam') ? { voornaam: nieuw.voornaam } : {}),
    ...(velden.has('voorvoegsel') ? { tussenvoegsel: nieuw.tussenvoegsel } : {}),
    ...(velden.has('achternaam') ? { achternaam: nieuw.achternaam } : {}),
    ...(velden.has('geboortedatum') ? { geboortedatum: nieuw.geboortedatum } : {}),
    ...(velden.has('jaargroep') ? jaarVanCode(leerling.jaargroep) : {}),
    ...(velden.has('sleutel') ? { sleutel: nieuw.sleutel } : {}),
    ...(velden.has('eckid') ? { eckid: nieuw.eckid } : {}),
  }
}

const nieuwId = <Id extends string>(): Id => randomUUID() as string as Id

/** Returns the groups that are new or change, and the group to which each key of the file leads. */
function planGroepen({ groepen }: Verschil, { klassen }: Bekend) {
  const erbij = groepen.nieuw.map((groep) => ({ groep, id: nieuwId<GroepId>() }))
  const nieuw: Klas[] = erbij.map(({ id, groep: { naam, sleutel, opNaam } }) => ({
    id,
    naam,
    sleutel: opNaam ? null : sleutel,
  }))
  const anders = [...groepen.hernoemd, ...groepen.herkend].flatMap(({ id, groep }) => {
    const oud = klassen.get(id)
    if (!oud) return []
    const naar = { naam: groep.naam, sleutel: groep.sleutel }
    const van = { naam: oud.naam, sleutel: oud.sleutel }
    return [{ soort: 'groep' as const, id: oud.id, van, naar }]
  })
  const plek = new Map<string, GroepId>()
  for (const { id, sleutel } of klassen.values()) if (sleutel !== null) plek.set(sleutel, id)
  for (const { id, sleutel } of groepen.gekoppeld) plek.set(sleutel, id as GroepId)
  for (const { id, groep } of erbij) plek.set(groep.sleutel, id)
  return { nieuw, anders, plek }
}

/**
 * Returns the group for pupils without one, or null when every new pupil has one: it is the one that the year has or the file
 * brings, or else a new one.
 */
function zonderGroep(
  { leerlingen }: Verschil,
  erbij: readonly Klas[],
  { klassen, schooljaar }: Bekend,
): Klas | null {
  if (leerlingen.nieuw.every(({ groep }) => groep !== null)) return null
  const hier = [...klassen.values()].filter((klas) => klas.schooljaar === schooljaar)
  const er = findWachtgroep([...erbij, ...hier])
  return er ?? { id: nieuwId(), naam: ZONDER_GROEP, sleutel: null }
}

/** Makes the plan of everything that a difference asks for, in the order in which it is carried out. */
export function makePlan(verschil: Verschil, bekend: Bekend): Plan {
  const { leerlingen: l } = verschil
  const { nieuw, anders, plek } = planGroepen(verschil, bekend)
  const wachtgroep = zonderGroep(verschil, nieuw, bekend)
  const isEr =
    wachtgroep === null || bekend.klassen.has(wachtgroep.id) || nieuw.includes(wachtgroep)
  const groepen = isEr ? nieuw : [...nieuw, wachtgroep]
  const { klassen, schooljaar, ervoor } = bekend
  const vorige = [...klassen.values()].filter((klas) => klas.schooljaar === ervoor)
  const docenten = [...docentenKomenVan(groepen, vorige)].map(([{ id: naar }, { id: van }]) => ({
    van,
    naar,
  }))
  const namen = new Set(groepen.map(({ naam }) => naamSleutel(naam)))
  const vervangen = [...klassen.values()].filter(
    (klas) => klas.schooljaar < schooljaar && namen.has(naamSleutel(klas.naam)),
  )
  const waarheen = (sleutel: string | null): GroepId | null =>
    (sleutel === null ? undefined : plek.get(sleutel)) ?? wachtgroep?.id ?? null
  const leerlingen = l.nieuw.map((rij) => ({
    rij,
    kind: { id: nieuwId<LeerlingId>(), ...veldenVan(rij) },
  }))
  const plaatsVan = (id: LeerlingId, van: GroepId | null, naar: GroepId | null): ImportStap[] =>
    naar === null ? [] : [{ soort: 'plaats', id, van, naar }]
  return {
    groepen,
    docenten,
    vervangen: vervangen.map(({ id }) => id),
    plek,
    leerlingen: leerlingen.map(({ kind }) => kind),
    stappen: [
      ...groepen.map(({ id }) => ({ soort: 'groep_nieuw' as const, id })),
      ...anders,
      ...leerlingen.map(({ kind }) => ({ soort: 'leerling_nieuw' as const, id: kind.id })),
      ...leerlingen.flatMap(({ rij, kind }) => plaatsVan(kind.id, null, waarheen(rij.groep))),
      ...l.terug.map(({ id }) => ({ soort: 'terug' as const, id: id as LeerlingId })),
      ...l.gewijzigd.flatMap((een): ImportStap[] => {
        const oud = bekend.kinderen.get(een.id)
        if (!oud) return []
        const { id, ...van } = oud
        return [{ soort: 'leerling', id, van, naar: naWijziging(oud, een) }]
      }),
      ...l.verplaatst.flatMap(({ id, van, naar }) =>
        plaatsVan(id as LeerlingId, van as GroepId | null, plek.get(naar) ?? null),
      ),
      ...l.vertrokken
        .filter(({ id }) => bekend.vertrokken.has(id))
        .map(({ id }) => ({ soort: 'vertrokken' as const, id: id as LeerlingId })),
    ],
  }
}

/** Counts the steps of each kind; a pupil who comes, or comes back, is not counted as moved as well. */
export function countPlan({
  groepen,
  leerlingen,
  stappen,
}: Pick<Plan, 'groepen' | 'leerlingen' | 'stappen'>) {
  const komt = new Set([...leerlingen, ...stappenVan(stappen, 'terug')].map(({ id }) => id))
  const count = (soort: 'groep' | 'leerling' | 'terug' | 'vertrokken'): number =>
    stappenVan(stappen, soort).length
  return {
    groepen: groepen.length + count('groep'),
    nieuw: leerlingen.length,
    gewijzigd: count('leerling'),
    verplaatst: stappenVan(stappen, 'plaats').filter(({ id }) => !komt.has(id)).length,
    terug: count('terug'),
    vertrokken: count('vertrokken'),
  }
}
