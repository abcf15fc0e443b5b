import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import { linkGroepen, compareGroepen, type Groepen, type Groepsverschil } from './link-groepen.ts'
import { GEEN_BESLUIT, link, type Bekend, type Besluit, type Koppeling } from './koppel.ts'
import { wijzigingenVan, type Wijziging } from './wijzigingen.ts'

/** A pupil who stays and changes. */
export interface GewijzigdeLeerling {
  readonly id: string
  readonly leerling: LeerlingRij
  readonly wijzigingen: readonly Wijziging[]
}

/** A pupil who moves from a group of the account (by id; null for none) to one of the file (by key). */
export interface VerplaatsteLeerling {
  readonly id: string
  readonly leerling: LeerlingRij
  readonly van: string | null
  readonly naar: string
}

/** What can happen to a pupil of the account when a line of the file belongs to them. */
export const GEVOLGEN = ['gewijzigd', 'verplaatst', 'terug'] as const
export type Gevolg = (typeof GEVOLGEN)[number]

/** A line for which somebody has to say who it is, with the consequences for each candidate. */
export type Voorstel = Extract<Koppeling, { soort: 'voorstel' }> & {
  /** In the order of `kandidaten`; empty for a child who has a line of their own in the file. */
  readonly gevolgen: readonly (readonly Gevolg[])[]
  /** In the same order: whether the child has a line of their own in the file. */
  readonly heeftRegel: readonly boolean[]
}

/** Why a pupil is proposed for the prullenbak. */
export type Vertrek = 'uitgestroomd' | 'ontbreekt'

/** What a file would change in an account. It does not carry out anything. */
export interface Verschil {
  readonly groepen: Groepsverschil
  readonly leerlingen: {
    readonly nieuw: readonly LeerlingRij[]
    readonly gewijzigd: readonly GewijzigdeLeerling[]
    readonly verplaatst: readonly VerplaatsteLeerling[]
    /** Pupils who are in the prullenbak of the account but are still pupils according to the file. */
    readonly terug: readonly { readonly id: string; readonly leerling: LeerlingRij }[]
    /** Proposals, which are never carried out by default. */
    readonly vertrokken: readonly { readonly id: string; readonly reden: Vertrek }[]
    readonly voorstel: readonly Voorstel[]
    readonly botsing: readonly Extract<Koppeling, { soort: 'botsing' }>[]
    readonly gelijk: number
    /** The number of pupils in the file who are already in a group of a later year; they stay there. */
    readonly later: number
  }
}

type Zeker = Pick<Extract<Koppeling, { soort: 'zeker' }>, 'bekend' | 'leerling'>

const van = <S extends Koppeling['soort']>(
  koppelingen: readonly Koppeling[],
  soort: S,
): Extract<Koppeling, { soort: S }>[] =>
  koppelingen.filter((een): een is Extract<Koppeling, { soort: S }> => een.soort === soort)

/** Returns the pupils whom no line of the file matches, neither certainly nor possibly. */
function ontbrekend(koppelingen: readonly Koppeling[], { leerlingen }: Bekend): string[] {
  const genoemd = new Set(
    koppelingen.flatMap((een) =>
      een.soort === 'zeker' || een.soort === 'dubbelop'
        ? [een.bekend.id]
        : een.soort === 'nieuw'
          ? []
          : een.kandidaten.map(({ id }) => id),
    ),
  )
  return leerlingen
    .filter(({ id, vertrokken }) => !vertrokken && !genoemd.has(id))
    .map(({ id }) => id)
}

function verplaatsing({ bekend, leerling }: Zeker, groepen: Groepen): VerplaatsteLeerling[] {
  const naar = leerling.groep
  // A pupil without a group, or only in a composed one, stays where they are.
  if (naar === null || !groepen.has(naar)) return []
  return groepen.get(naar)?.oud?.id === bekend.groep && bekend.groep !== null
    ? []
    : [{ id: bekend.id, leerling, van: bekend.groep, naar }]
}

/** Lets pupils who moved to a later year keep its group and jaargroep: a file of an earlier year does not affect them. */
function zonderTerug<K extends Zeker>(een: K, { later }: Bekend): K {
  if (een.bekend.groep === null || !later?.has(een.bekend.groep)) return een
  return { ...een, leerling: { ...een.leerling, groep: null, jaargroep: null } }
}

/** Returns the consequences for a pupil. A pupil who comes back is not also listed as moved. */
function gevolgenVan(een: Zeker, groepen: Groepen): Gevolg[] {
  const isTerug = een.bekend.vertrokken
  const gebeurt: Record<Gevolg, boolean> = {
    gewijzigd: wijzigingenVan(een.bekend, een.leerling).length > 0,
    verplaatst: !isTerug && verplaatsing(een, groepen).length > 0,
    terug: isTerug,
  }
  return GEVOLGEN.filter((gevolg) => gebeurt[gevolg])
}

/**
 * Returns what a file says that the account does not know yet. Pupils who have left according to the file but not in
 * the account are proposed to leave, and so are pupils whom the file does not mention: nobody is removed only by being
 * absent.
 */
export function compare(
  nieuw: Momentopname,
  bekend: Bekend,
  besluit: Besluit = GEEN_BESLUIT,
): Verschil {
  const { koppelingen, bezet } = link(nieuw, bekend, besluit)
  const groepen = linkGroepen(nieuw, bekend)
  const zeker = van(koppelingen, 'zeker')
  const blijft = zeker
    .filter(({ leerling }) => !leerling.vertrokken)
    .map((een) => zonderTerug(een, bekend))
  const gewijzigd = blijft.flatMap(({ bekend: oud, leerling }): GewijzigdeLeerling[] => {
    const wijzigingen = wijzigingenVan(oud, leerling)
    return wijzigingen.length > 0 ? [{ id: oud.id, leerling, wijzigingen }] : []
  })
  const verplaatst = blijft.flatMap((een) => verplaatsing(een, groepen))
  const terug = blijft
    .filter((een) => een.bekend.vertrokken)
    .map((een) => ({ id: een.bekend.id, leerling: een.leerling }))
  const anders = new Set([...gewijzigd, ...verplaatst, ...terug].map(({ id }) => id))
  const uitgestroomd = zeker.filter((een) => een.leerling.vertrokken && !een.bekend.vertrokken)
  return {
    groepen: compareGroepen(groepen),
    leerlingen: {
      nieuw: van(koppelingen, 'nieuw')
        .map(({ leerling }) => leerling)
        .filter(({ vertrokken }) => !vertrokken),
      gewijzigd,
      verplaatst,
      terug,
      vertrokken: [
        ...uitgestroomd.map((een) => ({ id: een.bekend.id, reden: 'uitgestroomd' as const })),
        ...ontbrekend(koppelingen, bekend).map((id) => ({ id, reden: 'ontbreekt' as const })),
      ],
      voorstel: van(koppelingen, 'voorstel')
        .filter(({ leerling }) => !leerling.vertrokken)
        .map((een) => ({
          ...een,
          gevolgen: een.kandidaten.map((kind) =>
            bezet.has(kind.id)
              ? []
              : gevolgenVan(zonderTerug({ bekend: kind, leerling: een.leerling }, bekend), groepen),
          ),
          heeftRegel: een.kandidaten.map(({ id }) => bezet.has(id)),
        })),
      botsing: van(koppelingen, 'botsing'),
      gelijk: blijft.filter(({ bekend: { id } }) => !anders.has(id)).length,
      later: blijft.filter(({ bekend: { groep } }) => groep !== null && bekend.later?.has(groep))
        .length,
    },
  }
}
