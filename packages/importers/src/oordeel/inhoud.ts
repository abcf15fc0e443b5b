/** Where somebody or something is pointed at: a group, with what is done there. */
export interface Verwijzing {
  readonly soort: string
  readonly sleutel: string
  readonly rollen: string[]
}

/** One line of the file as it stands there: nothing is judged yet. */
export interface Ruw {
  readonly soort: string
  readonly regel: number
  readonly sleutel: string
  readonly eckid: string
  readonly velden: Map<string, string>
  readonly rollen: string[]
  readonly verwijzingen: Verwijzing[]
}

/** Everything that is read of a file, and how often it held what is never read. */
export interface Inhoud {
  /** null = a kind of file that says nothing of a school. */
  readonly school: ReadonlyMap<string, string> | null
  readonly rijen: Readonly<Record<Sectie, readonly Ruw[]>>
  readonly secties: ReadonlySet<string>
  /** Groups have no key of their own: the name is all that is said of them. */
  readonly groepenOpNaam: boolean
  readonly bsn: number
  readonly rijksregister: number
}

export const SECTIES = ['vestigingen', 'groepen', 'leerlingen', 'leerkrachten'] as const
export type Sectie = (typeof SECTIES)[number]
