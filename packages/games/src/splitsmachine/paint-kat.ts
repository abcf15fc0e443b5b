import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, lijn, ovaal, pad, schaduw, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bij } from './paint-klein.ts'

const VACHT = '#8d93a8'
const BUIK = '#f4f0ea'

function drawKop(g: G, slaapt: boolean): void {
  for (const kant of [-1, 1])
    solid(g, {
      pad: lijn([
        [kant * 6, -22],
        [kant * 24, -36],
        [kant * 25, -10],
      ]),
      kader: [-26, -36, 52, 30],
      kleur: VACHT,
      lijn: 3.5,
    })
  solid(g, { pad: ovaal([0, 0, 28, 24]), kader: [-28, -24, 56, 48], kleur: VACHT, lijn: 3.5 })
  fill(g, ovaal([0, 9, 15, 11]), BUIK)
  for (const kant of [-1, 1]) {
    if (slaapt) streep(g, pad(`M${kant * 11 - 5}-3q5 5 10 0`), { dikte: 3 })
    else {
      fill(g, ovaal([kant * 11, -4, 6, 7]), '#ffe27a')
      fill(g, ovaal([kant * 10, -4, 2.6, 5.5]), INKT)
    }
    streep(g, pad(`M${kant * 13} 8l${kant * 18}-3M${kant * 13} 11l${kant * 17} 3`), { dikte: 1.8 })
  }
  fill(
    g,
    lijn([
      [-4, 4],
      [4, 4],
      [0, 9],
    ]),
    '#e58a94',
  )
  streep(g, pad('M0 9q-4 6-8 3M0 9q4 6 8 3'), { dikte: 2.2 })
  streep(g, pad('M-6-20v-8M0-21v-9M6-20v-8'), { kleur: '#636a82', dikte: 3.5 })
}

/** Draws the cat of the mill, sitting, its feet at (0, 0). */
export function drawKat(g: G, slaapt = false): void {
  schaduw(g, [0, 0, 44, 8], 0.3)
  streep(g, pad('M26-8Q58-6 50-40Q48-52 58-56'), { dikte: 17 })
  streep(g, pad('M26-8Q58-6 50-40Q48-52 58-56'), { kleur: VACHT, dikte: 10 })
  const lijf = pad('M-30 0Q-38-44-14-62H14Q38-44 30 0Q0 4-30 0Z')
  solid(g, { pad: lijf, kader: [-36, -62, 72, 64], kleur: VACHT })
  fill(g, pad('M-13-2Q-16-34 0-42Q16-34 13-2Z'), BUIK)
  for (const kant of [-1, 1])
    solid(g, {
      pad: ovaal([kant * 13, -5, 12, 7]),
      kader: [kant * 13 - 12, -12, 24, 14],
      kleur: BUIK,
      lijn: 3,
    })
  bij(g, [0, -76, 1], () => drawKop(g, slaapt))
}

export const KAT = { w: 136, h: 126 } as const

export const katPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: KAT.w * s, h: KAT.h * s, schaal }, (g) =>
    bij(g, [54 * s, (KAT.h - 10) * s, s], () => drawKat(g)),
  )

/** Draws a ball of wool round (0, 0). */
export function drawBal(g: G): void {
  solid(g, {
    pad: ovaal([0, 0, 17, 17]),
    kader: [-17, -17, 34, 34],
    kleur: ROOD,
    lijn: 3.5,
    glans: 0.4,
  })
  for (const d of ['M-13-8Q0 2 12 10', 'M-15 2Q-2 4 6 15', 'M-6-15Q6-6 15 2', 'M-10 11Q2-2 11-11'])
    streep(g, pad(d), { kleur: '#a5303a', dikte: 2.2 })
}

export const balPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: 44 * s, h: 44 * s, schaal }, (g) => bij(g, [22 * s, 22 * s, s], () => drawBal(g)))
