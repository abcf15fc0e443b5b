import { inJaren, type Engine, type Staat } from '@letterhaven/adaptief'
import type { JaarNiveau } from '@letterhaven/contracts/leerling'
import { niveauOver } from '@letterhaven/domain/niveau-naam'

/** With fewer answers than this a category does not count towards the whole. */
const MIN_ANTWOORDEN = 5

const rond = (x: number): number => Math.round(x * 1000) / 1000

/** Rounds an interval in school years to three decimals. */
export function rondJaren({ jaar, laag, hoog }: JaarNiveau): JaarNiveau {
  return { jaar: rond(jaar), laag: rond(laag), hoog: rond(hoog) }
}

/** Returns one level over the categories in which this pupil practised; null while there is not enough. */
export function jaarNiveau(engine: Engine, staat: Staat, t: number): JaarNiveau | null {
  const bekend = staat.categorieen
    .filter(({ n }) => n >= MIN_ANTWOORDEN)
    .map(({ code }) => inJaren(engine.ability(staat, code, t)))
  const over = niveauOver(bekend)
  return over && rondJaren(over)
}
