import { besteToets, gemiddeldeVariantie, naInformatie, samenhangVan } from './grens.ts'
import { afstandBij, besteInformatie, informatie, logistisch, metGok } from './kans.ts'
import { makeWaarheid, niveau, drawNiveaus, type Waarheid } from './leerling.ts'
import { gemiddelde, op, count, tot } from './rij.ts'
import type { Rivaal, Volger } from './rivaal.ts'
import { AFNAME, niveauVan } from './toets.ts'
import { makeToeval, zaad } from './toeval.ts'
import { metBekendeWoorden, type Boek, type Wereld } from './wereld.ts'

/** A first test over all categories: this many typed words, each aimed at this chance of a right answer. */
const WOORDEN = 40
const DOEL = 0.6
const GETYPT = 0.02
const OPGAVE = 15 / 86_400

/** Mean squares over the scope of one leerling, and the lower bounds on them. */
export interface InstapUitslag {
  readonly kwadraat: number
  /** Van Trees bound for the words that this rival chose. */
  readonly grens: number
  /** The same bound for the best forty words. */
  readonly besteGrens: number
}

interface Afname {
  readonly w: Waarheid
  readonly kwadraat: number
  /** Fisher information from its words, per category. */
  readonly info: Float64Array
}

/** Returns the category of which least is known; for a rival that does not report this, the category asked least. */
function minstBekend(volger: Volger, scope: readonly number[], gevraagd: Int32Array): number {
  let beste = -1
  let meeste = -Infinity
  for (const k of scope) {
    const sd = volger.vaardigheid?.(k).sd ?? Number.NaN
    const maat = Number.isNaN(sd) ? -op(gevraagd, k) : sd
    if (maat <= meeste) continue
    beste = k
    meeste = maat
  }
  return beste
}

function naaste(boek: Boek, k: number, wens: { b: number; gevraagd: ReadonlySet<number> }): number {
  const vanaf = k * boek.perCategorie
  const ver = (i: number): number =>
    wens.gevraagd.has(i) ? Infinity : Math.abs(op(boek.prior, i) - wens.b)
  return tot(boek.perCategorie)
    .map((i) => vanaf + i)
    .reduce((a, i) => (ver(i) < ver(a) ? i : a))
}

function takeOff(volger: Volger, boek: Boek, w: Waarheid): Afname {
  const toeval = makeToeval(zaad('instap', w.nr))
  const gevraagd = new Set<number>()
  const aantal = new Int32Array(boek.codes.length)
  const info = new Float64Array(boek.codes.length)
  for (let n = 0; n < WOORDEN; n += 1) {
    const k = minstBekend(volger, w.scope, aantal)
    const b = niveauVan(volger, k) - afstandBij(DOEL, GETYPT)
    const woord = naaste(boek, k, { b, gevraagd })
    gevraagd.add(woord)
    count(aantal, k, 1)
    const x = niveau(w, k) - op(boek.prior, woord)
    count(info, k, informatie(x, GETYPT))
    const goed = toeval.deel() < metGok(logistisch(x), GETYPT)
    volger.leer({ woord, goed, gok: GETYPT, ...AFNAME, t: n * OPGAVE })
  }
  const kwadraat = gemiddelde(w.scope.map((k) => (niveauVan(volger, k) - niveau(w, k)) ** 2))
  return { w, kwadraat, info }
}

/** Makes a leerling without planted weak categories, so that levels spread as the bound assumes. */
function makeNieuwe(wereld: Wereld, nr: number): Waarheid {
  const w = makeWaarheid(wereld, nr, { zittingen: 1, hulp: 0 })
  w.basis.set(drawNiveaus(wereld.boek, makeToeval(zaad(wereld.naam, 4, nr)), w))
  return w
}

/** Gives new leerlingen their first test, with words of known difficulty. */
export function takeInstapOff(
  make: (boek: Boek) => Rivaal,
  wereld: Wereld,
  leerlingen: number,
): InstapUitslag[] {
  const boek = metBekendeWoorden(wereld)
  const rivaal = make(boek)
  const afnames = tot(leerlingen).map((nr) => {
    const w = makeNieuwe(wereld, nr)
    return takeOff(rivaal.begin(w, w), boek, w)
  })
  const beste = besteInformatie(GETYPT)
  return afnames.map(({ w, kwadraat }) => {
    const zelfde = afnames.filter((a) => a.w.groep === w.groep)
    const info = w.scope.map((k) => gemiddelde(zelfde.map((a) => op(a.info, k))))
    const prior = samenhangVan(boek, w.scope, w.samenhang)
    return {
      kwadraat,
      grens: gemiddeldeVariantie(naInformatie(prior, info)),
      besteGrens: besteToets(prior, WOORDEN, beste),
    }
  })
}
