import { makeFilter, zekerOnder, type Filter } from '../filter.ts'
import { samenhangVan, type Matrix } from '../grens.ts'
import { logistisch, metGok } from '../kans.ts'
import { type Aanmelding, voorkennis, type Waarheid } from '../leerling.ts'
import { op, count } from '../rij.ts'
import { leesmetingen, type Leessignaal } from '../leessignaal.ts'
import type { Rivaal, Volger } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { ANKERGROEP, categorieVan, isBekend, plekkenVan, type Boek } from '../wereld.ts'
import { makeBeleid } from './beleid.ts'
import { makeFresh } from './vers.ts'
import { makeWeten } from './weten.ts'
import { wensVoor, searchWoord, type Zoek } from './search-woord.ts'

/** What practice and time do to a level, as far as one can say without knowing the law. */
const LEREN = { hoeveel: 0.006, variantie: 0.0008 }
const DAG = { hoeveel: 0.003, variantie: 0.0012 }
/** A category is reported when it is this certain that it lies this far below the mean. */
const ZWAK = { ver: 0.5, zeker: 0.81 }

/** Returns how levels spread beforehand, planted weak categories included. */
function vooraf(boek: Boek, wie: Aanmelding, samenhang: number): { mu: number[]; P: Matrix } {
  const P = samenhangVan(boek, wie.scope, samenhang)
  const mu = wie.scope.map(() => wie.groep - ANKERGROEP)
  if (isBekend(boek)) return { mu, P }
  const { deel, diepte } = voorkennis(boek, wie)
  for (const [i, k] of wie.scope.entries()) {
    const kans = deel(k)
    mu[i] = op(mu, i) - kans * diepte
    const rij = P[i]
    if (rij) rij[i] = op(rij, i) + kans * (1 - kans) * diepte * diepte
  }
  return { mu, P }
}

/** One word in this many represents a category. */
const STEEKPROEF = 4

/** The estimated levels, and the place of each category among them. */
interface Stand {
  readonly filter: Filter
  readonly plek: Int32Array
}

/** Returns a distance reduced for the uncertainty of the level, which flattens the chance (MacKay 1992). */
const vlak = (x: number, variantie: number): number => x / Math.sqrt(1 + (Math.PI * variantie) / 8)

/** Returns the chances as the filter sees them. */
function look(boek: Boek, b: Float64Array, { filter, plek }: Stand) {
  const variantie = (k: number): number => op(filter.P[op(plek, k)] ?? [], op(plek, k))
  const x = (woord: number): number => {
    const k = categorieVan(boek, woord)
    return vlak(op(filter.mu, op(plek, k)) - op(b, woord), variantie(k))
  }
  const gemiddeld = (k: number, wat: (kans: number) => number): number => {
    const { vanaf, tot } = plekkenVan(boek, k)
    let som = 0
    for (let i = vanaf; i < tot; i += STEEKPROEF) som += wat(logistisch(x(i)))
    return som / Math.ceil((tot - vanaf) / STEEKPROEF)
  }
  return { x, gemiddeld }
}

/**
 * Shows what could be reached: it follows the engine's policy and knows the difficulty of each word, what each leerling
 * remembers and how the levels hang together, but has to find the levels from the answers. What lies between this and the
 * oracle is out of reach for any engine.
 */
export function kenner(boek: Boek, signaal: Leessignaal = 'geen'): Rivaal {
  return { begin: (wie, w) => follow(boek, { wie, w, signaal }) }
}

/** One opgave in `elke` probes where least is known, and more often among the first ones. */
const PEIL = { elke: 10, elkeBegin: 3, begin: 120, doel: 0.7 }

/** Returns a function that gives the word of a probe, or -1 when it is not time for one. */
function makePeiling(zoek: Zoek, scope: readonly number[], { P }: Filter) {
  const keren = new Int32Array(scope.length)
  let n = 0
  return (gok: number): number => {
    const elke = n < PEIL.begin ? PEIL.elkeBegin : PEIL.elke
    n += 1
    if (n % elke !== 0) return -1
    const nut = scope.map((_, i) => op(P[i] ?? [], i) / (1 + op(keren, i)))
    const minst = nut.indexOf(Math.max(...nut))
    count(keren, minst, 1)
    return searchWoord(zoek, op(scope, minst), wensVoor(gok, PEIL.doel))
  }
}

interface Begin {
  readonly wie: Aanmelding
  readonly w: Waarheid
  readonly signaal: Leessignaal
}

function follow(boek: Boek, { wie, w, signaal }: Begin): Volger {
  const { scope } = wie
  const { mu, P } = vooraf(boek, wie, w.samenhang)
  const filter = makeFilter(mu, P)
  for (const meting of leesmetingen(w, signaal)) filter.measure(meting)
  const plek = new Int32Array(boek.codes.length).fill(-1)
  for (const [i, k] of scope.entries()) plek[k] = i
  const [vers, weet] = [makeFresh(boek.woorden), makeWeten(w)]
  const b = isBekend(boek) ? boek.prior : w.wereld.echt
  const { x, gemiddeld } = look(boek, b, { filter, plek })
  const gekend = (k: number): number => gemiddeld(k, (p) => p)
  const blik = {
    boek,
    vers,
    afstand: (woord: number) => weet.metGeheugen(woord, x(woord)),
    helling: (k: number) => gemiddeld(k, (p) => p * (1 - p)),
    gereed: (k: number) =>
      Math.min(1, ...(boek.vereist[k] ?? []).map((q) => (op(plek, q) < 0 ? 1 : gekend(q)))),
  }
  const choose = makeBeleid(blik, scope, makeToeval(zaad('kenner', wie.nr)))
  const peil = makePeiling(blik, scope, filter)
  let dag = 0
  return {
    choose(moment) {
      if (moment.begin) weet.ververs()
      const peiling = peil(moment.gok)
      return peiling < 0 ? choose(moment) : peiling
    },
    leer({ woord, goed, gok, t }) {
      const k = op(plek, categorieVan(boek, woord))
      const dagen = Math.max(0, Math.floor(t) - dag)
      if (dagen > 0) filter.groei(dagen * DAG.hoeveel, dagen * DAG.variantie)
      dag = Math.floor(t)
      filter.leer({ k, b: op(b, woord), gok, geheugen: weet.onthoudt(woord), goed })
      if (!isBekend(boek)) filter.schuif(k, LEREN.hoeveel, LEREN.variantie)
      vers.gehad(woord)
      weet.vergeet(woord)
    },
    voorspel: (woord, { gok }) => metGok(logistisch(blik.afstand(woord)), gok),
    vaardigheid: (k) => ({
      mean: op(filter.mu, op(plek, k)),
      sd: Math.sqrt(op(filter.P[op(plek, k)] ?? [], op(plek, k))),
    }),
    zwak: () => scope.filter((_, i) => zekerOnder(filter, i, ZWAK.ver) > ZWAK.zeker),
    zwakte: () => new Map(scope.map((k, i) => [k, zekerOnder(filter, i, ZWAK.ver)])),
  }
}
