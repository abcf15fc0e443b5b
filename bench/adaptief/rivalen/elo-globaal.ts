import { logistisch, logit } from '../kans.ts'
import { op, tot } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { ANKERGROEP, type Boek } from '../wereld.ts'
import { makeWoordcijfers, stap } from './elo-stap.ts'
import { makeFresh } from './vers.ts'
import { KALE_WENS } from './search-woord.ts'

/** Words drawn from the whole scope, of which the one nearest to the aim is taken. */
const OPHOUDEN = 40
/** After this many draws without one that will do, there is none. */
const GEEN_MEER = 400

/**
 * Elo with one rating per leerling, whatever the category, and one per word. With a `minste` it asks no word whose chance it
 * expects to be lower, which holds it back where it would ask too much.
 */
export function eloGlobaal(boek: Boek, minste = 0): Rivaal {
  const laagst = logit(minste)
  const cijfers = makeWoordcijfers(boek)
  return {
    moeilijkheid: cijfers.van,
    begin({ nr, groep, scope }) {
      let niveau = groep - ANKERGROEP
      let aantal = 0
      const toeval = makeToeval(zaad('elo-globaal', nr))
      const vers = makeFresh(boek.woorden)
      const kans = (woord: number) => logistisch(niveau - cijfers.van(woord))
      const trek = () =>
        op(scope, toeval.choose(scope.length)) * boek.perCategorie +
        toeval.choose(boek.perCategorie)
      /** The easiest of some words, where none is easy enough. */
      const makkelijkste = () =>
        tot(OPHOUDEN)
          .map(trek)
          .reduce((a, b) => (cijfers.van(b) < cijfers.van(a) ? b : a))
      return {
        choose() {
          let beste = -1
          let verschil = Infinity
          for (let i = 0; i < OPHOUDEN || (beste < 0 && i < GEEN_MEER); i += 1) {
            const woord = trek()
            const ver = niveau - cijfers.van(woord)
            const d = Math.abs(ver - KALE_WENS.doel)
            if (d >= verschil || ver < laagst || !vers.isVers(woord)) continue
            beste = woord
            verschil = d
          }
          return beste < 0 ? makkelijkste() : beste
        },
        leer({ woord, goed }) {
          const verrast = (goed ? 1 : 0) - kans(woord)
          niveau += stap(aantal) * verrast
          cijfers.leer(woord, verrast)
          aantal += 1
          vers.gehad(woord)
        },
        voorspel: kans,
        vaardigheid: () => ({ mean: niveau, sd: Number.NaN }),
      }
    },
  }
}
