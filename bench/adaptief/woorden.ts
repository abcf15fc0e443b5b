import { GEWOON, oefen } from './oefenen.ts'
import { gemiddelde, op, tel, tot } from './rij.ts'
import type { Rivaal } from './rivaal.ts'
import type { Wereld } from './wereld.ts'
import { PER_WEEK } from './zitting.ts'

/** Difficulties are judged after so many weeks. */
const WEKEN = 6
/** Words met less often are not looked at. */
const MINST = 10

/** One word: how often it was met, what its difficulty is off, and what no estimate could stay under. */
export interface WoordUitslag {
  readonly keren: number
  readonly kwadraat: number
  readonly grens: number
}

/**
 * How well difficulties are found while leerlingen practise. The zero of a scale is free: the mean
 * difference is taken away. The bound knows each level and what comes from memory.
 */
export function meetWoorden(rivaal: Rivaal, wereld: Wereld, leerlingen: number): WoordUitslag[] {
  const { boek, echt } = wereld
  const info = new Float64Array(boek.woorden)
  const keren = new Int32Array(boek.woorden)
  oefen(rivaal, {
    wereld,
    wet: 'zone',
    leerlingen,
    zittingen: WEKEN * PER_WEEK,
    om: GEWOON,
    hoor(woord, { informatie }) {
      tel(info, woord, informatie)
      tel(keren, woord, 1)
    },
  })
  const { moeilijkheid } = rivaal
  if (!moeilijkheid) throw new Error('deze rivaal schat geen moeilijkheid')
  const gezien = tot(boek.woorden).filter((i) => op(keren, i) >= MINST)
  const verschil = gezien.map((i) => moeilijkheid(i) - op(echt, i))
  const midden = gemiddelde(verschil)
  return gezien.map((i, plek) => ({
    keren: op(keren, i),
    kwadraat: (op(verschil, plek) - midden) ** 2,
    grens: 1 / (1 / boek.priorSd ** 2 + op(info, i)),
  }))
}
