import {
  ALGEMENE_SD,
  GEWICHT_DOEL,
  EERSTE_GROEP,
  GROEP_NUL,
  JAARWISSEL_VARIANTIE,
  LAATSTE_DAG,
  LAATSTE_GROEP,
  LVS_SD,
  VARIANTIE_MAX,
} from './constanten.ts'
import { estimateOutside } from './buiten.ts'
import { cellenVan } from './driehoek.ts'
import type { Samenhang } from './samenhang.ts'
import {
  covariantie,
  GEEN_WINST,
  kolomVan,
  makeSchattingen,
  stoot,
  widen,
  type Schattingen,
  type Verbreding,
} from './schattingen.ts'
import type { Instellingen, Leerling } from './types.ts'
import { GEEN_VERLEDEN, type Verleden } from './verleden.ts'
import { isCode, niveauVanGroep } from './woordenbank.ts'

/** How far a category is. Mastery is confirmed by a later check, and lost only when it has become unlikely. */
export const STANDEN = ['bezig', 'beheerst', 'vastgehouden'] as const
export type Stand = (typeof STANDEN)[number]

/** What choice and judgement need to know about one category, besides the estimates. */
export interface CategorieStaat {
  readonly code: string
  readonly n: number
  /** How many of the answers were typed, and on how many calendar days any were given. */
  readonly getypt: number
  readonly dagen: number
  /** The day of the last answer; null = never. */
  readonly laatsteDag: number | null
  readonly peilingen: number
  /** The moment at which a block with this focus last ended; null = never. */
  readonly laatsteFocus: number | null
  /** The number of blocks in focus since the level last rose, and the level from which a rise counts. */
  readonly blokken: number
  readonly top: number
  readonly stand: Stand
  /** The day on which it reached that stand; null while practising. */
  readonly sinds: number | null
  /** What the bank said about the difficulty of the whole category when the level was estimated. */
  readonly ijk: number
  /** 0 = off, 1 = normal, 3 = a goal. */
  readonly gewicht: number
  readonly inScope: boolean
}

/** A word that once went wrong and is on its way back; stability and difficulty are those of FSRS-6. */
export interface Kaart {
  readonly woord: string
  /** The moment of the last miss. */
  readonly gemist: number
  /** The moment of the last answer that counted for memory. */
  readonly laatst: number
  readonly s: number
  readonly d: number
  readonly fouten: number
}

/**
 * Everything the engine remembers of one pupil. Real numbers other than the moments `t` and `vanaf` are kept in the precision
 * in which they are stored, so that a state from the database and one from memory are the same.
 */
export interface Staat {
  readonly groep: number
  /** Nobody gave the school year: the middle of the scale was taken, and a teacher is told. */
  readonly groepOnbekend: boolean
  /** Identifies what a bank says about whole categories; 0 where none was calibrated. */
  readonly ijkMerk: number
  readonly dyslexie: boolean
  /** Whether quick answers by choice are left out: a setting, never on in dyslexia mode. */
  readonly snelFilter: boolean
  readonly seed: number
  /** The number of answers so far. */
  readonly n: number
  /** The moment of the last answer, and that of the estimates: drift since then is added when they are read. */
  readonly t: number
  readonly vanaf: number
  readonly niveau: { readonly min: number; readonly max: number }
  readonly focus: string | null
  /** The number of opgaven left in the block of this focus. */
  readonly over: number
  readonly categorieen: readonly CategorieStaat[]
  /** The place of each code among the categories. */
  readonly plek: ReadonlyMap<string, number>
  readonly schattingen: Schattingen
  readonly gezien: Verleden
  readonly kaarten: readonly Kaart[]
}

/** Rounds to single precision, as the stored form does. */
export const rond = Math.fround

const plekken = new Map<string, ReadonlyMap<string, number>>()
const MEESTE_PLEKKEN = 64

/** Returns the places of these codes; the same map for the same codes, since most pupils of a year share them. */
export function plekVan(codes: readonly string[]): ReadonlyMap<string, number> {
  const sleutel = codes.join('\n')
  const bekend = plekken.get(sleutel)
  if (bekend) return bekend
  const nieuw = new Map(codes.map((code, i) => [code, i]))
  if (plekken.size >= MEESTE_PLEKKEN) plekken.clear()
  plekken.set(sleutel, nieuw)
  return nieuw
}

function groepVan({ groep }: Leerling): Pick<Staat, 'groep' | 'groepOnbekend'> {
  if (!Number.isFinite(groep)) return { groep: GROEP_NUL, groepOnbekend: true }
  const geldig = Math.min(LAATSTE_GROEP, Math.max(EERSTE_GROEP, groep))
  return { groep: rond(geldig), groepOnbekend: false }
}

/**
 * Returns the moment of something that happens after what the state knows: time never runs back, and a moment that makes no
 * sense counts as the last one known.
 */
export const momentNa = (staat: Staat, t: number): number =>
  t <= LAATSTE_DAG ? Math.max(t, staat.t) : staat.t

/** Makes a first state: the prior of the school year, sharpened by an LVS score when there is one. */
export function beginStaat(samenhang: Samenhang, leerling: Leerling, seed: number): Staat {
  const codes = [...new Set(leerling.scope.filter(isCode))]
  const groep = groepVan(leerling)
  const lvs = leerling.lvs && Number.isFinite(leerling.lvs.z) ? leerling.lvs : null
  const gemeten = lvs && lvs.t > 0 && lvs.t <= LAATSTE_DAG ? lvs.t : 0
  const prior = priorVan(samenhang, groep.groep, codes)
  return {
    ...instellingenVan(leerling),
    ...groep,
    ijkMerk: 0,
    seed: seed >>> 0,
    n: 0,
    t: 0,
    vanaf: gemeten,
    focus: null,
    over: 0,
    categorieen: codes.map((code) => nieuweCategorie(code, leerling)),
    plek: plekVan(codes),
    schattingen: lvs ? metLvs(prior, lvs.z) : prior,
    gezien: GEEN_VERLEDEN,
    kaarten: [],
  }
}

/**
 * Returns a state without answers as the engine that processes the first answer would have begun it: the assumptions about
 * pupils may have changed since it was made, and a replay begins there. What an LVS score or a change of year made of it stays.
 */
export function opBegin(samenhang: Samenhang, staat: Staat): Staat {
  const { n, vanaf, groep, schattingen, plek } = staat
  const niveau = Math.fround(niveauVanGroep(groep))
  if (n > 0 || vanaf > 0 || schattingen.mean.some((m) => m !== niveau)) return staat
  return { ...staat, schattingen: priorVan(samenhang, groep, [...plek.keys()]) }
}

const priorVan = (samenhang: Samenhang, groep: number, codes: readonly string[]): Schattingen =>
  makeSchattingen(codes.length, {
    mean: () => niveauVanGroep(groep),
    cov: (i, j) => samenhang(codes[i] ?? '', codes[j] ?? ''),
  })

/** Treats an LVS score as an observation, with its own error, of the mean over the scope. */
function metLvs(prior: Schattingen, z: number): Schattingen {
  const n = prior.mean.length
  if (n === 0) return prior
  const kolom = new Float64Array(n)
  for (let k = 0; k < n; k += 1) {
    const ander = kolomVan(prior, k)
    for (let i = 0; i < n; i += 1) kolom[i] = (kolom[i] ?? 0) + (ander[i] ?? 0) / n
  }
  const spreiding = kolom.reduce((som, x) => som + x / n, 0) + LVS_SD ** 2
  const stap = (ALGEMENE_SD * Math.max(-3, Math.min(3, z))) / spreiding
  return stoot(prior, { kolom, stap, krimp: 1 / spreiding, eigen: GEEN_WINST })
}

/**
 * Returns the state after a change of school year, scope or settings. Estimates stay; a new school year widens them, a new
 * category starts where the others predict, and one that left the scope is kept but no longer chosen.
 */
export function changeLeerling(samenhang: Samenhang, staat: Staat, leerling: Leerling): Staat {
  const groep = groepVan(leerling)
  const jaren = Math.max(0, groep.groep - staat.groep)
  const samen = jaren * JAARWISSEL_VARIANTIE
  const wissel: Verbreding = { eigen: 0, samen, grens: VARIANTIE_MAX, groei: 0 }
  const scope = new Set(leerling.scope.filter(isCode))
  let na: Staat = {
    ...staat,
    ...instellingenVan(leerling),
    ...groep,
    schattingen: jaren > 0 ? widen(staat.schattingen, wissel) : staat.schattingen,
  }
  for (const code of scope) if (!na.plek.has(code)) na = add(samenhang, na, code)
  const { settings } = leerling
  return {
    ...na,
    categorieen: na.categorieen.map((c) => ({
      ...c,
      inScope: scope.has(c.code),
      gewicht: gewichtVan(c.code, settings),
    })),
  }
}

/** No bank has this number, so what a bank says about the categories is looked up anew. */
const ONGEIJKT = 0xffff_ffff

/** Returns the state with one more category, which begins where the others predict. */
export function add(samenhang: Samenhang, staat: Staat, code: string): Staat {
  const oud = staat.schattingen
  const n = oud.mean.length
  const buiten = estimateOutside(samenhang, binnen(staat), code)
  const cov = (i: number, j: number): number => {
    if (i < n && j < n) return covariantie(oud, i, j)
    return i === j ? buiten.variantie : (buiten.kolom[Math.min(i, j)] ?? 0)
  }
  const nieuw = makeSchattingen(n + 1, { mean: (i) => oud.mean[i] ?? buiten.mean, cov })
  // What was there is copied to the bit: making it anew would round it once more.
  nieuw.samen.cel.set(cellenVan(oud.samen))
  const c = nieuweCategorie(code, { groep: staat.groep, scope: [] })
  return {
    ...staat,
    ijkMerk: ONGEIJKT,
    categorieen: [...staat.categorieen, c],
    plek: plekVan([...staat.plek.keys(), code]),
    schattingen: nieuw,
  }
}

/** Returns what a category that the state does not hold is estimated from. */
export const binnen = ({ schattingen, plek, groep }: Staat) => ({
  schattingen,
  plek,
  niveau: niveauVanGroep(groep),
})

function nieuweCategorie(code: string, leerling: Leerling): CategorieStaat {
  return {
    code,
    n: 0,
    getypt: 0,
    dagen: 0,
    laatsteDag: null,
    peilingen: 0,
    laatsteFocus: null,
    blokken: 0,
    top: -Infinity,
    stand: 'bezig',
    sinds: null,
    ijk: 0,
    gewicht: gewichtVan(code, leerling.settings),
    inScope: leerling.scope.includes(code),
  }
}

function instellingenVan({ dyslexie = false, settings }: Leerling) {
  return {
    dyslexie,
    snelFilter: !dyslexie && settings?.snelFilter === true,
    niveau: niveauVan(settings),
  }
}

/** Returns the weight of a category in the choice under these settings. */
export function gewichtVan(code: string, settings: Instellingen | undefined): number {
  if (settings?.uit?.includes(code)) return 0
  return settings?.doelen?.includes(code) ? GEWICHT_DOEL : 1
}

const grens = (waarde: number | undefined, open: number): number =>
  waarde === undefined || Number.isNaN(waarde) ? open : rond(waarde)

/** Returns the bounds of word difficulty under these settings; open where there is none, or no number. */
export function niveauVan(settings: Instellingen | undefined): { min: number; max: number } {
  return {
    min: grens(settings?.niveau?.min, -Infinity),
    max: grens(settings?.niveau?.max, Infinity),
  }
}
