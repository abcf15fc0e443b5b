import { GEWOON, practise } from './oefenen.ts'
import { gemiddelde, op, count, tot } from './rij.ts'
import type { Rivaal } from './rivaal.ts'
import { makeTerugblik } from './terugblik.ts'
import type { Wereld } from './wereld.ts'
import { makeWoordgrens } from './woordgrens.ts'
import { PER_WEEK } from './zitting.ts'

/** Difficulties are judged after this many weeks. */
const WEKEN = 6
/** Words met less often than this are left out. */
const MINST = 10

/** One word: how often it was met, its squared error, and the bound that no estimate can beat. */
export interface WoordUitslag {
  readonly keren: number
  readonly kwadraat: number
  readonly grens: number
  /** The bound for a rival that knows neither the levels nor how hard the category is as a whole. */
  readonly metNiveaus: number
  /** The squared error when looking back on all answers at once with much more knowledge; null where it was not asked for. */
  readonly terugblik: number | null
}

interface Meting {
  readonly leerlingen: number
  /** Whether to look back on all answers at the end, which takes long. */
  readonly terugblik?: boolean
}

/**
 * Measures how well difficulties are found while leerlingen practise. The zero of a scale is free, so the mean difference is
 * subtracted. One bound knows each level, what comes from memory and how hard a whole category is; the other has to find levels
 * and category as well.
 */
export function measureWoorden(
  rivaal: Rivaal,
  wereld: Wereld,
  { leerlingen, terugblik = false }: Meting,
): WoordUitslag[] {
  const { boek, echt } = wereld
  const info = new Float64Array(boek.woorden)
  const keren = new Int32Array(boek.woorden)
  const woordgrens = makeWoordgrens(wereld)
  const later = terugblik ? makeTerugblik(wereld) : null
  practise(rivaal, {
    wereld,
    wet: 'zone',
    leerlingen,
    zittingen: WEKEN * PER_WEEK,
    om: GEWOON,
    hoor(woord, gebeurd, wie) {
      const { informatie } = gebeurd
      woordgrens.hoor(wie, woord, informatie)
      later?.hoor(wie, woord, gebeurd)
      count(info, woord, informatie)
      count(keren, woord, 1)
    },
  })
  const { moeilijkheid } = rivaal
  if (!moeilijkheid) throw new Error('deze rivaal schat geen moeilijkheid')
  const gezien = tot(boek.woorden).filter((i) => op(keren, i) >= MINST)
  const kwadraten = (van: (woord: number) => number): number[] => {
    const verschil = gezien.map((i) => van(i) - op(echt, i))
    const midden = gemiddelde(verschil)
    return verschil.map((x) => (x - midden) ** 2)
  }
  const [zelf, metNiveaus, schatting] = [kwadraten(moeilijkheid), woordgrens.end(), later?.schat()]
  const achteraf = schatting && kwadraten((i) => op(schatting, i))
  return gezien.map((i, plek) => ({
    keren: op(keren, i),
    kwadraat: op(zelf, plek),
    grens: 1 / (1 / boek.priorSd ** 2 + op(info, i)),
    metNiveaus: op(metNiveaus, i),
    terugblik: achteraf ? op(achteraf, plek) : null,
  }))
}
