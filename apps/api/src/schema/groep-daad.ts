import type {
  DaadId,
  DocentUitnodigingId,
  GroepId,
  LeerlingId,
  UserId,
} from '@letterhaven/contracts/ids'

/** One teacher who handed all groups to another one, after a merge and while they taught the group that it went to. */
export interface Overdracht {
  readonly van: UserId
  readonly naar: UserId
  /** Whether the other one got that group by it. */
  readonly kreeg: boolean
}

/** A merge that put a group away, or a split that made it, with everything that undoing it needs. */
export interface GroepDaad {
  readonly id: DaadId
  readonly soort: 'samen' | 'splits'
  /** The group that the pupils of a merge went to, or that those of a split came from. */
  readonly ander: GroepId
  readonly leerlingen: readonly LeerlingId[]
  /** Teachers who got the other group by a merge; none for a split. */
  readonly docenten: readonly UserId[]
  /** The same for teachers who were invited; an invitation that is accepted becomes one of the teachers. */
  readonly genodigden: readonly DocentUitnodigingId[]
  /** Who handed their groups to whom since a merge, oldest first and each once: its own teachers are found again by it. */
  readonly overgedragen: readonly Overdracht[]
  /** The act that the group carried before this one, which it carries again once this one is undone. */
  readonly vorige: GroepDaad | null
}
