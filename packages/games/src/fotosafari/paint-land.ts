import { bak } from '@letterhaven/game-kit/bake'
import type { Plaat } from '@letterhaven/game-kit/bake'
import {
  bollen,
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  vul,
} from '@letterhaven/game-kit/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/teken'
import type { Vak } from '@letterhaven/game-kit/vak'
import type { Indeling } from './indeling.ts'

const HOUT = '#a8693a'

/** The evening sky with a low sun: it stays where it is. */
export function lucht({ w, h, horizon, k }: Indeling, schaal: number): Plaat {
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, horizon], ['#f0684e', '#ff9a5a', '#ffc56e', '#ffe9a8'])
    g.fillRect(0, 0, w, h)
    const [zx, zy] = [w * 0.3, horizon - 40 * k]
    gloed(g, [zx, zy, 460 * k], '#ffd27a')
    gloed(g, [zx, zy, 180 * k], '#fff4c8')
    vul(g, ovaal([zx, zy, 86 * k, 86 * k]), '#fff8dc')
    for (const [x, y, b] of [
      [0.62, 0.32, 150],
      [0.86, 0.48, 110],
      [0.1, 0.44, 120],
    ] as const)
      vul(g, ovaal([w * x, horizon * y, b * k, 9 * k]), 'rgba(255,240,200,.5)')
  })
}

/** Hills in the haze, without ink. */
function heuvels(g: G, { breed, horizon, k }: Indeling): void {
  for (const [kleur, hoog, stap] of [
    ['#e59a6a', 74, 420],
    ['#cf8553', 44, 300],
  ] as const) {
    const punten = Array.from({ length: Math.ceil(breed / stap) + 2 }, (_, i): Punt => [
      i * stap - 60,
      horizon - hoog * k * (0.35 + ((i * 37) % 10) * 0.07),
    ])
    let svg = `M-10 ${horizon + 10}L-10 ${punten[0]?.[1] ?? horizon}`
    for (const [i, [x, y]] of punten.entries())
      svg += `Q${x} ${y - (i % 2 ? 30 : -14) * k} ${x + stap / 2} ${y}`
    vul(g, pad(`${svg}L${breed + 20} ${horizon + 10}Z`), kleur)
  }
}

/** A flat-topped acacia. */
function acacia(g: G, [x, y, s]: readonly [number, number, number], ver: boolean): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  if (!ver) schaduw(g, [0, 2, 120, 12])
  const lijnDikte = ver ? 0 : 4
  const stam = pad('M-9 0Q-4-60-22-104L-10-108Q0-86 3-70Q8-96 26-116L36-110Q14-70 12 0Z')
  solid(g, {
    pad: stam,
    kader: [-24, -116, 60, 116],
    kleur: ver ? '#9c6243' : '#7d4d37',
    lijn: lijnDikte,
  })
  const kroon = bollen([
    [-86, -118, 26],
    [-50, -134, 32],
    [-8, -142, 36],
    [38, -138, 34],
    [78, -124, 28],
  ])
  kroon.addPath(doos([-104, -124, 204, 20], 10))
  solid(g, {
    pad: kroon,
    kader: [-112, -178, 220, 76],
    kleur: ver ? '#a08a4c' : '#7f9a45',
    lijn: lijnDikte,
  })
  g.restore()
}

/** Tufts of dry grass. */
function gras(g: G, [x, y, s]: readonly [number, number, number]): void {
  const pol = pad(
    `M${x - 16 * s} ${y}Q${x - 14 * s} ${y - 18 * s} ${x - 22 * s} ${y - 28 * s}Q${x - 8 * s} ${y - 18 * s} ${x - 6 * s} ${y - 3 * s}Q${x - 4 * s} ${y - 30 * s} ${x + 2 * s} ${y - 40 * s}Q${x + 4 * s} ${y - 20 * s} ${x + 6 * s} ${y - 3 * s}Q${x + 10 * s} ${y - 20 * s} ${x + 22 * s} ${y - 26 * s}Q${x + 14 * s} ${y - 14 * s} ${x + 16 * s} ${y}Z`,
  )
  solid(g, { pad: pol, kader: [x - 22 * s, y - 40 * s, 44 * s, 40 * s], kleur: '#d9b14a', lijn: 3 })
}

/** A rock, and a termite hill. */
function rots(g: G, [x, y, s]: readonly [number, number, number], heuvel: boolean): void {
  schaduw(g, [x, y, 52 * s, 9 * s])
  const vorm = heuvel
    ? pad(
        `M${x - 34 * s} ${y}Q${x - 30 * s} ${y - 60 * s} ${x - 12 * s} ${y - 84 * s}Q${x} ${y - 118 * s} ${x + 10 * s} ${y - 80 * s}Q${x + 34 * s} ${y - 50 * s} ${x + 36 * s} ${y}Z`,
      )
    : pad(
        `M${x - 50 * s} ${y}Q${x - 48 * s} ${y - 36 * s} ${x - 14 * s} ${y - 42 * s}Q${x + 34 * s} ${y - 44 * s} ${x + 50 * s} ${y}Z`,
      )
  solid(g, {
    pad: vorm,
    kader: [x - 50 * s, y - 110 * s, 100 * s, 110 * s],
    kleur: heuvel ? '#b86a45' : '#a08d92',
  })
}

/** A water hole that mirrors the sky. */
function poel(g: G, [x, y, s]: readonly [number, number, number]): void {
  vul(g, ovaal([x, y, 150 * s, 26 * s]), '#8a5a2e')
  vul(
    g,
    ovaal([x, y - 3 * s, 142 * s, 21 * s]),
    verloop(g, [0, y - 24 * s, 0, y + 20 * s], ['#ffd9a0', '#6fb7c0']),
  )
  vul(g, ovaal([x - 40 * s, y - 8 * s, 44 * s, 4 * s]), 'rgba(255,255,255,.6)')
}

/** The pole and the plank of a sign; its word is laid over it. */
export function bordHout(g: G, { x, y, w, h }: Vak): void {
  schaduw(g, [x + w / 2, y + h + 46, w * 0.24, 8])
  for (const px of [x + w * 0.3, x + w * 0.66]) {
    const paal: Kader = [px, y + h - 6, 13, 52]
    solid(g, { pad: doos(paal, 4), kader: paal, kleur: '#8a5430', lijn: 4 })
  }
  const kader: Kader = [x, y, w, h]
  solid(g, { pad: doos(kader, 14), kader, kleur: HOUT })
  for (const dy of [0.34, 0.68])
    streep(g, pad(`M${x + 12} ${y + h * dy}q${w * 0.3}-5 ${w * 0.5} 0t${w * 0.4}-2`), {
      kleur: 'rgba(70,30,10,.28)',
      dikte: 3,
    })
  for (const px of [x + 12, x + w - 12])
    for (const py of [y + 12, y + h - 12]) vul(g, ovaal([px, py, 3.4, 3.4]), '#5d3a52')
}

/** The whole savanna from end to end: it is shifted along behind the frame. */
export function savanne(indeling: Indeling, schaal: number): Plaat {
  const { breed, h, horizon, k } = indeling
  return bak({ w: breed, h, schaal }, (g) => {
    heuvels(g, indeling)
    g.fillStyle = verloop(g, [0, horizon, 0, h], ['#e8b65a', '#d49a45', '#b97c3a'])
    g.fillRect(0, horizon, breed, h - horizon)
    const diep = h - horizon
    for (let i = 0; i < breed / 230; i += 1)
      acacia(
        g,
        [
          90 + i * 230 + ((i * 71) % 90),
          horizon + 6 + ((i * 13) % 12),
          (0.34 + ((i * 29) % 10) * 0.03) * k,
        ],
        true,
      )
    for (let i = 0; i < breed / 90; i += 1)
      vul(
        g,
        ovaal([(i * 173) % breed, horizon + diep * (0.1 + ((i * 53) % 80) * 0.01), 60 * k, 6 * k]),
        'rgba(255,236,170,.22)',
      )
    poel(g, [breed * 0.5, horizon + diep * 0.34, k])
    acacia(g, [breed * 0.02, horizon + diep * 0.3, 1.5 * k], false)
    acacia(g, [breed * 0.985, horizon + diep * 0.26, 1.35 * k], false)
    rots(g, [breed * 0.26, horizon + diep * 0.3, 0.9 * k], true)
    rots(g, [breed * 0.74, horizon + diep * 0.24, 1.1 * k], false)
    for (let i = 0; i < breed / 120; i += 1)
      gras(g, [
        40 + i * 120 + ((i * 47) % 60),
        horizon + diep * (0.3 + ((i * 31) % 60) * 0.01),
        (0.6 + ((i * 17) % 5) * 0.1) * Math.max(0.7, k),
      ])
  })
}

/** What grows close to the camera, at the lower edge of the screen. */
export function voorgrond({ w, k }: Indeling, schaal: number): Plaat {
  return bak({ w, h: 90 * k + 30, schaal }, (g) => {
    const onder = 90 * k + 30
    vul(
      g,
      pad(
        `M0 ${onder}V${onder * 0.55}Q${w * 0.3} ${onder * 0.3} ${w * 0.6} ${onder * 0.52}T${w} ${onder * 0.42}V${onder}Z`,
      ),
      '#8f5e2f',
    )
    streep(
      g,
      lijn(
        [
          [0, onder * 0.55],
          [w * 0.3, onder * 0.42],
          [w * 0.6, onder * 0.52],
          [w, onder * 0.42],
        ],
        false,
      ),
      { kleur: 'rgba(255,226,150,.35)', dikte: 3 },
    )
    for (const [x, s] of [
      [0.02, 1.3],
      [0.97, 1.4],
      [0.66, 1],
    ] as const)
      gras(g, [w * x, onder * 0.72, s * k * 1.3])
  })
}
