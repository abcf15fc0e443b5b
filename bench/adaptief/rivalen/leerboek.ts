import { op } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import type { Boek } from '../wereld.ts'
import { PER_WEEK, PER_ZITTING, WEKEN } from '../zitting.ts'

/** Share of opgaven that repeat earlier material, as the weeks of a textbook do. */
const HERHALING = 0.4
/** How many times longer a category of this groep or the one before takes than an older one. */
const EIGEN_JAREN = 3
const OPGAVEN = WEKEN * PER_WEEK * PER_ZITTING

/** Returns after which part of the year each category is finished. */
function indeling(boek: Boek, { groep, scope }: { groep: number; scope: readonly number[] }) {
  const lengte = scope.map((k) => (op(boek.groep, k) >= groep - 1 ? EIGEN_JAREN : 1))
  const geheel = lengte.reduce((a, b) => a + b, 0)
  let tot = 0
  return lengte.map((deel) => (tot += deel / geheel))
}

/**
 * Follows the categories in the order in which they are taught: older ones go by quickly, those of the last two years take
 * their time, and part of each week repeats what was done. It is the same for every leerling.
 */
export function leerboek(boek: Boek): Rivaal {
  const per = boek.perCategorie
  return {
    begin({ nr, groep, scope }) {
      const toeval = makeToeval(zaad('leerboek', nr))
      const volgnummers = new Int32Array(boek.codes.length)
      const eind = indeling(boek, { groep, scope })
      let n = 0
      const volgende = (categorie: number): number => {
        const i = op(volgnummers, categorie)
        volgnummers[categorie] = i + 1
        // A step without a factor in common with the 60 words visits all of them.
        return categorie * per + ((i * 23 + nr) % per)
      }
      return {
        choose() {
          const gevonden = eind.findIndex((grens) => n < grens * OPGAVEN)
          const les = gevonden < 0 ? scope.length - 1 : gevonden
          const isTerug = les > 0 && toeval.deel() < HERHALING
          return volgende(op(scope, isTerug ? toeval.choose(les) : les))
        },
        leer() {
          n += 1
        },
      }
    },
  }
}
