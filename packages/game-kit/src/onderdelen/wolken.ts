import { bak, type Plaat } from '../tekenen/bake.ts'
import type { Beeld, Stage } from '../tekenen/stage.ts'
import { binnen, bollen, fill, verloop } from '../tekenen/teken.ts'

/** Canvas units per ms of the slowest cloud. */
const VAART = 0.004
/** How far beyond the edge a cloud turns back, in canvas units: half of the widest cloud. */
const BUITEN = 160

/** Returns one summer cloud, flat underneath, in the colour `onder` at its foot. */
function wolk(w: number, onder: string, schaal: number): Plaat {
  return bak({ w, h: w * 0.5, schaal }, (g, _w, h) => {
    const vlak = new Path2D()
    vlak.rect(0, 0, w, h * 0.92)
    binnen(g, vlak, () => {
      const bol = bollen([
        [w * 0.2, h * 0.73, w * 0.16],
        [w * 0.41, h * 0.5, w * 0.23],
        [w * 0.63, h * 0.57, w * 0.21],
        [w * 0.83, h * 0.75, w * 0.14],
      ])
      bol.rect(w * 0.18, h * 0.62, w * 0.67, h * 0.31)
      fill(g, bol, verloop(g, [0, 0, 0, h], ['#ffffff', '#ffffff', onder]))
    })
  })
}

/**
 * Adds clouds that drift over the sky, each a little faster than the one before it; they stand still where it is calm.
 * Each place is [x, y, width] in canvas units. Returns the clouds.
 */
export function addWolken(
  stage: Stage,
  plekken: readonly (readonly [x: number, y: number, w: number])[],
  onder: string,
): readonly Beeld[] {
  const wolken = plekken.map(([x, y, w]) =>
    stage.beeld(
      stage.textuur(() => wolk(w, onder, stage.schaal)),
      { x, y },
    ),
  )
  stage.opRustigFrame((ms) => {
    if (stage.rustig) return
    for (const [i, beeld] of wolken.entries()) {
      beeld.x += ms * VAART * (i + 1)
      if (beeld.x > stage.w + BUITEN) beeld.x = -BUITEN
    }
  })
  return wolken
}
