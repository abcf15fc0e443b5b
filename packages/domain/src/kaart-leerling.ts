import type { Speelbaar, TaakPlan } from './taken.ts'

/** Whose map it is, and what can be played now. */
export interface KaartLeerling {
  /** The school year; below 3 it counts as the year in which reading starts. */
  readonly groep: number
  readonly speelbaar: Speelbaar
  /** How many answers were ever given in each taak, by its key. */
  readonly gedaan?: ReadonlyMap<string, number>
}

/** The year in which reading and spelling begin. */
const EERSTE_GROEP = 3

/** Returns the school year that counts for the map: below 3 it is the year in which reading starts. */
export const kaartGroep = (groep: number): number => Math.max(EERSTE_GROEP, groep)

/** Returns how many answers were given in a taak. */
export const gedaanVan = ({ gedaan }: KaartLeerling, { sleutel }: TaakPlan): number =>
  gedaan?.get(sleutel) ?? 0
