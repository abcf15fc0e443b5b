import { samenhangVan, type Matrix } from './grens.ts'
import { logistisch, metGok, MISSER } from './kans.ts'
import { voorkennis, type Waarheid } from './leerling.ts'
import { ANKERGROEP, categorieVan, FOUT_CATEGORIE, plekkenVan, type Wereld } from './wereld.ts'
import { op, som, count, tot } from './rij.ts'
import { reverse } from './woordgrens.ts'
import type { Gebeurd } from './zitting.ts'

/** Rounds over leerlingen and words. More rounds fit the answers more closely but make whole categories worse. */
const RONDEN = 8

/** One answer: the word, what the leerling gained since the first day, and what else may have led to a right answer. */
interface Regel {
  readonly k: number
  readonly woord: number
  readonly groei: number
  readonly gok: number
  readonly geheugen: number
  readonly goed: boolean
}

interface Speler {
  readonly w: Waarheid
  readonly regels: Regel[]
  /** Estimated level on the first day, per category of the scope. */
  readonly theta: Float64Array
  readonly midden: Float64Array
  readonly precisie: Matrix
  readonly plek: Int32Array
}

/** Receives all answers, and estimates at the end how hard each word must have been. */
export interface Terugblik {
  hoor(w: Waarheid, woord: number, gebeurd: Gebeurd): void
  schat(): Float64Array
}

/** Returns the slope of the log likelihood of an answer with respect to the level, and the information in the answer. */
function zegt(x: number, { gok, geheugen, goed }: Regel): { helling: number; info: number } {
  const regel = logistisch(x)
  const p = metGok(1 - (1 - regel) * (1 - geheugen), gok)
  const dp = (1 - gok - MISSER) * (1 - geheugen) * regel * (1 - regel)
  return { helling: goed ? dp / p : -dp / (1 - p), info: (dp * dp) / (p * (1 - p)) }
}

function begin(w: Waarheid): Speler {
  const { boek } = w.wereld
  const plek = new Int32Array(boek.codes.length).fill(-1)
  for (const [i, k] of w.scope.entries()) plek[k] = i
  const { diepte } = voorkennis(boek, w)
  const midden = Float64Array.from(
    w.scope,
    (k) => w.groep - ANKERGROEP - (w.zwak.includes(k) ? diepte : 0),
  )
  const precisie = reverse(samenhangVan(boek, w.scope, w.samenhang))
  return { w, regels: [], theta: Float64Array.from(midden), midden, precisie, plek }
}

/** Multiplies a matrix by a row. */
const maal = (M: Matrix, rij: ArrayLike<number>): Float64Array =>
  Float64Array.from(M, (m) => m.reduce((tot, x, j) => tot + x * op(rij, j), 0))

const verschil = (a: Float64Array, b: ArrayLike<number>): Float64Array =>
  a.map((x, i) => x - op(b, i))

/** Takes one Newton step for the levels of a leerling, given the current estimates of the words. */
function setSpeler({ regels, theta, midden, precisie, plek }: Speler, b: Float64Array): void {
  const helling = maal(precisie, verschil(theta, midden)).map((x) => -x)
  const J = precisie.map((rij) => Float64Array.from(rij))
  for (const regel of regels) {
    const i = op(plek, regel.k)
    const z = zegt(op(theta, i) + regel.groei - op(b, regel.woord), regel)
    count(helling, i, z.helling)
    const rij = J[i]
    if (rij) count(rij, i, z.info)
  }
  for (const [i, stap] of maal(reverse(J), helling).entries()) count(theta, i, stap)
}

/**
 * Looks back on all answers at once, knowing of each leerling what practice added, what they remember, how their levels hang
 * together and which categories are planted as weak. It finds the most likely levels of the first day and difficulties together
 * (by alternating Newton steps). No engine knows that much or may wait that long, so how near this comes to the bound on words
 * is the most that can be asked.
 */
export function makeTerugblik(wereld: Wereld): Terugblik {
  const { boek, echt } = wereld
  const spelers = new Map<Waarheid, Speler>()
  const b = Float64Array.from(boek.prior)
  const eigen = boek.priorSd ** 2
  const n = boek.perCategorie
  const gedeeld = FOUT_CATEGORIE ** 2
  const samen = -gedeeld / (eigen * (eigen + n * gedeeld))
  const B = tot(n).map((i) =>
    Float64Array.from({ length: n }, (_, j) => samen + (i === j ? 1 / eigen : 0)),
  )

  function setWoorden(): void {
    const helling = new Float64Array(boek.woorden)
    const info = new Float64Array(boek.woorden)
    for (const { regels, theta, plek } of spelers.values())
      for (const regel of regels) {
        const z = zegt(op(theta, op(plek, regel.k)) + regel.groei - op(b, regel.woord), regel)
        count(helling, regel.woord, -z.helling)
        count(info, regel.woord, z.info)
      }
    for (const k of boek.codes.keys()) {
      const { vanaf, tot: eind } = plekkenVan(boek, k)
      const e = verschil(b.slice(vanaf, eind), boek.prior.subarray(vanaf, eind))
      const g = verschil(helling.slice(vanaf, eind), maal(B, e))
      const J = B.map((rij, i) => rij.map((x, j) => x + (i === j ? op(info, vanaf + i) : 0)))
      for (const [i, stap] of maal(reverse(J), g).entries()) count(b, vanaf + i, stap)
    }
  }

  /** Moves the words and levels of a category together, as far as the prior knowledge of them allows. */
  function shift(): void {
    for (const k of boek.codes.keys()) {
      const { vanaf, tot: eind } = plekkenVan(boek, k)
      const e = verschil(b.slice(vanaf, eind), boek.prior.subarray(vanaf, eind))
      let kracht = -som(maal(B, e))
      let stijf = som(B.map((rij) => som(rij)))
      const mee = [...spelers.values()].filter(({ plek }) => op(plek, k) >= 0)
      for (const { theta, midden, precisie, plek } of mee) {
        const rij = precisie[op(plek, k)] ?? []
        kracht -= verschil(theta, midden).reduce((t, x, j) => t + x * op(rij, j), 0)
        stijf += op(rij, op(plek, k))
      }
      const s = kracht / stijf
      for (let i = vanaf; i < eind; i += 1) count(b, i, s)
      for (const { theta, plek } of mee) count(theta, op(plek, k), s)
    }
  }

  return {
    hoor(w, woord, { afstand, gok, geheugen, eigen: goed }) {
      const speler = spelers.get(w) ?? begin(w)
      spelers.set(w, speler)
      const k = categorieVan(boek, woord)
      const groei = afstand + op(echt, woord) - op(w.basis, k)
      speler.regels.push({ k, woord, groei, gok, geheugen, goed })
    },
    schat() {
      for (let ronde = 0; ronde < RONDEN; ronde += 1) {
        for (const speler of spelers.values()) setSpeler(speler, b)
        setWoorden()
        shift()
      }
      return b
    },
  }
}
