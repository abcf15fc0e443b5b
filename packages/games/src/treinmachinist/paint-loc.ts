import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, solid, streep, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** The box of the red engine: its nose at the left, its wheels on the rails at the foot. */
export const LOC = { w: 150, h: 110, raam: [117, 50], pijp: [28, 8] } as const

/** Draws a block: its colour, and how round it is where that is not as usual. */
const blok = (g: G, kader: Kader, verf: string | readonly [string, number | number[]]): void => {
  const [kleur, rond] = typeof verf === 'string' ? ([verf, 6] as const) : verf
  solid(g, { pad: doos(kader, rond), kader, kleur, lijn: 3.2 })
}

function drawWiel(g: G, x: number, r: number): void {
  solid(g, {
    pad: ovaal([x, 108 - r, r, r]),
    kader: [x - r, 108 - 2 * r, 2 * r, 2 * r],
    kleur: '#3d4468',
    lijn: 3,
  })
  for (const hoek of [0, 1, 2]) {
    const [c, s] = [Math.cos(hoek * 1.05 + 0.3) * r * 0.7, Math.sin(hoek * 1.05 + 0.3) * r * 0.7]
    streep(g, pad(`M${x - c} ${108 - r - s}L${x + c} ${108 - r + s}`), {
      kleur: '#cfd6ea',
      dikte: 2.6,
    })
  }
  fill(g, ovaal([x, 108 - r, r * 0.28, r * 0.28]), GOUD)
}

/** Paints the engine without the sill of its window, behind which the driver stands. */
export function drawLoc(g: G): void {
  solid(g, {
    pad: pad('M14 84L0 106H30L36 84z'),
    kader: [0, 84, 36, 22],
    kleur: '#c9a13a',
    lijn: 3,
  })
  for (const x of [9, 17, 25]) streep(g, pad(`M${x + 4} 88L${x - 2} 104`), { dikte: 2 })
  blok(g, [16, 78, 128, 14], ['#46506c', 5])
  // The chimney, the dome and the bell.
  solid(g, {
    pad: pad('M18 44L22 20H16L18 8H38L40 20H34L38 44z'),
    kader: [16, 8, 24, 36],
    kleur: '#3d4468',
    lijn: 3.2,
  })
  blok(g, [15, 5, 26, 9], [GOUD, 4])
  blok(g, [54, 26, 22, 22], [GOUD, [12, 12, 3, 3]])
  blok(g, [12, 40, 84, 42], [ROOD, [20, 6, 6, 20]])
  fill(g, doos([20, 45, 70, 8], 4), wit(0.38))
  for (const x of [42, 72]) {
    blok(g, [x, 40, 7, 42], [GOUD, 2])
  }
  solid(g, { pad: ovaal([15, 61, 8, 17]), kader: [7, 44, 16, 34], kleur: '#46506c', lijn: 3 })
  solid(g, { pad: ovaal([9, 42, 8, 8]), kader: [1, 34, 16, 16], kleur: '#ffe9a0', lijn: 3 })
  // The cab and what is seen through its window.
  blok(g, [90, 18, 54, 66], [ROOD, [6, 6, 4, 4]])
  blok(g, [97, 27, 40, 40], ['#3a3056', 7])
  solid(g, {
    pad: pad('M82 20Q116 0 152 20L150 26H84z'),
    kader: [82, 6, 70, 20],
    kleur: '#3d4468',
    lijn: 3.2,
  })
  fill(g, pad('M84 18Q100 6 117 6Q138 6 150 18Q138 12 126 15Q112 9 100 15Q92 14 84 18z'), '#ffffff')
  fill(g, pad('M46 24Q54 20 62 22Q72 20 78 28Q66 24 46 24z'), '#ffffff')
  drawWiel(g, 118, 17)
  drawWiel(g, 40, 13)
  drawWiel(g, 70, 13)
  streep(g, pad('M40 95H112'), { dikte: 8 })
  streep(g, pad('M40 95H112'), { kleur: '#cfd6ea', dikte: 3.6 })
}

/** Paints the lower edge of the window, over which the driver leans. */
export function drawRaamrand(g: G): void {
  blok(g, [93, 63, 48, 10], ['#b93a3c', 4])
  fill(g, doos([97, 65, 40, 3], 2), wit(0.4))
}

export const locPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 156, h: 114, schaal: schaal * s }, (g) => {
    g.translate(2, 2)
    drawLoc(g)
  })

export const randPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 156, h: 114, schaal: schaal * s }, (g) => {
    g.translate(2, 2)
    drawRaamrand(g)
  })

/** A puff of steam. */
export const rookPlaat = (schaal: number): Plaat =>
  bak({ w: 44, h: 44, schaal }, (g) => {
    for (const [x, y, r] of [
      [16, 26, 13],
      [28, 24, 12],
      [22, 16, 12],
    ] as const) {
      fill(g, ovaal([x, y, r, r]), wit(0.85))
    }
    streep(g, pad('M8 32q6 6 14 4'), { kleur: 'rgba(90,110,160,.25)', dikte: 3 })
  })

/** A flake of snow. */
export const vlokPlaat = (schaal: number): Plaat =>
  bak({ w: 10, h: 10, schaal }, (g) => fill(g, ovaal([5, 5, 4, 4]), wit(0.95)))

/** A wagon of the last ride, its window lit. */
export const eindWagonPlaat = (schaal: number, kleur: string): Plaat =>
  bak({ w: 104, h: 74, schaal }, (g) => {
    blok(g, [6, 10, 92, 44], [kleur, 8])
    for (const x of [16, 42, 68]) blok(g, [x, 20, 20, 18], ['#ffe9a0', 4])
    fill(g, pad('M6 12Q30 2 52 6Q80 2 98 12Q70 8 52 11Q30 8 6 12z'), '#ffffff')
    for (const x of [28, 76]) {
      fill(g, ovaal([x, 58, 13, 13]), INKT)
      fill(g, ovaal([x, 58, 8.5, 8.5]), '#6b7394')
    }
  })
