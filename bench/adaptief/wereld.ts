import { LEERLIJNEN, type Leerlijn } from './leerlijnen.ts'
import { op, tot } from './rij.ts'
import { makeToeval, zaad } from './toeval.ts'

/** The number of words in each category. Word i belongs to category floor(i / PER_CATEGORIE). */
const PER_CATEGORIE = 60
/** The number of features of a word that are known beforehand. */
const KENMERKEN = 3
/** The weights of the features; their squares sum to one. */
const GEWICHTEN = [0.7, 0.55, Math.sqrt(1 - 0.7 ** 2 - 0.55 ** 2)] as const
/** Spread of the words of one category, and the share of its variance that the features explain. */
const SPREIDING = 0.9
const VERKLAARD = 0.55
/** How wrong the mean of a category is beforehand, as a standard deviation. */
export const FOUT_CATEGORIE = 0.4
/** The groep whose words are at 0. */
export const ANKERGROEP = 4

/** What anybody may know of a world: the categories, and the prior guess of the words. */
export interface Boek {
  readonly codes: readonly string[]
  readonly groep: readonly number[]
  /** The prerequisites of each category, which always come earlier. */
  readonly vereist: readonly (readonly number[])[]
  readonly woorden: number
  readonly perCategorie: number
  /** Difficulty of each word as its features suggest, in logits. */
  readonly prior: Float64Array
  /** How wrong `prior` may be, as a standard deviation. */
  readonly priorSd: number
  /** KENMERKEN numbers for each word. */
  readonly kenmerken: Float64Array
}

/** A world: the book, and the real difficulties. */
export interface Wereld {
  readonly naam: string
  readonly boek: Boek
  readonly echt: Float64Array
  /** True mean difficulty of each category. */
  readonly midden: Float64Array
}

/** Returns the category of a word. */
export const categorieVan = (boek: Boek, woord: number): number =>
  Math.floor(woord / boek.perCategorie)

/** Returns the range of words of a category: from the first up to but not including `tot`. */
export const plekkenVan = (boek: Boek, categorie: number): { vanaf: number; tot: number } => ({
  vanaf: categorie * boek.perCategorie,
  tot: (categorie + 1) * boek.perCategorie,
})

/** Returns whether the words have been measured before, so that rivals take their difficulties as they are. */
export const isBekend = (boek: Boek): boolean => boek.priorSd < 0.1

/** Returns the categories of a line with their prerequisites, in the order in which they are taught. */
function graaf(leerlijn: Leerlijn): Pick<Boek, 'codes' | 'groep' | 'vereist'> {
  const rijen = LEERLIJNEN[leerlijn]
  const plek = new Map<string, number>(rijen.map(({ code }, i) => [code, i]))
  return {
    codes: rijen.map(({ code }) => code),
    groep: rijen.map(({ groep }) => groep),
    vereist: rijen.map(({ vereist }) =>
      vereist.map((code) => plek.get(code)).filter((k) => k !== undefined),
    ),
  }
}

/** Makes a world with its own difficulties; the same name gives the same world. */
export function makeWereld(naam: string, leerlijn: Leerlijn = 'eigen'): Wereld {
  const toeval = makeToeval(zaad(naam, 1))
  const lijn = graaf(leerlijn)
  const woorden = lijn.codes.length * PER_CATEGORIE
  const [prior, echt] = [new Float64Array(woorden), new Float64Array(woorden)]
  const kenmerken = new Float64Array(woorden * KENMERKEN)
  const midden = new Float64Array(lijn.codes.length)
  for (const [k, groep] of lijn.groep.entries()) {
    const verwacht = groep - ANKERGROEP
    const fout = FOUT_CATEGORIE * toeval.normaal()
    for (let i = k * PER_CATEGORIE; i < (k + 1) * PER_CATEGORIE; i += 1) {
      let kenmerk = 0
      for (const [f, gewicht] of GEWICHTEN.entries()) {
        const z = toeval.normaal()
        kenmerken[i * KENMERKEN + f] = z
        kenmerk += gewicht * z
      }
      prior[i] = verwacht + SPREIDING * Math.sqrt(VERKLAARD) * kenmerk
      echt[i] = op(prior, i) + fout + SPREIDING * Math.sqrt(1 - VERKLAARD) * toeval.normaal()
    }
    midden[k] = gemiddeldeVan(echt, k, PER_CATEGORIE)
  }
  const priorSd = SPREIDING * Math.sqrt(1 - VERKLAARD)
  const boek = { ...lijn, woorden, perCategorie: PER_CATEGORIE, prior, priorSd, kenmerken }
  return { naam, boek, echt, midden }
}

function gemiddeldeVan(rij: Float64Array, k: number, per: number): number {
  return tot(per).reduce((som, i) => som + op(rij, k * per + i), 0) / per
}

/** Returns the same book with measured words, whose difficulties are known. */
export function metBekendeWoorden({ boek, echt }: Wereld): Boek {
  return { ...boek, prior: echt, priorSd: 0.05 }
}
