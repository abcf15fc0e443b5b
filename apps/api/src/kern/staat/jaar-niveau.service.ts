import { inJaren, type Engine, type Staat } from '@letterhaven/adaptief'
import type { JaarNiveau } from '@letterhaven/contracts/leerling'
import { niveauOver } from '@letterhaven/domain/niveau-naam'

/** Under so many answers a category does not count towards the whole. */
const MIN_ANTWOORDEN = 5

const rond = (x: number): number => Math.round(x * 1000) / 1000

/** An interval in school years, with as many digits as anybody needs. */
export function rondJaren({ jaar, laag, hoog }: JaarNiveau): JaarNiveau {
  return { jaar: rond(jaar), laag: rond(laag), hoog: rond(hoog) }
}

/** One level over the categories in which this pupil practised; null before there is enough. */
export function jaarNiveau(engine: Engine, staat: Staat, t: number): JaarNiveau | null {
  const bekend = staat.categorieen
    .filter(({ n }) => n >= MIN_ANTWOORDEN)
    .map(({ code }) => inJaren(engine.ability(staat, code, t)))
  const over = niveauOver(bekend)
  return over && rondJaren(over)
}
