import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** What the plate of a bird measures; its feet are at the middle of the lower edge. */
export const VOGEL = { w: 64, h: 60 } as const
const KLEUREN = ['#58b7f0', '#f28bb2'] as const

/** Draws the bird that lives on the stones that are left over, sitting or with its wings up. */
export function drawGast(g: G, nr: number, vliegt: boolean): void {
  const kleur = KLEUREN[nr % KLEUREN.length] ?? KLEUREN[0]
  for (const x of [27, 36]) fill(g, ovaal([x, 56, 3.4, 3]), '#e08a1e')
  solid(g, { pad: pad('M18 38L2 30L6 46Z'), kader: [2, 28, 18, 18], kleur, lijn: 3, donker: 0.1 })
  solid(g, {
    pad: pad('M32 8C50 8 57 22 56 34C55 48 44 55 32 55C20 55 10 47 11 34C12 20 18 8 32 8Z'),
    kader: [10, 8, 46, 47],
    kleur,
    lijn: 3.5,
    glans: 0.4,
  })
  fill(g, ovaal([38, 42, 12, 9]), '#fff3d6')
  solid(g, {
    pad: pad(
      vliegt
        ? 'M30 32C20 22 12 4 20 2C32 0 40 18 38 34Z'
        : 'M34 30C22 30 15 38 17 48C26 50 35 44 34 30Z',
    ),
    kader: vliegt ? [12, 2, 28, 32] : [15, 30, 20, 20],
    kleur,
    lijn: 3,
    donker: 0.16,
  })
  solid(g, { pad: pad('M54 24L63 29L54 33Z'), kader: [54, 24, 9, 9], kleur: GOUD, lijn: 2.5 })
  fill(g, ovaal([44, 23, 5.6, 6.4]), '#ffffff')
  fill(g, ovaal([45.5, 24, 3.2, 4]), INKT)
}
