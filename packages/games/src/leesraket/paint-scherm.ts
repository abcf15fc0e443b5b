import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, ovaal, pad, solid, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Frame and dark glass of the screen, and its row of small bulbs. */
export function schermLijst(g: G, { x, y, w, h }: Vak): void {
  const kader: Kader = [x - 13, y - 13, w + 26, h + 26]
  solid(g, { pad: doos(kader, 24), kader, kleur: '#ffc93c', glans: 0 })
  fill(g, doos([x - 5, y - 5, w + 10, h + 10], 16), INKT)
  fill(g, doos([x, y, w, h], 12), verloop(g, [x, y, x, y + h], ['#17405f', '#0f2c4a', '#0b2140']))
  fill(
    g,
    pad(`M${x + 16} ${y + h}L${x + 16 + h} ${y}H${x + 50 + h}L${x + 50} ${y + h}Z`),
    wit(0.05),
  )
  const n = Math.max(6, Math.round(w / 44))
  for (let i = 0; i <= n; i += 1)
    for (const py of [y - 9, y + h + 9]) {
      const px = x + 8 + ((w - 16) * i) / n
      fill(g, ovaal([px, py, 4.4, 4.4]), INKT)
      fill(g, ovaal([px, py, 2.8, 2.8]), '#fffbe2')
    }
}
