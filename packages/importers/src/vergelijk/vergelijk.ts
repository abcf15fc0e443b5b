import type { LeerlingRij, Momentopname } from '../momentopname.ts'
import { linkGroepen, compareGroepen, type Groepen, type Groepsverschil } from './link-groepen.ts'
import { GEEN_BESLUIT, link, type Bekend, type Besluit, type Koppeling } from './koppel.ts'
import { wijzigingenVan, type Wijziging } from './wijzigingen.ts'

/** A pupil that stays and changes. */
export interface GewijzigdeLeerling {
  readonly id: string
  readonly leerling: LeerlingRij
  readonly wijzigingen: readonly Wijziging[]
}

/** A pupil that goes from a group of the account (by id; null = none) to one of the file (by key). */
export interface VerplaatsteLeerling {
  readonly id: string
  readonly leerling: LeerlingRij
  readonly van: string | null
  readonly naar: string
}

/** What it does to a pupil of the account to be a line of the file. */
export const GEVOLGEN = ['gewijzigd', 'verplaatst', 'terug'] as const
export type Gevolg = (typeof GEVOLGEN)[number]

/** A line of which somebody says who it is, with what follows for each who may be it. */
export type Voorstel = Extract<Koppeling, { soort: 'voorstel' }> & {
  /** In the order of `kandidaten`; none for a child whose own line is in the file. */
  readonly gevolgen: readonly (readonly Gevolg[])[]
  /** In the same order: whether the child has a line of its own in the file. */
  readonly heeftRegel: readonly boolean[]
}

/** Why a pupil is proposed for the prullenbak. */
export type Vertrek = 'uitgestroomd' | 'ontbreekt'

/** What a file would change in an account. Nothing is done by it. */
export interface Verschil {
  readonly groepen: Groepsverschil
  readonly leerlingen: {
    readonly nieuw: readonly LeerlingRij[]
    readonly gewijzigd: readonly GewijzigdeLeerling[]
    readonly verplaatst: readonly VerplaatsteLeerling[]
    /** In the prullenbak of the account, and in the file as if nothing had happened. */
    readonly terug: readonly { readonly id: string; readonly leerling: LeerlingRij }[]
    /** Proposed, never done by default. */
    readonly vertrokken: readonly { readonly id: string; readonly reden: Vertrek }[]
    readonly voorstel: readonly Voorstel[]
    readonly botsing: readonly Extract<Koppeling, { soort: 'botsing' }>[]
    readonly gelijk: number
    /** How many of the file sit in a group of a later year already, and stay there. */
    readonly later: number
  }
}

type Zeker = Pick<Extract<Koppeling, { soort: 'zeker' }>, 'bekend' | 'leerling'>

const van = <S extends Koppeling['soort']>(
  koppelingen: readonly Koppeling[],
  soort: S,
): Extract<Koppeling, { soort: S }>[] =>
  koppelingen.filter((een): een is Extract<Koppeling, { soort: S }> => een.soort === soort)

/** Whoever nobody of the file may be: neither surely, nor perhaps. */
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
  // Who comes without a group, or in one that is put together of others, stays where it is.
  if (naar === null || !groepen.has(naar)) return []
  return groepen.get(naar)?.oud?.id === bekend.groep && bekend.groep !== null
    ? []
    : [{ id: bekend.id, leerling, van: bekend.groep, naar }]
}

/** Whoever went over to a later year keeps the group and the year of it: a file of before says nothing of them. */
function zonderTerug<K extends Zeker>(een: K, { later }: Bekend): K {
  if (een.bekend.groep === null || !later?.has(een.bekend.groep)) return een
  return { ...een, leerling: { ...een.leerling, groep: null, jaargroep: null } }
}

/** Who comes back is told once, and not that it moves as well. */
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
 * What a file says that the account does not know yet. Whoever is gone in the file and not in the account is proposed
 * to leave, as is whoever the file does not name; nobody is taken away by being absent.
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
