import type { Land } from '@letterhaven/contracts/admin'

/** Somebody with an account at the demonstration's own school system. */
export interface DemoMens {
  /** The account's id there. */
  readonly id: string
  readonly voornaam: string
  readonly achternaam: string
  /** Who it is, on the button: 'Juf van groep 4'. */
  readonly wie: string
  /** On which host they stand. */
  readonly land: Land
  /** Where a grown-up reads mail. */
  readonly email?: string
  readonly rol: 'student' | 'employee' | 'affiliate'
  readonly eckId: string | null
  readonly schoolnummer: string
  /** A parent's account beside a pupil's. */
  readonly isCoAccount: boolean
}
