import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  schaduw,
  solid,
  straal,
  streep,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The home is painted 240 × 230 with the middle of its foot at (120, 220). */
const MAAT = { w: 240, h: 230 } as const

function lamp(g: G): void {
  gloed(g, [196, 70, 40], '#ffe98a')
  streep(g, pad('M150 52Q184 36 196 56'), { dikte: 9 })
  streep(g, pad('M150 52Q184 36 196 56'), { kleur: '#ffc94d', dikte: 4 })
  solid(g, {
    pad: ovaal([196, 72, 13, 16]),
    kader: [183, 56, 26, 32],
    kleur: '#ffe98a',
    lijn: 3.5,
    glans: 0.6,
  })
}

/** Paints a shell that is a house: a round door, a lit window, and a lamp. */
function drawThuis(g: G): void {
  schaduw(g, [120, 216, 104, 12], 0.34)
  solid(g, {
    pad: pad('M22 216Q8 120 64 66Q96 34 124 36Q182 44 208 120Q222 164 214 216Z'),
    kader: [12, 34, 206, 182],
    kleur: '#ffb3c8',
    binnen: () => {
      for (const boog of [
        'M120 36Q70 110 62 222',
        'M120 36Q104 120 108 222',
        'M122 36Q146 120 156 222',
        'M124 36Q188 110 200 222',
      ])
        streep(g, pad(boog), { kleur: 'rgba(190,60,110,.36)', dikte: 5 })
      fill(g, ovaal([84, 84, 30, 12], -0.7), wit(0.5))
    },
  })
  solid(g, { pad: ovaal([124, 32, 17, 14]), kader: [107, 18, 34, 28], kleur: '#ff8ab3' })
  const deur = pad('M84 216V166A34 36 0 0 1 152 166V216Z')
  solid(g, { pad: deur, kader: [84, 130, 68, 86], kleur: '#7a4fae' })
  fill(g, ovaal([140, 180, 5, 5]), '#ffd45e')
  gloed(g, [174, 146, 36], '#ffe98a')
  solid(g, {
    pad: ovaal([174, 146, 19, 19]),
    kader: [155, 127, 38, 38],
    kleur: '#ffc94d',
    lijn: 3.5,
  })
  fill(
    g,
    ovaal([174, 146, 14, 14]),
    straal(g, [170, 142, 1, 15], ['#fffde6', '#ffe27a', '#ffc93c']),
  )
  fill(g, doos([172, 132, 4, 28], 0), '#c98a1c')
  lamp(g)
}

/** The home in the reef as a plate, scaled by k. */
export function thuisPlaat([k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: MAAT.w * k, h: MAAT.h * k, schaal }, (g) => {
    g.scale(k, k)
    drawThuis(g)
  })
}
