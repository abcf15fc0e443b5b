import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { HORIZON, type Indeling } from './indeling.ts'
import { acacia, bloem, gras } from './paint-savanne.ts'

const HEMEL = ['#c94f6d', '#f2705a', '#ff9c5c', '#ffc978', '#fff0b8'] as const

/** Birds flying home: a wing to the left, a wing to the right. */
function vogels(g: G, { w, horizon, k }: Indeling): void {
  for (const [x, y, s] of [
    [0.66, 0.5, 1],
    [0.7, 0.44, 0.8],
    [0.735, 0.52, 0.9],
    [0.2, 0.58, 0.7],
    [0.235, 0.53, 0.6],
  ] as const) {
    const [px, py, r] = [w * x, horizon * y, 15 * s * k]
    streep(
      g,
      pad(
        `M${px - r} ${py - r * 0.3}Q${px - r * 0.4} ${py - r * 0.7} ${px} ${py}Q${px + r * 0.4} ${py - r * 0.7} ${px + r} ${py - r * 0.3}`,
      ),
      { kleur: '#8f4a55', dikte: Math.max(2, 3 * k) },
    )
  }
}

/** Paints the evening sky with a low sun, and the ground below it. */
function drawLucht(g: G, indeling: Indeling): void {
  const { w, h, horizon, k } = indeling
  g.fillStyle = verloop(g, [0, 0, 0, horizon], HEMEL)
  g.fillRect(0, 0, w, h)
  const [zx, zy] = [w * 0.3, horizon - 34 * k]
  gloed(g, [zx, zy, 560 * k], '#ffd27a')
  for (const [r, alfa] of [
    [190, 0.16],
    [148, 0.22],
  ] as const)
    fill(g, ovaal([zx, zy, r * k, r * k]), `rgba(255,246,208,${alfa})`)
  fill(g, ovaal([zx, zy, 104 * k, 104 * k]), '#fff6d2')
  for (const [x, y, b, dik] of [
    [0.6, 0.5, 190, 13],
    [0.68, 0.46, 110, 10],
    [0.9, 0.66, 130, 11],
    [0.07, 0.62, 140, 12],
    [0.34, 0.82, 120, 7],
  ] as const) {
    fill(g, ovaal([w * x, horizon * y + 5 * k, b * k, dik * k]), 'rgba(201,79,109,.28)')
    fill(g, ovaal([w * x, horizon * y, b * k, dik * 0.72 * k]), 'rgba(255,236,196,.72)')
  }
  vogels(g, indeling)
  heuvels(g, indeling)
  for (let i = 0; i < w / 190; i += 1)
    acacia(g, [60 + i * 190 + ((i * 71) % 80), horizon + 5, (0.26 + ((i * 29) % 10) * 0.02) * k])
  g.fillStyle = '#f2c97a'
  g.fillRect(0, horizon, w, h - horizon)
}

/** The evening sky. It does not move along with the land. */
export const lucht = (indeling: Indeling, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.h, schaal }, (g) => drawLucht(g, indeling))

/** Table mountains and hills in the haze, without ink. */
function heuvels(g: G, { w: breed, horizon, k }: Indeling): void {
  for (let i = 0; i < breed / 620; i += 1) {
    const [x, hoog, b] = [120 + i * 620 + ((i * 97) % 140), (78 + ((i * 41) % 40)) * k, 150 * k]
    fill(
      g,
      pad(
        `M${x - b * 1.5} ${horizon}Q${x - b} ${horizon - hoog * 0.5} ${x - b * 0.72} ${horizon - hoog}H${x + b * 0.66}Q${x + b} ${horizon - hoog * 0.5} ${x + b * 1.6} ${horizon}Z`,
      ),
      verloop(g, [0, horizon - hoog, 0, horizon], ['#e58f74', '#f3b487']),
    )
  }
  for (const [kleur, hoog, stap] of [
    ['#e59a6a', 58, 420],
    ['#cf8553', 34, 300],
  ] as const) {
    const punten = Array.from({ length: Math.ceil(breed / stap) + 2 }, (_, i): Punt => [
      i * stap - 60,
      horizon - hoog * k * (0.35 + ((i * 37) % 10) * 0.07),
    ])
    let svg = `M-10 ${horizon + 10}L-10 ${punten[0]?.[1] ?? horizon}`
    for (const [i, [x, y]] of punten.entries())
      svg += `Q${x} ${y - (i % 2 ? 30 : -14) * k} ${x + stap / 2} ${y}`
    fill(g, pad(`${svg}L${breed + 20} ${horizon + 10}Z`), kleur)
  }
}

/** A number that is the same for the same place, 0…1, for what grows here and there. */
const toeval = (n: number): number => Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1

/** The grassland of one place, in waves of light and shade, from its horizon down to the lower edge of the screen. */
export function grondPlaat(
  { w, h }: Pick<Vak, 'w' | 'h'>,
  { onder, schaal }: { readonly onder: number; readonly schaal: number },
): Plaat {
  return bak({ w, h: Math.max(h, onder), schaal }, (g) => {
    const top = h * HORIZON
    g.fillStyle = verloop(g, [0, top, 0, h], ['#f2c97a', '#e4b35a', '#d09a48'])
    g.fillRect(0, top, w, onder)
    const diep = h - top
    for (const [op, dik, kleur] of [
      [0.02, 0.05, 'rgba(168,170,74,.5)'],
      [0.2, 0.07, 'rgba(255,240,170,.35)'],
      [0.44, 0.1, 'rgba(160,120,44,.18)'],
      [0.7, 0.13, 'rgba(255,232,150,.24)'],
    ] as const) {
      const y = top + diep * op
      let svg = `M0 ${y}`
      for (let x = 0; x < w; x += w / 4) svg += `q${w / 16} ${-diep * 0.02} ${w / 8} 0t${w / 8} 0`
      fill(g, pad(`${svg}V${y + diep * dik}H0Z`), kleur)
    }
    for (let i = 0; i < (w * h) / 13000; i += 1)
      gras(g, [
        w * toeval(i + 1),
        top + diep * (0.06 + 0.94 * toeval(i + 41)),
        0.4 + 0.35 * toeval(i),
      ])
  })
}

/** What grows close to the camera, below the land: photos and buttons hang before it. */
export function voorgrond({ w, h, land, k }: Indeling, schaal: number): Plaat {
  const onder = h - land.y - land.h + 14
  return bak({ w, h: onder, schaal }, (g) => {
    const rand = `M0 12Q${w * 0.3} 0 ${w * 0.6} 11T${w} 7`
    fill(g, pad(`${rand}V${onder}H0Z`), verloop(g, [0, 0, 0, onder], ['#9c6a38', '#6f4526']))
    streep(g, pad(rand), { kleur: 'rgba(255,226,150,.45)', dikte: 4 })
    for (const [x, s] of [
      [0.015, 1.1],
      [0.985, 1.2],
      [0.94, 0.8],
    ] as const)
      gras(g, [w * x, onder - 2, s * Math.max(0.6, k) * 1.3])
    bloem(g, [w * 0.48, onder - 2, Math.max(0.5, k)])
  })
}

/** The inside of the jeep beside the land, where the screen is low. */
export function zijwand({ land, h }: Indeling, schaal: number): Plaat {
  return bak({ w: land.x, h, schaal }, (g) => {
    const kader: Kader = [-8, -8, land.x + 2, h + 16]
    solid(g, { pad: doos(kader, 4), kader, kleur: '#6f9a58' })
    g.fillStyle = 'rgba(244,234,210,.5)'
    for (let y = 20; y < h; y += 84)
      g.fill(
        pad(
          `M0 ${y}q${land.x * 0.3} 18 ${land.x * 0.5} 4t${land.x * 0.4} 20v16q-${land.x * 0.3} 12-${land.x * 0.5} 0t-${land.x * 0.4}-14Z`,
        ),
      )
  })
}

/** The same sky above the land alone, over whatever of the land is shifted out of sight. */
export const bovenlucht = (indeling: Indeling, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.land.y, schaal }, (g) => drawLucht(g, indeling))
