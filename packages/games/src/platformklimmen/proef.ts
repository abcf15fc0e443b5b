import type { ZinOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { Exercise, HostInput } from '@letterhaven/game-kit/regels/contract'
import { rules } from './rules.ts'
import type { State } from './verdieping.ts'

export const taak = (over: Partial<Exercise> = {}): Exercise => ({
  id: 't',
  kind: 'zinnen',
  instruction: '',
  groep: 5,
  land: 'nl',
  aantal: 12,
  seed: 7,
  options: { calm: false, clock: false },
  ...over,
})

export const give = (item: ZinOpgave): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'zin', aantal: 0 },
})

/** Returns a round at the foot of the floor with this sentence. */
export const met = (item: ZinOpgave, over: Partial<Exercise> = {}): State =>
  rules.step(rules.step(rules.init(taak(over)), { type: 'begin' })[0], give(item))[0]

/** Returns the ledge on which a word lies; -1 where there is none. */
export const steenVan = ({ opgave }: State, woord: string): number =>
  opgave?.stenen.indexOf(woord) ?? -1
