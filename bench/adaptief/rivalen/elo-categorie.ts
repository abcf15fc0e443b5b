import { logistisch } from '../kans.ts'
import { op, tel } from '../rij.ts'
import type { Gegeven, Rivaal } from '../rivaal.ts'
import { maakToeval, zaad } from '../toeval.ts'
import { ANKERGROEP, categorieVan, type Boek } from '../wereld.ts'
import { maakBlok } from './blok.ts'
import { maakWoordcijfers, onderGemiddelde, stap } from './elo-stap.ts'
import { maakVers } from './vers.ts'
import { KALE_WENS, zoekInBlok } from './zoek-woord.ts'

/** How an answer surprises, on a scale where right against an expected half is .5. */
export type Score = (antwoord: Gegeven, verschil: number) => number

/** Right or wrong against the logistic expectation: plain Elo, which does not know of guessing. */
export const goedOfFout: Score = ({ goed }, verschil) => (goed ? 1 : 0) - logistisch(verschil)

/**
 * Elo in the manner of Math Garden: a rating per category and per word, moved together after each
 * answer; categories by lot in blocks, the word with an expected chance nearest to 80 %.
 */
export function eloCategorie(boek: Boek, score: Score): Rivaal {
  const cijfers = maakWoordcijfers(boek)
  return {
    moeilijkheid: cijfers.van,
    begin({ nr, groep, scope }) {
      const niveaus = new Float64Array(boek.codes.length).fill(groep - ANKERGROEP)
      const aantal = new Int32Array(boek.codes.length)
      const toeval = maakToeval(zaad('elo-categorie', nr))
      const vers = maakVers(boek.woorden)
      const blok = maakBlok(scope, toeval)
      const afstand = (woord: number) => op(niveaus, categorieVan(boek, woord)) - cijfers.van(woord)
      const zoek = { boek, vers, afstand }
      return {
        kies: ({ begin }) =>
          zoekInBlok(zoek, { ...blok, ...toeval, eerste: blok.nu(begin) }, KALE_WENS),
        leer(antwoord) {
          const { woord } = antwoord
          const k = categorieVan(boek, woord)
          const verrast = score(antwoord, afstand(woord))
          tel(niveaus, k, stap(op(aantal, k)) * verrast)
          cijfers.leer(woord, verrast)
          tel(aantal, k, 1)
          vers.gehad(woord)
        },
        voorspel: (woord) => logistisch(afstand(woord)),
        vaardigheid: (k) => ({ mean: op(niveaus, k), sd: Number.NaN }),
        zwak: () =>
          onderGemiddelde(scope, { niveau: (k) => op(niveaus, k), aantal: (k) => op(aantal, k) }),
      }
    },
  }
}
