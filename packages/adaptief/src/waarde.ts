import {
  BLOK,
  STIL_BLOKKEN,
  STIL_DAGEN,
  STIL_GEWICHT,
  VERS_DAGEN,
  VERS_VERLIES,
  WAARDE_RUIS,
} from './constanten.ts'
import { afvlakking, sigmoid } from './kansen.ts'
import { trek } from './rng.ts'
import { kennisVan, type Kennis } from './kennis.ts'
import { gewichtVan, type CategorieStaat, type Staat } from './staat.ts'
import type { Context } from './types.ts'
import type { BankCategorie, Woordenbank } from './woordenbank.ts'

/** All that a choice is made from. */
export interface Beurt {
  readonly bank: Woordenbank
  readonly staat: Staat
  readonly ctx: Context
}

/** A category that may be chosen now, with what is known of the pupil in it. */
export interface Kandidaat extends Kennis {
  readonly categorie: BankCategorie
  readonly gewicht: number
}

/** The codes that may be chosen from: those of the taak when it names them, else the pupil's scope. */
export function codesVan({ staat, ctx }: Beurt): readonly string[] {
  if (ctx.alleen) return [...new Set(ctx.alleen)]
  return staat.categorieen.filter((c) => c.inScope).map((c) => c.code)
}

/** The weight of a category under the settings of this moment; 0 = switched off. */
export function gewichtNu({ staat, ctx }: Pick<Beurt, 'staat' | 'ctx'>, code: string): number {
  if (ctx.settings) return gewichtVan(code, ctx.settings)
  return staat.categorieen[staat.plek.get(code) ?? -1]?.gewicht ?? 1
}

/** A category as it may be chosen; null when a teacher switched it off or it has no words. */
export function kandidaatVan({ bank, staat, ctx }: Beurt, code: string): Kandidaat | null {
  const categorie = bank.categorieen.get(code)
  if (!categorie || categorie.woorden.length === 0) return null
  const gewicht = gewichtNu({ staat, ctx }, code)
  if (gewicht === 0) return null
  return { categorie, gewicht, ...kennisVan(bank.samenhang, staat, { code, t: ctx.t }) }
}

/** Everything that may be chosen, in no order of value. */
export function kandidaten(beurt: Beurt): readonly Kandidaat[] {
  return codesVan(beurt)
    .map((code) => kandidaatVan(beurt, code))
    .filter((k) => k !== null)
}

/** May this category be chosen from? */
export const isTeKiezen = ({ staat, ctx }: Beurt, code: string): boolean =>
  ctx.alleen
    ? ctx.alleen.includes(code)
    : staat.categorieen[staat.plek.get(code) ?? -1]?.inScope === true

/** The same categories, the one in which practice is worth most first. */
export function opWaarde(beurt: Beurt, lijst: readonly Kandidaat[]): readonly Kandidaat[] {
  if (lijst.length < 2) return lijst
  const waarden = new Map(lijst.map((k) => [k, waardeVan(beurt, k)]))
  return lijst.toSorted((a, b) => (waarden.get(b) ?? 0) - (waarden.get(a) ?? 0))
}

/** The category in which practice is worth most now; null when none may be chosen. */
export function hoogsteWaarde(beurt: Beurt): Kandidaat | null {
  let beste: Kandidaat | null = null
  let hoogste = -Infinity
  for (const kandidaat of kandidaten(beurt)) {
    const waarde = waardeVan(beurt, kandidaat)
    if (waarde <= hoogste) continue
    hoogste = waarde
    beste = kandidaat
  }
  return beste
}

/**
 * V = q(1-q) · (.25 + .75 r) · (1 - .6 e^(-gap/4 days)) · w, with q the mean chance in the category and r
 * how ready its weakest prerequisite is; ±3 % seeded jitter that holds for one block. Where the growth guard
 * saw no rise, it rests for some days.
 */
function waardeVan(beurt: Beurt, { categorie, mean, variantie, gewicht, k }: Kandidaat): number {
  const { staat, ctx } = beurt
  const c = staat.categorieen[k]
  const q = gemiddeldeKans(categorie, { mean, variantie })
  const klaar = Math.min(1, ...categorie.vereist.map((code) => gereedheid(beurt, code)))
  const blok = Math.floor(staat.n / BLOK)
  const ruis = 1 + WAARDE_RUIS * (2 * trek(staat.seed, 1, blok, categorie.merk) - 1)
  return gewicht * q * (1 - q) * (0.25 + 0.75 * klaar) * versheid(c, ctx.t) * ruis
}

function versheid(c: CategorieStaat | undefined, t: number): number {
  if (!c || c.laatsteFocus === null) return 1
  const dagen = Math.max(0, t - c.laatsteFocus)
  if (c.blokken >= STIL_BLOKKEN && dagen < STIL_DAGEN) return STIL_GEWICHT
  return 1 - VERS_VERLIES * Math.exp(-dagen / VERS_DAGEN)
}

/** How ready a prerequisite is: the mean chance on its words. One that the bank does not know stands in nobody's way. */
function gereedheid({ bank, staat, ctx }: Beurt, code: string): number {
  const eerder = bank.categorieen.get(code)
  return eerder ? gemiddeldeKans(eerder, kennisVan(bank.samenhang, staat, { code, t: ctx.t })) : 1
}

/** Mean chance on the words of a category, all of them seen as one normal distribution. */
const gemiddeldeKans = (
  { midden, spreiding }: BankCategorie,
  { mean, variantie }: Pick<Kennis, 'mean' | 'variantie'>,
): number => sigmoid((mean - midden) / afvlakking(variantie + spreiding))
