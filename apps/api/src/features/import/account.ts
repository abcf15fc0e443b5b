import { jaarVanSchool, type Schooljaren } from '@letterhaven/domain/jaar-van-school'
import type { Bekend, BekendeGroep, Momentopname } from '@letterhaven/importers'

/** A group of the account with its school year, and the names of those who teach it or were invited to: '' for nobody. */
export interface AccountGroep extends BekendeGroep {
  readonly schooljaar: string
  readonly docenten: string
}

/** The account that a file is compared with. */
export interface Account {
  readonly leerlingen: Bekend['leerlingen']
  readonly groepen: readonly AccountGroep[]
  /** The pupils who have ever practised: such a pupil takes a seat in any year. This is not part of the comparison. */
  readonly begonnen: ReadonlySet<string>
  /** Which school years the school is in, and may move on to. */
  readonly jaren: Schooljaren
}

/** Returns the school year of a file: its own, or otherwise the one that the school is in. */
export const jaarVanOpname = ({ school }: Momentopname, jaren: Schooljaren): string =>
  school.schooljaar ?? jaarVanSchool(jaren)
