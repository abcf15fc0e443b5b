import { grenzenVan } from './quiz.ts'
import { isVrij } from './rules-stenen.ts'
import { meesteVan, readVorm, stapelsVan, STENEN } from './stenen.ts'
import type { Input, Nu } from './zet.ts'

/** Returns how many stones a bot lays on its choice: as many at every stage, where there are as many. */
export const aantalVan = ({ opgave, staat }: Nu): number =>
  Math.min(STENEN, grenzenVan(opgave, staat).meest)

/** Returns how many stones are to lie on each desk for a form. What cannot be laid so lies on one desk that is free. */
function doelVan(nu: Nu, vorm: string): readonly number[] {
  const { opgave, staat, item } = nu
  const rij = readVorm(vorm)
  const stapels = opgave.plekken.map((keuze) => rij[keuze] ?? 0)
  const { minst, meest } = grenzenVan(opgave, staat)
  const samen = stapels.reduce((som, n) => som + n, 0)
  const past = samen >= minst && samen <= meest
  const bank = meesteVan(stapels)
  if (past && bank !== null && opgave.weg.every((plek) => stapels[plek] === 0)) return stapels
  const vrij = stapels.findIndex(
    (_, plek) => isVrij(opgave, plek) && opgave.plekken[plek] !== item.goed,
  )
  const op = bank !== null && isVrij(opgave, bank) ? bank : vrij
  return stapels.map((_, plek) => (plek === op ? aantalVan(nu) : 0))
}

/** Returns the next thing to do for a form to be given. */
export function naar(nu: Nu, vorm: string): Input | null {
  const { opgave } = nu
  if (opgave.trom !== null) return null
  if (opgave.isOpen) return { type: 'klaar' }
  const doel = doelVan(nu, vorm)
  const stapels = stapelsVan(opgave.gelegd)
  const teVeel = stapels.findIndex((n, plek) => n > (doel[plek] ?? 0))
  if (teVeel >= 0) return { type: 'neem', plek: teVeel }
  const teWeinig = stapels.findIndex((n, plek) => n < (doel[plek] ?? 0))
  return teWeinig >= 0 ? { type: 'leg', plek: teWeinig } : { type: 'geef' }
}
