import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  bollen,
  doos,
  lijn,
  ovaal,
  pad,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** The colours of the sky, each with its height: first in screens above the ground, from there in words. */
const DUSK = [
  [0, '#ffb07c'],
  [0.24, '#ffe3a6'],
  [0.52, '#79c3a8'],
  [0.95, '#1f7f8e'],
] as const
const HOOG = [
  [2.4, '#17608a'],
  [5, '#12386b'],
  [8, '#101d4c'],
  [10, '#1a0c3c'],
] as const
const VER = ['#5aa59c', '#33808a'] as const

/** The height of the strip in which the sky is painted, in px. */
const STROOK = 1024

/** The whole sky, `hoog` px of it, in a strip as narrow as can be, which is stretched over the screen. */
export const hemelStrook = ({ hemel, vlucht }: Indeling, hoog: number): Plaat =>
  bak({ w: 4, h: STROOK, schaal: 1 }, (g) => {
    const kleuren = g.createLinearGradient(0, STROOK, 0, 0)
    const px = [
      ...DUSK.map(([schermen, kleur]) => [schermen * hemel.h, kleur] as const),
      ...HOOG.map(([woorden, kleur]) => [hemel.h + woorden * vlucht.stap, kleur] as const),
    ]
    for (const [y, kleur] of px) kleuren.addColorStop(Math.min(1, y / hoog), kleur)
    g.fillStyle = kleuren
    g.fillRect(0, 0, 4, STROOK)
  })

/** Returns where the distant land begins. */
export const horizon = ({ grond, k }: Indeling): number => grond - 46 * k

/** Returns the outline of a distant stepped or pointed front. */
function huisje([x, y, b, voet]: readonly [number, number, number, number], trap: boolean): Path2D {
  const s = b / 5
  const top: Punt[] = trap
    ? [0, 1, 2].flatMap((i): Punt[] => [
        [x + s * i, y - s * i],
        [x + s * i, y - s * (i + 1)],
      ])
    : [[x + b / 2, y - b * 0.5]]
  const terug = trap ? top.toReversed().map(([px, py]): Punt => [2 * x + b - px, py]) : []
  return lijn([[x, voet], [x, y], ...top, ...terug, [x + b, y], [x + b, voet]])
}

/** The belfry of a Flemish town. */
function belfort(g: G, [x, voet, k]: readonly [number, number, number]): void {
  const p = pad(
    `M-24 0V-150H-18V-200H-14V-232L-8-240L-4-292L0-312L4-292L8-240L14-232V-200H18V-150H24V0Z` +
      `M-28-150L-28-172L-22-172V-150ZM22-150V-172H28V-150Z`,
  )
  g.save()
  g.translate(x, voet)
  g.scale(k, k)
  fill(g, p, VER[0])
  fill(g, ovaal([0, -176, 10, 10]), '#ffe9b4')
  g.restore()
}

/** Paints the body of a mill. Its sails turn separately. */
function molen(g: G, [x, voet, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, voet)
  g.scale(k, k)
  fill(g, pad('M-30 0L-20-92Q0-118 20-92L30 0ZM-42-36H42V-28H-42Z'), VER[1])
  for (const [rx, ry] of [
    [-6, -60],
    [8, -20],
  ] as const)
    fill(g, doos([rx - 5, ry - 7, 10, 14], 4), '#ffdf94')
  g.restore()
}

/** Returns where the axle of the mill is, for turning its sails. */
export function molenAs(indeling: Indeling): Punt {
  const { w, k } = indeling
  return [w * 0.08, horizon(indeling) - 92 * k * 1.05]
}

function stad(g: G, indeling: Indeling): void {
  const { w, k } = indeling
  const voet = horizon(indeling)
  const rnd = stroom(41)
  belfort(g, [w * 0.78, voet + 6, k * 0.92])
  for (const [laag, kleur] of VER.entries())
    for (let x = -20 * k; x < w + 20;) {
      const b = (30 + rnd() * 34) * k
      const isHuis = laag === 0 ? rnd() > 0.3 : rnd() > 0.62
      const y = voet - (14 + rnd() * 34 + (1 - laag) * 22) * k
      if (isHuis) fill(g, huisje([x, y, b, voet + 8], rnd() > 0.5), kleur)
      else
        fill(
          g,
          bollen([
            [x + b / 2, voet - 8 * k, b * 0.5],
            [x + b * 0.2, voet, b * 0.4],
          ]),
          kleur,
        )
      if (isHuis && rnd() > 0.35)
        fill(g, doos([x + b * 0.4, y + 8 * k, 5 * k, 7 * k], 1), '#ffe6a0')
      x += b * (laag === 0 ? 1.04 : 1.7)
    }
  const [mx] = molenAs(indeling)
  molen(g, [mx, voet + 4, k * 1.05])
}

function water(g: G, indeling: Indeling): void {
  const { w, h } = indeling
  const y = horizon(indeling)
  g.fillStyle = verloop(g, [0, y, 0, y + 80], ['#ffcf97', '#58b3ab', '#2a7f8e'])
  g.fillRect(0, y, w, h - y)
  const rnd = stroom(3)
  for (let i = 0; i < 46; i += 1)
    fill(
      g,
      doos([rnd() * w, y + 4 + rnd() * 40, 18 + rnd() * 46, 2], 1),
      rnd() > 0.5 ? wit(0.4) : doorzichtig('#1f7f8e', 0.4),
    )
}

/** The town across the water, over a clear sky. Its top is at `boven`. */
export function verte(indeling: Indeling, boven: number, schaal: number): Plaat {
  const { w, h } = indeling
  return bak({ w, h: h - boven, schaal }, (g) => {
    g.translate(0, -boven)
    stad(g, indeling)
    water(g, indeling)
  })
}

/** A field of stars, the same each time. */
export function sterrenveld(w: number, h: number, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    const rnd = stroom(23)
    for (let i = 0; i < (w * h) / 3600; i += 1) {
      const r = 0.7 + rnd() * 1.7
      const [x, y] = [rnd() * w, rnd() * h]
      fill(g, ovaal([x, y, r, r]), wit(0.3 + rnd() * 0.65))
    }
  })
}

/** A bank of clouds as wide as the screen, `hoog` thick in its middle. */
export function wolkenbank(
  w: number,
  hoog: number,
  { zaad, schaal }: { zaad: number; schaal: number },
): Plaat {
  return bak({ w, h: hoog * 2, schaal }, (g) => {
    const rnd = stroom(zaad)
    for (const [kleur, dy, alfa] of [
      ['#8fc4cf', 0.3, 0.75],
      ['#d9eef0', 0.05, 0.9],
      ['#fffaf0', -0.18, 0.95],
    ] as const) {
      const delen: [number, number, number][] = []
      for (let x = -40; x < w + 60; x += hoog * 0.42)
        delen.push([x, hoog * (1 + dy + (rnd() - 0.5) * 0.3), hoog * (0.3 + rnd() * 0.22)])
      fill(g, bollen(delen), doorzichtig(kleur, alfa))
    }
  })
}

/** The pupil's highest flight so far: a dotted line over the sky with a star at its beginning. */
export function recordLijn(w: number, schaal: number): Plaat {
  return bak({ w, h: 28, schaal }, (g) => {
    for (let x = 40; x < w; x += 26) fill(g, doos([x, 12, 14, 5], 2.5), GOUD)
    fill(g, pad('M16 2l4 8 9 1-6 6 1 9-8-4-8 4 1-9-6-6 9-1z'), GOUD)
  })
}
