import { bak } from '../tekenen/bake.ts'
import type { Maat, Plaat } from '../tekenen/bake.ts'
import { gloed, ovaal, verloop, fill } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'

/** The size of a picture, and the height at which its ground begins. */
export interface Doek {
  readonly w: number
  readonly h: number
  readonly horizon: number
  /** The scale of everything small: 1 on a screen 800 high and at least 900 wide. */
  readonly k: number
}

/** Paints a part of a world. */
export type Schilder = (g: G, doek: Doek) => void

/** A painted world without anything to play in it: sky, distance, ground, and what stands near at the edges. */
export interface Thema {
  readonly naam: string
  /** The colours of the sky, from the top to the horizon. */
  readonly lucht: readonly string[]
  /**
   * The sun or moon: its place as fractions of the width and of the height above the horizon, its size, and the colours
   * of its light and disc.
   */
  readonly zon?: readonly [x: number, y: number, r: number, licht: string, schijf: string]
  /** What lies between sky and ground, far to near. It has no ink so far away. */
  readonly verte: readonly Schilder[]
  readonly grond: Schilder
  /** Inked things near by, at the edges, where no word hangs. */
  readonly nabij: readonly Schilder[]
}

function lucht(g: G, { w, h, horizon, k }: Doek, { lucht: kleuren, zon }: Thema): void {
  g.fillStyle = verloop(g, [0, 0, 0, horizon], kleuren)
  g.fillRect(0, 0, w, h)
  if (!zon) return
  const [x, y, r, licht, schijf] = zon
  const [zx, zy] = [w * x, horizon * y]
  gloed(g, [zx, zy, r * 7 * k], licht)
  gloed(g, [zx, zy, r * 2.4 * k], schijf)
  fill(g, ovaal([zx, zy, r * k, r * k]), schijf)
}

/** Paints a world. Its ground begins at the fraction `deel` of the height. */
export function schilderThema(
  g: G,
  thema: Thema,
  { w, h, deel = 0.66 }: { w: number; h: number; deel?: number },
): void {
  const doek: Doek = { w, h, horizon: h * deel, k: Math.min(h / 800, w / 900) }
  lucht(g, doek, thema)
  for (const schilder of thema.verte) schilder(g, doek)
  thema.grond(g, doek)
  for (const schilder of thema.nabij) schilder(g, doek)
}

/** Bakes a world into a plate. */
export function themaPlaat(thema: Thema, maat: Maat, deel?: number): Plaat {
  return bak(maat, (g, w, h) =>
    schilderThema(g, thema, { w, h, ...(deel === undefined ? {} : { deel }) }),
  )
}
