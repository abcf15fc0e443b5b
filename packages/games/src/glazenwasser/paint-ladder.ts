import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** How wide the ladder is, and how far its rungs are apart, unscaled. */
export const LADDER_BREED = 76
const SPORT = 34

/** Paints a wooden ladder of a height, its foot at the lower edge. */
export function drawLadder(g: G, hoog: number): void {
  const rand = 12
  for (let y = hoog - SPORT; y > SPORT * 0.6; y -= SPORT) {
    const sport = doos([rand, y, LADDER_BREED - 2 * rand, 9], 4)
    solid(g, {
      pad: sport,
      kader: [rand, y, LADDER_BREED - 2 * rand, 9],
      kleur: '#f0b45a',
      lijn: 3,
    })
  }
  for (const x of [5, LADDER_BREED - 18]) {
    const stijl = doos([x, 4, 13, hoog - 10], 5)
    solid(g, { pad: stijl, kader: [x, 4, 13, hoog - 10], kleur: '#d98a36', lijn: 3.5 })
    fill(g, doos([x + 2, 8, 3, hoog - 20], 2), wit(0.3))
    fill(g, doos([x - 2, hoog - 14, 17, 11], 4), INKT)
  }
}

/** Bakes a ladder of a height in px, at a scale. */
export const ladderPlaat = (hoog: number, k: number, schaal: number): Plaat =>
  bak({ w: LADDER_BREED * k, h: hoog, schaal }, (g) => {
    g.scale(k, k)
    drawLadder(g, hoog / k)
  })

/** The size of a flag with its pole, which comes out of the gable at the lower left. */
export const VLAG_MAAT = { w: 108, h: 104 } as const

/** Paints the bare pole of a house. */
export function drawStok(g: G): void {
  const stok = pad('M10 94L78 18')
  streep(g, stok, { dikte: 11 })
  streep(g, stok, { kleur: '#f2e2c4', dikte: 5 })
  fill(g, ovaal([80, 15, 9, 9]), INKT)
  fill(g, ovaal([80, 15, 6, 6]), GOUD)
  fill(g, ovaal([11, 93, 7, 7]), INKT)
}

/** Paints the flag that hangs from it: a drop of water on two lanes. */
export function drawVlag(g: G): void {
  const doek = pad('M72 25Q92 34 102 24V74Q88 86 70 76Q52 66 34 68Q52 46 72 25Z')
  solid(g, {
    pad: doek,
    kader: [34, 22, 70, 60],
    kleur: '#2fa8d8',
    binnen: () => {
      fill(g, pad('M30 72Q56 62 72 70Q90 78 104 66V90H30Z'), '#ffffff')
      fill(g, pad('M80 36Q92 52 80 58Q68 52 80 36Z'), '#ffffff')
    },
  })
}

/** Bakes the pole or the flag of a house. */
export const vlagPlaat = (teken: (g: G) => void, k: number, schaal: number): Plaat =>
  bak({ w: VLAG_MAAT.w * k, h: VLAG_MAAT.h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })

/** The size of a lamp of the record, with room for its light. */
const LAMPJE = 44

/** A little round lamp on a cornice, on or off. */
export const lampje = (isAan: boolean, k: number, schaal: number): Plaat =>
  bak({ w: LAMPJE * k, h: LAMPJE * k, schaal }, (g) => {
    g.scale(k, k)
    const m = LAMPJE / 2
    if (isAan) gloed(g, [m, m, m], GOUD)
    fill(g, ovaal([m, m, 12, 12]), INKT)
    const kleuren = isAan ? ['#fffbe0', GOUD, '#ff9d2e'] : ['#a9abc6', '#7f81a4']
    fill(g, ovaal([m, m, 8.5, 8.5]), verloop(g, [m - 6, m - 8, m + 6, m + 8], kleuren))
    fill(g, ovaal([m - 3, m - 3.5, 2.6, 2.2]), wit(0.85))
  })
