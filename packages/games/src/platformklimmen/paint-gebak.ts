import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { bollen, doos, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** What is baked of the flour is drawn in a box so large, its foot on the lower edge. */
export const GEBAK = { w: 60, h: 52 } as const

function brood(g: G): void {
  solid(g, {
    pad: pad('M8 46Q2 20 30 18Q58 20 52 46Z'),
    kader: [4, 18, 52, 28],
    kleur: '#d9954a',
    lijn: 4,
    glans: 0.3,
  })
  streep(g, pad('M20 27l5 10M30 24l5 10M40 27l5 10'), { kleur: '#fff1cf', dikte: 4 })
}

function pannenkoeken(g: G): void {
  for (const [nr, y] of [42, 34, 26].entries())
    solid(g, {
      pad: ovaal([30, y, 25 - nr, 7]),
      kader: [5, y - 7, 50, 14],
      kleur: nr % 2 === 0 ? '#f0b862' : '#e0a04a',
      lijn: 3.5,
    })
  fill(g, ovaal([30, 24, 17, 4]), '#c8506e')
  solid(g, { pad: doos([25, 14, 11, 8], 3), kader: [25, 14, 11, 8], kleur: GOUD, lijn: 3 })
}

function taart(g: G): void {
  solid(g, { pad: doos([8, 24, 44, 23], 7), kader: [8, 24, 44, 23], kleur: '#f7c4d8', lijn: 4 })
  fill(
    g,
    bollen([
      [14, 27, 6],
      [24, 29, 6],
      [35, 28, 6],
      [46, 27, 6],
    ]),
    CREME,
  )
  fill(g, doos([12, 38, 36, 4], 2), '#e0648a')
  solid(g, { pad: ovaal([30, 17, 6, 6]), kader: [24, 11, 12, 12], kleur: ROOD, lijn: 3.5 })
  streep(g, pad('M31 11q2-6 7-7'), { dikte: 3 })
}

function krakeling(g: G): void {
  const weg = pad('M14 44Q4 12 24 14Q34 18 30 30Q26 18 36 14Q56 12 46 44Q30 20 14 44Z')
  streep(g, weg, { dikte: 15 })
  streep(g, weg, { kleur: '#c47a3a', dikte: 8 })
  for (const [x, y] of [
    [12, 30],
    [48, 30],
    [22, 16],
    [38, 16],
  ] as const)
    fill(g, ovaal([x, y, 2, 2]), CREME)
}

const GEBAKKEN = [brood, pannenkoeken, taart, krakeling] as const

/** How many different things are baked. */
export const SOORTEN = GEBAKKEN.length

/** A loaf, pancakes, a cake or a pretzel. */
export function gebakPlaat(nr: number, k: number, schaal: number): Plaat {
  return bak({ w: GEBAK.w * k, h: GEBAK.h * k, schaal }, (g) => {
    g.scale(k, k)
    GEBAKKEN[nr % SOORTEN]?.(g)
  })
}
