import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import type { Sortering } from '../../shared/leerlingen/use-lijst.ts'
import { VOLGORDEN } from '../../shared/leerlingen/choose-leerlingen.ts'

/** The ways to sort a group, the usual one first. */
export const GROEP_LIJST_SORTERINGEN: readonly [
  Sortering<LeerlingRij>,
  ...Sortering<LeerlingRij>[],
] = [
  { waarde: 'aandacht', label: 'Aandacht eerst', volgorde: VOLGORDEN.aandacht },
  { waarde: 'achternaam', label: 'Achternaam', volgorde: VOLGORDEN.achternaam },
  { waarde: 'laatst', label: 'Langst geleden', volgorde: VOLGORDEN.laatst },
  { waarde: 'goed', label: 'Minst goed eerst', volgorde: VOLGORDEN.goed },
  { waarde: 'oefentijd', label: 'Meest geoefend', volgorde: VOLGORDEN.oefentijd },
]
