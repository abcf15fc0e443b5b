import { jaarVanSchool, type Schooljaren } from '@letterhaven/domain/jaar-van-school'
import type { Bekend, BekendeGroep, Momentopname } from '@letterhaven/importers'

/** A group of the account with its school year, and the names of who teaches it or was asked to: '' for nobody. */
export interface AccountGroep extends BekendeGroep {
  readonly schooljaar: string
  readonly docenten: string
}

/** The account as a file is held beside it. */
export interface Account {
  readonly leerlingen: Bekend['leerlingen']
  readonly groepen: readonly AccountGroep[]
  /** Who practised once: such a pupil has a seat in any year. No part of what a file is held beside. */
  readonly begonnen: ReadonlySet<string>
  /** Which years the school is in, and may go over to. */
  readonly jaren: Schooljaren
}

/** The school year that a file speaks of: its own, else the one that the school is in. */
export const jaarVanOpname = ({ school }: Momentopname, jaren: Schooljaren): string =>
  school.schooljaar ?? jaarVanSchool(jaren)
