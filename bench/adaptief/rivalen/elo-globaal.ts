import { logistisch } from '../kans.ts'
import { op } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { ANKERGROEP, type Boek } from '../wereld.ts'
import { makeWoordcijfers, stap } from './elo-stap.ts'
import { makeFresh } from './vers.ts'
import { KALE_WENS } from './search-woord.ts'

/** Words drawn from the whole scope, of which the one nearest to the aim is taken. */
const OPHOUDEN = 40

/** Elo with one rating per leerling, whatever the category, and one per word. */
export function eloGlobaal(boek: Boek): Rivaal {
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
      return {
        choose() {
          let beste = -1
          let verschil = Infinity
          for (let i = 0; i < OPHOUDEN || beste < 0; i += 1) {
            const woord = trek()
            const d = Math.abs(niveau - cijfers.van(woord) - KALE_WENS.doel)
            if (d >= verschil || !vers.isVers(woord)) continue
            beste = woord
            verschil = d
          }
          return beste
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
