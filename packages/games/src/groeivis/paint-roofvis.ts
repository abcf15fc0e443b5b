import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep, verloop, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The predator is painted round (0, 0), looking left. */
const MAAT = { w: 380, h: 250 } as const
const PAARS = '#6a4fb0'
const VIN = '#4b3690'

const LIJF = 'M-150 6C-132-66-60-92 30-80C90-72 132-36 150 0C126 42 70 76-4 80C-84 84-138 56-150 6Z'
const BEK = 'M-148 20Q-92 44-26 26Q-60 66-112 56Q-142 46-148 20Z'

function vinnen(g: G): void {
  const staart = pad('M136 0Q160-34 184-58Q172-4 182 56Q158 34 136 0Z')
  solid(g, { pad: staart, kader: [136, -58, 48, 114], kleur: VIN })
  const rug = pad('M-30-78Q-10-118 24-112Q22-96 44-104Q44-90 66-90Q66-80 78-66Z')
  solid(g, { pad: rug, kader: [-30, -118, 108, 52], kleur: VIN })
  const buik = pad('M0 78Q4 108 40 108Q36 92 54 62Z')
  solid(g, { pad: buik, kader: [0, 62, 54, 46], kleur: VIN })
}

/** Paints teeth along the mouth, blunt enough to laugh at. */
function tanden(g: G): void {
  for (const [x, y] of [
    [-134, 26],
    [-112, 33],
    [-88, 37],
    [-64, 35],
    [-42, 31],
  ] as const) {
    const tand = pad(`M${x} ${y - 3}L${x + 9} ${y + 15}L${x + 18} ${y - 2}Z`)
    fill(g, tand, '#fffbea')
    streep(g, tand, { dikte: 2.6 })
  }
}

function oog(g: G): void {
  solid(g, {
    pad: ovaal([-82, -28, 23, 23]),
    kader: [-105, -51, 46, 46],
    kleur: '#fff4b8',
    licht: 0,
    donker: -0.1,
    strook: 0,
  })
  fill(g, ovaal([-88, -24, 11, 12]), INKT)
  fill(g, ovaal([-92, -29, 4, 4]), '#ffffff')
  streep(g, pad('M-112-52Q-84-66-56-46'), { dikte: 7 })
}

function drawRoofvis(g: G): void {
  vinnen(g)
  solid(g, {
    pad: pad(LIJF),
    kader: [-150, -92, 300, 176],
    kleur: PAARS,
    licht: 0.26,
    donker: -0.24,
    binnen: () => {
      g.fillStyle = verloop(g, [0, 10, 0, 84], ['rgba(214,196,255,0)', 'rgba(214,196,255,.8)'])
      g.fillRect(-160, 10, 320, 90)
      for (const x of [20, 62, 104])
        fill(g, pad(`M${x}-100q22 60 2 200h16q18-140 0-200Z`), wit(0.13))
      fill(g, ovaal([-20, -64, 74, 7], -0.04), wit(0.35))
    },
  })
  const bek = pad(BEK)
  fill(g, bek, '#57173f')
  tanden(g)
  streep(g, bek, { dikte: 4 })
  oog(g)
  const vin = pad('M26 12Q-2 20 4 44Q34 46 52 28Z')
  solid(g, { pad: vin, kader: [2, 12, 50, 34], kleur: VIN, lijn: 3.5 })
}

/** Paints a pointed hat with dots, for a party. */
function hoed(g: G): void {
  const punt = pad('M-118-66L-70-150L-30-74Q-74-92-118-66Z')
  solid(g, {
    pad: punt,
    kader: [-118, -150, 88, 84],
    kleur: GOUD,
    binnen: () => {
      for (const [x, y] of [
        [-78, -118],
        [-62, -94],
        [-94, -86],
      ] as const)
        fill(g, ovaal([x, y, 7, 7]), '#ff6f7d')
    },
  })
  solid(g, { pad: ovaal([-70, -152, 11, 11]), kader: [-81, -163, 22, 22], kleur: '#ff6f7d' })
}

/** The predator that frightens a small fish, as a plate; once it was eaten it wears a hat. */
export function roofvisPlaat(metHoed: boolean, [k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: MAAT.w * k, h: (MAAT.h + 90) * k, schaal }, (g) => {
    g.translate((MAAT.w * k) / 2, (MAAT.h / 2 + 76) * k)
    g.scale(k, k)
    drawRoofvis(g)
    if (metHoed) hoed(g)
  })
}
