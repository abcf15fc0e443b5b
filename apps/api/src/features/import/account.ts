import type { Bekend, BekendeGroep } from '@letterhaven/importers'

/** The account as a file is held beside it, with the school year of each group. */
export interface Account {
  readonly leerlingen: Bekend['leerlingen']
  readonly groepen: readonly (BekendeGroep & { readonly schooljaar: string })[]
  /** Who practised once: such a pupil has a seat in any year. No part of what a file is held beside. */
  readonly begonnen: ReadonlySet<string>
  /** Of today. */
  readonly schooljaar: string
}
