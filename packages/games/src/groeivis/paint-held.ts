import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, ovaal, pad, solid, streep, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** The submarine is painted 300 × 168 round (0, 0); the dome stands on it. */
export const BOOT_MAAT = { w: 360, h: 250 } as const
export const KOEPEL_MAAT = { w: 152, h: 150 } as const

const ORANJE = '#ff9a3c'
const ROOD = '#ee5a34'

const DICHT = 'M-112-4C-86-56-36-82 18-82C92-82 148-52 148-2C148 50 92 82 18 82C-36 82-86 52-112-4Z'
const OPEN =
  'M-112-4C-86-56-36-82 18-82C80-82 126-62 140-26Q118-16 90-4Q116 10 136 28C116 62 78 82 18 82C-36 82-86 52-112-4Z'
const BEK = 'M139-25Q118-16 92-4Q116 9 135 27Q144 0 139-25Z'

const naarLicht = (kant: 1 | -1, [x, y, w, h]: Kader): Kader =>
  kant === 1 ? [x, y, w, h] : [x + w + 8, y, -w - 16, h]

function vinnen(g: G, kant: 1 | -1): void {
  const staart = pad('M-100-4Q-124-30-150-50Q-160-4-150 42Q-124 24-100-4Z')
  solid(g, { pad: staart, kader: naarLicht(kant, [-156, -50, 56, 92]), kleur: ROOD })
  const rug = pad('M-72-58Q-58-108-10-96L-6-70Z')
  solid(g, { pad: rug, kader: naarLicht(kant, [-72, -104, 66, 46]), kleur: ROOD })
  const buik = pad('M-24 74Q-30 104 6 102Q30 100 34 72Z')
  solid(g, { pad: buik, kader: naarLicht(kant, [-26, 72, 60, 32]), kleur: ROOD })
}

function oog(g: G): void {
  solid(g, {
    pad: ovaal([92, -34, 19, 20]),
    kader: [73, -54, 38, 40],
    kleur: '#ffffff',
    licht: 0,
    donker: -0.08,
    strook: 0,
  })
  fill(g, ovaal([98, -33, 10.5, 11.5]), '#241a44')
  fill(g, ovaal([94, -38, 4.2, 4.4]), '#ffffff')
}

/** Draws the fish-shaped submarine, its mouth open or shut. */
export function drawBoot(g: G, kant: 1 | -1, open: boolean): void {
  g.save()
  g.scale(kant, 1)
  vinnen(g, kant)
  solid(g, {
    pad: pad(open ? OPEN : DICHT),
    kader: naarLicht(kant, [-112, -82, 260, 164]),
    kleur: ORANJE,
    licht: 0.3,
    donker: -0.22,
    binnen: () => {
      fill(g, pad('M-120 6C-60 60 90 62 156 6V100H-120Z'), 'rgba(255,240,200,.82)')
      fill(g, pad('M-66-90q30 90 0 180h26q28-90 0-180Z'), wit(0.92))
      fill(g, ovaal([0, -66, 62, 6], -0.05), wit(0.45))
    },
  })
  if (open) {
    fill(g, pad(BEK), '#8f2140')
    streep(g, pad('M140-26Q118-16 90-4Q116 10 136 28'), { dikte: 4.5 })
  } else streep(g, pad('M142 16Q124 36 100 26'), { dikte: 4.6 })
  for (const [x, y] of [
    [-84, -22],
    [-84, 12],
    [-6, 68],
    [62, 64],
  ] as const) {
    fill(g, ovaal([x, y, 5, 5]), INKT)
    fill(g, ovaal([x, y, 3, 3]), '#ffd45e')
  }
  oog(g)
  fill(g, ovaal([78, 0, 13, 8]), 'rgba(255,80,110,.42)')
  const kraag = doos([-84, -92, 164, 22], 11)
  solid(g, {
    pad: kraag,
    kader: naarLicht(kant, [-84, -92, 164, 22]),
    kleur: '#ffd45e',
    binnen: () => fill(g, doos([-68, -89, 84, 6], 3), wit(0.55)),
  })
  g.restore()
}

/** The submarine as a plate, scaled by k. Its middle is the middle of the plate. */
export function bootPlaat(
  kant: 1 | -1,
  open: boolean,
  [k, schaal]: readonly [number, number],
): Plaat {
  return bak({ w: BOOT_MAAT.w * k, h: BOOT_MAAT.h * k, schaal }, (g) => {
    g.translate((BOOT_MAAT.w * k) / 2, (BOOT_MAAT.h * k) / 2)
    g.scale(k, k)
    drawBoot(g, kant, open)
  })
}

const GLAS = 'M6 148V76A70 70 0 0 1 146 76V148Z'

/** The glass of the dome: its tint behind the head, and its highlights in front of it. */
export function koepelPlaat(
  deel: 'achter' | 'voor',
  [k, schaal]: readonly [number, number],
): Plaat {
  return bak({ w: KOEPEL_MAAT.w * k, h: KOEPEL_MAAT.h * k, schaal }, (g) => {
    g.scale(k, k)
    if (deel === 'achter') return fill(g, pad(GLAS), 'rgba(205,246,255,.42)')
    streep(g, pad(GLAS), { dikte: 5 })
    streep(g, pad('M22 92A56 56 0 0 1 46 32'), { kleur: wit(0.9), dikte: 6 })
    streep(g, pad('M58 24l6-3'), { kleur: wit(0.9), dikte: 6 })
    fill(g, pad('M118 44Q138 76 134 128L122 136Q128 84 110 52Z'), wit(0.24))
  })
}

/** The propeller that turns at the tail. */
export function schroefPlaat([k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: 30 * k, h: 74 * k, schaal }, (g) => {
    g.scale(k, k)
    for (const y of [16, 58])
      solid(g, {
        pad: ovaal([15, y, 9, 14]),
        kader: [6, y - 14, 18, 28],
        kleur: '#c9d2ee',
        lijn: 3.5,
        glans: 0.6,
      })
    solid(g, { pad: ovaal([15, 37, 8, 10]), kader: [7, 27, 16, 20], kleur: '#ffd45e', lijn: 3.5 })
  })
}
