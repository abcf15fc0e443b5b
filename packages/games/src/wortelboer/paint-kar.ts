import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { KAR } from './kar-maat.ts'

function drawWiel(g: G, [x, y]: Punt): void {
  solid(g, { pad: ovaal([x, y, 25, 25]), kader: [x - 25, y - 25, 50, 50], kleur: '#b5713a' })
  fill(g, ovaal([x, y, 16, 16]), '#f3d9a8')
  streep(g, pad(`M${x - 15} ${y}H${x + 15}M${x} ${y - 15}V${y + 15}`), {
    kleur: '#8a5129',
    dikte: 4,
  })
  fill(g, ovaal([x, y, 6, 6]), INKT)
}

/** What is on a crate, so that it is told from the others without reading: sun, moon, root hair, and a leaf that turned. */
const TEKENS: readonly ((g: G, x: number, y: number) => void)[] = [
  (g, x, y) => fill(g, ovaal([x, y, 7, 7]), '#ffc92e'),
  (g, x, y) => {
    fill(g, ovaal([x, y, 7.5, 7.5]), '#5b63b8')
    fill(g, ovaal([x + 3.5, y - 1.5, 6, 6]), '#f2c98b')
  },
  (g, x, y) =>
    streep(g, pad(`M${x - 7} ${y + 5}Q${x - 3} ${y - 6} ${x} ${y}T${x + 7} ${y - 5}`), {
      kleur: '#a5682f',
      dikte: 4,
    }),
  (g, x, y) =>
    fill(
      g,
      pad(
        `M${x - 7} ${y + 6}Q${x - 8} ${y - 8} ${x + 8} ${y - 7}Q${x + 7} ${y + 7} ${x - 7} ${y + 6}Z`,
      ),
      '#4fa83c',
    ),
]

/** The cart with its crates, its wheels at the lower edge. */
export const karPlaat = (s: number, schaal: number): Plaat =>
  bak({ w: (KAR.w + 24) * s, h: (KAR.h + 10) * s, schaal }, (g) => {
    g.scale(s, s)
    g.translate(12, 4)
    streep(g, pad('M4 92L-12 60'), { dikte: 12 })
    streep(g, pad('M4 92L-12 60'), { kleur: '#b5713a', dikte: 6 })
    for (const [nr, x] of KAR.kratten.entries()) {
      const kader = [x - 23, KAR.rand, 46, 42] as const
      solid(g, { pad: doos(kader, 4), kader, kleur: '#f2c98b', lijn: 3.5 })
      streep(g, pad(`M${x - 22} ${KAR.rand + 14}H${x + 22}M${x - 22} ${KAR.rand + 28}H${x + 22}`), {
        kleur: 'rgba(130,80,30,.55)',
        dikte: 2.5,
      })
      fill(g, ovaal([x, KAR.rand + 21, 12, 12]), '#f2c98b')
      TEKENS[nr]?.(g, x, KAR.rand + 21)
    }
    solid(g, {
      pad: doos([2, 84, KAR.w - 4, 16], 7),
      kader: [2, 84, KAR.w - 4, 16],
      kleur: '#c07f45',
    })
    drawWiel(g, [52, 102])
    drawWiel(g, [178, 102])
  })
