import { EILANDEN, type Eiland } from '@letterhaven/contracts/landkaart'
import type { CategorieKop, GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { chooseJaren } from './choose-jaren.ts'

/** What the heat map can be narrowed to. */
export const EILAND_KEUZES = ['alle', ...EILANDEN] as const
export type EilandKeuze = (typeof EILAND_KEUZES)[number]

/** The year that is unfolded, as in the address. */
export const JAAR_KEUZES = ['geen', '3', '4', '5', '6', '7', '8'] as const
type JaarKeuze = (typeof JAAR_KEUZES)[number]

/** The name of an island on a teacher's screen. */
export const EILAND_NAAM: Readonly<Record<Eiland, string>> = {
  klanken: 'Klanken',
  lezen: 'Lezen',
  spelling: 'Spelling',
  regels: 'Regels',
  werkwoorden: 'Werkwoorden',
  zinnen: 'Zinnen en tekst',
}

type Bron = Pick<GroepVoortgang, 'categorieen' | 'leerlingen'> & {
  readonly groep: Pick<GroepVoortgang['groep'], 'jaargroepen'>
}

/** Returns the islands that have a category here, in the order of the map. */
export function eilandenIn({ categorieen }: Bron): Eiland[] {
  return EILANDEN.filter((eiland) => categorieen.some((categorie) => categorie.eiland === eiland))
}

/** The heading above columns: an island, or a year, which may be folded into one column. */
export type KolomGroep =
  | { readonly soort: 'eiland'; readonly eiland: Eiland | null }
  | { readonly soort: 'jaar'; readonly jaar: number; readonly vouw: 'open' | 'dicht' | null }

/** One column: a category, or a folded year, whose categories are counted together. */
export interface Kolom {
  readonly id: string
  readonly koppen: readonly CategorieKop[]
  readonly groep: KolomGroep
}

/** The columns that are shown, and how many categories were left out for lack of answers. */
export interface Kolommen {
  readonly kolommen: readonly Kolom[]
  readonly zonder: number
}

interface Keuze {
  readonly eiland: EilandKeuze
  readonly leeg: boolean
  readonly jaar: JaarKeuze
}

const plek = ({ eiland }: CategorieKop): number =>
  eiland === null ? EILANDEN.length : EILANDEN.indexOf(eiland)

const perEiland = (koppen: readonly CategorieKop[]): CategorieKop[] =>
  koppen.toSorted((a, b) => plek(a) - plek(b))

const los = (koppen: readonly CategorieKop[], groep: (kop: CategorieKop) => KolomGroep): Kolom[] =>
  koppen.map((kop) => ({ id: kop.code, koppen: [kop], groep: groep(kop) }))

/**
 * Returns the columns of a year other than the group's own: one column until it is chosen. A single category is its own
 * summary.
 */
function jaarKolommen(jaar: number, koppen: readonly CategorieKop[], gekozen: JaarKeuze): Kolom[] {
  if (koppen.length < 2) return los(koppen, () => ({ soort: 'jaar', jaar, vouw: null }))
  if (gekozen === `${jaar}`) return los(koppen, () => ({ soort: 'jaar', jaar, vouw: 'open' }))
  return [{ id: `jaar-${jaar}`, koppen, groep: { soort: 'jaar', jaar, vouw: 'dicht' } }]
}

const isGeoefend = ({ leerlingen }: Bron): ((kop: CategorieKop) => boolean) => {
  const codes = new Set(
    leerlingen.flatMap(({ cellen }) =>
      cellen.filter(({ totaal }) => totaal > 0).map(({ categorie }) => categorie),
    ),
  )
  return ({ code }) => codes.has(code)
}

/**
 * Chooses the columns; without `leeg` only those with answers. For all islands: what the group learns now, per island, followed
 * by every other year in one column that unfolds. For one island: all of it, per year.
 */
export function chooseKolommen(bron: Bron, { eiland, leeg, jaar: open }: Keuze): Kolommen {
  const geoefend = isGeoefend(bron)
  const gekozen = bron.categorieen.filter((kop) => eiland === 'alle' || kop.eiland === eiland)
  const { eigen, andere } = chooseJaren(gekozen.filter(geoefend), bron.groep.jaargroepen)
  const van = (jaar: number) => gekozen.filter(({ jaargroep }) => jaargroep === jaar)
  const nu = perEiland(
    gekozen.filter(({ jaargroep }) => jaargroep === null || eigen.includes(jaargroep)),
  )
  const getoond = (koppen: readonly CategorieKop[]) => (leeg ? koppen : koppen.filter(geoefend))
  const zonder = (koppen: readonly CategorieKop[]) => koppen.filter((kop) => !geoefend(kop)).length
  if (eiland !== 'alle') {
    const opJaar = gekozen.toSorted((a, b) => (b.jaargroep ?? 0) - (a.jaargroep ?? 0))
    const kop = ({ jaargroep }: CategorieKop): KolomGroep =>
      jaargroep === null
        ? { soort: 'eiland', eiland: null }
        : { soort: 'jaar', jaar: jaargroep, vouw: null }
    return { kolommen: los(getoond(opJaar), kop), zonder: zonder(gekozen) }
  }
  return {
    kolommen: [
      ...los(getoond(nu), ({ eiland: welk }) => ({ soort: 'eiland', eiland: welk })),
      ...andere.flatMap((jaar) =>
        jaarKolommen(
          jaar,
          `${jaar}` === open ? getoond(van(jaar)) : van(jaar).filter(geoefend),
          open,
        ),
      ),
    ],
    zonder: zonder([...nu, ...andere.filter((jaar) => `${jaar}` === open).flatMap(van)]),
  }
}
