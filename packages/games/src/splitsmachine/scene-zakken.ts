import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { ZAK, zakPlaat } from './paint-klein.ts'

/** More sacks are not shown. */
const MEEST = 15
/** When a sack lands, and how long it falls, in ms. */
const VAL = { wacht: 700, ms: 460 } as const

/** Returns where sacks stand: rows on each other, each one shorter than the row below it. */
export function stapel(
  { zakken: { x, y, s, breed } }: Pick<Indeling, 'zakken'>,
  aantal: number,
): readonly (readonly [x: number, y: number])[] {
  const stap = ZAK.stap * s
  let rij = Math.max(3, Math.min(6, Math.floor(breed / stap)))
  let [plek, hoog] = [0, 0]
  return Array.from({ length: aantal }, () => {
    if (plek >= rij) {
      ;[plek, hoog, rij] = [0, hoog + 1, Math.max(1, rij - 1)]
    }
    const uit = [x + (plek + 0.5 + hoog * 0.5) * stap, y - hoog * ZAK.hoog * s] as const
    plek += 1
    return uit
  })
}

/** Makes the pile of sacks. One with a golden cord is of a word whose pieces all went to their wheel at once. */
export function makeZakken(stage: Stage, indeling: Indeling, op: Laag) {
  const { s } = indeling.zakken
  const gewoon = stage.textuur(() => zakPlaat(s, stage.schaal))
  const goud = stage.textuur(() => zakPlaat(s, stage.schaal, GOUD))
  const plekken = stapel(indeling, MEEST)
  const paren = plekken.map(([x, y]) => {
    const makeZak = (tex: typeof gewoon): Beeld => {
      const beeld = stage.beeld(tex, { x, y, anker: [0.5, 0.96], op })
      beeld.visible = false
      return beeld
    }
    return { gewoon: makeZak(gewoon), goud: makeZak(goud), y }
  })
  let was = -1

  function drop(nr: number, isGoud: boolean): void {
    const paar = paren[nr]
    if (!paar) return
    const beeld = isGoud ? paar.goud : paar.gewoon
    stage.tweens.start(
      VAL.ms,
      (u) => {
        beeld.visible = true
        beeld.y = paar.y - (1 - u) * 190
      },
      { wacht: VAL.wacht, verloop: VERLOPEN.terug },
    )
  }

  return {
    /** Shows so many sacks, those at these places with a cord. A new one falls on the pile. */
    show: (aantal: number, koorden: readonly number[]): void => {
      const isNieuw = was >= 0 && aantal > was
      paren.forEach(({ gewoon: zak, goud: mooi }, nr) => {
        const isEr = nr < (isNieuw ? was : aantal)
        const isGoud = koorden.includes(nr)
        zak.visible = isEr && !isGoud
        mooi.visible = isEr && isGoud
      })
      if (isNieuw) drop(aantal - 1, koorden.includes(aantal - 1))
      was = aantal
    },
  }
}
