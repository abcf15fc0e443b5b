import { LEES_CATEGORIEEN } from '../../../packages/taal/src/lees-categorieen.ts'
import { WERKWOORDEN } from '../../../packages/taal/src/categorieen-werkwoorden.ts'
import { makeFilter } from '../filter.ts'
import { gemiddeldeVariantie, naInformatie, samenhangVan } from '../grens.ts'
import { logistisch, metGok } from '../kans.ts'
import { drawNiveaus } from '../leerling.ts'
import { count, gemiddelde, op, tot } from '../rij.ts'
import { makeToeval, zaad, type Toeval } from '../toeval.ts'
import { ANKERGROEP, categorieVan, type Boek } from '../wereld.ts'
import { informatieOver } from './begrip.ts'
import { makeGebied } from './product.ts'

/** Sixty opgaven in each category, of which make and year tell how hard they are but for this. */
const PER_CATEGORIE = 60
const WOORD_SD = 0.6
/** What practice and lessons add to a level: per answer, and per day. */
const LEREN = { hoeveel: 0.006, sd: 0.3 }
const DAG = 0.003
/** Twenty answers on each of two days a week. */
const PER_KEER = 20
const DAGEN = 3.5
export const GEBIED_NA = [50, 200] as const

/** A gebied: its categories, how much harder than their year its opgaven are, and how it is answered. */
interface Soort {
  readonly rijen: readonly { code: string; groep: number; vereist: readonly string[] }[]
  readonly meer: (toeval: Toeval, groep: number) => number
  readonly gokken: readonly number[]
  readonly groepen: readonly number[]
}

/** How much harder a word is to read that is a band rarer, a sentence that is for a later year, and a form that sounds like another. */
const PER_BAND = 0.15
const BANDEN = 4
const HOOGSTE_GROEP = 8
const HOMOFOON = { deel: 0.3, meer: 0.5 }

/**
 * Words that are read to a listener, who cannot be guessed past, and forms of verbs in their sentences, which are typed in half
 * of the games.
 */
const SOORTEN = {
  lezen: {
    rijen: Object.values(LEES_CATEGORIEEN),
    meer: (toeval) => PER_BAND * (toeval.choose(BANDEN) - 1),
    gokken: [0.02],
    groepen: [3, 4, 5, 6, 7],
  },
  werkwoord: {
    rijen: Object.values(WERKWOORDEN),
    meer: (toeval, groep) =>
      toeval.choose(HOOGSTE_GROEP + 1 - groep) +
      (toeval.deel() < HOMOFOON.deel ? HOMOFOON.meer : 0),
    gokken: [0.02, 0.02, 0.25, 1 / 3],
    groepen: [6, 7, 8],
  },
} as const satisfies Readonly<Record<string, Soort>>
export type Gebied = keyof typeof SOORTEN

/** Makes the opgaven of a gebied, and how hard they are in truth. */
function makeBoek(naam: string, gebied: Gebied): { boek: Boek; echt: Float64Array } {
  const { rijen, meer }: Soort = SOORTEN[gebied]
  const toeval = makeToeval(zaad(naam, 14))
  const plek = new Map(rijen.map(({ code }, k) => [code, k]))
  const woorden = rijen.length * PER_CATEGORIE
  const [prior, echt] = [new Float64Array(woorden), new Float64Array(woorden)]
  for (const i of tot(woorden)) {
    const groep = rijen[Math.floor(i / PER_CATEGORIE)]?.groep ?? ANKERGROEP
    prior[i] = groep - ANKERGROEP + meer(toeval, groep)
    echt[i] = op(prior, i) + WOORD_SD * toeval.normaal()
  }
  const boek: Boek = {
    codes: rijen.map(({ code }) => code),
    groep: rijen.map(({ groep }) => groep),
    vereist: rijen.map(({ vereist }) => vereist.flatMap((code) => plek.get(code) ?? [])),
    woorden,
    perCategorie: PER_CATEGORIE,
    prior,
    priorSd: WOORD_SD,
    kenmerken: new Float64Array(0),
  }
  return { boek, echt }
}

/** What was found of one leerling after so many answers: mean squares over its categories. */
export interface GebiedUitslag {
  readonly na: number
  readonly kwadraat: number
  /** The same for who knows how hard each opgave is, and reads the same answers. */
  readonly kenner: number
  /** What the answers leave unknown of who does not know how hard single opgaven are, but how levels hang together. */
  readonly grens: number
}

/** Lets leerlingen practise one gebied with the engine of the product, and compares its levels with what is true. */
export function practiseGebied(naam: string, leerlingen: number, gebied: Gebied): GebiedUitslag[] {
  const { boek, echt } = makeBoek(naam, gebied)
  const { gokken, groepen }: Soort = SOORTEN[gebied]
  const begin = makeGebied(boek, gebied)
  return tot(leerlingen).flatMap((nr) => {
    const toeval = makeToeval(zaad(naam, 15, nr))
    const groep = op(groepen, nr % groepen.length)
    const scope = tot(boek.codes.length).filter((k) => op(boek.groep, k) <= groep)
    const samenhang = 0.2 + 0.6 * toeval.deel()
    const niveaus = drawNiveaus(boek, toeval, { groep, samenhang })
    const tempo = LEREN.hoeveel * Math.exp(LEREN.sd * toeval.normaal())
    const motor = begin(groep, scope, zaad(naam, 16, nr))
    const prior = samenhangVan(boek, scope, samenhang)
    const kenner = makeFilter(
      scope.map(() => groep - ANKERGROEP),
      prior,
    )
    const info = new Float64Array(boek.codes.length)
    let dag = 0
    return tot(Math.max(...GEBIED_NA)).flatMap((n) => {
      const keer = Math.floor(n / PER_KEER)
      const t = DAGEN * keer + (n % PER_KEER) / 5000
      if (Math.floor(t) > dag) {
        const dagen = Math.floor(t) - dag
        for (const k of niveaus.keys()) count(niveaus, k, DAG * dagen)
        kenner.groei(DAG * dagen, 0)
        dag = Math.floor(t)
      }
      const gok = op(gokken, (keer + nr) % gokken.length)
      const woord = motor.choose({ t, gok, begin: n % PER_KEER === 0 })
      const k = categorieVan(boek, woord)
      const goed = toeval.deel() < metGok(logistisch(op(niveaus, k) - op(echt, woord)), gok)
      count(info, k, informatieOver(op(niveaus, k) - op(boek.prior, woord), WOORD_SD, gok))
      motor.leer({ woord, goed, gok, t })
      const plek = scope.indexOf(k)
      kenner.leer({ k: plek, b: op(echt, woord), gok, geheugen: 0, goed })
      count(niveaus, k, tempo)
      kenner.schuif(plek, LEREN.hoeveel, 0)
      const na = n + 1
      if (!GEBIED_NA.some((moment) => moment === na)) return []
      const fout = (van: (k: number, i: number) => number): number =>
        gemiddelde(scope.map((q, i) => (van(q, i) - op(niveaus, q)) ** 2))
      return [
        {
          na,
          kwadraat: fout((q) => motor.niveau(q)),
          kenner: fout((_, i) => op(kenner.mu, i)),
          grens: gemiddeldeVariantie(
            naInformatie(
              prior,
              scope.map((q) => op(info, q)),
            ),
          ),
        },
      ]
    })
  })
}
