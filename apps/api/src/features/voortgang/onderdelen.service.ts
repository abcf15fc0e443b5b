import type { Engine, Staat } from '@letterhaven/adaptief'
import type { Telling } from '@letterhaven/contracts/leerling'
import type { Beheersing } from '@letterhaven/contracts/uitleg'
import type { Noem } from '../../kern/schooleigen/noemer.policy.ts'
import { presentBeheersing } from './uitleg.presenter.ts'

/** One category of a pupil in words: its name, what was right on the first try, and how far the pupil is. */
export interface Onderdeel {
  readonly naam: string
  readonly goed: number
  readonly totaal: number
  readonly stand: Beheersing['stand'] | null
}

interface Beeld {
  readonly engine: Engine
  /** Undefined before the first answer. */
  readonly staat: Staat | undefined
  readonly t: number
  readonly noem: Noem
}

/** Lists what a pupil practised, by name, for reading outside the screens. */
export const onderdelenVan = (
  { engine, staat, t, noem }: Beeld,
  tellingen: readonly (Telling & { readonly categorie: string })[],
): Onderdeel[] =>
  tellingen
    .map(({ categorie, goed, totaal }) => ({
      naam: noem(categorie).naam,
      goed,
      totaal,
      stand: (staat && presentBeheersing(engine, staat, { categorie, t })?.stand) ?? null,
    }))
    .toSorted((a, b) => a.naam.localeCompare(b.naam, 'nl'))
