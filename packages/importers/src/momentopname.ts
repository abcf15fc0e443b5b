/** What a school's administration says on one day, whatever file it came in. It contains no government numbers. */
export interface Momentopname {
  readonly school: SchoolRij
  readonly vestigingen: readonly VestigingRij[]
  readonly groepen: readonly GroepRij[]
  readonly leerlingen: readonly LeerlingRij[]
  readonly leerkrachten: readonly LeerkrachtRij[]
}

export interface SchoolRij {
  /** As '2026-2027'; null when the file does not say. */
  readonly schooljaar: string | null
  /** The date of the file, as 'YYYY-MM-DD'. */
  readonly peildatum: string | null
  /** The Dutch school number, '99XX'. */
  readonly brin: string | null
  readonly dependance: string | null
  /** The Flemish school number. */
  readonly instellingsnummer: string | null
  readonly schoolsleutel: string | null
}

export interface VestigingRij {
  readonly sleutel: string
  readonly naam: string
}

export interface GroepRij {
  /** The key with which pupils in the same file refer to the group. */
  readonly sleutel: string
  /** Whether the group has no key of its own, as in a list, so that its name identifies it. */
  readonly opNaam: boolean
  readonly naam: string
  /** A code of the standard; null for a group that is composed of others, and when the file does not say. */
  readonly jaargroep: string | null
  readonly samengesteld: boolean
}

/** The name of a person; at least one of `roepnaam` and `achternaam` is set. */
export interface Naamdelen {
  readonly roepnaam: string | null
  readonly voorvoegsel: string | null
  readonly achternaam: string | null
}

interface Persoon extends Naamdelen {
  /** The key in the school's own administration; null when it is a dummy that differs in every export. */
  readonly sleutel: string | null
  readonly eckid: string | null
}

export interface LeerlingRij extends Persoon {
  /** As 'YYYY-MM-DD'. */
  readonly geboortedatum: string | null
  /** The pupil's own year, or otherwise that of the group; null when neither is given, and then somebody has to choose it. */
  readonly jaargroep: string | null
  readonly groep: string | null
  readonly samengesteldeGroepen: readonly string[]
  readonly vestiging: string | null
  readonly uitstroomdatum: string | null
  /** Whether the pupil has already left: they are never an active pupil and take no seat of a licence. */
  readonly vertrokken: boolean
}

export interface LeerkrachtRij extends Persoon {
  readonly emailadres: string | null
  /** The administration's codes for their work: a suggestion, never a right (manual of EDEXML 2.1, page 5). */
  readonly rollen: readonly string[]
  readonly groepen: readonly string[]
}
