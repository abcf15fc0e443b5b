import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { drawBrief, drawStang } from './paint-fiets.ts'
import { drawDen, drawWinter } from './paint-winter.ts'

const SCHEMER = ['#5a3f8f', '#c8638f', '#ffb07a'] as const
const WIT = '#f6f9ff'

/** The evening after a day of snow: a low sun behind heavy clouds, and snow on everything. */
export function sneeuwhemel(indeling: Indeling, schaal: number): Plaat {
  const { w, grond, bodem, straat, k } = indeling
  return bak({ w, h: bodem, schaal }, (g) => {
    drawWinter(g, indeling, SCHEMER)
    g.fillStyle = verloop(
      g,
      [0, 0, 0, grond],
      ['rgba(74,52,140,.55)', 'rgba(214,98,140,.34)', 'rgba(255,190,130,.3)'],
    )
    g.fillRect(0, 0, w, bodem)
    const [x, y] = [straat.x + straat.w * 0.5, grond - 60 * k]
    gloed(g, [x, y, 300 * k], '#ffd08a')
    for (const [deel, hoog, maat] of [
      [0.08, 0.1, 1.1],
      [0.4, 0.04, 1.5],
      [0.74, 0.12, 1.2],
      [1, 0.05, 1],
    ] as const) {
      const [cx, cy, r] = [straat.x + straat.w * deel, straat.y + straat.h * hoog, 40 * maat * k]
      fill(
        g,
        bollen([
          [cx - r * 1.3, cy + r * 0.2, r * 0.8],
          [cx, cy - r * 0.1, r * 1.1],
          [cx + r * 1.4, cy + r * 0.25, r * 0.85],
        ]),
        verloop(g, [0, cy - r, 0, cy + r], ['#f3d9ee', '#b98cc4']),
      )
    }
  })
}

/** What the dusk takes from the colours of the street. */
export function schemerPlaat({ w, h, bodem }: Indeling, schaal: number): Plaat {
  return bak({ w, h: bodem, schaal: schaal * 0.25 }, (g) => {
    g.fillStyle = verloop(
      g,
      [0, 0, 0, h],
      ['rgba(90,50,130,.3)', 'rgba(170,70,130,.2)', 'rgba(80,60,150,.26)'],
    )
    g.fillRect(0, 0, w, bodem)
  })
}

/** How a heap of snow is drawn, its foot in the middle of the lower edge. */
export const HOOP = { w: 150, h: 120 } as const

/** A heap of snow on a bridge, with the shovel that stands in it. */
export function hoopPlaat(k: number, schaal: number): Plaat {
  return bak({ w: HOOP.w * k, h: HOOP.h * k, schaal }, (g) => {
    g.scale(k, k)
    const steel = pad('M104 56L126 10')
    streep(g, steel, { dikte: 13 })
    streep(g, steel, { kleur: '#b5763f', dikte: 6 })
    streep(g, pad('M116 8L138 14'), { dikte: 13 })
    streep(g, pad('M116 8L138 14'), { kleur: '#e24a3b', dikte: 6 })
    solid(g, {
      pad: bollen([
        [38, 92, 26],
        [72, 66, 36],
        [110, 90, 28],
        [75, 96, 34],
      ]),
      kader: [10, 30, 130, 90],
      kleur: WIT,
      lijn: 4.5,
      donker: -0.12,
    })
    for (const [x, y, a] of [
      [58, 54, 14],
      [92, 82, 11],
      [40, 86, 9],
    ] as const)
      fill(g, ovaal([x, y, a, a * 0.5], -0.3), wit(0.95))
    for (const [x, y] of [
      [70, 74],
      [100, 98],
      [48, 104],
    ] as const)
      streep(g, pad(`M${x} ${y}q8 6 18 2`), { kleur: 'rgba(120,130,200,.55)', dikte: 3.5 })
  })
}

/** The sledge, its runners at the same height as the wheels of the bike: a box full of letters, and a plough in front. */
export function sledePlaat(s: number, schaal: number): Plaat {
  return bak({ w: 300 * s, h: 150 * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(150, 142)
    schaduw(g, [0, 2, 130, 10])
    const ijzer = pad('M-132-8H104Q132-8 136-40Q138-56 122-56')
    drawStang(g, ijzer, [15, 8, '#d8a24a'])
    for (const x of [-96, -20, 60]) drawStang(g, pad(`M${x}-10V-42`), [13, 6, '#b5763f'])
    const plank: Kader = [-128, -52, 208, 15]
    solid(g, { pad: doos(plank, 7), kader: plank, kleur: '#e24a3b', lijn: 4 })
    for (const [i, x] of [16, 40, 64].entries())
      drawBrief(g, [x, -96 - (i % 2) * 6, 38, 27], (i - 1) * 0.16)
    const kist: Kader = [0, -104, 80, 54]
    solid(g, { pad: doos(kist, 8), kader: kist, kleur: '#2f7fb3', lijn: 4 })
    streep(g, pad('M4-88H76M4-68H76'), { kleur: 'rgba(10,30,70,.35)', dikte: 3 })
    solid(g, { pad: ovaal([40, -78, 13, 11]), kader: [27, -89, 26, 22], kleur: GOUD, lijn: 3 })
    const ploeg = pad('M112-66Q92-34 106 0H146Q120-32 138-66Z')
    solid(g, { pad: ploeg, kader: [96, -66, 50, 66], kleur: '#ffb23f', lijn: 4 })
    streep(g, pad('M116-44Q110-28 118-12'), { kleur: wit(0.7), dikte: 5 })
  })
}

/** A fir under snow, its foot in the middle of the lower edge. */
export const denPlaat = (k: number, schaal: number): Plaat =>
  bak({ w: 130 * k, h: 220 * k, schaal }, (g) => drawDen(g, [0, 0, k]))
