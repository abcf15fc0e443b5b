import type { Land } from '@letterhaven/contracts/admin'
import type { Cel, GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { vergelijkNamen, volledigeNaam } from '@letterhaven/domain/naam'
import { heleProcenten } from '../../shared/weergave/deel.ts'
import { korteNamen } from './korte-namen.ts'

/** The classes of the heat map, in whole percents. */
export const HITTE_KLASSEN = [
  { vanaf: 0, label: 'onder 50', kleur: 1 },
  { vanaf: 50, label: '50 tot 65', kleur: 2 },
  { vanaf: 65, label: '65 tot 80', kleur: 3 },
  { vanaf: 80, label: '80 en hoger', kleur: 4 },
] as const

/** One pupil as a row: names in full and short, and per category what was answered. */
export interface HitteLeerling {
  readonly id: string
  readonly naam: string
  readonly kort: string
  readonly cellen: readonly (Cel | null)[]
  /** Whole percents; null where nothing was answered. */
  readonly waarden: readonly (number | null)[]
}

/** The rows of the heat map by surname, their cells in the order of the categories. */
export function hitteRijen(
  { leerlingen, categorieen }: Pick<GroepVoortgang, 'leerlingen' | 'categorieen'>,
  land: Land,
): HitteLeerling[] {
  const kort = korteNamen(leerlingen.map(({ naam }) => naam))
  const opNaam = vergelijkNamen(land)
  return leerlingen
    .map((leerling, i) => ({ leerling, kort: kort[i] ?? '' }))
    .toSorted((a, b) => opNaam(a.leerling.naam, b.leerling.naam))
    .map(({ leerling, kort: korteNaam }) => {
      const perCode = new Map(leerling.cellen.map((cel) => [cel.categorie, cel]))
      const cellen = categorieen.map(({ code }) => perCode.get(code) ?? null)
      return {
        id: leerling.id,
        naam: volledigeNaam(leerling.naam),
        kort: korteNaam,
        cellen,
        waarden: cellen.map((cel) => cel && heleProcenten(cel)),
      }
    })
}
