import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { fill, gloed, ovaal, pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { drawStang } from './paint-fiets.ts'

const MAAT = 84

function drawHoorn(g: G, kleur: string): void {
  const buis = pad('M-20 8C-20 24 14 26 14 8C14-8-14-8-14 6C-14 18 8 18 20 4')
  drawStang(g, buis, [10, 5, kleur])
  solid(g, { pad: pad('M16 10L30-8Q32 10 22 16Z'), kader: [16, -8, 16, 24], kleur, lijn: 3 })
  fill(g, ovaal([-20, 8, 4, 5]), kleur)
  drawStang(g, pad('M-4-4Q-8-16 0-22'), [6, 3, '#d8433f'])
}

/** A post horn on a red ribbon: of brass, or of gold that shines. */
export function posthoorn(k: number, isGoud: boolean, schaal: number): Plaat {
  return bak({ w: MAAT * k, h: MAAT * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(MAAT / 2, MAAT * 0.52)
    if (isGoud) gloed(g, [2, 6, 38], '#ffe27a')
    drawHoorn(g, isGoud ? GOUD : '#c79a55')
  })
}
