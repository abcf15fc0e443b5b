import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { gloed, lijn, ovaal, pad, verloop, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { drawSterren, drawTunnels } from './paint-diep.ts'
import type { Water } from './school.ts'

/** The colours of a sea: from its surface down, its hills, its sand, and what is far away in it. */
export interface Tinten {
  readonly water: readonly string[]
  readonly nevel: readonly [string, string, string]
  readonly zon: string
  /** How strong the sunbeams are, relative to those of the reef. */
  readonly licht: number
  readonly zand: readonly string[]
  readonly rotsen: readonly [string, string, string]
  /** Whether the old boat lies on the sand. */
  readonly metWrak: boolean
}

/** The reef in the sun. */
const RIF: Tinten = {
  water: ['#b6f7e6', '#4fd6d2', '#22a4ca', '#2a70ba', '#37489c'],
  nevel: ['#3fb9cf', '#36a5c9', '#2f8dc2'],
  zon: '#f6ffd6',
  licht: 1,
  zand: ['#fff0c0', '#fbd88e', '#e9a961'],
  rotsen: ['#7a6cc0', '#6a78c8', '#8a7ad0'],
  metWrak: true,
}

/** The deep channel, where the current runs and things shine by themselves. */
const STROOM: Tinten = {
  water: ['#58b6dd', '#3a7cc4', '#38529f', '#3b3a86', '#3a2970'],
  nevel: ['#4467b0', '#40539f', '#3c448f'],
  zon: '#bfe9ff',
  licht: 0.7,
  zand: ['#c9c4ee', '#9d96d6', '#7268b4'],
  rotsen: ['#5a4a9c', '#4f56a6', '#6657ac'],
  metWrak: true,
}

/** The bottom of the sea, where no sun comes. */
const DIEPZEE: Tinten = {
  water: ['#23306f', '#1b2360', '#171a50', '#141443', '#110f38'],
  nevel: ['#1c2260', '#191d55', '#16184b'],
  zon: '#2c4a96',
  licht: 0,
  zand: ['#5d57a0', '#443f85', '#2f2a66'],
  rotsen: ['#2e2a6a', '#2a2f70', '#37307a'],
  metWrak: false,
}

export const TINTEN: Readonly<Record<Water, Tinten>> = {
  rif: RIF,
  stroom: STROOM,
  diepzee: DIEPZEE,
}

/** The sunbeams: where each enters (a fraction of the width), how wide it is and how strong. */
const STRALEN = [
  [0.04, 84, 0.09],
  [0.17, 150, 0.1],
  [0.36, 66, 0.08],
  [0.5, 170, 0.07],
  [0.78, 90, 0.06],
] as const

function stralen(g: G, { w, h, k }: Indeling, licht: number): void {
  g.save()
  g.globalCompositeOperation = 'lighter'
  for (const [x, breed, sterkte] of STRALEN)
    for (let laag = 0; laag < 3; laag += 1) {
      const half = breed * k * (0.62 - laag * 0.18)
      const boven = x * w
      const onder = boven + h * 0.32
      const kegel = lijn([
        [boven - half, 0],
        [boven + half, 0],
        [onder + half * 2.4, h * 0.9],
        [onder - half * 2.4, h * 0.9],
      ])
      fill(
        g,
        kegel,
        verloop(
          g,
          [0, 0, 0, h * 0.86],
          [`rgba(255,255,222,${sterkte * licht})`, 'rgba(255,255,222,0)'],
        ),
      )
    }
  g.restore()
}

/** Paints a mill that went under long ago. It is far away, so it has no ink. */
function molen(g: G, [x, y, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  g.fillStyle = '#37abca'
  g.fill(pad('M-50 210L-27 10Q0-6 27 10L50 210Z'))
  g.fill(pad('M-34 12Q-30-36 0-40Q30-36 34 12Z'))
  g.fill(pad('M-58 118H58V130H-58Z'))
  g.translate(0, -8)
  g.rotate(0.42)
  for (let wiek = 0; wiek < 4; wiek += 1) {
    g.rotate(Math.PI / 2)
    g.fillRect(-4, 0, 8, 132)
    // One of the sails is torn.
    g.fillRect(2, 26, 24, wiek === 2 ? 42 : 100)
  }
  g.restore()
}

/** Paints hills under water, row behind row. */
function rug(g: G, { w, h, zand, k }: Indeling, rij: number): void {
  const rnd = stroom(31 + rij)
  const voet = zand - (150 - rij * 56) * k
  g.beginPath()
  g.moveTo(-20, h)
  g.lineTo(-20, voet)
  for (let x = -20; x < w + 20;) {
    const breed = (70 + rnd() * 110) * k
    const hoog = (24 + rnd() * 84 * (1 - rij * 0.22)) * k
    g.bezierCurveTo(
      x + breed * 0.12,
      voet - hoog,
      x + breed * 0.8,
      voet - hoog * 1.1,
      x + breed,
      voet,
    )
    x += breed
  }
  g.lineTo(w + 40, h)
  g.closePath()
  g.fill()
}

/** The water, the sunlight, and the sunken things in the haze far away. */
export function water(indeling: Indeling, soort: Water, schaal: number): Plaat {
  const tinten = TINTEN[soort]
  const { w, h, zand, k } = indeling
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, h], tinten.water)
    g.fillRect(0, 0, w, h)
    gloed(g, [w * 0.2, -h * 0.04, Math.max(w, h) * 0.52], tinten.zon)
    for (const [rij, kleur] of tinten.nevel.entries()) {
      g.globalAlpha = 0.72
      if (rij === 0 && soort === 'rif') molen(g, [w * 0.71, zand - 292 * k, k * 1.05])
      g.fillStyle = kleur
      rug(g, indeling, rij)
    }
    g.globalAlpha = 1
    stralen(g, indeling, tinten.licht)
    if (soort !== 'rif') drawSterren(g, indeling)
    if (soort === 'stroom') drawTunnels(g, indeling)
    if (soort !== 'diepzee') {
      g.fillStyle = verloop(g, [0, 0, 0, 70], ['rgba(255,255,255,.55)', 'rgba(255,255,255,0)'])
      g.fillRect(0, 0, w, 70)
    }
    fill(g, ovaal([w / 2, h, w * 0.7, 40]), 'rgba(40,20,90,.12)')
  })
}
