import type { TaakPakket } from '@letterhaven/contracts/taak'

/** The year in which reading and spelling begin. */
const EERSTE = 3

/** Returns the pupil's year, or the highest of what the taak practises in a pakket that does not say it. */
export function groepVan({ jaargroep, catalogus, woorden }: TaakPakket): number {
  const scope = new Set(woorden.map((woord) => woord.categorie))
  const groepen = catalogus.categorieen.filter((c) => scope.has(c.code)).map((c) => c.groep)
  return Math.max(EERSTE, jaargroep ?? Math.max(EERSTE, ...groepen))
}
