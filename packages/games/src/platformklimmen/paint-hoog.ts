import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { State } from './verdieping.ts'

/** The sky above what is seen at the foot: its colours from the top down, the last of them the first of the sky below. */
const KLEUREN = {
  1: ['#141346', '#2c2a78', '#4d4499'],
  2: ['#05082a', '#0a0e36', '#0e1342'],
  3: ['#0d4f9a', '#166cb0', '#1f86c4'],
} as const

/** A balloon with a basket. */
function ballon(g: G, [x, y, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  streep(g, pad('M-12 34L-7 56M12 34L7 56'), { kleur: '#6b4a58', dikte: 2.5 })
  fill(g, doos([-9, 55, 18, 13], 3), '#b9783f')
  const bol = pad('M0-44Q38-42 36-4Q30 26 8 40H-8Q-30 26-36-4Q-38-42 0-44Z')
  fill(g, bol, '#f0705f')
  binnen(g, bol, () => {
    for (const dx of [-24, 6]) fill(g, ovaal([dx, 0, 9, 50]), CREME)
    fill(g, ovaal([-16, -24, 10, 16], -0.5), wit(0.4))
  })
  g.restore()
}

/** A moon that sleeps. */
function maan(g: G, [x, y, k]: readonly [number, number, number]): void {
  gloed(g, [x, y, 90 * k], '#fff3c4')
  fill(
    g,
    pad(
      `M${x + 10 * k} ${y - 36 * k}A${38 * k} ${38 * k} 0 1 0 ${x + 36 * k} ${y + 14 * k}A${30 * k} ${30 * k} 0 1 1 ${x + 10 * k} ${y - 36 * k}Z`,
    ),
    '#fff1c0',
  )
  streep(g, pad(`M${x - 20 * k} ${y + 4 * k}q${5 * k} ${5 * k} ${10 * k} 0`), {
    kleur: '#8a6a3c',
    dikte: 2.5 * k,
  })
}

/** A planet with its ring. */
function planeet(g: G, [x, y, k]: readonly [number, number, number]): void {
  streep(g, pad(`M${x - 44 * k} ${y + 16 * k}L${x + 44 * k} ${y - 16 * k}`), {
    kleur: '#e6c7f0',
    dikte: 7 * k,
  })
  fill(
    g,
    ovaal([x, y, 26 * k, 26 * k]),
    verloop(g, [0, y - 26 * k, 0, y + 26 * k], ['#ffb98a', '#c65f9a']),
  )
  streep(g, pad(`M${x - 26 * k} ${y + 8 * k}L${x + 26 * k} ${y - 8 * k}`), {
    kleur: '#f7e3ff',
    dikte: 4 * k,
  })
}

/** A shooting star. */
function vallendeSter(g: G, [x, y, k]: readonly [number, number, number]): void {
  const staart = pad(`M${x} ${y}L${x + 70 * k} ${y - 34 * k}`)
  streep(g, staart, { kleur: 'rgba(255,240,190,.5)', dikte: 6 * k })
  fill(g, ovaal([x, y, 6 * k, 6 * k]), GOUD)
}

/** Paints what is high above the tower; it joins the sky below it without a seam. */
export function hogeLucht(
  trap: State['trap'],
  { w, h, k }: { readonly w: number; readonly h: number; readonly k: number },
  schaal: number,
): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], [...KLEUREN[trap]])
    g.fillRect(0, 0, w, h)
    const sterren = trap === 3 ? 0 : 46
    for (let i = 0; i < sterren; i += 1) {
      const r = 1 + (i % 3) * 0.7
      fill(g, ovaal([(i * 191) % w, ((i * 71) % 100) * 0.009 * h, r, r]), wit(0.8))
    }
    if (trap === 3) {
      for (const [x, y, r] of [
        [0.06, 0.3, 26],
        [0.9, 0.62, 34],
      ] as const) {
        const vorm = bollen([
          [w * x - r, h * y, r * 0.7],
          [w * x, h * y - r * 0.35, r],
          [w * x + r, h * y, r * 0.75],
        ])
        fill(g, vorm, wit(0.85))
      }
      ballon(g, [w * 0.88, h * 0.3, 1.1 * k])
      ballon(g, [w * 0.1, h * 0.66, 0.7 * k])
      return
    }
    if (trap === 1) ballon(g, [w * 0.76, h * 0.74, 0.9 * k])
    maan(g, [w * 0.92, h * 0.3, 0.9 * k])
    planeet(g, [w * (trap === 1 ? 0.72 : 0.8), h * 0.2, 0.7 * k])
    vallendeSter(g, [w * 0.84, h * 0.56, k])
  })
}
