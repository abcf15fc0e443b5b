import { logistisch } from '../kans.ts'
import { op, som, tot } from '../rij.ts'
import { makeToeval, zaad } from '../toeval.ts'
import { makeFlitslezer } from './product.ts'

/** The time in ms in which half of the words is read that could be, from groep 4 on, and how readers of a groep differ. */
const GEWOON = [950, 760, 640, 540, 470] as const
const DREMPEL_SD = 0.6
/** How steep the chance rises with the log of the time, and how words differ in the time they take. */
const STEIL = { midden: 2.5, sd: 0.25 }
const WOORD_SD = 0.3
/** Words that go wrong however long they are seen. */
const MISSER = { laag: 0.01, hoog: 0.08 } as const
export const FLITS_NA = [10, 20, 40] as const

/** A reader: how long a word must be seen, how steep that is, and what goes wrong anyway. */
interface Lezer {
  readonly drempel: number
  readonly steil: number
  readonly misser: number
}

/** What was found of one reader after so many words; errors and bounds are squares of the log of a time. */
export interface FlitsUitslag {
  readonly na: number
  readonly kwadraat: number
  /** The square of the error of who knows how steep this reader is, and reads the same answers. */
  readonly kenner: number
  /** The bound of the best test of this length, and that of the words as they were shown. */
  readonly besteGrens: number
  readonly eigenGrens: number
  /** The share of those words that went right. */
  readonly goed: number
}

/** Places and weights over which words are averaged: a normal curve in nine steps. */
const WOORDPUNTEN = tot(9).map((i) => (i - 4) / 1.5)
const GEWICHTEN = WOORDPUNTEN.map((z) => Math.exp((-z * z) / 2))

/** Returns the chance that a word is read by this reader, over all words, as it lies this far above the threshold (log). */
function kansGelezen({ steil, misser }: Pick<Lezer, 'steil' | 'misser'>, boven: number): number {
  const som1 = som(
    WOORDPUNTEN.map((z, i) => op(GEWICHTEN, i) * logistisch(steil * (boven + WOORD_SD * z))),
  )
  return ((1 - misser) * som1) / som(GEWICHTEN)
}

/** Returns the chance of a right answer, with the guess of the game. */
const kansVan = (lezer: Lezer, gok: number, boven: number): number =>
  gok + (1 - gok) * kansGelezen(lezer, boven)

const H = 1e-4
/** Returns what one answer tells of the log of the threshold. */
function zegt(lezer: Lezer, gok: number, boven: number): number {
  const p = kansVan(lezer, gok, boven)
  const helling = (kansVan(lezer, gok, boven + H) - kansVan(lezer, gok, boven - H)) / (2 * H)
  return helling ** 2 / (p * (1 - p))
}

/** Returns how far above the threshold three of four words are read, without guessing. */
export function driekwartBoven(lezer: Pick<Lezer, 'steil' | 'misser'>): number {
  let [laag, hoog] = [-3, 5]
  for (const _ of tot(40)) {
    const midden = (laag + hoog) / 2
    if (kansGelezen(lezer, midden) < 0.75) laag = midden
    else hoog = midden
  }
  return (laag + hoog) / 2
}

const RASTER = tot(161).map((i) => (i - 80) / 20)

/** Keeps the whole posterior of the threshold of a reader whose curve is known. */
function makeKenner(lezer: Lezer, gok: number, midden: number) {
  const log = RASTER.map((x) => -(x * x) / (2 * DREMPEL_SD ** 2))
  return {
    hoor(logMs: number, correct: boolean): void {
      for (const [i, x] of RASTER.entries()) {
        const p = kansVan(lezer, gok, logMs - midden - x)
        log[i] = op(log, i) + Math.log(correct ? p : 1 - p)
      }
    },
    drempel(): number {
      const hoogst = Math.max(...log)
      const massa = log.map((x) => Math.exp(x - hoogst))
      return midden + som(massa.map((m, i) => m * op(RASTER, i))) / som(massa)
    },
  }
}

/** Flashes words to readers as the product does, and compares what it says of each with what is true. */
export function flashWoorden(naam: string, leerlingen: number, gok: number): FlitsUitslag[] {
  return tot(leerlingen).flatMap((nr) => {
    const toeval = makeToeval(zaad(naam, 12, nr))
    const groep = 4 + (nr % GEWOON.length)
    const midden = Math.log(GEWOON[groep - 4] ?? GEWOON[0])
    const lezer: Lezer = {
      drempel: midden + DREMPEL_SD * toeval.normaal(),
      steil: STEIL.midden * Math.exp(STEIL.sd * toeval.normaal()),
      misser: MISSER.laag + (MISSER.hoog - MISSER.laag) * toeval.deel(),
    }
    const beste = Math.max(...RASTER.map((x) => zegt(lezer, gok, x)))
    const waar = lezer.drempel + driekwartBoven(lezer)
    const volger = makeFlitslezer(groep, gok)
    const kenner = makeKenner(lezer, gok, midden)
    const precisie = 1 / DREMPEL_SD ** 2
    let [eigen, goed] = [0, 0]
    return tot(Math.max(...FLITS_NA)).flatMap((n) => {
      const ms = volger.volgende()
      const boven = Math.log(ms) - lezer.drempel
      const correct =
        toeval.deel() <
        gok +
          (1 - gok) *
            (1 - lezer.misser) *
            logistisch(lezer.steil * (boven + WOORD_SD * toeval.normaal()))
      volger.hoor({ correct, ms, t: n / 2000 })
      kenner.hoor(Math.log(ms), correct)
      eigen += zegt(lezer, gok, boven)
      goed += correct ? 1 : 0
      const na = n + 1
      if (!FLITS_NA.some((moment) => moment === na)) return []
      return [
        {
          na,
          kwadraat: (Math.log(volger.driekwart()) - waar) ** 2,
          kenner: (kenner.drempel() - lezer.drempel) ** 2,
          besteGrens: 1 / (precisie + na * beste),
          eigenGrens: 1 / (precisie + eigen),
          goed: goed / na,
        },
      ]
    })
  })
}
