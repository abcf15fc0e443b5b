/** A reference to a group or location, with the roles that somebody has there. */
export interface Verwijzing {
  readonly soort: string
  readonly sleutel: string
  readonly rollen: string[]
}

/** One line of the file, unchanged and not yet judged. */
export interface Ruw {
  readonly soort: string
  readonly regel: number
  readonly sleutel: string
  readonly eckid: string
  readonly velden: Map<string, string>
  readonly rollen: string[]
  readonly verwijzingen: Verwijzing[]
}

/** Everything that is read from a file, and how often it contained fields that are never read. */
export interface Inhoud {
  /** Null for a kind of file that says nothing about a school. */
  readonly school: ReadonlyMap<string, string> | null
  readonly rijen: Readonly<Record<Sectie, readonly Ruw[]>>
  readonly secties: ReadonlySet<string>
  /** Whether groups have no key of their own, so that the name is all that is known about them. */
  readonly groepenOpNaam: boolean
  readonly bsn: number
  readonly rijksregister: number
}

export const SECTIES = ['vestigingen', 'groepen', 'leerlingen', 'leerkrachten'] as const
export type Sectie = (typeof SECTIES)[number]
