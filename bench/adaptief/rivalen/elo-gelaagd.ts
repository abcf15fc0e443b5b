import { logistisch, metGok, MISSER } from '../kans.ts'
import { op, count } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { ANKERGROEP, categorieVan, type Boek } from '../wereld.ts'
import { makeBlok } from './blok.ts'
import { makeWoordcijfers, onderGemiddelde, stap } from './elo-stap.ts'
import { makeFresh } from './vers.ts'
import { wensVoor, searchInBlok } from './search-woord.ts'

/** How a surprise is divided between the general level and the category's own. */
const ALGEMEEN = 0.4
const EIGEN = 0.6

/** Elo with a general level and an offset per category, which knows about guesses and slips. */
export function eloGelaagd(boek: Boek): Rivaal {
  const cijfers = makeWoordcijfers(boek)
  return {
    moeilijkheid: cijfers.van,
    begin({ nr, groep, scope }) {
      let algemeen = groep - ANKERGROEP
      let n = 0
      const eigen = new Float64Array(boek.codes.length)
      const aantal = new Int32Array(boek.codes.length)
      const toeval = makeToeval(zaad('elo-gelaagd', nr))
      const vers = makeFresh(boek.woorden)
      const blok = makeBlok(scope, toeval)
      const niveau = (k: number) => algemeen + op(eigen, k)
      const afstand = (woord: number) => niveau(categorieVan(boek, woord)) - cijfers.van(woord)
      const kent = (woord: number) => logistisch(afstand(woord))
      const zoek = { boek, vers, afstand }
      return {
        choose: ({ begin, gok }) =>
          searchInBlok(zoek, { ...blok, ...toeval, eerste: blok.nu(begin) }, wensVoor(gok)),
        leer({ woord, goed, gok }) {
          const k = categorieVan(boek, woord)
          const verrast = ((goed ? 1 : 0) - metGok(kent(woord), gok)) / (1 - gok - MISSER)
          algemeen += ALGEMEEN * stap(n) * verrast
          count(eigen, k, EIGEN * stap(op(aantal, k)) * verrast)
          cijfers.leer(woord, verrast)
          n += 1
          count(aantal, k, 1)
          vers.gehad(woord)
        },
        voorspel: (woord, { gok }) => metGok(kent(woord), gok),
        vaardigheid: (k) => ({ mean: niveau(k), sd: Number.NaN }),
        zwak: () => onderGemiddelde(scope, { niveau, aantal: (k) => op(aantal, k) }),
      }
    },
  }
}
