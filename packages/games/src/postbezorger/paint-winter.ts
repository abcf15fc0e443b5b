import { doos, fill, pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { sneeuwveld } from '@letterhaven/game-kit/themas/grond'
import { schilderThema } from '@letterhaven/game-kit/themas/thema'
import type { Thema } from '@letterhaven/game-kit/themas/thema'
import { bergen, bomenrij, stad } from '@letterhaven/game-kit/themas/verte'
import type { Indeling } from './indeling.ts'

/** The snow town of the kit's worlds, by itself: all twelve of them would be fetched with it. */
const WINTER: Thema = {
  naam: 'winter',
  lucht: ['#3f6fc0', '#8fb6ea', '#ffd9d2'],
  zon: [0.24, 0.58, 36, '#ffe3c8', '#fff4e2'],
  verte: [
    bergen('#8fa6d8', '#f4f8ff', { hoog: 300 }),
    stad('#7d8cc4', { hoog: 70, toren: 0.62, zaad: 33 }),
    bomenrij('#6f86b8', { soort: 'den', hoog: 100 }),
  ],
  grond: sneeuwveld('#cfdcf7'),
  nabij: [],
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
export function drawWinter(
  g: G,
  { w, h, grond, k }: Indeling,
  lucht: readonly string[] = WINTER.lucht,
): void {
  schilderThema(g, { ...WINTER, lucht }, { w, h, deel: grond / h })
  for (const [x, diep, maat] of DENNEN) {
    const s = maat * k
    drawDen(g, [w * x - 65 * s, grond + diep * (h - grond) - 218 * s, s])
  }
}
