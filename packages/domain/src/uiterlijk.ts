import type { Dier } from '@letterhaven/contracts/dier'
import type { Uiterlijk } from '@letterhaven/contracts/uiterlijk'

/** The animals that a leerling may begin with. */
const BEGIN: readonly Dier[] = ['vos', 'beer', 'kat', 'panda']

/** Returns how a leerling looks until something is chosen: always the same for the same leerling. */
export function beginUiterlijk(leerlingId: string): Uiterlijk {
  const som = [...leerlingId].reduce((tot, teken) => tot + (teken.codePointAt(0) ?? 0), 0)
  const dier = BEGIN[som % BEGIN.length] ?? 'vos'
  return { dier, trui: 'oranje', hoed: null, sjaal: null, hand: null }
}
