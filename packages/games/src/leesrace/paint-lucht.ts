import { doorzichtig } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  fill,
  gloed,
  ovaal,
  pad,
  straal,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import type { Palet } from './palet.ts'

/** Paints sky, light, clouds and woods behind the stand. */
export function drawLucht(g: G, { w, tribune, beeld, h }: Indeling, palet: Palet): void {
  const kim = tribune.y + tribune.h
  g.fillStyle = verloop(g, [0, 0, 0, kim], palet.lucht)
  g.fillRect(0, 0, w, kim + 2)
  for (let nr = 0; nr < palet.sterren; nr += 1) {
    const r = 0.8 + (nr % 3) * 0.5
    fill(
      g,
      ovaal([((nr * 137) % 199) * 0.005 * w, ((nr * 61) % 89) * 0.008 * kim, r, r]),
      wit(0.75),
    )
  }
  const s = Math.max(0.5, Math.min(1.3, h / 800))
  const [zx, zy] = [beeld.x + palet.zon.x * beeld.w, tribune.y - 4]
  gloed(g, [zx, zy, 320 * s], palet.zon.gloed)
  if (!palet.metLampen) drawStralen(g, [zx, zy, 520 * s], palet.zon.kleur)
  fill(g, ovaal([zx, zy, 38 * s, 38 * s]), palet.zon.kleur)
  for (const [x, y, b] of [
    [0.34, 0.5, 74],
    [0.62, 0.3, 96],
    [0.88, 0.62, 70],
  ] as const)
    drawWolk(g, [x * w, y * tribune.y, b * s], palet.wolk)
}

/** Paints the rays of a low sun. */
function drawStralen(g: G, [x, y, ver]: readonly [number, number, number], kleur: string): void {
  for (let nr = 0; nr < 9; nr += 1) {
    const hoek = Math.PI * (1.02 + nr * 0.12)
    const punt = (bij: number, deel: number): string =>
      `${x + Math.cos(hoek + bij) * ver * deel} ${y + Math.sin(hoek + bij) * ver * deel}`
    fill(
      g,
      pad(`M${punt(0, 0.1)}L${punt(-0.05, 1)}L${punt(0.05, 1)}Z`),
      verloopStraal(g, [x, y, ver], kleur),
    )
  }
}

const verloopStraal = (
  g: G,
  [x, y, ver]: readonly [number, number, number],
  kleur: string,
): CanvasGradient =>
  straal(
    g,
    [x, y, 0, ver],
    [doorzichtig(kleur, 0.42), doorzichtig(kleur, 0.12), doorzichtig(kleur, 0)],
  )

function drawWolk(g: G, [x, y, b]: readonly [number, number, number], kleur: string): void {
  const bol = bollen([
    [x - b * 0.5, y, b * 0.17],
    [x - b * 0.2, y - b * 0.12, b * 0.24],
    [x + b * 0.14, y - b * 0.07, b * 0.2],
    [x + b * 0.45, y + b * 0.02, b * 0.14],
  ])
  fill(g, bol, doorzichtig(kleur, 0.72))
}
