import type { LichtWeg } from '@letterhaven/contracts/landkaart'
import { standVan, VENSTER_REGELS, type CategorieBeeld } from './venster-stand.ts'

/** The window shows its chance as so many of ten. */
const VAN = 10

/**
 * Returns what gives a window its next light, from the same rules as its stand. `vandaag` is a moment in days, as in the picture of
 * the category; what is left of a day counts as one.
 */
export function lichtWegVan(beeld: CategorieBeeld, vandaag: number): LichtWeg {
  const { n, kans, aanSinds = null } = beeld
  const regels = VENSTER_REGELS
  const stand = standVan(beeld)
  if (stand === 'goud') return { naar: 'klaar' }
  if (stand === 'aan') {
    const dagen = Math.ceil(regels.goudNaDagen - (vandaag - (aanSinds ?? vandaag)))
    return { naar: 'goud', dagen: Math.max(0, dagen) }
  }
  if (stand === 'donker') return { naar: 'half', antwoorden: regels.halfVanaf - n }
  if (n < regels.aanVanaf) return { naar: 'aan', antwoorden: regels.aanVanaf - n }
  const [nodig, nu] = [Math.round(regels.beheerst * VAN), Math.round(kans * VAN)]
  // Rounding must not say that it is there already.
  return kans >= regels.beheerst
    ? { naar: 'zeker' }
    : { naar: 'goed', nodig, nu: Math.min(nu, nodig - 1) }
}
