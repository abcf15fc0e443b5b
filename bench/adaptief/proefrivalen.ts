import { logistisch, metGok } from './kans.ts'
import { ALGEMEEN_SD, EIGEN_SD } from './leerling.ts'
import { op, som, tot } from './rij.ts'
import type { Rivaal } from './rivaal.ts'
import { ANKERGROEP, categorieVan, type Boek, type Wereld } from './wereld.ts'

/** Decoy that always chooses the same word, which a good study must expose. */
export const eersteWoord = (): Rivaal => ({ begin: () => ({ choose: () => 0, leer: () => {} }) })

/** Decoy that predicts even odds, whatever the word. */
export const muntje = (): Rivaal => ({
  begin: () => ({ choose: () => 0, leer: () => {}, voorspel: () => 0.5 }),
})

const RASTER = 121
const UITERSTE = 6

/**
 * The best possible estimator for one skill and known words: the whole posterior on a grid. How far it stays from the bounds
 * shows how tight the bounds are.
 */
export function bayesRaster(boek: Boek): Rivaal {
  const punten = tot(RASTER).map((i) => ((2 * i) / (RASTER - 1) - 1) * UITERSTE)
  const prior = punten.map((x) => Math.exp((-x * x) / (2 * (ALGEMEEN_SD ** 2 + EIGEN_SD ** 2))))
  return {
    begin({ groep }) {
      const midden = groep - ANKERGROEP
      const per = boek.codes.map(() => Float64Array.from(prior))
      const estimate = (dichtheid: Float64Array) => {
        const massa = som(dichtheid)
        const moment = (macht: number) =>
          som(punten.map((x, i) => x ** macht * op(dichtheid, i))) / massa
        return { mean: midden + moment(1), sd: Math.sqrt(moment(2) - moment(1) ** 2) }
      }
      const schattingen = per.map(estimate)
      return {
        choose: () => 0,
        leer({ woord, goed, gok }) {
          const k = categorieVan(boek, woord)
          const dichtheid = per[k] ?? new Float64Array()
          for (const [i, x] of punten.entries()) {
            const p = metGok(logistisch(midden + x - op(boek.prior, woord)), gok)
            dichtheid[i] = op(dichtheid, i) * (goed ? p : 1 - p)
          }
          schattingen[k] = estimate(dichtheid)
        },
        vaardigheid: (k) => schattingen[k] ?? { mean: Number.NaN, sd: Number.NaN },
      }
    },
  }
}

/** Gives a rival the true difficulty of each word, plus a constant, since the zero of a scale is free. */
export const kentWoorden = ({ echt }: Wereld, rivaal: Rivaal): Rivaal => ({
  ...rivaal,
  moeilijkheid: (woord) => op(echt, woord) + 0.7,
})
