import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'

/** Where the pupils in one year of a group go; null means that they leave the school. */
export interface Deel {
  readonly groepId: GroepId
  readonly jaargroep: number
  readonly naar: string | null
}

/** Where one pupil goes; with `blijft` they repeat the year. */
export interface Kind {
  readonly id: LeerlingId
  readonly naar: string | null
  readonly blijft: boolean
}

/** Sends one year of a group somewhere. */
export const chooseDeel =
  (deel: Deel) =>
  (keuzes: OvergangKeuzes): OvergangKeuzes => ({
    ...keuzes,
    delen: [
      ...keuzes.delen.filter(
        ({ groepId, jaargroep }) => groepId !== deel.groepId || jaargroep !== deel.jaargroep,
      ),
      deel,
    ],
  })

/** Sends one pupil elsewhere than their group; null sends them along with it again. */
export const chooseKind =
  (id: LeerlingId, kind: Kind | null) =>
  (keuzes: OvergangKeuzes): OvergangKeuzes => ({
    ...keuzes,
    leerlingen: [
      ...keuzes.leerlingen.filter((een) => een.id !== id),
      ...(kind === null ? [] : [kind]),
    ],
  })

/** Gives a group of the new year a name, or adds it. */
export const nameGroep =
  (sleutel: string, naam: string) =>
  (keuzes: OvergangKeuzes): OvergangKeuzes => ({
    ...keuzes,
    groepen: [...keuzes.groepen.filter((een) => een.sleutel !== sleutel), { sleutel, naam }],
  })

/** Removes a group that was added. */
export const zonderGroep =
  (sleutel: string) =>
  (keuzes: OvergangKeuzes): OvergangKeuzes => ({
    ...keuzes,
    groepen: keuzes.groepen.filter((een) => een.sleutel !== sleutel),
  })

export const GEEN: OvergangKeuzes = { groepen: [], delen: [], leerlingen: [] }
