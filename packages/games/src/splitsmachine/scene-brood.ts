import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { BROOD, broodBreed, broodPlaat, tafelPlaat } from './paint-brood.ts'

interface Plek {
  readonly woord: string
  readonly x: number
  readonly y: number
}

/** Lays loaves in rows on a table of this width, as large as they fit in so many rows. Returns their scale with it. */
export function layBroden(
  woorden: readonly string[],
  { w, hoog }: { readonly w: number; readonly hoog: number },
): { readonly s: number; readonly plekken: readonly Plek[] } {
  for (let s = 1.5; s > 0.4; s -= 0.1) {
    const rijen: string[][] = [[]]
    let breed = 0
    for (const woord of woorden) {
      const b = (broodBreed(woord) + 10) * s
      if (breed + b > w - 20 && breed > 0) {
        rijen.push([])
        breed = 0
      }
      rijen.at(-1)?.push(woord)
      breed += b
    }
    const rijHoog = (BROOD.h + 6) * s
    if (rijen.length * rijHoog > hoog - 24 && s > 0.5) continue
    const plekken = rijen.flatMap((rij, nr) => {
      const som = rij.reduce((uit, woord) => uit + (broodBreed(woord) + 10) * s, 0)
      let x = (w - som) / 2
      return rij.map((woord): Plek => {
        const b = (broodBreed(woord) + 10) * s
        x += b
        return { woord, x: x - b / 2, y: 26 + (nr + 0.5) * rijHoog }
      })
    })
    return { s, plekken }
  }
  return { s: 0.4, plekken: [] }
}

/** Makes the table with the bread of the round, which comes up at its end. */
export function makeBrood(stage: Stage, { w, h, band, riem, isLaag }: Indeling, op: Laag) {
  const laag = stage.laag(op)
  laag.visible = false
  const boven = isLaag ? h * 0.62 : Math.max(band.y + band.h + riem, h * 0.72)
  const hoog = h - boven
  let isEr = false
  return {
    /** Lays a loaf for each word on the table; without words it is bare. */
    show: (woorden: readonly string[] | null): void => {
      if (woorden === null || isEr) return
      isEr = true
      laag.visible = true
      stage.beeld(
        stage.textuur(() => tafelPlaat({ w, h: hoog + 10, schaal: stage.schaal })),
        { x: 0, y: 0, anker: 0, op: laag },
      )
      const { s, plekken } = layBroden(woorden, { w, hoog })
      for (const { woord, x, y } of plekken)
        stage.beeld(
          stage.textuur(() => broodPlaat(woord, s, stage.schaal)),
          { x, y, op: laag },
        )
      stage.tweens.start(700, (u) => laag.set(0, boven + (1 - u) * hoog), { verloop: VERLOPEN.uit })
    },
  }
}
