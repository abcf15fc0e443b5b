import { EILANDEN, type Eiland } from '@letterhaven/contracts/landkaart'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'

/** What the heat map can be narrowed to. */
export const EILAND_KEUZES = ['alle', ...EILANDEN] as const
export type EilandKeuze = (typeof EILAND_KEUZES)[number]

/** What an island is called on a teacher's screen. */
export const EILAND_NAAM: Readonly<Record<Eiland, string>> = {
  klanken: 'Klanken',
  lezen: 'Lezen',
  spelling: 'Spelling',
  regels: 'Regels',
  werkwoorden: 'Werkwoorden',
  zinnen: 'Zinnen en tekst',
}

type Bron = Pick<GroepVoortgang, 'categorieen' | 'leerlingen'>

/** The islands that have a category here, in the order of the map. */
export function eilandenIn({ categorieen }: Bron): Eiland[] {
  return EILANDEN.filter((eiland) => categorieen.some((categorie) => categorie.eiland === eiland))
}

/** The columns that are shown, side by side per island, and how many were left out for want of answers. */
export interface Kolommen {
  readonly kolommen: GroepVoortgang['categorieen']
  readonly zonder: number
}

/** Chooses columns: those of one island or of all, and without `leeg` only those with answers. */
export function kiesKolommen(
  bron: Bron,
  { eiland, leeg }: { readonly eiland: EilandKeuze; readonly leeg: boolean },
): Kolommen {
  const geoefend = new Set(
    bron.leerlingen.flatMap(({ cellen }) =>
      cellen.filter(({ totaal }) => totaal > 0).map(({ categorie }) => categorie),
    ),
  )
  const plek = (van: Eiland | null) => (van === null ? EILANDEN.length : EILANDEN.indexOf(van))
  const gekozen = bron.categorieen
    .filter((categorie) => eiland === 'alle' || categorie.eiland === eiland)
    .toSorted((a, b) => plek(a.eiland) - plek(b.eiland))
  const kolommen = leeg ? gekozen : gekozen.filter(({ code }) => geoefend.has(code))
  return { kolommen, zonder: gekozen.filter(({ code }) => !geoefend.has(code)).length }
}
