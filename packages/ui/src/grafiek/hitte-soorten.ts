import type { ReactNode } from 'react'

export interface HitteKolom {
  readonly id: string
  /** A short head of a few letters. */
  readonly kort: string
  /** The full name: spoken, and shown on hover. */
  readonly naam: string
  /** The head above it and its neighbours with the same name. */
  readonly groep?: string | undefined
  /** Where that group can be folded: its id, and whether its columns are shown now. */
  readonly vouw?: HitteVouw | undefined
}

/** A group of columns that folds into one. */
export interface HitteVouw {
  readonly id: string
  readonly open: boolean
}

export interface HitteRij {
  readonly id: string
  readonly naam: string
  /** Makes the router's link to the page of the row, with the tab index it must have. The name is shown when absent. */
  readonly kop?: ((tabIndex: number) => ReactNode) | undefined
  /** One value per column; null where nothing is known yet. */
  readonly waarden: readonly (number | null)[]
}

/** What choosing a cell does. A cell of a folded column unfolds it instead. */
export type KiesCel = (rij: HitteRij, kolom: HitteKolom) => void

interface KolomGroep {
  readonly naam: string
  readonly aantal: number
  readonly vouw: HitteVouw | undefined
}

/** Returns the groups of columns that share a head, in order; none when no column has one. */
export function kolomGroepen(kolommen: readonly HitteKolom[]): readonly KolomGroep[] {
  const groepen: (KolomGroep & { aantal: number })[] = []
  for (const { groep, vouw } of kolommen) {
    const laatste = groepen.at(-1)
    if (groep === undefined) continue
    if (laatste?.naam === groep) laatste.aantal += 1
    else groepen.push({ naam: groep, aantal: 1, vouw })
  }
  return groepen
}
