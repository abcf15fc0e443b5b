import type { KoppelRol, SsoFout } from '@letterhaven/contracts/sso'

/** Somebody as the school's own system knows them: read from data that may be hostile. */
export interface SchoolAccount {
  readonly eckId: string | null
  readonly profielId: string | null
  /** The provider's own id of the account. */
  readonly sub: string
  /** As the school spells it, for the admin who confirms; never used to recognise anybody. */
  readonly naam: string
  /** Like the name shown and no more, and of grown-ups alone; null where nothing trustworthy is said. */
  readonly email: string | null
  readonly rol: KoppelRol
  readonly schoolnummer: string | null
}

/** What must be remembered between going and coming back; sealed in the database. */
export type Onthouden = Readonly<Record<string, string>>

export interface Vertrek {
  /** Comes back unchanged; looked up, used once. */
  readonly state: string
  readonly callbackUrl: string
}

export interface Terugkeer extends Vertrek {
  readonly onthouden: Onthouden
  /** The fields of the address or of the form. */
  readonly velden: Readonly<Record<string, string>>
}

/** One provider of school accounts, whatever it speaks. */
export interface Aanbieder {
  readonly id: string
  readonly naam: string
  /** Where the browser goes, and what to remember until it is back. */
  begin(vertrek: Vertrek): Promise<{ readonly url: string; readonly onthouden: Onthouden }>
  /** Who came back; throws where anything at all is not right. */
  lees(terugkeer: Terugkeer): Promise<SchoolAccount>
}

/** All providers of this installation, by their id. For the demonstration's own the address says where it stands. */
export type VindAanbieder = (id: string, base: string) => Aanbieder | null

/** A sign-in that goes no further, and the one word that the browser hears of it. */
export class SsoWeigering extends Error {
  readonly fout: SsoFout

  constructor(fout: SsoFout) {
    super(fout)
    this.name = 'SsoWeigering'
    this.fout = fout
  }
}
