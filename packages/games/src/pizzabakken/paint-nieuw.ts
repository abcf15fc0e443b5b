import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { lijn, ovaal, pad, solid, streep, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Schilder } from './paint-beleg.ts'

const LIJN = 3

/** Returns a star with five points round (0, 0). */
function ster(r: number, diep: number): Path2D {
  return lijn(
    Array.from({ length: 10 }, (_, i): Punt => {
      const hoek = -Math.PI / 2 + (i * Math.PI) / 5
      const ver = i % 2 === 0 ? r : r * diep
      return [Math.cos(hoek) * ver, Math.sin(hoek) * ver]
    }),
  )
}

function sterpaprika(g: G): void {
  solid(g, { pad: ster(23, 0.55), kader: [-22, -23, 44, 44], kleur: '#ff8a2e', lijn: LIJN })
  fill(g, ster(11, 0.5), '#ffe6a0')
  fill(g, ovaal([-6, -8, 4, 2], -0.7), wit(0.7))
}

function hartworst(g: G): void {
  const hart = pad('M0 19C-26 1-21-19-9-18Q-2-17 0-9Q2-17 9-18C21-19 26 1 0 19Z')
  solid(g, { pad: hart, kader: [-22, -19, 44, 38], kleur: '#d8465a', lijn: LIJN })
  for (const [x, y] of [
    [-8, -6],
    [6, -8],
    [0, 4],
    [9, 1],
    [-5, 9],
  ] as const)
    fill(g, ovaal([x, y, 2.6, 2.2]), '#ffd7c6')
}

function broccoli(g: G): void {
  solid(g, {
    pad: pad('M-6 2H6L9 18Q0 24-9 18Z'),
    kader: [-9, 2, 18, 20],
    kleur: '#a5d66a',
    lijn: LIJN,
  })
  const kroon = pad(
    'M-20 2C-26-10-14-16-10-14C-8-24 8-24 10-14C18-18 26-8 19 2Q10 9 0 6Q-11 9-20 2Z',
  )
  solid(g, { pad: kroon, kader: [-22, -22, 44, 30], kleur: '#3fa04a', lijn: LIJN })
  for (const [x, y] of [
    [-10, -6],
    [1, -12],
    [10, -5],
    [-1, -1],
  ] as const)
    fill(g, ovaal([x, y, 3.4, 2.6]), '#6fcb63')
}

function garnaal(g: G): void {
  const lijf = pad('M14-14C26 0 18 20-4 20C-16 20-18 10-8 8C6 7 8-2 4-10Q8-18 14-14Z')
  solid(g, { pad: lijf, kader: [-16, -16, 38, 36], kleur: '#ff9a7e', lijn: LIJN, glans: 0.5 })
  streep(g, pad('M16-4L7-1M14 6L6 4M6 14L2 8'), { kleur: '#e0674e', dikte: 2.4 })
  streep(g, pad('M-8 9L-21 3M-8 13L-22 13M8-12L1-21M11-14L10-23'), { dikte: 2.4 })
}

function visje(g: G): void {
  const lijf = pad('M-20 0Q-4-16 12-3L22-11V11L12 3Q-4 16-20 0Z')
  solid(g, { pad: lijf, kader: [-20, -11, 42, 22], kleur: '#7fb6e8', lijn: LIJN, glans: 0.6 })
  fill(g, ovaal([-12, -2, 2.4, 2.8]), '#221a40')
  streep(g, pad('M-4-6q5 6 0 12M4-5q4 5 0 10'), { kleur: '#4d86bd', dikte: 2.2 })
}

function ei(g: G): void {
  const wolk = pad('M-20 4C-26-10-10-20 0-17C12-24 26-10 20 2C24 16 8 20 0 16C-10 22-20 16-20 4Z')
  solid(g, { pad: wolk, kader: [-23, -20, 46, 40], kleur: '#fffdf4', lijn: LIJN, donker: -0.06 })
  solid(g, {
    pad: ovaal([0, -1, 9, 8.4]),
    kader: [-9, -10, 18, 18],
    kleur: '#ffc02e',
    lijn: 0,
    glans: 0.7,
  })
}

function bloem(g: G): void {
  for (let i = 0; i < 6; i += 1) {
    const hoek = (i / 6) * Math.PI * 2
    const blad = ovaal([Math.cos(hoek) * 12, Math.sin(hoek) * 12, 9, 6.5], hoek)
    solid(g, {
      pad: blad,
      kader: [-22, -22, 44, 44],
      kleur: i % 2 ? '#b58cf0' : '#9a6fe0',
      lijn: LIJN,
    })
  }
  solid(g, { pad: ovaal([0, 0, 7.5, 7.5]), kader: [-8, -8, 16, 16], kleur: GOUD, lijn: LIJN })
}

function sterretje(g: G): void {
  solid(g, {
    pad: ster(24, 0.48),
    kader: [-23, -24, 46, 46],
    kleur: GOUD,
    lijn: LIJN,
    licht: 0.5,
  })
  for (const x of [-5, 5]) fill(g, ovaal([x, -2, 2.2, 2.8]), '#221a40')
  streep(g, pad('M-5 5q5 5 10 0'), { dikte: 2.2 })
}

function regenboog(g: G): void {
  for (const [r, kleur] of [
    [23, '#e2483d'],
    [18.5, '#ffc02e'],
    [14, '#4cae55'],
    [9.5, '#4a9fe0'],
  ] as const) {
    const boog = pad(`M${-r} 12A${r} ${r} 0 0 1 ${r} 12`)
    if (r === 23) streep(g, pad(`M-16 12A16 16 0 0 1 16 12`), { dikte: 22 })
    streep(g, boog, { kleur, dikte: r === 23 ? 4 : 5 })
  }
  fill(g, ovaal([-17, 13, 9, 6]), '#fffdf7')
  fill(g, ovaal([17, 13, 9, 6]), '#fffdf7')
}

/** What the jars hold: the first brings a new look for the first of every three kinds of topping, and so on. */
export const POTTEN: readonly (readonly Schilder[])[] = [
  [sterpaprika, broccoli, hartworst],
  [visje, garnaal, ei],
  [bloem, sterretje, regenboog],
]
