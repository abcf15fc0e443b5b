import { GOK_TYPEN, ONBEKEND_SD } from './constanten.ts'
import { kansBij, kansInterval } from './kansen.ts'
import { vaardigheid, type Staat } from './staat.ts'
import type { KansOpGoed } from './types.ts'
import { niveauVanGroep, type Woordenbank } from './woordenbank.ts'

/**
 * Mean chance of a right typed answer over the words of a category, with the 80 % interval that
 * follows from what is not known of the pupil. An unknown category is judged by the school year.
 */
export function kansOpGoed(
  bank: Woordenbank,
  staat: Staat,
  { code, t = staat.t }: { code: string; t?: number | undefined },
): KansOpGoed {
  const { mean, sd } = vaardigheid(staat, code, t)
  const raster = bank.categorieen.get(code)?.raster ?? [
    { mean: niveauVanGroep(staat.groep), sd: ONBEKEND_SD },
  ]
  let kans = 0
  let laag = 0
  let hoog = 0
  for (const b of raster) {
    const [m, v] = [mean - b.mean, b.sd * b.sd]
    const [l, h] = kansInterval({ m, sd, v }, GOK_TYPEN)
    kans += kansBij(m, sd * sd + v, GOK_TYPEN)
    laag += l
    hoog += h
  }
  const n = raster.length
  return { kans: Math.min(Math.max(kans, laag), hoog) / n, laag: laag / n, hoog: hoog / n }
}
