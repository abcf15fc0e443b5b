import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { OvergangKeuzes } from '@letterhaven/contracts/jaarovergang'

/** Where pupils of a year of a group go; null leaves the school. */
export interface Deel {
  readonly groepId: GroepId
  readonly jaargroep: number
  readonly naar: string | null
}

/** The way of one pupil; `blijft` does the year once more. */
export interface Kind {
  readonly id: LeerlingId
  readonly naar: string | null
  readonly blijft: boolean
}

/** Sends a year of a group somewhere. */
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

/** Sends one pupil another way than its group; null has it go along again. */
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

/** A group that was added is added no more. */
export const zonderGroep =
  (sleutel: string) =>
  (keuzes: OvergangKeuzes): OvergangKeuzes => ({
    ...keuzes,
    groepen: keuzes.groepen.filter((een) => een.sleutel !== sleutel),
  })

export const GEEN: OvergangKeuzes = { groepen: [], delen: [], leerlingen: [] }
