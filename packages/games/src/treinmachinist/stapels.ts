import { shuffle } from '@letterhaven/game-kit/regels/rng'
import type { Trap } from '@letterhaven/contracts/trap'
import type { Werf } from './werf.ts'

/** A wagon that stands before another one on its siding. */
interface Paar {
  readonly voor: number
  readonly achter: number
}

interface Bij {
  readonly trap: Trap
  readonly nummer: number
  readonly rnd: () => number
}

/** At the second stage every second train has a wagon in the way: by turns one of the train itself, and one that is none of it. */
const OM = 2

/** Returns the wagons of the first right order, in that order. */
function ordeVan({ wagons, ordes }: Pick<Werf, 'wagons' | 'ordes'>): readonly number[] {
  const uit: number[] = []
  for (const tekst of ordes[0] ?? []) {
    const wagon = wagons.findIndex((hier, nr) => hier === tekst && !uit.includes(nr))
    if (wagon >= 0) uit.push(wagon)
  }
  return uit
}

/** Returns who stands in whose way at the second stage: never on the first train. */
function inDeWeg(werf: Pick<Werf, 'wagons' | 'ordes'>, { nummer, rnd }: Bij): readonly Paar[] {
  if (nummer % OM === 0) return []
  const orde = ordeVan(werf)
  const vreemd = shuffle(
    [...werf.wagons.keys()].filter((nr) => !orde.includes(nr)),
    rnd,
  )
  const plek = Math.floor(rnd() * (orde.length - 1))
  const achter = orde[plek]
  const later = orde[plek + 1 + Math.floor(rnd() * (orde.length - plek - 1))]
  const voor = nummer % (2 * OM) === 1 ? (vreemd[0] ?? later) : later
  return achter === undefined || voor === undefined ? [] : [{ voor, achter }]
}

/**
 * Returns who stands in whose way at the third stage: wagons of the second half before wagons of the first. Who begins at the end
 * of the train, with the blue engine, has to set nothing aside.
 */
function aanTweeKanten(werf: Pick<Werf, 'wagons' | 'ordes'>, { rnd }: Bij): readonly Paar[] {
  const orde = ordeVan(werf)
  const half = Math.ceil(orde.length / 2)
  const eerste = shuffle(orde.slice(0, half), rnd)
  const tweede = shuffle(orde.slice(half), rnd)
  const aantal = Math.min(2, tweede.length, Math.max(1, Math.floor(orde.length / 3)))
  return Array.from({ length: aantal }, (_, nr) => ({
    voor: tweede[nr] ?? 0,
    achter: eerste[nr] ?? 0,
  }))
}

/** Puts the wagons on sidings: each on its own, but for those that stand behind another one. There is an empty one then. */
export function layWerf(
  werf: Pick<Werf, 'wagons' | 'ordes'>,
  bij: Bij,
): Pick<Werf, 'sporen' | 'thuis'> {
  const paren = bij.trap === 1 ? [] : bij.trap === 2 ? inDeWeg(werf, bij) : aanTweeKanten(werf, bij)
  const achter = paren.map((paar) => paar.achter)
  const rijen = [...werf.wagons.keys()]
    .filter((wagon) => !achter.includes(wagon))
    .map((wagon) => {
      const paar = paren.find(({ voor }) => voor === wagon)
      return paar ? [wagon, paar.achter] : [wagon]
    })
  const sporen = paren.length > 0 ? [...rijen, []] : rijen
  const thuis = werf.wagons.map((_, wagon) => sporen.findIndex((spoor) => spoor.includes(wagon)))
  return { sporen, thuis }
}
