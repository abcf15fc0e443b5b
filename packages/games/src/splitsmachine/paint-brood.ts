import { ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak, type Maat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, fill, ovaal, pad, schaduw, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { bij } from './paint-klein.ts'

/** The height of a loaf, and how wide one with so many letters is. */
export const BROOD = { h: 46 } as const
export const broodBreed = (woord: string): number => 40 + woord.length * 13

/** Draws a loaf with a word baked in its crust, round (0, 0). */
export function drawBrood(g: G, woord: string): void {
  const b = broodBreed(woord)
  const kader = [-b / 2, -21, b, 42] as const
  schaduw(g, [0, 20, b * 0.5, 7], 0.35)
  solid(g, { pad: doos(kader, 20), kader, kleur: '#d98f43', lijn: 3.5 })
  fill(g, ovaal([-b * 0.12, -11, b * 0.3, 5]), 'rgba(255,240,200,.4)')
  g.font = '700 22px Andika, system-ui, sans-serif'
  g.textAlign = 'center'
  g.textBaseline = 'middle'
  g.fillStyle = 'rgba(255,228,170,.8)'
  g.fillText(woord, 0.8, 2.6)
  g.fillStyle = '#5b2c12'
  g.fillText(woord, 0, 1)
}

export const broodPlaat = (woord: string, s: number, schaal: number): Plaat => {
  const b = broodBreed(woord)
  return bak({ w: (b + 12) * s, h: (BROOD.h + 14) * s, schaal }, (g) =>
    bij(g, [(b / 2 + 6) * s, 28 * s, s], () => drawBrood(g, woord)),
  )
}

/** The long table on which the bread lies, as high as it is drawn; a cloth hangs over its edge. */
export const tafelPlaat = ({ w, h, schaal }: Maat): Plaat =>
  bak({ w, h, schaal }, (g) => {
    const kader = [-10, 8, w + 20, h] as const
    solid(g, { pad: doos(kader, 6), kader, kleur: '#c68a4e' })
    for (let y = 34; y < h; y += 30)
      streep(g, pad(`M0 ${y}Q${w * 0.4} ${y - 6} ${w} ${y + 3}`), {
        kleur: 'rgba(110,60,24,.35)',
        dikte: 2.5,
      })
    for (let x = 0; x < w; x += 56) {
      fill(g, pad(`M${x} 8h28l-14 17Z`), ROOD)
      fill(g, pad(`M${x + 28} 8h28l-14 17Z`), '#fff6e2')
    }
    streep(g, pad(`M0 8H${w}`), { dikte: 4 })
  })
