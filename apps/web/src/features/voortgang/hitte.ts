import type { Land } from '@letterhaven/contracts/admin'
import type { Telling } from '@letterhaven/contracts/leerling'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { compareNamen, volledigeNaam } from '@letterhaven/domain/naam'
import { deelGoed, countTogether } from '@letterhaven/domain/voortgang'
import { heleProcenten } from '../../shared/weergave/deel.ts'
import type { Kolom } from './choose-kolommen.ts'
import { korteNamen } from './korte-namen.ts'

/** The classes of the heat map, in whole percentages. */
export const HITTE_KLASSEN = [
  { vanaf: 0, label: 'onder 50', kleur: 1 },
  { vanaf: 50, label: '50 tot 65', kleur: 2 },
  { vanaf: 65, label: '65 tot 80', kleur: 3 },
  { vanaf: 80, label: '80 en hoger', kleur: 4 },
] as const

/** The sort orders of the rows; the first is the usual one. */
export const HITTE_VOLGORDES = ['achternaam', 'zwakst'] as const
export type HitteVolgorde = (typeof HITTE_VOLGORDES)[number]

/** One pupil as a row: the name in full and short, and what was answered per column. */
export interface HitteLeerling {
  readonly id: string
  readonly naam: string
  readonly kort: string
  readonly cellen: readonly Telling[]
  /** Whole percentages; null where nothing was answered. */
  readonly waarden: readonly (number | null)[]
}

interface Vraag {
  readonly land: Land
  readonly kolommen: readonly Kolom[]
  readonly volgorde: HitteVolgorde
}

/** Returns the share right over the columns shown; without answers it is higher than any share. */
const samen = ({ cellen }: HitteLeerling): number => deelGoed(countTogether(cellen)) ?? 2

/** Returns the rows of the heat map in order, with their cells in the order of the columns. */
export function hitteRijen(
  leerlingen: GroepVoortgang['leerlingen'],
  { land, kolommen, volgorde }: Vraag,
): HitteLeerling[] {
  const kort = korteNamen(leerlingen.map(({ naam }) => naam))
  const opNaam = compareNamen(land)
  const rijen = leerlingen
    .map((leerling, i) => ({ leerling, kort: kort[i] ?? '' }))
    .toSorted((a, b) => opNaam(a.leerling.naam, b.leerling.naam))
    .map(({ leerling, kort: korteNaam }) => {
      const perCode = new Map(leerling.cellen.map((cel) => [cel.categorie, cel]))
      const cellen = kolommen.map(({ koppen }) =>
        countTogether(koppen.flatMap(({ code }) => perCode.get(code) ?? [])),
      )
      return {
        id: leerling.id,
        naam: volledigeNaam(leerling.naam),
        kort: korteNaam,
        cellen,
        waarden: cellen.map(heleProcenten),
      }
    })
  return volgorde === 'zwakst' ? rijen.toSorted((a, b) => samen(a) - samen(b)) : rijen
}

/** Returns the share right of all rows together, per column. */
export function hitteVoet(rijen: readonly HitteLeerling[], kolommen: readonly Kolom[]) {
  return kolommen.map((_, i) =>
    heleProcenten(countTogether(rijen.flatMap(({ cellen }) => cellen[i] ?? []))),
  )
}
