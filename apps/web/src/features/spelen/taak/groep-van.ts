import type { TaakPakket } from '@letterhaven/contracts/taak'

/** The year in which reading and spelling begin. */
const EERSTE = 3

/** Returns the pupil's year, or the highest of what the taak practises in a pakket that does not say it. */
export function groepVan({ jaargroep, catalogus }: TaakPakket): number {
  const scope = new Set(catalogus.woorden.map(({ categorie }) => categorie))
  const groepen = catalogus.categorieen.filter((c) => scope.has(c.code)).map((c) => c.groep)
  return Math.max(EERSTE, jaargroep ?? Math.max(EERSTE, ...groepen))
}
