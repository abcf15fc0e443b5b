import type { Rivaal } from '../rivaal.ts'
import { op } from '../rij.ts'
import { makeToeval, zaad } from '../toeval.ts'
import type { Boek } from '../wereld.ts'
import { makeFresh } from './vers.ts'

/** Draws any word of everything that was taught. */
export function willekeurig(boek: Boek): Rivaal {
  return {
    begin({ nr, scope }) {
      const toeval = makeToeval(zaad('willekeurig', nr))
      const vers = makeFresh(boek.woorden)
      const trek = () =>
        op(scope, toeval.choose(scope.length)) * boek.perCategorie +
        toeval.choose(boek.perCategorie)
      return {
        choose() {
          let woord = trek()
          while (!vers.isVers(woord)) woord = trek()
          return woord
        },
        leer: ({ woord }) => vers.gehad(woord),
      }
    },
  }
}
