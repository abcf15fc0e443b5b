import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import type { TaakPlan } from './taken.ts'

/** Whose map it is and what can be played now. */
export interface KaartLeerling {
  /** School year; younger than 3 starts where reading starts. */
  readonly groep: number
  /** Kinds of exercise for which there is a finished game. */
  readonly speelbaar: readonly TaakSoort[]
  /** All answers that were ever given in a taak, by its key. */
  readonly gedaan?: ReadonlyMap<string, number>
}

/** Where reading and spelling begin. */
const EERSTE_GROEP = 3

/** The school year that counts for the map: younger than 3 starts where reading starts. */
export const kaartGroep = (groep: number): number => Math.max(EERSTE_GROEP, groep)

/** Answers that were given in a taak. */
export const gedaanVan = ({ gedaan }: KaartLeerling, { sleutel }: TaakPlan): number =>
  gedaan?.get(sleutel) ?? 0
