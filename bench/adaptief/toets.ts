import { afstandBij, besteInformatie, informatie, logistisch, metGok } from './kans.ts'
import { ALGEMEEN_SD, EIGEN_SD, makeWaarheid, type Waarheid } from './leerling.ts'
import { op, tot } from './rij.ts'
import type { Rivaal, Volger } from './rivaal.ts'
import { makeToeval, zaad } from './toeval.ts'
import { ANKERGROEP, makeWereld, type Boek } from './wereld.ts'

/** Spread of levels that a test has to tell apart, as a variance. */
const PRIOR = ALGEMEEN_SD ** 2 + EIGEN_SD ** 2
/** Words at every twentieth of a logit, from very easy to very hard. */
const STAP = 0.05
const UITERSTE = 5
/** An opgave of a test takes a quarter of a minute, in days. */
const OPGAVE = 15 / 86_400

/** How a test chooses: the aim, the guess chance of its game, and how many words. */
export interface Proef {
  readonly doel: number
  readonly gok: number
  readonly woorden: number
}

/** One skill with words of which the difficulty is known. */
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

/** The word nearest to a difficulty that was not asked yet. */
function naasteWoord(boek: Boek, gevraagd: ReadonlySet<number>, b: number): number {
  let beste = -1
  for (let i = 0; i < boek.woorden; i += 1) {
    if (gevraagd.has(i)) continue
    if (beste < 0 || Math.abs(op(boek.prior, i) - b) < Math.abs(op(boek.prior, beste) - b))
      beste = i
  }
  return beste
}

/** Squares of what the estimate is off, and what no estimate could stay under. */
export interface ToetsUitslag {
  readonly kwadraat: number
  /** Of the best test of this length. */
  readonly besteGrens: number
  /** Of the words that were given. */
  readonly eigenGrens: number
}

/** A test of one skill: each word at the aim by what the rival thinks, the level by the rival. */
export function toetsEen(
  maak: (boek: Boek) => Rivaal,
  proef: Proef,
  leerlingen: number,
): ToetsUitslag[] {
  const boek = makeToetsboek()
  const afstand = afstandBij(proef.doel, proef.gok)
  const beste = 1 / (1 / PRIOR + proef.woorden * besteInformatie(proef.gok))
  const rivaal = maak(boek)
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

/** What is the same of each answer in a test. */
export const AFNAME = { ms: 8000, thuis: false, waarom: 'toets' } as const

/** Level in a category, as the rival thinks. */
export function niveauVan(volger: Volger, k: number): number {
  if (!volger.vaardigheid) throw new Error('deze rivaal schat geen niveau')
  return volger.vaardigheid(k).mean
}

/** A grip on somebody of whom nothing but the groep is known. */
function follow(rivaal: Rivaal, boek: Boek, nr: number): Volger {
  const leerling = { nr, groep: ANKERGROEP, scope: tot(boek.codes.length) }
  return rivaal.begin(leerling, niemand())
}

let leeg: Waarheid | undefined
/** Stands where only the oracle looks. */
const niemand = (): Waarheid =>
  (leeg ??= makeWaarheid(makeWereld('niemand'), 0, { zittingen: 1, hulp: 0 }))
