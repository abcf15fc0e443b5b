import type { ReactNode } from 'react'

export interface HitteKolom {
  readonly id: string
  /** Short head, a few letters. */
  readonly kort: string
  /** Full name: spoken, and shown on hover. */
  readonly naam: string
  /** What stands above it and its neighbours of the same name. */
  readonly groep?: string | undefined
}

export interface HitteRij {
  readonly id: string
  readonly naam: string
  /** Link of the router to the row's page, made with the tab index it must have; the name otherwise. */
  readonly kop?: ((tabIndex: number) => ReactNode) | undefined
  /** One per column; null where nothing is known yet. */
  readonly waarden: readonly (number | null)[]
}

/** What choosing a cell does. */
export type KiesCel = (rij: HitteRij, kolom: HitteKolom) => void

/** Columns that stand together under one head, in order; none where no column has one. */
export function kolomGroepen(
  kolommen: readonly HitteKolom[],
): readonly { naam: string; aantal: number }[] {
  const groepen: { naam: string; aantal: number }[] = []
  for (const { groep } of kolommen) {
    const laatste = groepen.at(-1)
    if (groep === undefined) continue
    if (laatste?.naam === groep) laatste.aantal += 1
    else groepen.push({ naam: groep, aantal: 1 })
  }
  return groepen
}
