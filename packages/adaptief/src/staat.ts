import {
  ALGEMENE_SD,
  DRIFT_DAG,
  GEWICHT_DOEL,
  JAARWISSEL_VARIANTIE,
  LVS_SD,
  PRIOR_VARIANTIE,
  SPECIFIEKE_VARIANTIE,
  VARIANTIE_MAX,
} from './constanten.ts'
import { isCode, niveauVanGroep } from './woordenbank.ts'
import type { Instellingen, Leerling, Vaardigheid } from './types.ts'

/** One category of one pupil: a normal distribution of ability, and what choice needs to know. */
export interface CategorieStaat {
  readonly code: string
  readonly mean: number
  /** Variance on day `t`; drift since then is added when it is read. */
  readonly variantie: number
  readonly t: number
  readonly n: number
  readonly peilingen: number
  /** Day on which a block with this focus last ended; null = never. */
  readonly laatsteFocus: number | null
  /** 0 = off, 1 = normal, 3 = a goal. */
  readonly gewicht: number
  readonly inScope: boolean
}

/** A word that once went wrong, on its way back. */
export interface Kaart {
  readonly woord: string
  /** Day of the last miss. */
  readonly gemist: number
  /** Day from which it may return. */
  readonly vanaf: number
  readonly stap: number
  readonly fouten: number
}

/**
 * Everything the engine remembers of one pupil. Real numbers except `t` are kept in single
 * precision, so that a state from the database and one from memory are the same.
 */
export interface Staat {
  readonly groep: number
  readonly dyslexie: boolean
  readonly seed: number
  /** Answers so far. */
  readonly n: number
  /** Day of the last answer. */
  readonly t: number
  readonly niveau: { readonly min: number; readonly max: number }
  readonly focus: string | null
  /** Opgaven left in the block of this focus. */
  readonly over: number
  readonly categorieen: readonly CategorieStaat[]
  /** Marks of the last words, oldest first. */
  readonly recent: readonly number[]
  readonly kaarten: readonly Kaart[]
}

/** Rounds to single precision, as the stored form does. */
export const rond = Math.fround

/** A first state: the prior of the school year, sharpened by an LVS score when there is one. */
export function beginStaat(leerling: Leerling, seed: number): Staat {
  const basis: Staat = {
    groep: leerling.groep,
    dyslexie: leerling.dyslexie ?? false,
    seed: seed >>> 0,
    n: 0,
    t: leerling.lvs?.t ?? 0,
    niveau: { min: -Infinity, max: Infinity },
    focus: null,
    over: 0,
    categorieen: [],
    recent: [],
    kaarten: [],
  }
  return wijzigLeerling(basis, leerling)
}

/**
 * A change of school year, scope or settings. Estimates stay; a new school year widens them, a new
 * category starts at the prior, one that left the scope is kept but not chosen any more.
 */
export function wijzigLeerling(staat: Staat, leerling: Leerling): Staat {
  const scope = new Set(leerling.scope.filter(isCode))
  const jaren = Math.max(0, leerling.groep - staat.groep)
  const oud = staat.categorieen.map((c) => ({
    ...c,
    inScope: scope.delete(c.code),
    gewicht: gewichtVan(c.code, leerling.settings),
    variantie: rond(Math.min(VARIANTIE_MAX, c.variantie + jaren * JAARWISSEL_VARIANTIE)),
  }))
  const nieuw = [...scope].map((code) => ({
    ...eersteCategorie(code, leerling),
    inScope: true,
    gewicht: gewichtVan(code, leerling.settings),
  }))
  return {
    ...staat,
    groep: leerling.groep,
    dyslexie: leerling.dyslexie ?? false,
    niveau: niveauVan(leerling.settings),
    categorieen: [...oud, ...nieuw],
  }
}

/** The state of a category nobody answered in yet. */
export function eersteCategorie(
  code: string,
  leerling: Pick<Leerling, 'groep' | 'lvs'>,
): CategorieStaat {
  const { mean, variantie } = prior(leerling)
  const rest = { n: 0, peilingen: 0, laatsteFocus: null, gewicht: 1, inScope: false }
  const t = rond(leerling.lvs?.t ?? 0)
  return { code, mean: rond(mean), variantie: rond(variantie), t, ...rest }
}

/** School year as prior; an LVS score is an observation of the general level with its own error. */
function prior({ groep, lvs }: Pick<Leerling, 'groep' | 'lvs'>): {
  mean: number
  variantie: number
} {
  const mean = niveauVanGroep(groep)
  if (!lvs || !Number.isFinite(lvs.z)) return { mean, variantie: PRIOR_VARIANTIE }
  const fout = LVS_SD ** 2 + SPECIFIEKE_VARIANTIE
  const deel = PRIOR_VARIANTIE / (PRIOR_VARIANTIE + fout)
  const z = Math.max(-3, Math.min(3, lvs.z))
  return { mean: mean + deel * ALGEMENE_SD * z, variantie: PRIOR_VARIANTIE * (1 - deel) }
}

/** The state of a category, or its prior when the pupil has none. */
export function categorieVan(staat: Staat, code: string): CategorieStaat {
  return (
    staat.categorieen.find((c) => c.code === code) ?? eersteCategorie(code, { groep: staat.groep })
  )
}

/** Variance of a category on day t: it grows slowly without practice, never above the prior. */
export function variantieOp(c: CategorieStaat, t: number): number {
  const dagen = t > c.t ? t - c.t : 0
  return Math.max(c.variantie, Math.min(c.variantie + dagen * DRIFT_DAG, PRIOR_VARIANTIE))
}

/** Ability in a category on day t (by default the day of the last answer). */
export function vaardigheid(staat: Staat, code: string, t: number = staat.t): Vaardigheid {
  const c = categorieVan(staat, code)
  return { mean: c.mean, sd: Math.sqrt(variantieOp(c, t)), n: c.n }
}

/** Weight of a category in the choice under these settings. */
export function gewichtVan(code: string, settings: Instellingen | undefined): number {
  if (settings?.uit?.includes(code)) return 0
  return settings?.doelen?.includes(code) ? GEWICHT_DOEL : 1
}

/** Bounds of word difficulty under these settings; open where nothing is said. */
export function niveauVan(settings: Instellingen | undefined): { min: number; max: number } {
  return {
    min: rond(settings?.niveau?.min ?? -Infinity),
    max: rond(settings?.niveau?.max ?? Infinity),
  }
}
