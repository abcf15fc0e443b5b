import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  fill,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

type Maat = Pick<Vak, 'w' | 'h'>

/** Reeds in the water, with their brown heads. */
function riet(g: G, [x, y, s]: readonly [number, number, number]): void {
  for (const [dx, hoog, buig] of [
    [-13, 46, -7],
    [-4, 66, 3],
    [6, 54, 8],
    [15, 38, 12],
  ] as const) {
    const [voet, top] = [x + dx * s, y - hoog * s]
    const stengel = pad(`M${voet} ${y}Q${voet} ${y - hoog * 0.5 * s} ${voet + buig * s} ${top}`)
    streep(g, stengel, { dikte: 6.5 * s })
    streep(g, stengel, { kleur: '#6fa35c', dikte: 3.4 * s })
    if (hoog < 50) continue
    const aar: Punt = [voet + buig * s, top]
    solid(g, {
      pad: ovaal([...aar, 4.4 * s, 11 * s], buig * 0.02),
      kader: [aar[0] - 5 * s, aar[1] - 11 * s, 10 * s, 22 * s],
      kleur: '#8a5a3c',
      lijn: 2.4 * s,
    })
  }
}

/** A lily on its leaf. */
function lelie(g: G, [x, y, s]: readonly [number, number, number]): void {
  const blad = pad(
    `M${x} ${y}L${x + 30 * s} ${y - 5 * s}A${31 * s} ${10 * s} 0 1 1 ${x + 26 * s} ${y - 8 * s}Z`,
  )
  solid(g, {
    pad: blad,
    kader: [x - 32 * s, y - 12 * s, 64 * s, 24 * s],
    kleur: '#6fae6a',
    lijn: 2.6,
  })
  for (const hoek of [-0.9, -0.45, 0, 0.45, 0.9]) {
    const [px, py] = [x + Math.sin(hoek) * 10 * s, y - 4 * s - Math.cos(hoek) * 9 * s]
    solid(g, {
      pad: ovaal([px, py, 5 * s, 10 * s], hoek),
      kader: [px - 6 * s, py - 10 * s, 12 * s, 20 * s],
      kleur: '#ffd3e4',
      lijn: 2,
    })
  }
  fill(g, ovaal([x, y - 4 * s, 5 * s, 4 * s]), GOUD)
}

/** Draws what the pool has close by: ripples, reeds at both sides, a lily. */
export function drawOever(g: G, { w, h, k }: Maat & { readonly k: number }): void {
  for (let i = 0; i < w / 70; i += 1) {
    const [x, y] = [((i * 173) % 997) * (w / 997), 18 + ((i * 59) % 83) * ((h - 24) / 83)]
    fill(g, ovaal([x, y, 16 + (i % 3) * 7, 1.8]), wit(0.4))
  }
  const s = Math.max(0.62, k)
  for (const [x, keer] of [
    [0.008, 1],
    [0.985, 1.1],
    [0.955, 0.8],
  ] as const)
    riet(g, [w * x, h + 2, Math.min(s * keer, (h - 6) / 78)])
  lelie(g, [w * 0.48, h - 18 * s, s * 1.1])
}

/** Draws the planks of a boat over its side. */
export function drawPlanken(g: G, { w, h }: Maat): void {
  for (let y = 46; y < h; y += 62) {
    streep(g, pad(`M0 ${y}Q${w / 2} ${y + 7} ${w} ${y}`), { kleur: 'rgba(70,36,20,.5)', dikte: 3 })
    for (const x of [0.07, 0.93]) fill(g, ovaal([w * x, y + 16, 3.4, 3.4]), 'rgba(70,36,20,.55)')
  }
}

const nevel = (alfa: number): string => `rgba(226,234,244,${alfa})`

/** The mist over the land. Who stands in it is a shape, and no more. */
export function mistPlaat({ w, h }: Maat, schaal: number): Plaat {
  return bak({ w, h, schaal: schaal * 0.5 }, (g) => {
    // Above the horizon it thins out into the sky.
    g.fillStyle = verloop(g, [0, 0, 0, h * 0.16], [nevel(0.25), nevel(0.64), nevel(0.72)])
    g.fillRect(0, 0, w, h)
    for (let i = 0; i < 16; i += 1) {
      const [x, y] = [((i * 389) % 1000) * (w / 1000), ((i * 271) % 100) * (h / 100)]
      const [a, b] = [Math.max(150, w * 0.2), 26 + (i % 4) * 12]
      g.save()
      g.translate(x, y)
      g.scale(a, b)
      g.fillStyle = straal(g, [0, 0, 0, 1], [wit(0.4), wit(0.2), wit(0)])
      g.fillRect(-1, -1, 2, 2)
      g.restore()
    }
  })
}

/** One bank of mist that drifts by. */
export function sliertPlaat({ w, h }: Maat, schaal: number): Plaat {
  return bak({ w, h, schaal: schaal * 0.4 }, (g) => {
    for (const [x, y, a, b] of [
      [0.28, 0.55, 0.28, 0.42],
      [0.52, 0.42, 0.34, 0.4],
      [0.76, 0.6, 0.24, 0.36],
    ] as const) {
      g.save()
      g.translate(w * x, h * y)
      g.scale(w * a, h * b)
      g.fillStyle = straal(g, [0, 0, 0, 1], [wit(0.5), wit(0.26), wit(0)])
      g.fillRect(-1, -1, 2, 2)
      g.restore()
    }
  })
}
