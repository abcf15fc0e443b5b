import type { Zorgleerling } from '@letterhaven/contracts/zorgleerling'
import { compareGroepsnamen } from '@letterhaven/domain/naam'

type Groep = Zorgleerling['groep']

/** Returns the groups of these pupils, each once, sorted by name with numbers compared as numbers. */
export function groepenVan(leerlingen: readonly Pick<Zorgleerling, 'groep'>[]): Groep[] {
  const groepen = new Map(leerlingen.map(({ groep }) => [groep.id, groep]))
  return [...groepen.values()].toSorted((a, b) => compareGroepsnamen(a.naam, b.naam))
}
