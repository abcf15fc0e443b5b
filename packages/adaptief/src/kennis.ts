import { estimateOutside } from './buiten.ts'
import {
  DRIFT_DAG_EIGEN,
  DRIFT_DAG_SAMEN,
  GROEI_DAG,
  GROEI_DAGEN,
  PRIOR_VARIANTIE,
  VEROUDER_VANAF,
} from './constanten.ts'
import type { Samenhang } from './samenhang.ts'
import { widenVariantie, type Verbreding } from './schattingen.ts'
import { binnen, type Staat } from './staat.ts'

/** What is known of one category on day t; `k` is its place, or -1 where the state does not hold it. */
export interface Kennis {
  readonly mean: number
  readonly variantie: number
  readonly k: number
}

/** Returns what time did to the estimates since they were made; null where it is negligible. */
export function drift({ n, vanaf }: Staat, t: number): Verbreding | null {
  const dagen = t - vanaf
  const isVers = n === 0 && vanaf === 0
  if (isVers || !(dagen >= VEROUDER_VANAF)) return null
  return {
    eigen: DRIFT_DAG_EIGEN * dagen,
    samen: DRIFT_DAG_SAMEN * dagen,
    grens: PRIOR_VARIANTIE,
    groei: GROEI_DAG * Math.min(dagen, GROEI_DAGEN),
  }
}

/** Returns what is known of a category on day t, with drift and never wider than the prior. */
export function kennisVan(
  samenhang: Samenhang,
  staat: Staat,
  { code, t }: { code: string; t: number },
): Kennis {
  const k = staat.plek.get(code)
  if (k !== undefined) return kennisOp(staat, k, drift(staat, t))
  const { mean, variantie } = estimateOutside(samenhang, binnen(staat), code)
  return { mean, variantie, k: -1 }
}

/** Returns the same for the category in a place, after what time did. */
export function kennisOp({ schattingen }: Staat, k: number, bij: Verbreding | null): Kennis {
  const mean = schattingen.mean[k] ?? 0
  const v = schattingen.variantie[k] ?? PRIOR_VARIANTIE
  return bij
    ? { mean: mean + bij.groei, variantie: widenVariantie(v, bij), k }
    : { mean, variantie: v, k }
}
