import { afstandBij, besteInformatie, informatie, logistisch, metGok } from './kans.ts'
import { ALGEMEEN_SD, EIGEN_SD, makeWaarheid, type Waarheid } from './leerling.ts'
import { op, tot } from './rij.ts'
import type { Rivaal, Volger } from './rivaal.ts'
import { makeToeval, zaad } from './toeval.ts'
import { ANKERGROEP, makeWereld, type Boek } from './wereld.ts'

/** The spread of levels that a test has to tell apart, as a variance. */
const PRIOR = ALGEMEEN_SD ** 2 + EIGEN_SD ** 2
/** There is a word at every twentieth of a logit, from very easy to very hard. */
const STAP = 0.05
const UITERSTE = 5
/** The time of one opgave of a test, a quarter of a minute, in days. */
const OPGAVE = 15 / 86_400

/** How a test chooses: the aim, the guess chance of its game, and the number of words. */
export interface Proef {
  readonly doel: number
  readonly gok: number
  readonly woorden: number
}

/** Makes a book of one skill, with words of known difficulty. */
function makeToetsboek(): Boek {
  const prior = Float64Array.from(
    { length: (2 * UITERSTE) / STAP + 1 },
    (_, i) => i * STAP - UITERSTE,
  )
  return {
    codes: ['proef'],
    groep: [ANKERGROEP],
    vereist: [[]],
    woorden: prior.length,
    perCategorie: prior.length,
    prior,
    priorSd: 0.01,
    kenmerken: new Float64Array(prior.length * 3),
  }
}

/** Returns the word nearest to a difficulty among those not yet asked. */
function naasteWoord(boek: Boek, gevraagd: ReadonlySet<number>, b: number): number {
  let beste = -1
  for (let i = 0; i < boek.woorden; i += 1) {
    if (gevraagd.has(i)) continue
    if (beste < 0 || Math.abs(op(boek.prior, i) - b) < Math.abs(op(boek.prior, beste) - b))
      beste = i
  }
  return beste
}

/** The squared error of the estimate, and the bounds that no estimate can beat. */
export interface ToetsUitslag {
  readonly kwadraat: number
  /** The bound of the best test of this length. */
  readonly besteGrens: number
  /** The bound for the words that were given. */
  readonly eigenGrens: number
}

/** Runs a test of one skill: each word is at the aim for the level that the rival estimates so far. */
export function toetsEen(
  make: (boek: Boek) => Rivaal,
  proef: Proef,
  leerlingen: number,
): ToetsUitslag[] {
  const boek = makeToetsboek()
  const afstand = afstandBij(proef.doel, proef.gok)
  const beste = 1 / (1 / PRIOR + proef.woorden * besteInformatie(proef.gok))
  const rivaal = make(boek)
  return tot(leerlingen).map((nr) => {
    const toeval = makeToeval(zaad('toets', nr))
    const niveau = Math.sqrt(PRIOR) * toeval.normaal()
    const volger = follow(rivaal, boek, nr)
    const gevraagd = new Set<number>()
    let info = 0
    for (let n = 0; n < proef.woorden; n += 1) {
      const woord = naasteWoord(boek, gevraagd, niveauVan(volger, 0) - afstand)
      gevraagd.add(woord)
      const x = niveau - op(boek.prior, woord)
      info += informatie(x, proef.gok)
      const goed = toeval.deel() < metGok(logistisch(x), proef.gok)
      volger.leer({ woord, goed, gok: proef.gok, ...AFNAME, t: n * OPGAVE })
    }
    const kwadraat = (niveauVan(volger, 0) - niveau) ** 2
    return { kwadraat, besteGrens: beste, eigenGrens: 1 / (1 / PRIOR + info) }
  })
}

/** The fields that are the same for every answer in a test. */
export const AFNAME = { ms: 8000, thuis: false, waarom: 'toets' } as const

/** Returns the level in a category as the rival estimates it. */
export function niveauVan(volger: Volger, k: number): number {
  if (!volger.vaardigheid) throw new Error('deze rivaal schat geen niveau')
  return volger.vaardigheid(k).mean
}

/** Starts a rival with a leerling of whom nothing but the groep is known. */
function follow(rivaal: Rivaal, boek: Boek, nr: number): Volger {
  const leerling = { nr, groep: ANKERGROEP, scope: tot(boek.codes.length) }
  return rivaal.begin(leerling, niemand())
}

let leeg: Waarheid | undefined
/** Fills the argument at which only the oracle looks. */
const niemand = (): Waarheid =>
  (leeg ??= makeWaarheid(makeWereld('niemand'), 0, { zittingen: 1, hulp: 0 }))
