import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The moon, awake or winking, 140 × 140 units. */
function maan(g: G, knipoog: boolean): void {
  const [x, y, r] = [70, 70, 46] as const
  gloed(g, [x, y, 68], '#fff2c4')
  const rond = ovaal([x, y, r, r])
  solid(g, { pad: rond, kader: [x - r, y - r, 2 * r, 2 * r], kleur: '#ffe3a0', glans: 0.4 })
  binnen(g, rond, () => {
    for (const [dx, dy, m] of [
      [-0.45, -0.42, 0.2],
      [0.42, 0.42, 0.22],
      [0.1, -0.7, 0.12],
    ] as const)
      fill(g, ovaal([x + dx * r, y + dy * r, m * r, m * r]), doorzichtig('#d9a06a', 0.4))
  })
  for (const kant of [-1, 1] as const) {
    const [ox, oy] = [x + kant * 15, y - 4]
    if (knipoog && kant > 0) streep(g, pad(`M${ox - 7} ${oy}q7 7 14 0`), { dikte: 4 })
    else fill(g, ovaal([ox, oy, 4.5, 6]), INKT)
  }
  streep(g, pad(`M${x - 13} ${y + 15}q13 ${knipoog ? 15 : 11} 26 0`), { dikte: 4 })
  for (const kant of [-1, 1] as const)
    fill(g, ovaal([x + kant * 27, y + 10, 7, 4.5]), doorzichtig('#ee6a86', 0.45))
}

/** A planet with a ring, the back of which is hidden behind it, 130 × 110 units. */
function planeet(g: G): void {
  const [x, y, r] = [65, 55, 30] as const
  const ring = ovaal([x, y, r * 1.85, r * 0.5], -0.32)
  streep(g, ring, { kleur: '#f6c2d6', dikte: r * 0.2 })
  const bol = ovaal([x, y, r, r])
  fill(g, bol, straal(g, [x - r * 0.4, y - r * 0.5, 2, r * 1.8], ['#ffb3a1', '#ee6a86', '#8d3f86']))
  binnen(g, bol, () => {
    for (const [dy, kleur] of [
      [-0.5, '#ffd0b0'],
      [0.05, '#ffa3a0'],
      [0.55, '#b0508c'],
    ] as const)
      fill(g, ovaal([x, y + dy * r, r * 1.2, r * 0.13], -0.2), doorzichtig(kleur, 0.55))
  })
  const voor = lijn([
    [x - 3 * r, y + r],
    [x + 3 * r, y - r],
    [x + 3 * r, y + 3 * r],
    [x - 3 * r, y + 3 * r],
  ])
  binnen(g, voor, () => streep(g, ring, { kleur: '#ffdce6', dikte: r * 0.2 }))
}

/** The size of the plane in units. */
export const VLIEGTUIG = [150, 80] as const

/** Draws a small plane that flies to the right. */
export function drawVliegtuig(g: G): void {
  solid(g, {
    pad: pad('M18 12L40 14L56 38H30Z'),
    kader: [18, 12, 38, 26],
    kleur: '#ff6f3c',
    lijn: 3.5,
  })
  solid(g, {
    pad: pad(
      'M14 40C24 28 60 24 98 26C122 27 138 36 142 44C138 52 118 56 92 56H44C26 56 16 50 14 40Z',
    ),
    kader: [14, 24, 128, 32],
    kleur: '#fff1d6',
    lijn: 3.5,
    glans: 0.3,
  })
  for (let i = 0; i < 5; i += 1) fill(g, ovaal([58 + i * 13, 37, 3.6, 4.4]), '#1d5f78')
  fill(g, pad('M120 30Q134 33 139 42H122Z'), '#4fb0b8')
  solid(g, {
    pad: pad('M64 46L98 46L66 74H50Z'),
    kader: [50, 46, 48, 28],
    kleur: '#f5b02e',
    lijn: 3.5,
  })
}

/** A hot-air balloon, 110 × 170 units. */
function ballon(g: G): void {
  const bol = pad(
    'M55 8C88 8 104 34 100 62C97 84 76 104 66 116H44C34 104 13 84 10 62C6 34 22 8 55 8Z',
  )
  solid(g, {
    pad: bol,
    kader: [8, 8, 94, 108],
    kleur: '#ef5f8a',
    lijn: 3.5,
    glans: 0.35,
    binnen: () => {
      fill(g, pad('M40 4C26 40 30 84 46 120H64C80 84 84 40 70 4Z'), GOUD)
      fill(g, pad('M50 4C46 44 48 86 52 120H58C62 86 64 44 60 4Z'), '#fff6e0')
    },
  })
  for (const x of [47, 63]) streep(g, pad(`M${x} 117L${x} 136`), { dikte: 3 })
  solid(g, {
    pad: pad('M40 136H70L66 160H44Z'),
    kader: [40, 136, 30, 24],
    kleur: '#c98a4a',
    lijn: 3.5,
  })
}

const DINGEN = {
  maan: [140, 140, (g: G) => maan(g, false)],
  knipoog: [140, 140, (g: G) => maan(g, true)],
  planeet: [130, 110, planeet],
  vliegtuig: [...VLIEGTUIG, drawVliegtuig],
  ballon: [110, 170, ballon],
} as const satisfies Record<string, readonly [number, number, (g: G) => void]>

/** Bakes what is met on the way up, at its own size times `k`. */
export function hoogteDing(naam: keyof typeof DINGEN, schaal: number, k: number): Plaat {
  const [w, h, teken] = DINGEN[naam]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })
}
