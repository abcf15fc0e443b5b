import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** A flat-topped acacia. */
export function acacia(g: G, [x, y, s]: readonly [number, number, number], ver: boolean): void {
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
export function gras(g: G, [x, y, s]: readonly [number, number, number]): void {
  const pol = pad(
    `M${x - 16 * s} ${y}Q${x - 14 * s} ${y - 18 * s} ${x - 22 * s} ${y - 28 * s}Q${x - 8 * s} ${y - 18 * s} ${x - 6 * s} ${y - 3 * s}Q${x - 4 * s} ${y - 30 * s} ${x + 2 * s} ${y - 40 * s}Q${x + 4 * s} ${y - 20 * s} ${x + 6 * s} ${y - 3 * s}Q${x + 10 * s} ${y - 20 * s} ${x + 22 * s} ${y - 26 * s}Q${x + 14 * s} ${y - 14 * s} ${x + 16 * s} ${y}Z`,
  )
  solid(g, { pad: pol, kader: [x - 22 * s, y - 40 * s, 44 * s, 40 * s], kleur: '#d9b14a', lijn: 3 })
}

/** A rock, or with `heuvel` a termite hill. */
export function rots(g: G, [x, y, s]: readonly [number, number, number], heuvel: boolean): void {
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

/** A flower of the plain. */
export function bloem(g: G, [x, y, s]: readonly [number, number, number]): void {
  streep(g, pad(`M${x} ${y}q${3 * s}-${12 * s} 0-${24 * s}`), { kleur: '#6f7a35', dikte: 4 * s })
  for (let i = 0; i < 6; i += 1) {
    const hoek = (i * Math.PI) / 3
    const [px, py] = [x + Math.cos(hoek) * 8 * s, y - 26 * s + Math.sin(hoek) * 8 * s]
    fill(g, ovaal([px, py, 6.5 * s, 6.5 * s]), INKT)
  }
  for (let i = 0; i < 6; i += 1) {
    const hoek = (i * Math.PI) / 3
    const [px, py] = [x + Math.cos(hoek) * 8 * s, y - 26 * s + Math.sin(hoek) * 8 * s]
    fill(g, ovaal([px, py, 4.4 * s, 4.4 * s]), '#ff7d8f')
  }
  fill(g, ovaal([x, y - 26 * s, 5 * s, 5 * s]), '#ffd23f')
}

/** A flamingo that stands in the water. */
function flamingo(g: G, [x, y, s]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  const poten = pad('M-3 0V-38M7 0V-38')
  const hals = pad('M-14-50C-34-56-30-86-18-84C-8-82-12-70-18-74')
  for (const [dikte, kleur] of [
    [7, INKT],
    [3, '#ff9fb4'],
  ] as const)
    streep(g, poten, { dikte, kleur })
  for (const [dikte, kleur] of [
    [13, INKT],
    [7, '#ff8ba6'],
  ] as const)
    streep(g, hals, { dikte, kleur })
  solid(g, {
    pad: pad('M-20-50Q-12-66 10-58Q30-56 32-44Q16-30-6-34Q-20-38-20-50Z'),
    kader: [-20, -64, 52, 32],
    kleur: '#ff8ba6',
    lijn: 3,
  })
  streep(g, pad('M-18-76q-6 2-7 9'), { dikte: 6 })
  fill(g, ovaal([-16, -80, 2, 2]), INKT)
  g.restore()
}

/** A water hole that mirrors the sky, with animals that drink there. */
export function poel(g: G, [x, y, s]: readonly [number, number, number]): void {
  solid(g, {
    pad: ovaal([x, y, 158 * s, 30 * s]),
    kader: [x - 158 * s, y - 30 * s, 316 * s, 60 * s],
    kleur: '#a8713a',
    lijn: 3,
  })
  fill(
    g,
    ovaal([x, y - 2 * s, 146 * s, 23 * s]),
    verloop(g, [0, y - 26 * s, 0, y + 22 * s], ['#ffe0a8', '#8cc9c6', '#4f9fb0']),
  )
  for (const [dx, dy, b] of [
    [-62, -9, 40],
    [30, -12, 56],
    [-8, 6, 46],
  ] as const)
    fill(g, ovaal([x + dx * s, y + dy * s, b * s, 3 * s]), 'rgba(255,255,255,.62)')
  for (const [dx, dy, m] of [
    [84, 4, 0.86],
    [112, -4, 0.66],
  ] as const)
    flamingo(g, [x + dx * s, y + dy * s, m * s])
  for (let i = 0; i < 5; i += 1) {
    const rx = x + (-138 + i * 13) * s
    const ry = y + (4 + ((i * 5) % 9)) * s
    for (const [dikte, kleur] of [
      [6, INKT],
      [3, '#7f9a45'],
    ] as const)
      streep(g, pad(`M${rx} ${ry}q${-4 * s}-${26 * s} ${(i - 2) * 3 * s}-${46 * s}`), {
        dikte: dikte * s,
        kleur,
      })
  }
}

/** A giraffe in the distance, in colour without ink. */
export function giraf(g: G, [x, y, s]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  const paint = (svg: string, dikte: number): void =>
    streep(g, pad(svg), { kleur: '#b06a44', dikte })
  paint('M-26-58L-28 0M-12-54L-12 0M18-54L16 0M30-58L32 0', 9)
  paint('M32-66L58-150', 15)
  paint('M57-152L80-146', 13)
  paint('M56-158L53-170M62-158L64-170', 4)
  paint('M-30-66Q-40-50-38-34', 4)
  fill(g, pad('M-38-64Q-34-84 0-80Q30-84 42-70Q36-46 0-46Q-36-44-38-64Z'), '#b06a44')
  g.restore()
}

/** An elephant in the distance. */
export function olifant(g: G, [x, y, s]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  const kleur = '#a8655a'
  fill(g, pad('M-62 0V-48Q-58-96-6-96Q40-96 46-54V0H24V-30H-36V0Z'), kleur)
  fill(g, ovaal([52, -72, 30, 29]), kleur)
  streep(g, pad('M74-66Q90-40 80-8Q78 0 90-2'), { kleur, dikte: 13 })
  fill(g, ovaal([36, -68, 19, 25], 0.3), '#bf7a68')
  streep(g, pad('M68-52Q82-44 92-50'), { kleur: '#ffe9c8', dikte: 5 })
  streep(g, pad('M-62-60Q-74-46-70-28'), { kleur, dikte: 5 })
  g.restore()
}

/** A twig with leaves that hangs into the picture from its left edge. */
export function tak(g: G, [x, y, s]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  const hout = pad('M0 18Q60 26 112 62M48 28Q70 62 66 96')
  streep(g, hout, { dikte: 15 })
  streep(g, hout, { kleur: '#7d4d37', dikte: 8 })
  for (const [bx, by, hoek] of [
    [16, 4, -0.5],
    [34, 44, 0.9],
    [62, 12, -0.4],
    [88, 28, 0.1],
    [86, 66, 1],
    [112, 52, 0.3],
    [126, 76, 0.8],
    [48, 76, 1.2],
    [82, 94, 1.4],
    [60, 116, 1.7],
  ] as const) {
    g.save()
    g.translate(bx, by)
    g.rotate(hoek)
    solid(g, {
      pad: pad('M-20 0Q0-17 24 0Q0 15-20 0Z'),
      kader: [-20, -12, 44, 24],
      kleur: '#86a345',
      lijn: 3.5,
    })
    streep(g, pad('M-14 0H14'), { kleur: 'rgba(45,60,20,.4)', dikte: 2 })
    g.restore()
  }
  g.restore()
}
