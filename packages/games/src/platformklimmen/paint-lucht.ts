import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  bollen,
  gloed,
  lijn,
  ovaal,
  pad,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** Paints a distant tower above the clouds: a shape without ink. */
export function verreToren(
  g: G,
  [x, y, k]: readonly [number, number, number],
  kleur: string,
): void {
  fill(
    g,
    pad(
      `M${x - 22 * k} ${y}V${y - 150 * k}h${8 * k}v-${22 * k}l${14 * k}-${54 * k}l${14 * k} ${54 * k}v${22 * k}h${8 * k}V${y}Z`,
    ),
    kleur,
  )
  for (const dy of [110, 70]) fill(g, ovaal([x, y - dy * k, 4 * k, 8 * k]), 'rgba(255,236,190,.7)')
}

/** A bank of clouds from edge to edge. */
export function wolkenbank(
  g: G,
  { w, y, hoog }: { w: number; y: number; hoog: number },
  kleuren: readonly string[],
): void {
  const cirkels = Array.from({ length: Math.ceil(w / 70) + 2 }, (_, i) => {
    const r = hoog * (0.42 + ((i * 37) % 11) * 0.045)
    return [i * 70 - 30, y + ((i * 53) % 23), r] as const
  })
  const vorm = bollen(cirkels)
  vorm.addPath(
    lijn([
      [-10, y + 10],
      [w + 10, y + 10],
      [w + 10, y + hoog * 3],
      [-10, y + hoog * 3],
    ]),
  )
  fill(g, vorm, verloop(g, [0, y - hoog * 0.5, 0, y + hoog * 1.5], kleuren))
}

/** The morning above the clouds: sun, distant towers, seas of cloud. */
export function lucht({ w, h, k }: Indeling, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], ['#4d4499', '#8d62b5', '#e58aa8', '#ffb98a', '#ffe3b0'])
    g.fillRect(0, 0, w, h)
    for (let i = 0; i < 26; i += 1)
      fill(g, ovaal([(i * 197) % w, ((i * 83) % 100) * 0.01 * h * 0.3, 1.6, 1.6]), wit(0.7))
    const [zx, zy] = [w * 0.86, h * 0.56]
    gloed(g, [zx, zy, 420 * k], '#ffd08a')
    gloed(g, [zx, zy, 150 * k], '#fff0c0')
    fill(g, ovaal([zx, zy, 52 * k, 52 * k]), '#fff6dc')
    wolkenbank(g, { w, y: h * 0.6, hoog: 90 * k }, ['#f6b7bd', '#d48fc0'])
    verreToren(g, [w * 0.045, h * 0.74, 1.1 * k], '#9a6aae')
    verreToren(g, [w * 0.955, h * 0.82, 1.5 * k], '#8a5ea8')
    wolkenbank(g, { w, y: h * 0.76, hoog: 110 * k }, ['#ffd9c0', '#e9a3bb'])
    wolkenbank(g, { w, y: h * 0.92, hoog: 120 * k }, ['#fff2e0', '#ffc9b8'])
  })
}

/** A cloud that drifts by. */
export function drawWolk(g: G, w: number): void {
  const m = w / 160
  g.save()
  g.scale(m, m)
  const vorm = bollen([
    [40, 48, 24],
    [76, 36, 32],
    [112, 46, 26],
  ])
  fill(g, vorm, verloop(g, [0, 4, 0, 74], ['#fffaf0', '#ffcfc2']))
  g.restore()
}

/** Draws a bird in the distance. */
export function drawVogel(g: G): void {
  g.strokeStyle = 'rgba(70,40,90,.7)'
  g.lineWidth = 3
  g.beginPath()
  g.moveTo(3, 6)
  g.quadraticCurveTo(10, 0, 15, 9)
  g.quadraticCurveTo(20, 0, 27, 6)
  g.stroke()
}
