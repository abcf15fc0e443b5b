import type { KoppelRol, SsoFout } from '@letterhaven/contracts/sso'

/** Somebody as the school's own system knows them, read from data that may be hostile. */
export interface SchoolAccount {
  readonly eckId: string | null
  readonly profielId: string | null
  /** The id that the provider itself uses for the account. */
  readonly sub: string
  /** The name as the school spells it, for the admin who confirms; it is never used to recognise anybody. */
  readonly naam: string
  /** Only shown, like the name, and only for adults; null when no trustworthy address is given. */
  readonly email: string | null
  readonly rol: KoppelRol
  readonly schoolnummer: string | null
}

/** What must be remembered between leaving and coming back; it is sealed in the database. */
export type Onthouden = Readonly<Record<string, string>>

export interface Vertrek {
  /** Comes back unchanged; it is looked up and used once. */
  readonly state: string
  readonly callbackUrl: string
}

export interface Terugkeer extends Vertrek {
  readonly onthouden: Onthouden
  /** The fields of the address or of the form. */
  readonly velden: Readonly<Record<string, string>>
}

/** One provider of school accounts, whatever protocol it uses. */
export interface Aanbieder {
  readonly id: string
  readonly naam: string
  /** Returns where the browser goes, and what to remember until it is back. */
  begin(vertrek: Vertrek): Promise<{ readonly url: string; readonly onthouden: Onthouden }>
  /** Returns who came back; throws when anything at all is not right. */
  read(terugkeer: Terugkeer): Promise<SchoolAccount>
}

/** Finds a provider of this installation by its id. For the demonstration's own the address decides where it is. */
export type VindAanbieder = (id: string, base: string) => Aanbieder | null

/** Thrown when a sign-in goes no further; `fout` is the one word that the browser gets to know. */
export class SsoWeigering extends Error {
  readonly fout: SsoFout

  constructor(fout: SsoFout) {
    super(fout)
    this.name = 'SsoWeigering'
    this.fout = fout
  }
}
