/** What a school's administration says on one day, whatever file it came in. The numbers of the state are not in it. */
export interface Momentopname {
  readonly school: SchoolRij
  readonly vestigingen: readonly VestigingRij[]
  readonly groepen: readonly GroepRij[]
  readonly leerlingen: readonly LeerlingRij[]
  readonly leerkrachten: readonly LeerkrachtRij[]
}

export interface SchoolRij {
  /** As '2026-2027'; null where the file does not say. */
  readonly schooljaar: string | null
  /** Day of the file as 'YYYY-MM-DD'. */
  readonly peildatum: string | null
  /** Dutch school number, '99XX'. */
  readonly brin: string | null
  readonly dependance: string | null
  /** Flemish school number. */
  readonly instellingsnummer: string | null
  readonly schoolsleutel: string | null
}

export interface VestigingRij {
  readonly sleutel: string
  readonly naam: string
}

export interface GroepRij {
  /** How pupils of the same file point at it. */
  readonly sleutel: string
  /** It has no key of its own, as in a list: its name says which it is. */
  readonly opNaam: boolean
  readonly naam: string
  /** A code of the standard; null for a group that is put together of others, and where nothing is said. */
  readonly jaargroep: string | null
  readonly samengesteld: boolean
}

/** How somebody is called; one of roepnaam and achternaam is there at least. */
export interface Naamdelen {
  readonly roepnaam: string | null
  readonly voorvoegsel: string | null
  readonly achternaam: string | null
}

interface Persoon extends Naamdelen {
  /** Key in the school's own administration; null where it is a dummy that will be another one tomorrow. */
  readonly sleutel: string | null
  readonly eckid: string | null
}

export interface LeerlingRij extends Persoon {
  /** As 'YYYY-MM-DD'. */
  readonly geboortedatum: string | null
  /** Of the pupil, else of the group; null where neither says: somebody has to. */
  readonly jaargroep: string | null
  readonly groep: string | null
  readonly samengesteldeGroepen: readonly string[]
  readonly vestiging: string | null
  readonly uitstroomdatum: string | null
  /** Gone already: never an active pupil, and no seat of a licence. */
  readonly vertrokken: boolean
}

export interface LeerkrachtRij extends Persoon {
  readonly emailadres: string | null
  /** What the administration calls their work: a suggestion, never a right (manual of EDEXML 2.1, page 5). */
  readonly rollen: readonly string[]
  readonly groepen: readonly string[]
}
