import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, show, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { ovaal, pad, solid, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

/** What a fish looks like. */
export interface Vissoort {
  readonly kleur: string
  readonly tekening: 'banen' | 'stippen' | 'vlak'
  readonly merk: string
  readonly staart: 'waaier' | 'vork'
}

/** The fish that carry words, in turn. */
export const SOORTEN: readonly Vissoort[] = [
  { kleur: '#6fd667', tekening: 'stippen', merk: 'rgba(20,110,60,.35)', staart: 'vork' },
  { kleur: '#4fc3f7', tekening: 'banen', merk: 'rgba(255,255,255,.78)', staart: 'waaier' },
  { kleur: '#ff8ab3', tekening: 'vlak', merk: 'rgba(200,30,100,.26)', staart: 'waaier' },
  { kleur: GOUD, tekening: 'banen', merk: 'rgba(45,34,80,.72)', staart: 'vork' },
  { kleur: '#ff7468', tekening: 'banen', merk: 'rgba(255,240,220,.82)', staart: 'waaier' },
  { kleur: '#b07ade', tekening: 'stippen', merk: 'rgba(60,20,110,.34)', staart: 'vork' },
  { kleur: '#38c0a8', tekening: 'vlak', merk: 'rgba(10,80,90,.3)', staart: 'vork' },
  { kleur: '#ffa94d', tekening: 'stippen', merk: 'rgba(170,60,10,.32)', staart: 'waaier' },
]

/**
 * The size of the plate of a fish. A fish is painted 184 × 116 with its middle at (0, 0), with room around it for fins
 * and ink.
 */
export const VIS_MAAT = { w: 224, h: 168 } as const

const LIJF = 'M-66 0C-52-34-10-56 26-56C68-56 88-30 88 0C88 32 66 56 26 56C-10 56-52 34-66 0Z'
const STAART = {
  waaier: 'M-54 0Q-70-16-88-42Q-104-34-100-6Q-99 0-100 6Q-104 34-88 42Q-70 16-54 0Z',
  vork: 'M-54 0C-72-12-84-30-102-48Q-92-16-84 0Q-92 16-102 48C-84 30-72 12-54 0Z',
} as const

/**
 * Returns the box of the light, which comes from the left. For a fish that looks left the box is turned over, because
 * the whole fish is.
 */
const naarLicht = (kant: 1 | -1, [x, y, w, h]: Kader): Kader =>
  kant === 1 ? [x, y, w, h] : [x + w + 8, y, -w - 16, h]

const MERKEN: Readonly<Record<Vissoort['tekening'], (g: G) => void>> = {
  banen: (g) => {
    for (const x of [-40, -8, 24]) g.fill(pad(`M${x}-64q17 64 0 128h15q17-64 0-128Z`))
  },
  stippen: (g) => {
    const rnd = stroom(77)
    for (let i = 0; i < 13; i += 1)
      g.fill(ovaal([-44 + rnd() * 84, -46 + rnd() * 56, 4 + rnd() * 6, 4 + rnd() * 5]))
  },
  vlak: (g) => g.fill(pad('M-70-60H70Q60-22 10-20Q-30-18-70 6Z')),
}

function schubben(g: G): void {
  for (let i = 0; i < 4; i += 1)
    for (let j = 0; j < 3; j += 1) {
      const [x, y] = [-34 + i * 19 + (j % 2) * 9, -20 + j * 22]
      streep(g, pad(`M${x} ${y - 8}q10 8 0 17`), { kleur: 'rgba(45,20,80,.13)', dikte: 2.4 })
    }
}

function oog(g: G): void {
  solid(g, {
    pad: ovaal([54, -17, 17, 18]),
    kader: [37, -35, 34, 36],
    kleur: '#ffffff',
    lijn: 3.5,
    licht: 0,
    donker: -0.08,
    strook: 0,
  })
  fill(g, ovaal([58, -16, 9.6, 10.4]), '#241a44')
  fill(g, ovaal([54.5, -20.5, 3.8, 4]), '#ffffff')
  fill(g, ovaal([61, -11, 1.9, 1.9]), wit(0.7))
}

/** Paints a fish of 184 × 116 round (0, 0). */
export function drawVis(g: G, soort: Vissoort, kant: 1 | -1): void {
  const { kleur, tekening, merk, staart } = soort
  const vin = show(kleur, -0.17)
  const licht = (kader: Kader) => naarLicht(kant, kader)
  g.save()
  g.scale(kant, 1)
  solid(g, { pad: pad(STAART[staart]), kader: licht([-104, -48, 52, 96]), kleur: vin })
  solid(g, {
    pad: pad('M-26-44Q-8-86 38-72Q34-58 52-44Z'),
    kader: licht([-26, -80, 78, 40]),
    kleur: vin,
  })
  solid(g, {
    pad: pad('M-12 46Q-14 76 16 70Q20 58 32 46Z'),
    kader: licht([-14, 44, 46, 32]),
    kleur: vin,
  })
  solid(g, {
    pad: pad(LIJF),
    kader: licht([-66, -56, 154, 112]),
    kleur,
    licht: 0.32,
    donker: -0.15,
    strook: 0.12,
    binnen: () => {
      g.fillStyle = merk
      MERKEN[tekening](g)
      g.fillStyle = verloop(g, [0, 4, 0, 58], ['rgba(255,244,216,0)', 'rgba(255,244,216,.85)'])
      g.fillRect(-70, 4, 164, 56)
      schubben(g)
      fill(g, ovaal([20, -43, 38, 6], -0.04), wit(0.5))
    },
  })
  streep(g, pad('M32-34Q46 0 30 36'), { kleur: 'rgba(45,34,80,.42)', dikte: 3.4 })
  solid(g, {
    pad: pad('M18 14Q-4 10-14 28Q4 36 22 26Z'),
    kader: licht([-14, 10, 36, 24]),
    kleur: vin,
    lijn: 3.5,
  })
  oog(g)
  fill(g, ovaal([50, 13, 9, 6]), 'rgba(255,100,130,.45)')
  streep(g, pad('M86 8Q78 19 66 15'), { kleur: INKT, dikte: 3.6 })
  g.restore()
}

/** A fish as a plate, scaled by k. Its middle is the middle of the plate. */
export function visPlaat(
  soort: Vissoort,
  kant: 1 | -1,
  [k, schaal]: readonly [number, number],
): Plaat {
  return bak({ w: VIS_MAAT.w * k, h: VIS_MAAT.h * k, schaal }, (g) => {
    g.translate((VIS_MAAT.w * k) / 2, (VIS_MAAT.h * k) / 2)
    g.scale(k, k)
    drawVis(g, soort, kant)
  })
}
