import { logistisch } from '../kans.ts'
import { op, count } from '../rij.ts'
import type { Gegeven, Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { ANKERGROEP, categorieVan, type Boek } from '../wereld.ts'
import { makeBlok } from './blok.ts'
import { makeWoordcijfers, onderGemiddelde, stap } from './elo-stap.ts'
import { makeFresh } from './vers.ts'
import { KALE_WENS, searchInBlok } from './search-woord.ts'

/** Returns how surprising an answer is, on a scale where a right answer with an expectation of a half gives .5. */
export type Score = (antwoord: Gegeven, verschil: number) => number

/** Right or wrong against the logistic expectation: plain Elo, which does not know about guessing. */
export const goedOfFout: Score = ({ goed }, verschil) => (goed ? 1 : 0) - logistisch(verschil)

/**
 * Elo as in Math Garden: a rating per category and per word, which are updated together after each answer. Categories are drawn
 * in blocks, and the word is the one whose expected chance is nearest to 80 %.
 */
export function eloCategorie(boek: Boek, score: Score): Rivaal {
  const cijfers = makeWoordcijfers(boek)
  return {
    moeilijkheid: cijfers.van,
    begin({ nr, groep, scope }) {
      const niveaus = new Float64Array(boek.codes.length).fill(groep - ANKERGROEP)
      const aantal = new Int32Array(boek.codes.length)
      const toeval = makeToeval(zaad('elo-categorie', nr))
      const vers = makeFresh(boek.woorden)
      const blok = makeBlok(scope, toeval)
      const afstand = (woord: number) => op(niveaus, categorieVan(boek, woord)) - cijfers.van(woord)
      const zoek = { boek, vers, afstand }
      return {
        choose: ({ begin }) =>
          searchInBlok(zoek, { ...blok, ...toeval, eerste: blok.nu(begin) }, KALE_WENS),
        leer(antwoord) {
          const { woord } = antwoord
          const k = categorieVan(boek, woord)
          const verrast = score(antwoord, afstand(woord))
          count(niveaus, k, stap(op(aantal, k)) * verrast)
          cijfers.leer(woord, verrast)
          count(aantal, k, 1)
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
