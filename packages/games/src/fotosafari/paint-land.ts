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
import { drawSterren } from './paint-nacht.ts'
import { drawOever, drawPlanken } from './paint-ochtend.ts'
import { acacia, bloem, gras } from './paint-savanne.ts'
import { TINTEN, type Tint, type Uur } from './uur.ts'

/** Birds flying home: a wing to the left, a wing to the right. */
function vogels(g: G, { w, horizon, k }: Indeling, kleur: string): void {
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
      { kleur, dikte: Math.max(2, 3 * k) },
    )
  }
}

/** The sun in its haze, low over the horizon. */
function drawZon(g: G, { w, horizon, k }: Indeling, { zon, gloed: kleur }: Tint): void {
  const [zx, zy] = [w * zon.x, horizon - zon.hoog * k]
  gloed(g, [zx, zy, 5.4 * zon.r * k], kleur)
  for (const [r, alfa] of [
    [1.83, 0.16],
    [1.42, 0.22],
  ] as const)
    fill(g, ovaal([zx, zy, zon.r * r * k, zon.r * r * k]), `rgba(255,246,208,${alfa})`)
  fill(g, ovaal([zx, zy, zon.r * k, zon.r * k]), zon.kleur)
}

/** Paints the sky of an hour with a low sun, and the ground below it. */
function drawLucht(g: G, indeling: Indeling, tint: Tint): void {
  const { w, h, horizon, k } = indeling
  g.fillStyle = verloop(g, [0, 0, 0, horizon], tint.hemel)
  g.fillRect(0, 0, w, h)
  if (tint === TINTEN.nacht) drawSterren(g, { w, h: horizon * 0.86 })
  else drawZon(g, indeling, tint)
  for (const [x, y, b, dik] of [
    [0.6, 0.5, 190, 13],
    [0.68, 0.46, 110, 10],
    [0.9, 0.66, 130, 11],
    [0.07, 0.62, 140, 12],
    [0.34, 0.82, 120, 7],
  ] as const) {
    fill(g, ovaal([w * x, horizon * y + 5 * k, b * k, dik * k]), tint.wolk[0])
    fill(g, ovaal([w * x, horizon * y, b * k, dik * 0.72 * k]), tint.wolk[1])
  }
  vogels(g, indeling, tint.vogels)
  heuvels(g, indeling, tint)
  for (let i = 0; i < w / 190; i += 1) {
    const s = (0.26 + ((i * 29) % 10) * 0.02) * k
    acacia(g, [60 + i * 190 + ((i * 71) % 80), horizon + 5, s], tint.acacia)
  }
  g.fillStyle = tint.vlakte
  g.fillRect(0, horizon, w, h - horizon)
}

/** The sky. It does not move along with the land. */
export const lucht = (indeling: Indeling, uur: Uur, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.h, schaal }, (g) => drawLucht(g, indeling, TINTEN[uur]))

/** Table mountains and hills in the haze, without ink. */
function heuvels(g: G, { w: breed, horizon, k }: Indeling, tint: Tint): void {
  for (let i = 0; i < breed / 620; i += 1) {
    const [x, hoog, b] = [120 + i * 620 + ((i * 97) % 140), (78 + ((i * 41) % 40)) * k, 150 * k]
    fill(
      g,
      pad(
        `M${x - b * 1.5} ${horizon}Q${x - b} ${horizon - hoog * 0.5} ${x - b * 0.72} ${horizon - hoog}H${x + b * 0.66}Q${x + b} ${horizon - hoog * 0.5} ${x + b * 1.6} ${horizon}Z`,
      ),
      verloop(g, [0, horizon - hoog, 0, horizon], tint.berg),
    )
  }
  for (const [kleur, hoog, stap] of [
    [tint.heuvels[0], 58, 420],
    [tint.heuvels[1], 34, 300],
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
  { onder, uur, schaal }: { readonly onder: number; readonly uur: Uur; readonly schaal: number },
): Plaat {
  const tint = TINTEN[uur]
  return bak({ w, h: Math.max(h, onder), schaal }, (g) => {
    const top = h * HORIZON
    g.fillStyle = verloop(g, [0, top, 0, h], tint.grond)
    g.fillRect(0, top, w, onder)
    const diep = h - top
    for (const [op, dik, kleur] of [
      [0.02, 0.05, tint.golven[0]],
      [0.2, 0.07, tint.golven[1]],
      [0.44, 0.1, tint.golven[2]],
      [0.7, 0.13, tint.golven[3]],
    ] as const) {
      const y = top + diep * op
      let svg = `M0 ${y}`
      for (let x = 0; x < w; x += w / 4) svg += `q${w / 16} ${-diep * 0.02} ${w / 8} 0t${w / 8} 0`
      fill(g, pad(`${svg}V${y + diep * dik}H0Z`), kleur)
    }
    for (let i = 0; i < (w * h) / 13000; i += 1) {
      const y = top + diep * (0.06 + 0.94 * toeval(i + 41))
      gras(g, [w * toeval(i + 1), y, 0.4 + 0.35 * toeval(i)], tint.gras)
    }
  })
}

/** What grows close to the camera, below the land: photos and buttons hang before it. */
export function voorgrond({ w, h, land, k }: Indeling, uur: Uur, schaal: number): Plaat {
  const tint = TINTEN[uur]
  const onder = h - land.y - land.h + 14
  return bak({ w, h: onder, schaal }, (g) => {
    const rand = `M0 12Q${w * 0.3} 0 ${w * 0.6} 11T${w} 7`
    fill(g, pad(`${rand}V${onder}H0Z`), verloop(g, [0, 0, 0, onder], tint.voor))
    streep(g, pad(rand), { kleur: tint.rand, dikte: 4 })
    if (uur === 'ochtend') return drawOever(g, { w, h: onder, k })
    for (const [x, s] of [
      [0.015, 1.1],
      [0.985, 1.2],
      [0.94, 0.8],
    ] as const)
      gras(g, [w * x, onder - 2, s * Math.max(0.6, k) * 1.3], tint.gras)
    bloem(g, [w * 0.48, onder - 2, Math.max(0.5, k)])
  })
}

/** The side of the jeep or the boat beside the land, where the screen is low. */
export function zijwand({ land, h }: Indeling, uur: Uur, schaal: number): Plaat {
  return bak({ w: land.x, h, schaal }, (g) => {
    const kader: Kader = [-8, -8, land.x + 2, h + 16]
    solid(g, { pad: doos(kader, 4), kader, kleur: TINTEN[uur].wand })
    if (uur === 'ochtend') return drawPlanken(g, { w: land.x, h })
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
export const bovenlucht = (indeling: Indeling, uur: Uur, schaal: number): Plaat =>
  bak({ w: indeling.w, h: indeling.land.y, schaal }, (g) => drawLucht(g, indeling, TINTEN[uur]))
