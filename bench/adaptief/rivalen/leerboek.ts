import { op } from '../rij.ts'
import type { Rivaal } from '../rivaal.ts'
import { makeToeval, zaad } from '../toeval.ts'
import type { Boek } from '../wereld.ts'
import { PER_WEEK, PER_ZITTING, WEKEN } from '../zitting.ts'

/** Share of opgaven that repeat something of before, as the weeks of a textbook do. */
const HERHALING = 0.4
/** How much longer a category of this groep or the last one takes than an older one. */
const EIGEN_JAREN = 3
const OPGAVEN = WEKEN * PER_WEEK * PER_ZITTING

/** After which part of the year each category is done. */
function indeling(boek: Boek, { groep, scope }: { groep: number; scope: readonly number[] }) {
  const lengte = scope.map((k) => (op(boek.groep, k) >= groep - 1 ? EIGEN_JAREN : 1))
  const geheel = lengte.reduce((a, b) => a + b, 0)
  let tot = 0
  return lengte.map((deel) => (tot += deel / geheel))
}

/**
 * The categories in the order in which they are taught: what is older comes by quickly, the own year takes
 * its time, and part of each week repeats what was done. The same for everybody.
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
        // A step that has no factor in common with the 60 words goes through all of them.
        return categorie * per + ((i * 23 + nr) % per)
      }
      return {
        kies() {
          const gevonden = eind.findIndex((grens) => n < grens * OPGAVEN)
          const les = gevonden < 0 ? scope.length - 1 : gevonden
          const isTerug = les > 0 && toeval.deel() < HERHALING
          return volgende(op(scope, isTerug ? toeval.kies(les) : les))
        },
        leer() {
          n += 1
        },
      }
    },
  }
}
