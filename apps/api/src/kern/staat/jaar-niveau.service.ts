import { inJaren, type Staat } from '@letterhaven/adaptief'
import type { JaarNiveau } from '@letterhaven/contracts/leerling'
import { niveauOver } from '@letterhaven/domain/niveau-naam'
import type { Inhoud } from '../inhoud.ts'
import { spellingVan } from '../jaarscope.ts'

/** With fewer answers than this a category does not count towards the whole. */
const MIN_ANTWOORDEN = 5

const rond = (x: number): number => Math.round(x * 1000) / 1000

/** Rounds an interval in school years to three decimals. */
export function rondJaren({ jaar, laag, hoog }: JaarNiveau): JaarNiveau {
  return { jaar: rond(jaar), laag: rond(laag), hoog: rond(hoog) }
}

/**
 * Returns one level over the spelling categories in which this pupil practised; null while there is not enough. Verbs, reading and
 * sentences say nothing about it.
 */
export function jaarNiveau(
  inhoud: Pick<Inhoud, 'engine' | 'catalogus'>,
  staat: Staat,
  t: number,
): JaarNiveau | null {
  const spelling = spellingVan(inhoud)
  const bekend = staat.categorieen
    .filter(({ code, n }) => n >= MIN_ANTWOORDEN && spelling.has(code))
    .map(({ code }) => inJaren(inhoud.engine.ability(staat, code, t)))
  const over = niveauOver(bekend)
  return over && rondJaren(over)
}
