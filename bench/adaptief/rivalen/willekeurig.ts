import type { Rivaal } from '../rivaal.ts'
import { op } from '../rij.ts'
import { maakToeval, zaad } from '../toeval.ts'
import type { Boek } from '../wereld.ts'
import { maakVers } from './vers.ts'

/** Any word of anything that was taught, by lot. */
export function willekeurig(boek: Boek): Rivaal {
  return {
    begin({ nr, scope }) {
      const toeval = maakToeval(zaad('willekeurig', nr))
      const vers = maakVers(boek.woorden)
      const trek = () =>
        op(scope, toeval.kies(scope.length)) * boek.perCategorie + toeval.kies(boek.perCategorie)
      return {
        kies() {
          let woord = trek()
          while (!vers.isVers(woord)) woord = trek()
          return woord
        },
        leer: ({ woord }) => vers.gehad(woord),
      }
    },
  }
}
