import { CAT_CODES, type CatCode } from '../src/cat-code.ts'
import type { Werkwoordzin } from '../src/werkwoord.ts'
import type { WordEntry } from '../src/woord.ts'

/** A jaargroep that has words of its own. */
export type Jaar = WordEntry['groep']

/** The jaargroepen in which a category is taught: the first and the last. */
export const LESJAREN: Readonly<Record<CatCode, readonly [van: Jaar, tot: Jaar]>> = {
  hak: [3, 3],
  sch: [3, 4],
  zing: [3, 3],
  plank: [3, 3],
  lucht: [3, 4],
  eeroor: [3, 4],
  aaiooioei: [3, 4],
  eeuwieuw: [3, 4],
  openeind: [3, 4],
  ei: [3, 4],
  ij: [3, 4],
  au: [4, 4],
  ou: [4, 4],
  langermaak: [4, 4],
  'langermaak-b': [4, 4],
  voorvoegsel: [4, 4],
  'kg-open': [4, 5],
  'kg-dicht': [4, 5],
  fv: [4, 6],
  sz: [4, 6],
  verklein: [4, 4],
  ig: [4, 4],
  lijk: [4, 4],
  kilo: [5, 5],
  'komma-s': [5, 5],
  cent: [5, 5],
  's-meervoud': [5, 5],
  politie: [5, 5],
  cola: [5, 5],
  tropisch: [5, 5],
  taxi: [6, 6],
  chef: [6, 6],
  thee: [6, 6],
  cafe: [6, 6],
  cadeau: [6, 6],
  route: [6, 6],
  garage: [6, 6],
  lolly: [6, 7],
  'y-i': [7, 8],
  trema: [6, 7],
  koppel: [7, 8],
  heid: [6, 8],
  teit: [7, 8],
  latijn: [7, 8],
  samen: [5, 8],
  'tussen-n': [7, 8],
  'tussen-s': [7, 8],
  stom: [6, 8],
  'ww-tt': [5, 8],
  'ww-vt': [6, 8],
  'ww-vd': [6, 8],
  'ww-bvd': [7, 8],
  hoofd: [6, 8],
  engels: [7, 8],
  qu: [8, 8],
  ch: [5, 5],
  'y-j': [7, 8],
  sj: [4, 6],
}

/** How many words a category needs in its first year, and how many new ones in each later year. */
export const NORM = { eerste: 40, later: 20 }

/** A year for which Dutch has fewer usable words than the norm asks, with the reason. */
export interface Dun {
  code: CatCode
  jaar: Jaar
  /** How many there are now; fewer means that words were lost. */
  minstens: number
  reden: string
}

/**
 * Returns how many words of a category begin in a year, counting every word that belongs to it; a sentence that asks for a verb
 * form counts as well.
 */
export type Telling = (code: CatCode, jaar: Jaar) => number

const ROLCODES: Readonly<Record<string, CatCode>> = {
  'pv tt': 'ww-tt',
  'pv vt': 'ww-vt',
  vd: 'ww-vd',
  bvd: 'ww-bvd',
}

/** Returns the category that a sentence with a gap asks for. */
const codeVan = (zin: Werkwoordzin): CatCode | undefined =>
  ROLCODES[zin.rol === 'pv' ? `pv ${zin.tijd}` : zin.rol]

/** Counts words under each of their categories, and sentences under the categories of verbs. */
export function countWoorden(
  woorden: readonly Pick<WordEntry, 'cat' | 'groep'>[],
  zinnen: readonly Werkwoordzin[],
): Telling {
  const rijen = [
    ...woorden.flatMap(({ cat, groep }) => cat.map((code) => `${code} ${groep}`)),
    ...zinnen.map((zin) => `${codeVan(zin)} ${zin.groep}`),
  ]
  const aantal = Map.groupBy(rijen, (rij) => rij)
  return (code, jaar) => aantal.get(`${code} ${jaar}`)?.length ?? 0
}

/** Returns messages about the years with too few words, and about the years in `dun` that have enough by now. */
export function tekorten(count: Telling, dun: readonly Dun[]): string[] {
  return CAT_CODES.flatMap((code) => {
    const [van, tot] = LESJAREN[code]
    return Array.from({ length: tot - van + 1 }, (_, i) => van + i).flatMap((jaar) => {
      const aantal = count(code, jaar as Jaar)
      const norm = jaar === van ? NORM.eerste : NORM.later
      const gemeld = dun.find((rij) => rij.code === code && rij.jaar === jaar)
      const eis = gemeld?.minstens ?? norm
      return [
        ...(aantal < eis ? [`${code} groep ${jaar}: ${aantal} van ${eis}`] : []),
        ...(gemeld && aantal >= norm ? [`${code} groep ${jaar} is niet dun meer`] : []),
      ]
    })
  })
}
