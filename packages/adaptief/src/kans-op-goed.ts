import { GOK_TYPEN, MEAN_MAX, ONBEKEND_SD, SLIP, Z80 } from './constanten.ts'
import { afvlakking, kansBij, normaal, sigmoid } from './kansen.ts'
import { kennisVan, type Kennis } from './kennis.ts'
import type { Staat } from './staat.ts'
import type { KansOpGoed, Schatting } from './types.ts'
import { niveauVanGroep, type Woordenbank } from './woordenbank.ts'

/**
 * Returns the mean chance of a right typed answer over the words of a category, with the 80 % interval that follows from what
 * is not known about the pupil. An unknown category is judged by the school year.
 */
export function kansOpGoed(
  bank: Woordenbank,
  staat: Staat,
  { code, t = staat.t }: { code: string; t?: number | undefined },
): KansOpGoed {
  return kansOver(rasterVan(bank, staat, code), kennisVan(bank.samenhang, staat, { code, t }))
}

/** Returns the same where it is already known how good the pupil is. */
export function kansOver(
  raster: readonly Schatting[],
  { mean, variantie }: Pick<Kennis, 'mean' | 'variantie'>,
): KansOpGoed {
  const marge = Z80 * Math.sqrt(variantie)
  let [kans, laag, hoog] = [0, 0, 0]
  let vorigeSd = Number.NaN
  let [metTwijfel, zonder, verder] = [1, 1, 1]
  for (const b of raster) {
    // Most words share one sd, so the flattening of the curves is computed only when it changes.
    if (b.sd !== vorigeSd) {
      metTwijfel = afvlakking(variantie + b.sd * b.sd)
      zonder = afvlakking(b.sd * b.sd)
      verder = Math.exp(marge / zonder)
      vorigeSd = b.sd
    }
    const m = mean - b.mean
    const kansrijk = Math.exp(m / zonder)
    kans += sigmoid(m / metTwijfel)
    laag += kansrijk / (kansrijk + verder)
    hoog += kansrijk / (kansrijk + 1 / verder)
  }
  const n = raster.length
  const deel = (som: number) => GOK_TYPEN + ((1 - GOK_TYPEN - SLIP) * som) / n
  return {
    kans: deel(Math.min(Math.max(kans, laag), hoog)),
    laag: deel(laag),
    hoog: deel(hoog),
  }
}

const rasterVan = (bank: Woordenbank, staat: Staat, code: string): readonly Schatting[] =>
  bank.categorieen.get(code)?.raster ?? [{ mean: niveauVanGroep(staat.groep), sd: ONBEKEND_SD }]

/** How often the scale is halved to find a level: to a thousandth of a logit. */
const STAPPEN = 15

/** Returns the ability at which this share of the words is written right. */
function niveauBij(raster: readonly Schatting[], grens: number): number {
  const kans = (niveau: number) =>
    raster.reduce((som, b) => som + kansBij(niveau - b.mean, b.sd * b.sd, GOK_TYPEN), 0) /
    raster.length
  let [laag, hoog] = [-2 * MEAN_MAX, 2 * MEAN_MAX]
  for (let stap = 0; stap < STAPPEN; stap += 1) {
    const midden = (laag + hoog) / 2
    if (kans(midden) < grens) laag = midden
    else hoog = midden
  }
  return hoog
}

/** Levels that were found before, by the words and the share; the words of a bank never change. */
const gevonden = new WeakMap<readonly Schatting[], Map<number, number>>()

function bekendNiveauBij(raster: readonly Schatting[], grens: number): number {
  const perGrens = gevonden.get(raster) ?? new Map<number, number>()
  const bekend = perGrens.get(grens)
  if (bekend !== undefined) return bekend
  const niveau = niveauBij(raster, grens)
  gevonden.set(raster, perGrens.set(grens, niveau))
  return niveau
}

/**
 * Returns how sure it is, 0 to 1, that the chance of a right typed answer in a category is `grens` or more: the part of what
 * the pupil may be that lies above that level.
 */
export function zekerheid(
  bank: Woordenbank,
  staat: Staat,
  { code, grens, t = staat.t }: { code: string; grens: number; t?: number | undefined },
): number {
  const { mean, variantie } = kennisVan(bank.samenhang, staat, { code, t })
  const niveau = bekendNiveauBij(rasterVan(bank, staat, code), grens)
  return normaal((mean - niveau) / Math.sqrt(variantie))
}
