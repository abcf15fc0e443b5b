import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  fill,
  gloed,
  ovaal,
  solid,
  streep,
  pad,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

const LAMPJES = [GOUD, '#ff7a6b', '#8be0ff', '#b6f09c']
/** The distance between two lamps, in px, and the room that the glow of one takes. */
const TUSSEN = 44
const GLOED = 22

/** A stretch of the string between two gables, as the points of its curve. */
type Boog = readonly [van: Punt, via: Punt, naar: Punt]

/** Returns the string of lamps over the street, from gable to gable, and off the screen on both sides. */
function bogen({ huizen, dak, straat, w: breed }: Indeling): readonly Boog[] {
  const hangt = huizen.map(({ x, y, w }): Punt => [x + w / 2, y - dak * 0.62])
  const rand = (x: number, bij: Punt | undefined): Punt => [x, (bij?.[1] ?? 0) - 20]
  const punten = [rand(straat.x - 20, hangt[0]), ...hangt, rand(breed + 20, hangt.at(-1))]
  return punten.slice(1).map((naar, i): Boog => {
    const van = punten[i] ?? naar
    const diep = Math.min(70, Math.abs(naar[0] - van[0]) * 0.18)
    return [van, [(van[0] + naar[0]) / 2, (van[1] + naar[1]) / 2 + diep * 2], naar]
  })
}

const opBoog = ([van, via, naar]: Boog, t: number): Punt => [
  (1 - t) ** 2 * van[0] + 2 * t * (1 - t) * via[0] + t ** 2 * naar[0],
  (1 - t) ** 2 * van[1] + 2 * t * (1 - t) * via[1] + t ** 2 * naar[1] + 8,
]

/** Returns where the lamps hang, from left to right. */
export const lampen = (indeling: Indeling): readonly Punt[] =>
  bogen(indeling).flatMap((boog) => {
    const n = Math.max(3, Math.round(Math.abs(boog[2][0] - boog[0][0]) / TUSSEN))
    return Array.from({ length: n - 1 }, (_, l) => opBoog(boog, (l + 1) / n))
  })

/** Paints the string with its lamps out. */
export function slinger(g: G, indeling: Indeling): void {
  for (const [[ax, ay], [mx, my], [bx, by]] of bogen(indeling))
    streep(g, pad(`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`), { dikte: 3 })
  for (const [x, y] of lampen(indeling)) lamp(g, [x, y], '#7c86a8')
}

function lamp(g: G, [x, y]: Punt, kleur: string): void {
  const kader = [x - 6, y - 8, 12, 16] as const
  solid(g, { pad: ovaal([x, y, 5.5, 7.5]), kader, kleur, lijn: 2.5, glans: 0.5 })
}

/** One lamp that is lit. */
export function lampPlaat(nr: number, schaal: number): Plaat {
  const kleur = LAMPJES[nr % LAMPJES.length] ?? GOUD
  return bak({ w: 2 * GLOED, h: 2 * GLOED, schaal }, (g) => {
    gloed(g, [GLOED, GLOED, GLOED], kleur)
    lamp(g, [GLOED, GLOED], kleur)
  })
}

/** One puff of smoke. */
export function rookPlaat(k: number, schaal: number): Plaat {
  const r = 13 * k
  return bak({ w: 4 * r, h: 3 * r, schaal }, (g) => {
    for (const [x, y, deel] of [
      [1.4, 1.7, 1],
      [2.2, 1.3, 0.9],
      [2.7, 1.8, 0.7],
    ] as const)
      fill(g, ovaal([x * r, y * r, deel * r, deel * r]), wit(0.85))
  })
}

/** A note of a song. */
export function nootPlaat(k: number, schaal: number): Plaat {
  const r = 7 * k
  return bak({ w: 4 * r, h: 5 * r, schaal }, (g) => {
    for (const [kleur, dik] of [
      [INKT, 5],
      [GOUD, 0],
    ] as const) {
      const lijn = { kleur, dikte: 2.4 * k + dik }
      streep(
        g,
        pad(`M${2.3 * r} ${3.9 * r}V${0.8 * r}q${r} ${0.3 * r} ${1.2 * r} ${1.5 * r}`),
        lijn,
      )
      fill(g, ovaal([1.5 * r, 3.9 * r, r + dik / 2, 0.75 * r + dik / 2]), kleur)
    }
  })
}

/** The evening over the street: the colour of the sky deepens from above, and stars come out. */
export function nachtPlaat({ w, h, grond, bodem, top }: Indeling, schaal: number): Plaat {
  return bak({ w, h: bodem, schaal }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['rgba(12,16,62,.82)', 'rgba(22,24,84,.62)', 'rgba(36,40,110,.5)'],
    )
    g.fillRect(0, 0, w, bodem)
    for (let i = 0; i < 46; i += 1) {
      const [x, y] = [((i * 137) % 1000) / 1000, ((i * 211) % 1000) / 1000]
      const r = 1.1 + (i % 3) * 0.6
      fill(g, ovaal([x * w, y * (grond - top) * 0.5 + top * 0.5, r, r]), wit(0.9))
    }
  })
}
