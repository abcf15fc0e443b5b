import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'
import type { Beeld, Laag, Stage, Textuur } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { boogPlek, LONT_MS, NA_ELKAAR_MS, VLUCHT_MS } from './boog.ts'

/** Where a word that is not right comes down. */
export interface Landing {
  /** The middle of the next floor, and how wide that is. */
  readonly plek: Punt
  readonly breed: number
  /** The foot of the tower. */
  readonly grond: number
  /** Of each of its blocks whether it holds there. */
  readonly houdt: readonly boolean[]
  /** The top of the hero's head, where the first block that does not hold ends. */
  readonly hoofd: Punt
}

interface Delen {
  readonly op: Laag
  readonly mond: Punt
  /** How high an arc is, and how large a block. */
  readonly hoog: number
  readonly maat: number
  blokVan(letter: string, isIjs?: boolean): Textuur
  puff(punt: Punt, n: number, vaart: number): void
}

/** The most that the last block waits for the first; how long blocks lie there before they slide, slide, and fly back, in ms. */
const TIJD = { rij: 260, ligt: 240, glijdt: 560, terug: 380 } as const
/** How far a block turns that slides, and how far those beside each other drift apart. */
const VAL = { draai: 2.6, uit: 26 } as const

/** Makes the flight of a word that is not right. It tells which letters hold: they turn to ice, and come back to the barrel. */
export function makeMisser(stage: Stage, { op, mond, hoog, maat, blokVan, puff }: Delen) {
  const start = (ms: number, wacht: number, set: (u: number) => void): void =>
    stage.tweens.start(ms, set, { wacht, verloop: VERLOPEN.recht })

  function hold(blok: Beeld, van: Punt, wacht: number): void {
    start(TIJD.terug, wacht, (u) => {
      const { x, y } = boogPlek(van, mond, { t: u, hoog: hoog * 0.6 })
      blok.set(x, y)
      blok.visible = u < 1
      if (u === 1) blok.weg()
    })
  }

  function slide(blok: Beeld, van: Punt, { wacht, kant, grond }: Glijbaan): void {
    start(TIJD.glijdt, wacht, (u) => {
      const wiebel = u < 0.3 ? Math.sin(u * 60) * 3 : 0
      const val = Math.max(0, (u - 0.3) / 0.7) ** 2
      blok.set(van.x + wiebel + kant * VAL.uit * val, van.y + (grond - van.y) * val)
      blok.rotation = kant * VAL.draai * val
      if (u !== 1) return
      puff({ x: blok.x, y: grond }, 4, 90)
      blok.weg()
    })
  }

  /** Lets a block hop off the tower onto the hero's head, and fall apart there. */
  function hop(blok: Beeld, van: Punt, { wacht, hoofd }: { wacht: number; hoofd: Punt }): void {
    start(TIJD.glijdt, wacht, (u) => {
      const { x, y } = boogPlek(van, hoofd, { t: u, hoog: hoog * 0.7 })
      blok.set(x, y)
      blok.rotation = -u * 7
      if (u !== 1) return
      puff(hoofd, 12, 130)
      blok.weg()
    })
  }

  return (
    letters: readonly string[],
    { plek, breed, grond, houdt: welke, hoofd }: Landing,
  ): void => {
    const na = Math.min(NA_ELKAAR_MS, TIJD.rij / Math.max(1, letters.length))
    const stap = Math.min(maat, breed / Math.max(1, letters.length))
    const schaal = Math.min(1, stap / maat)
    const eerste = welke.indexOf(false)
    const los = LONT_MS + VLUCHT_MS + na * letters.length + TIJD.ligt
    for (const [nr, letter] of letters.entries()) {
      const houdt = welke[nr] ?? false
      const hier = { x: plek.x + (nr - (letters.length - 1) / 2) * stap, y: plek.y }
      const sneeuw = stage.beeld(blokVan(letter), { ...mond, op })
      const ijs = stage.beeld(blokVan(letter, true), { ...hier, op })
      sneeuw.visible = false
      ijs.visible = false
      ijs.scale.set(schaal)
      start(VLUCHT_MS, LONT_MS + nr * na, (u) => {
        sneeuw.visible = u < 1 || !houdt
        const { x, y } = boogPlek(mond, hier, { t: u, hoog })
        sneeuw.set(x, y)
        sneeuw.rotation = u < 1 ? u * 5 : 0
        sneeuw.scale.set(1 + (schaal - 1) * u)
        ijs.visible = u === 1 && houdt
      })
      if (houdt) {
        hold(ijs, hier, los + TIJD.glijdt)
        start(1, los, () => sneeuw.weg())
        continue
      }
      start(1, los, () => ijs.weg())
      if (nr === eerste) hop(sneeuw, hier, { wacht: los, hoofd })
      else
        slide(sneeuw, hier, {
          wacht: los + Math.max(0, nr - eerste) * 30,
          kant: nr % 2 ? 1 : -1,
          grond,
        })
    }
  }
}

interface Glijbaan {
  readonly wacht: number
  readonly kant: number
  readonly grond: number
}
