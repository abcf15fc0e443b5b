import type { DocentUitnodigingId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'

/** What a file may change about a pupil, as in the table. */
export interface LeerlingVelden {
  readonly voornaam: string
  readonly tussenvoegsel: string
  readonly achternaam: string
  readonly geboortedatum: string | null
  readonly jaargroep: number
  readonly jaarcode: string | null
  readonly sleutel: string | null
  readonly eckid: string | null
}

/** The same for a group. */
export interface GroepVelden {
  readonly naam: string
  readonly sleutel: string | null
}

interface Anders<Id, Velden> {
  readonly id: Id
  readonly van: Velden
  readonly naar: Velden
}

/** What is remembered about a step, by its kind. */
interface PerSoort {
  readonly groep_nieuw: { readonly id: GroepId }
  readonly groep_archief: { readonly id: GroepId }
  readonly groep: Anders<GroepId, GroepVelden>
  readonly leerling_nieuw: { readonly id: LeerlingId }
  readonly terug: { readonly id: LeerlingId }
  readonly vertrokken: { readonly id: LeerlingId }
  readonly leerling: Anders<LeerlingId, LeerlingVelden>
  readonly uitgenodigd: { readonly id: DocentUitnodigingId }
  readonly plaats: { readonly id: LeerlingId; readonly van: GroepId | null; readonly naar: GroepId }
}

type StapVan<S extends keyof PerSoort> = { readonly soort: S } & PerSoort[S]

/** One thing that an import did, with what was there before: enough to undo it. */
export type ImportStap = { [S in keyof PerSoort]: StapVan<S> }[keyof PerSoort]

/** Returns the steps of one kind. */
export const stappenVan = <S extends keyof PerSoort>(
  stappen: readonly ImportStap[],
  soort: S,
): StapVan<S>[] => stappen.filter((stap) => stap.soort === soort) as unknown as StapVan<S>[]
