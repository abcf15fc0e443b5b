import { diepteVan, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { doos, fill, gloed, ovaal, verloop, type G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { boerderijPlek, molenPlek } from './paint-erf.ts'
import { lantaarnMaat } from './paint-rotonde.ts'
import { rotondeVan } from './rotonde.ts'

const WARM = '#ffc45e'

/** Draws a pool of light on the ground. */
function plas(g: G, [x, y, r]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(1, 0.34)
  g.globalAlpha = 0.5
  gloed(g, [0, 0, r], WARM)
  g.restore()
}

/** Draws the moon and the stars, under the bar at the top. */
function hemellicht(g: G, { w, horizon, k }: Indeling): void {
  const rnd = stroom(23)
  for (let i = 0; i < 64; i += 1) {
    const [x, y, r] = [w * rnd(), horizon * rnd() * 0.86, 0.8 + rnd() * 1.5]
    fill(g, ovaal([x, y, r, r]), 'rgba(255,250,225,.85)')
  }
  const [x, y, r] = [w * 0.945, horizon * 0.42, 36 * Math.max(0.7, k)]
  gloed(g, [x, y, r * 3.4], '#fff3c0')
  fill(g, ovaal([x, y, r, r]), '#fff6d6')
  for (const [dx, dy, deel] of [
    [-0.3, -0.2, 0.2],
    [0.28, 0.3, 0.26],
    [0.3, -0.38, 0.12],
  ] as const)
    fill(g, ovaal([x + dx * r, y + dy * r, r * deel, r * deel]), 'rgba(220,200,150,.6)')
}

/** Draws the light in the windows of mill and farm. */
function ramen(g: G, indeling: Indeling): void {
  for (const [plek, vensters] of [
    [
      molenPlek(indeling),
      [
        [-27, -136, 18, 24],
        [9, -136, 18, 24],
      ],
    ],
    [
      boerderijPlek(indeling),
      [
        [-52, -42, 15, 19],
        [36, -42, 15, 19],
      ],
    ],
  ] as const) {
    g.save()
    g.translate(plek.x, plek.y)
    g.scale(plek.k, plek.k)
    for (const [x, y, w, h] of vensters) {
      gloed(g, [x + w / 2, y + h / 2, 44], WARM)
      fill(g, doos([x + 2, y + 2, w - 4, h - 4], 3), '#ffe9a3')
    }
    g.restore()
  }
}

/** The light of an evening over everything behind the taxi: darker, with a moon, lit windows and lanterns. */
export function avondPlaat(indeling: Indeling, schaal: number): Plaat {
  const { w, h, horizon } = indeling
  const rond = rotondeVan(indeling)
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['rgba(24,20,84,.8)', 'rgba(44,28,110,.56)', 'rgba(30,20,92,.5)', 'rgba(24,16,78,.56)'],
    )
    g.fillRect(0, 0, w, h)
    hemellicht(g, indeling)
    ramen(g, indeling)
    const k = lantaarnMaat(rond)
    plas(g, [rond.x, rond.y + rond.ry * 0.2, rond.rx * 1.25])
    for (const kant of [-1, 1]) gloed(g, [rond.x + kant * 44 * k, rond.y - 132 * k, 60 * k], WARM)
    for (const [u, deel] of [
      [-0.6, 0.86],
      [0.6, 0.86],
    ] as const) {
      const y = horizon + (h - horizon) * deel
      plas(g, [wegX(indeling, y, u), y, 260 * diepteVan(indeling, y) * Math.max(0.5, indeling.k)])
    }
  })
}

/** The light of the headlamps on the road ahead, the taxi in the middle of its lower edge. */
export function koplicht(m: number, schaal: number): Plaat {
  const [w, h] = [420 * m, 300 * m]
  return bak({ w, h, schaal }, (g) => {
    for (const x of [0.32, 0.68]) {
      g.save()
      g.translate(w * x, h * 0.72)
      g.scale(0.5, 1)
      g.globalAlpha = 0.6
      gloed(g, [0, 0, h * 0.68], '#fff0b4')
      g.restore()
    }
  })
}
