import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  gloed,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { acacia, bloem, giraf, gras, olifant, poel, rots, tak } from './paint-savanne.ts'

const HOUT = '#a8693a'

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

/** The evening sky with a low sun. It does not move along with the land. */
export function lucht(indeling: Indeling, schaal: number): Plaat {
  const { w, h, horizon, k } = indeling
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, horizon],
      ['#c94f6d', '#f2705a', '#ff9c5c', '#ffc978', '#fff0b8'],
    )
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
  })
}

/** Table mountains and hills in the haze, without ink. */
function heuvels(g: G, { breed, horizon, k }: Indeling): void {
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

/** Grassland in waves of light and shade, and the track that the jeep follows. */
function grond(g: G, { breed, h, horizon }: Indeling): void {
  const diep = h - horizon
  g.fillStyle = verloop(g, [0, horizon, 0, h], ['#f2c56a', '#dfa54c', '#bd7f3c'])
  g.fillRect(0, horizon, breed, diep)
  for (const [op, dik, kleur] of [
    [0.07, 0.05, 'rgba(168,170,74,.55)'],
    [0.2, 0.07, 'rgba(255,236,160,.35)'],
    [0.42, 0.1, 'rgba(160,120,44,.22)'],
    [0.66, 0.13, 'rgba(255,226,140,.22)'],
  ] as const) {
    const y = horizon + diep * op
    let svg = `M0 ${y}`
    for (let x = 0; x < breed; x += 320)
      svg += `Q${x + 80} ${y - diep * 0.03} ${x + 160} ${y}T${x + 320} ${y}`
    fill(g, pad(`${svg}V${y + diep * dik}H0Z`), kleur)
  }
  const [ver, voor] = [horizon + diep * 0.08, h]
  const spoor = pad(
    `M${breed * 0.44} ${ver}Q${breed * 0.6} ${horizon + diep * 0.2} ${breed * 0.4} ${horizon + diep * 0.4}Q${breed * 0.16} ${horizon + diep * 0.66} ${breed * 0.3} ${voor}H${breed * 0.44}Q${breed * 0.28} ${horizon + diep * 0.68} ${breed * 0.46} ${horizon + diep * 0.42}Q${breed * 0.63} ${horizon + diep * 0.2} ${breed * 0.447} ${ver}Z`,
  )
  fill(g, spoor, 'rgba(255,232,176,.6)')
}

/** The poles and the plank of a sign. Its word is laid over it. */
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
    for (const py of [y + 12, y + h - 12]) fill(g, ovaal([px, py, 3.4, 3.4]), '#5d3a52')
}

/** The whole savanna from end to end. It is shifted along behind the viewfinder. */
export function savanne(indeling: Indeling, schaal: number): Plaat {
  const { breed, h, horizon, k } = indeling
  return bak({ w: breed, h, schaal }, (g) => {
    heuvels(g, indeling)
    grond(g, indeling)
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
    giraf(g, [breed * 0.13, horizon + 12, 0.62 * k])
    giraf(g, [breed * 0.165, horizon + 16, 0.46 * k])
    olifant(g, [breed * 0.6, horizon + 16, 0.6 * k])
    olifant(g, [breed * 0.645, horizon + 18, 0.4 * k])
    giraf(g, [breed * 0.87, horizon + 14, 0.56 * k])
    poel(g, [breed * 0.52, horizon + diep * 0.27, 1.25 * k])
    acacia(g, [breed * 0.02, horizon + diep * 0.24, 1.5 * k], false)
    acacia(g, [breed * 0.36, horizon + diep * 0.13, 0.86 * k], false)
    acacia(g, [breed * 0.985, horizon + diep * 0.22, 1.45 * k], false)
    rots(g, [breed * 0.245, horizon + diep * 0.24, 0.9 * k], true)
    rots(g, [breed * 0.755, horizon + diep * 0.2, 1.15 * k], false)
    rots(g, [breed * 0.79, horizon + diep * 0.23, 0.6 * k], false)
    for (let i = 0; i < breed / 84; i += 1)
      (i % 4 === 1 ? bloem : gras)(g, [
        40 + i * 84 + ((i * 47) % 60),
        horizon + diep * (0.16 + ((i * 31) % 78) * 0.01),
        (0.62 + ((i * 17) % 5) * 0.12) * Math.max(0.7, k),
      ])
  })
}

/** What grows close to the camera, at the lower edge of the screen. */
export function voorgrond({ w, k }: Indeling, schaal: number): Plaat {
  const onder = 90 * k + 30
  return bak({ w, h: onder, schaal }, (g) => {
    const rand = `M0 ${onder * 0.55}Q${w * 0.3} ${onder * 0.3} ${w * 0.6} ${onder * 0.52}T${w} ${onder * 0.42}`
    fill(g, pad(`${rand}V${onder}H0Z`), verloop(g, [0, 0, 0, onder], ['#a56c34', '#6f4526']))
    streep(g, pad(rand), { kleur: 'rgba(255,226,150,.45)', dikte: 4 })
    for (const [x, s] of [
      [0.015, 1.5],
      [0.985, 1.6],
      [0.94, 1.1],
      [0.47, 0.9],
    ] as const)
      gras(g, [w * x, onder * 0.78, s * k * 1.3])
    bloem(g, [w * 0.9, onder * 0.74, 1.2 * k])
    bloem(g, [w * 0.41, onder * 0.76, k])
  })
}

/** Twigs of a tree above the camera, in both upper corners. A narrow screen has no room for them. */
export function takken({ w, top, k }: Indeling, schaal: number): Plaat {
  const h = top + 190 * k
  return bak({ w, h, schaal }, (g) => {
    tak(g, [-14, top + 4, 1.15 * k])
    g.translate(w, 0)
    g.scale(-1, 1)
    tak(g, [-14, top - 2, 1.35 * k])
  })
}
