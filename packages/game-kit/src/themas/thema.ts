import { bak } from '../tekenen/bake.ts'
import type { Maat, Plaat } from '../tekenen/bake.ts'
import { gloed, ovaal, verloop, fill } from '../tekenen/teken.ts'
import type { G } from '../tekenen/teken.ts'

/** The size of a picture, and the height at which its ground begins. */
export interface Doek {
  readonly w: number
  readonly h: number
  readonly horizon: number
  /** Scale of everything small against a screen 800 high. */
  readonly k: number
}

/** Paints a part of a world. */
export type Schilder = (g: G, doek: Doek) => void

/** A painted world without anything to play in it: sky, what is far, ground, and what stands near at the edges. */
export interface Thema {
  readonly naam: string
  /** The sky from above to the horizon. */
  readonly lucht: readonly string[]
  /** Sun or moon: place as parts of the width and of the height above the horizon, size, colours of light and disc. */
  readonly zon?: readonly [x: number, y: number, r: number, licht: string, schijf: string]
  /** Between sky and ground, far to near; no ink so far away. */
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

/** Paints a world, its ground from `deel` of the height. */
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

/** A world as a plate, painted once. */
export function themaPlaat(thema: Thema, maat: Maat, deel?: number): Plaat {
  return bak(maat, (g, w, h) =>
    schilderThema(g, thema, { w, h, ...(deel === undefined ? {} : { deel }) }),
  )
}
