import {
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { rijweg, type Indeling } from './indeling.ts'

/** The sky of a winter day, from above to the mountains. */
const LUCHT = ['#3f6fc0', '#8fb6ea', '#ffd9d2'] as const
/** The tops of the mountains: fractions of the width, how high they are, and how wide at their foot, unscaled. */
const TOPPEN = [
  [0.04, 210, 260],
  [0.22, 150, 200],
  [0.4, 240, 290],
  [0.58, 190, 250],
  [0.76, 300, 330],
  [0.95, 230, 280],
] as const

/** Paints one mountain with snow on its top, which the light meets from the left. */
function drawBerg(g: G, [x, voet]: Punt, [hoog, half]: Punt): void {
  const top: Punt = [x, voet - hoog]
  const op = (deel: number, kant: number): Punt => [
    x + kant * half * deel,
    voet - hoog * (1 - deel),
  ]
  fill(g, lijn([top, op(1, 1), op(1, -1)]), '#8fa6d8')
  fill(g, lijn([top, op(1, 1), [x + half * 0.16, voet]]), '#7d93c9')
  fill(
    g,
    lijn([top, op(0.36, 1), op(0.2, 0.3), op(0.4, 0), op(0.22, -0.4), op(0.36, -1)]),
    '#f4f8ff',
  )
}

/** Paints the row of far firs, and the snow before them. */
function drawVeld(g: G, { w, h, grond, bodem, k }: Indeling): void {
  for (let i = 0; i * 26 * k < w; i += 1) {
    const [x, hoog] = [i * 26 * k, (54 + ((i * 37) % 44)) * k]
    const den = lijn([
      [x, grond - hoog],
      [x + 17 * k, grond + 4],
      [x - 17 * k, grond + 4],
    ])
    fill(g, den, '#6f86b8')
  }
  // Nowhere lower than the feet of the mountains, between which and the snow the sky would be seen.
  const golf = pad(
    `M0 ${grond}Q${w * 0.3} ${grond - 16 * k} ${w * 0.6} ${grond}Q${w * 0.8} ${grond - 12 * k} ${w} ${grond}V${bodem}H0Z`,
  )
  fill(g, golf, verloop(g, [0, grond, 0, h], ['#f6f9ff', '#cfdcf7']))
}

/** Where firs stand at the edges: fractions of the width and of the ground from its horizon down, and how large they are. */
const DENNEN = [
  [0.03, 0.5, 1.2],
  [0.13, 0.26, 0.7],
  [0.96, 0.58, 1.3],
] as const

/** Paints a fir under snow with the left top of its box, 130 by 220, at (x, y), so large. */
export function drawDen(g: G, [x, y, k]: readonly [x: number, y: number, k: number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  const stam: Kader = [56, 184, 18, 34]
  solid(g, { pad: doos(stam, 4), kader: stam, kleur: '#7a4c34', lijn: 4 })
  for (const [y, half, hoog] of [
    [190, 56, 78],
    [134, 45, 68],
    [84, 32, 62],
  ] as const) {
    const tak = pad(`M65 ${y - hoog}L${65 + half} ${y}Q65 ${y + 14} ${65 - half} ${y}Z`)
    solid(g, { pad: tak, kader: [65 - half, y - hoog, 2 * half, hoog + 12], kleur: '#3f7f78' })
    fill(
      g,
      pad(
        `M65 ${y - hoog}L${65 + half * 0.72} ${y - hoog * 0.26}Q${65 + half * 0.4} ${y - hoog * 0.36} ${65 + half * 0.24} ${y - hoog * 0.2}Q65 ${y - hoog * 0.36} ${65 - half * 0.3} ${y - hoog * 0.16}Q${65 - half * 0.5} ${y - hoog * 0.34} ${65 - half * 0.72} ${y - hoog * 0.26}Z`,
      ),
      '#f6f9ff',
    )
  }
  g.restore()
}

/** Paints the land behind the street in winter, under another sky where one is given. */
export function drawWinter(g: G, indeling: Indeling, lucht: readonly string[] = LUCHT): void {
  const { w, h, grond, bodem, k } = indeling
  g.fillStyle = verloop(g, [0, 0, 0, grond], lucht)
  g.fillRect(0, 0, w, bodem)
  const [x, y] = [w * 0.24, grond * 0.58]
  gloed(g, [x, y, 110 * k], '#ffe3c8')
  fill(g, ovaal([x, y, 36 * k, 36 * k]), '#fff4e2')
  for (const [deel, hoog, half] of TOPPEN) drawBerg(g, [w * deel, grond], [hoog * k, half * k])
  drawVeld(g, indeling)
  const weg = rijweg(indeling)
  for (const [deel, diep, maat] of DENNEN) {
    const s = maat * k
    const voet = grond + diep * (h - grond)
    // The road would leave no more than the tip of one that stands before it.
    const isBedekt = voet > weg.y + weg.hoog && voet - 218 * s < weg.y
    if (!isBedekt) drawDen(g, [w * deel - 65 * s, voet - 218 * s, s])
  }
}
