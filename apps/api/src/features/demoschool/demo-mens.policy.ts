import type { Land } from '@letterhaven/contracts/admin'

/** Somebody with an account in the demonstration's own school system. */
export interface DemoMens {
  /** The id of the account in that system. */
  readonly id: string
  readonly voornaam: string
  readonly achternaam: string
  /** The description on the button: 'Juf van groep 4'. */
  readonly wie: string
  /** The country whose host shows them. */
  readonly land: Land
  /** The mail address of an adult. */
  readonly email?: string
  readonly rol: 'student' | 'employee' | 'affiliate'
  readonly eckId: string | null
  readonly schoolnummer: string
  /** Whether it is a parent's account beside a pupil's. */
  readonly isCoAccount: boolean
}
