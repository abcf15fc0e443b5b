import type { ReactNode } from 'react'

export interface HitteKolom {
  readonly id: string
  /** Short head, a few letters. */
  readonly kort: string
  /** Full name: spoken, and shown on hover. */
  readonly naam: string
  /** What stands above it and its neighbours of the same name. */
  readonly groep?: string | undefined
  /** Where that group can be folded: by what it is known, and whether its columns stand open now. */
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
  /** Link of the router to the row's page, made with the tab index it must have; the name otherwise. */
  readonly kop?: ((tabIndex: number) => ReactNode) | undefined
  /** One per column; null where nothing is known yet. */
  readonly waarden: readonly (number | null)[]
}

/** What choosing a cell does; a cell of a folded column unfolds it instead. */
export type KiesCel = (rij: HitteRij, kolom: HitteKolom) => void

interface KolomGroep {
  readonly naam: string
  readonly aantal: number
  readonly vouw: HitteVouw | undefined
}

/** Columns that stand together under one head, in order; none where no column has one. */
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
