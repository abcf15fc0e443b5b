import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  straal,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import { drawVis, VIS_MAAT } from './paint-vis.ts'
import type { Vissoort } from './paint-vis.ts'

/** The light is painted this wide round the lamp, and the lamp itself this large, in px at scale 1. */
export const SCHIJN_PX = 200
const LAMP_PX = 60

/** The light of the lamp in the water. */
export function schijnPlaat(schaal: number): Plaat {
  return bak({ w: SCHIJN_PX, h: SCHIJN_PX, schaal }, (g) => {
    const r = SCHIJN_PX / 2
    const kleuren = ['rgba(255,246,190,.62)', 'rgba(255,232,150,.4)', 'rgba(255,220,130,.24)']
    fill(g, ovaal([r, r, r, r]), straal(g, [r, r, 0, r], [...kleuren, 'rgba(255,210,120,0)']))
  })
}

/** The lamp that hangs on the rod of the ship, round its middle. */
export function lampPlaat([k, schaal]: readonly [number, number]): Plaat {
  return bak({ w: LAMP_PX * k, h: LAMP_PX * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [30, 30, 30], '#ffe98a')
    solid(g, { pad: ovaal([30, 32, 13, 14]), kader: [17, 18, 26, 28], kleur: '#ffe98a', lijn: 3.5 })
    fill(g, ovaal([26, 28, 4, 4.6]), '#ffffff')
    solid(g, { pad: doos([23, 12, 14, 9], 3), kader: [23, 12, 14, 9], kleur: '#ee5a34', lijn: 3 })
  })
}

/** A fish in the dark: its outline, an eye that shines, and the spots by which the fish of the deep know each other. */
export function donkerPlaat(
  { kleur, staart, tekening, merk }: Vissoort,
  kant: 1 | -1,
  [k, schaal]: readonly [number, number],
): Plaat {
  return bak({ w: VIS_MAAT.w * k, h: VIS_MAAT.h * k, schaal }, (g) => {
    g.translate((VIS_MAAT.w * k) / 2, (VIS_MAAT.h * k) / 2)
    g.scale(k, k)
    drawVis(g, { kleur, staart, tekening, merk }, kant)
    g.globalCompositeOperation = 'source-atop'
    g.fillStyle = 'rgba(30,34,104,.84)'
    g.fillRect(-VIS_MAAT.w, -VIS_MAAT.h, 2 * VIS_MAAT.w, 2 * VIS_MAAT.h)
    g.globalCompositeOperation = 'source-over'
    g.scale(kant, 1)
    gloed(g, [56, -16, 24], kleur)
    fill(g, ovaal([56, -16, 10, 11]), '#f4ffe9')
    fill(g, ovaal([58, -15, 4.6, 6]), '#14113c')
    for (const [i, x] of [-40, -22, -2, 20, 42].entries()) {
      gloed(g, [x, 34 - Math.abs(i - 2) * 4, 11], kleur)
      fill(g, ovaal([x, 34 - Math.abs(i - 2) * 4, 3.4, 3.4]), wit(0.9))
    }
    fill(g, pad('M74-40Q100-66 108-44Q96-52 80-34Z'), kleur)
  })
}
