import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** Paints something small round (0, 0). */
export type Schilder = (g: G) => void

const LIJN = 3

function tomaat(g: G): void {
  solid(g, { pad: ovaal([0, 0, 19, 18]), kader: [-19, -18, 38, 36], kleur: '#ef4b3c', lijn: LIJN })
  fill(g, ovaal([0, 0, 14, 13]), '#ff8a6b')
  for (let i = 0; i < 5; i += 1) {
    const hoek = (i / 5) * Math.PI * 2 - 0.3
    const [x, y] = [Math.cos(hoek) * 8, Math.sin(hoek) * 7.5]
    fill(g, ovaal([x, y, 4.6, 3], hoek), '#e23a30')
    fill(g, ovaal([x, y, 1.7, 1.1], hoek), '#ffe6a0')
  }
  fill(g, ovaal([-9, -10, 5, 2.2], -0.7), wit(0.75))
}

function champignon(g: G): void {
  const steel = pad('M-7-2H7L9 15Q9 20 0 20T-9 15Z')
  solid(g, { pad: steel, kader: [-9, -2, 18, 22], kleur: '#fff3dc', lijn: LIJN })
  const hoed = pad('M-20 2C-22-16-8-20 0-20S22-16 20 2C18 6 12 4 8 2Q0-2-8 2C-12 4-18 6-20 2Z')
  solid(g, { pad: hoed, kader: [-20, -20, 40, 26], kleur: '#e7c6a0', lijn: LIJN, glans: 0.6 })
  streep(g, pad('M-3 4v6M3 4v6'), { kleur: '#b98a68', dikte: 2 })
}

function olijf(g: G): void {
  const ring = (x: number, y: number, draai: number) => {
    solid(g, {
      pad: ovaal([x, y, 12, 10], draai),
      kader: [x - 12, y - 10, 24, 20],
      kleur: '#6f9a2f',
      lijn: LIJN,
    })
    fill(g, ovaal([x + 1, y + 1, 5, 4.2], draai), INKT)
    fill(g, ovaal([x + 1, y + 1.4, 3.8, 3], draai), '#e8483a')
    fill(g, ovaal([x - 5, y - 5, 3.4, 1.6], -0.6), wit(0.75))
  }
  ring(-8, 7, 0.3)
  ring(9, -7, -0.4)
}

function paprika(g: G): void {
  const vorm = pad(
    'M-19 0C-22-14-10-20-4-15Q0-20 5-16C13-20 21-12 19-1Q21 12 11 17Q4 20 0 16Q-6 20-12 16Q-21 11-19 0Z',
  )
  solid(g, { pad: vorm, kader: [-20, -20, 40, 40], kleur: '#4db04b', lijn: LIJN })
  const gat = pad(
    'M-11 0C-13-8-6-11-2-8Q0-10 3-8C8-10 12-6 11 0Q12 7 6 9Q2 10 0 8Q-4 10-7 8Q-12 6-11 0Z',
  )
  fill(g, gat, '#d8f0a6')
  streep(g, gat, { kleur: '#2f7d3a', dikte: 2.4 })
  for (const [x, y] of [
    [-3, -1],
    [3, 2],
    [2, -4],
  ] as const)
    fill(g, ovaal([x, y, 2, 1.4]), '#fff3b0')
  fill(g, ovaal([-13, -8, 4, 2], -0.9), wit(0.7))
}

function kaas(g: G): void {
  const punt = lijn([
    [-21, 6],
    [16, -15],
    [21, 6],
  ])
  solid(g, { pad: punt, kader: [-21, -15, 42, 22], kleur: '#ffe07a', lijn: LIJN, donker: -0.06 })
  const zij = lijn([
    [-21, 6],
    [21, 6],
    [21, 17],
    [-21, 17],
  ])
  solid(g, { pad: zij, kader: [-21, 6, 42, 11], kleur: '#ffc93c', lijn: LIJN })
  for (const [x, y, r] of [
    [-9, 11, 3],
    [9, 12, 2.4],
    [9, -2, 3.4],
    [-2, 2, 2],
  ] as const)
    fill(g, ovaal([x, y, r, r * 0.86]), '#e09a24')
}

function basilicum(g: G): void {
  const blad = (draai: number, kleur: string) => {
    g.save()
    g.rotate(draai)
    solid(g, {
      pad: pad('M0 3C-12-2-11-17 0-23C11-17 12-2 0 3Z'),
      kader: [-11, -23, 22, 26],
      kleur,
      lijn: LIJN,
    })
    streep(g, pad('M0 0V-18M0-7l-5-4M0-7l5-4'), { kleur: '#24803c', dikte: 1.8 })
    g.restore()
  }
  g.save()
  g.translate(0, 6)
  blad(-1.15, '#46b04f')
  blad(1.15, '#58c25a')
  blad(0, '#6ed068')
  g.restore()
}

function peper(g: G): void {
  const vorm = pad('M13-12C20-2 14 17-14 19C-22 19-22 14-15 12C-2 9-3-2 1-11Q7-17 13-12Z')
  solid(g, { pad: vorm, kader: [-20, -14, 38, 33], kleur: '#e8372f', lijn: LIJN })
  streep(g, pad('M4-4q0 9-9 13'), { kleur: wit(0.6), dikte: 2.6 })
  const kroon = pad('M0-11Q6-19 14-12Q9-8 0-11Z')
  solid(g, { pad: kroon, kader: [0, -17, 14, 8], kleur: '#3f9a3f', lijn: LIJN })
  streep(g, pad('M8-14q2-6 6-7'), { dikte: 6 })
  streep(g, pad('M8-14q2-6 6-7'), { kleur: '#4db04b', dikte: 2.4 })
}

function salami(g: G): void {
  solid(g, { pad: ovaal([0, 0, 20, 19]), kader: [-20, -19, 40, 38], kleur: '#c9434e', lijn: LIJN })
  fill(g, ovaal([0, 0, 16.5, 15.5]), '#e2646a')
  for (const [x, y, r] of [
    [-7, -5, 3.2],
    [5, -8, 2.4],
    [9, 3, 3],
    [-3, 7, 3.4],
    [-11, 4, 1.8],
    [2, 0, 1.8],
    [4, 11, 1.9],
  ] as const)
    fill(g, ovaal([x, y, r, r * 0.85], x), '#ffd7c6')
}

function ananas(g: G): void {
  const stuk = pad('M-20-6Q0-24 20-6L11 12Q0 4-11 12Z')
  solid(g, { pad: stuk, kader: [-20, -16, 40, 28], kleur: GOUD, lijn: LIJN })
  streep(g, pad('M-9-4L-6 5M0-8V3M9-4L6 5'), { kleur: '#e8a020', dikte: 2.2 })
  streep(g, pad('M-14-7Q0-18 14-7'), { kleur: wit(0.65), dikte: 2.4 })
}

function ui(g: G): void {
  for (const [r, kleur] of [
    [19, '#b04a9a'],
    [15, '#fbe6f5'],
    [10.5, '#c774b8'],
    [7.5, '#fff4fb'],
  ] as const) {
    if (r === 19) streep(g, ovaal([0, 0, r, r * 0.92]), { dikte: LIJN * 2 })
    fill(g, ovaal([0, 0, r, r * 0.92]), kleur)
  }
  fill(g, ovaal([0, 0, 3.4, 3]), '#d79aca')
  streep(g, pad('M-13-6q4-7 11-7'), { kleur: wit(0.9), dikte: 2.2 })
}

/** The toppings, painted round (0, 0), about 44 wide. A bowl has the topping of its place. */
export const TOPPINGS: readonly Schilder[] = [
  olijf,
  kaas,
  tomaat,
  basilicum,
  peper,
  paprika,
  champignon,
  ananas,
  salami,
  ui,
]

const MAAT = 52

/** A topping as a plate, its middle in the middle of the plate. */
export function topping(teken: Schilder, schaal: number, maat = 1): Plaat {
  return bak({ w: MAAT * maat, h: MAAT * maat, schaal }, (g, w, h) => {
    g.translate(w / 2, h / 2)
    g.scale(maat, maat)
    teken(g)
  })
}

/** A bowl with a heap of one topping, painted for a box of 118 × 108. */
export function kom(teken: Schilder, { w, schaal }: { w: number; schaal: number }): Plaat {
  const k = w / 118
  return bak({ w, h: 112 * k, schaal }, (g) => {
    g.scale(k, k)
    fill(g, ovaal([59, 101, 50, 8]), 'rgba(45,20,80,.28)')
    solid(g, { pad: ovaal([59, 40, 53, 13]), kader: [6, 27, 106, 26], kleur: '#2c7d97' })
    for (const [x, y, draai] of [
      [30, 33, -0.3],
      [88, 33, 0.35],
      [59, 24, 0.05],
      [44, 40, 0.8],
      [74, 40, -0.7],
    ] as const) {
      g.save()
      g.translate(x, y)
      g.rotate(draai)
      g.scale(0.94, 0.94)
      teken(g)
      g.restore()
    }
    const wand = pad('M4 42H114C112 78 96 102 76 104H42C22 102 6 78 4 42Z')
    solid(g, {
      pad: wand,
      kader: [4, 42, 110, 62],
      kleur: '#4fb5c9',
      binnen: () => {
        fill(g, doos([0, 50, 118, 6], 0), CREME)
        fill(g, ovaal([22, 70, 7, 15], 0.25), wit(0.45))
      },
    })
  })
}
