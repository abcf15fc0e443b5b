import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { ZAK, zakPlaat } from './paint-klein.ts'

/** More sacks are not shown. */
const MEEST = 15
/** How large a sack is before there is flour in it, and when it fills and how long that takes, in ms. */
const LEEG = 0.34
export const VUL = { wacht: 1500, ms: 720 } as const

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

  /** Lets a sack come, flat and empty, and fill with flour. */
  function fill(nr: number, isGoud: boolean): void {
    const paar = paren[nr]
    if (!paar) return
    const beeld = isGoud ? paar.goud : paar.gewoon
    beeld.visible = true
    beeld.scale.set(0, 0)
    stage.tweens.start(260, (u) => beeld.scale.set(1.12 * u, LEEG * u), { wacht: 500 })
    stage.tweens.start(VUL.ms, (u) => beeld.scale.set(1.12 - 0.12 * u, LEEG + (1 - LEEG) * u), {
      wacht: VUL.wacht,
      verloop: VERLOPEN.terug,
    })
  }

  return {
    /** Returns where the opening of a sack is. */
    mond: (nr: number): readonly [x: number, y: number] => {
      const [x, y] = plekken[nr] ?? plekken[0] ?? [0, 0]
      return [x, y - ZAK.h * 0.7 * s]
    },
    /** Shows so many sacks, those at these places with a cord. A new one comes and is filled. */
    show: (aantal: number, koorden: readonly number[]): void => {
      const isNieuw = was >= 0 && aantal > was
      paren.forEach(({ gewoon: zak, goud: mooi }, nr) => {
        const isEr = nr < (isNieuw ? was : aantal)
        const isGoud = koorden.includes(nr)
        zak.visible = isEr && !isGoud
        mooi.visible = isEr && isGoud
        // One that was being filled is full once more comes.
        if (isNieuw) for (const beeld of [zak, mooi]) beeld.scale.set(1)
      })
      if (isNieuw) fill(aantal - 1, koorden.includes(aantal - 1))
      was = aantal
    },
  }
}
