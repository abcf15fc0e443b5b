import { makeGeheugen, onthouden, type Geheugen } from './geheugen.ts'
import { logistisch } from './kans.ts'
import { gemiddelde, op, tot } from './rij.ts'
import { makeToeval, zaad, type Toeval } from './toeval.ts'
import { makeOefening, type Oefening } from './vaardigheid.ts'
import { ANKERGROEP, categorieVan, type Boek, type Wereld } from './wereld.ts'

/** Spread of the general level within one groep, and of each category around it. */
export const ALGEMEEN_SD = 0.9
export const EIGEN_SD = 0.7
/** How strongly a category follows those that come before it; it differs per leerling. */
const SAMENHANG = { laag: 0.2, hoog: 0.8 } as const
/** Planted weak categories: how many, how deep, and among the categories of how many of the last groepen. */
const ZWAK_AANTAL = 2
const ZWAK_DIEPTE = 1.8
const ZWAK_GROEPEN = 2
const LAAGSTE_GROEP = 4
const GROEPEN = 5
/** Spread of the speed of learning and of memory between leerlingen. */
const TEMPO_SD = 0.3
const AANLEG_SD = 0.25

/** What a school knows of a leerling. */
export interface Aanmelding {
  readonly nr: number
  readonly groep: number
  /** Categories that may be practised. */
  readonly scope: readonly number[]
}

/** A leerling as they really are, which no rival but the oracle may see. */
export interface Waarheid extends Aanmelding {
  readonly wereld: Wereld
  /** How strongly the categories hang together. */
  readonly samenhang: number
  /** Level per category on the first day, in logits. */
  readonly basis: Float64Array
  /** The planted weak categories. */
  readonly zwak: readonly number[]
  readonly tempo: number
  readonly oefening: Oefening
  readonly geheugen: Geheugen
  /** Random draws for the answers of this leerling, the same for each rival. */
  readonly toeval: Toeval
  /** Chance of help at home. */
  readonly hulp: number
  /** What the class has learned without us up to today, in logits. */
  groei: number
  /** The clock of memory, in seconds. */
  klok: number
  /** Recent share of right answers. */
  gelukt: number
}

/** Draws the levels of a leerling: a general one and one per category, which follows those before it. */
export function drawNiveaus(boek: Boek, toeval: Toeval, wie: { groep: number; samenhang: number }) {
  const { groep, samenhang } = wie
  const algemeen = groep - ANKERGROEP + ALGEMEEN_SD * toeval.normaal()
  const eigen = new Float64Array(boek.codes.length)
  for (const k of eigen.keys()) {
    const eerder = (boek.vereist[k] ?? []).map((q) => op(eigen, q))
    const z = EIGEN_SD * toeval.normaal()
    eigen[k] =
      eerder.length === 0
        ? z
        : samenhang * gemiddelde(eerder) + Math.sqrt(1 - samenhang * samenhang) * z
  }
  return eigen.map((x) => algemeen + x)
}

/** Returns the categories practised in a groep: everything taught up to and including it. */
const scopeVan = (boek: Boek, groep: number): number[] =>
  tot(boek.codes.length).filter((k) => op(boek.groep, k) <= groep)

/** Makes leerling number `nr` of a world; the same number gives the same leerling. */
export function makeWaarheid(
  wereld: Wereld,
  nr: number,
  rest: { zittingen: number; hulp: number },
): Waarheid {
  const { boek } = wereld
  const toeval = makeToeval(zaad(wereld.naam, 2, nr))
  const groep = LAAGSTE_GROEP + (nr % GROEPEN)
  const samenhang = SAMENHANG.laag + (SAMENHANG.hoog - SAMENHANG.laag) * toeval.deel()
  const basis = drawNiveaus(boek, toeval, { groep, samenhang })
  const scope = scopeVan(boek, groep)
  const zwak = drawZwak(boek, toeval, { groep, scope })
  for (const k of zwak) basis[k] = op(basis, k) - ZWAK_DIEPTE
  return {
    nr,
    groep,
    scope,
    wereld,
    samenhang,
    basis,
    zwak,
    tempo: Math.exp(TEMPO_SD * toeval.normaal() - TEMPO_SD ** 2 / 2),
    geheugen: makeGeheugen(boek.woorden, AANLEG_SD * toeval.normaal()),
    oefening: makeOefening(boek.codes.length, rest.zittingen),
    hulp: toeval.deel() < rest.hulp ? 1 : 0,
    toeval: makeToeval(zaad(wereld.naam, 3, nr)),
    groei: 0,
    klok: 0,
    gelukt: 0.8,
  }
}

/** Returns the categories of a leerling that may be planted as weak. */
const zwakkeKeus = (boek: Boek, { groep, scope }: Pick<Aanmelding, 'groep' | 'scope'>): number[] =>
  scope.filter((k) => op(boek.groep, k) >= groep - ZWAK_GROEPEN)

/** Returns what is known beforehand about planted weak categories: the chance that each is one, and how deep it lies. */
export function voorkennis(boek: Boek, van: Pick<Aanmelding, 'groep' | 'scope'>) {
  const keus = new Set(zwakkeKeus(boek, van))
  return {
    diepte: ZWAK_DIEPTE,
    deel: (k: number): number => (keus.has(k) ? Math.min(1, ZWAK_AANTAL / keus.size) : 0),
  }
}

function drawZwak(boek: Boek, toeval: Toeval, van: Pick<Aanmelding, 'groep' | 'scope'>): number[] {
  const keus = zwakkeKeus(boek, van)
  const gekozen = new Set<number>()
  while (gekozen.size < Math.min(ZWAK_AANTAL, keus.length))
    gekozen.add(op(keus, toeval.choose(keus.length)))
  return [...gekozen]
}

/** Returns the current level in a category. */
export const niveau = (w: Waarheid, k: number): number =>
  op(w.basis, k) + w.groei + op(w.oefening.nu, k)

/** Returns how far the level lies above the difficulty of a word. */
export const afstand = (w: Waarheid, woord: number): number =>
  niveau(w, categorieVan(w.wereld.boek, woord)) - op(w.wereld.echt, woord)

/** Returns the chance that this leerling knows the word now, by the rule or else from memory. */
export const kent = (w: Waarheid, woord: number, klok = w.klok): number =>
  1 - (1 - logistisch(afstand(w, woord))) * (1 - onthouden(w.geheugen, woord, klok))

/**
 * The least share that is learned without the prerequisites, how steep the rise is, and from which level nothing is missing.
 */
const RIJP_MINST = 0.35
const RIJP_STEIL = 1.5
const RIJP_VOOR = 0.5

/** Returns how ready a leerling is for the category of a word, at most 1, by the weakest of its prerequisites. */
export function rijp(w: Waarheid, woord: number): number {
  const { boek, midden } = w.wereld
  let minst = 1
  for (const q of boek.vereist[categorieVan(boek, woord)] ?? []) {
    const ver = niveau(w, q) - op(midden, q) + RIJP_VOOR
    minst = Math.min(minst, logistisch(RIJP_STEIL * ver))
  }
  return RIJP_MINST + (1 - RIJP_MINST) * minst
}
