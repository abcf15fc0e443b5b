import { NIEUW_AF } from './constanten.ts'
import { rond, type CategorieStaat, type Staat } from './staat.ts'
import type { Woordenbank } from './woordenbank.ts'

/**
 * Returns the part, 1 to 0, of an error in the difficulty of a whole category that a pupil's level has not absorbed after this
 * many answers in it. What was absorbed is no longer new to the calibration.
 */
export const nogNieuw = (n: number): number => (n > 0 ? 1 / (1 + NIEUW_AF * n) : 1)

const calibrateVan = (bank: Woordenbank, c: CategorieStaat): number =>
  bank.categorieen.get(c.code)?.ijk ?? c.ijk

/**
 * Converts the state to this bank. Where all words of a category turned out harder than was thought, a level found from them
 * was too low by the part of that error which it absorbed, so it is raised by as much and the next choice is no harder.
 */
export function opBank(bank: Woordenbank, staat: Staat): Staat {
  const { categorieen, schattingen } = staat
  if (staat.ijkMerk === bank.ijkMerk) return staat
  const mean = schattingen.mean.slice()
  const nieuw = categorieen.map((c, k): CategorieStaat => {
    const ijk = calibrateVan(bank, c)
    if (ijk === c.ijk) return c
    const stap = (ijk - c.ijk) * (1 - nogNieuw(c.n))
    mean[k] = (mean[k] ?? 0) + stap
    return { ...c, ijk, top: rond(c.top + stap) }
  })
  return {
    ...staat,
    ijkMerk: bank.ijkMerk,
    categorieen: nieuw,
    schattingen: { ...schattingen, mean },
  }
}
