import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import { doos, fill, ovaal, pad, solid, verloop, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { wolkenbank } from './paint-lucht.ts'

const STEEN = ['#e6b478', '#f0c48c', '#dfa3a0', '#e9c07a', '#cfa7c8'] as const

/** Draws the sky in which the whole tower is seen. */
export function drawVerte(g: G, w: number, h: number): void {
  g.fillStyle = verloop(g, [0, 0, 0, h], ['#3f3a8c', '#7d5cb0', '#e58aa8', '#ffb98a', '#ffe3b0'])
  g.fillRect(0, 0, w, h)
  for (let i = 0; i < 30; i += 1)
    fill(g, ovaal([(i * 197) % w, ((i * 83) % 100) * 0.004 * h, 1.8, 1.8]), wit(0.75))
  wolkenbank(g, { w, y: h * 0.9, hoog: 64 }, ['#ffd9cf', '#f3b3c4'])
}

interface Vloer {
  readonly w: number
  readonly h: number
  readonly nr: number
  /** Who looks out of its window; null where nobody lives yet. */
  readonly dier: Dier | null
}

/** Draws one storey of the tower from afar: with a lit window, or dark. */
export function drawVerreVloer(g: G, { w, h, nr, dier }: Vloer): void {
  const kader: Kader = [3, 3, w - 6, h - 5]
  const kleur = STEEN[nr % STEEN.length] ?? STEEN[0]
  solid(g, { pad: doos(kader, 5), kader, kleur, lijn: 3, glans: 0.2 })
  const [breed, hoog] = [h * 0.86, h * 0.72]
  const [x, y] = [w / 2 - breed / 2, h * 0.17]
  const boog = pad(
    `M0 ${hoog}V${hoog * 0.5}A${breed / 2} ${hoog * 0.5} 0 0 1 ${breed} ${hoog * 0.5}V${hoog}Z`,
  )
  g.save()
  g.translate(x, y)
  solid(g, {
    pad: boog,
    kader: [0, 0, breed, hoog],
    kleur: dier ? '#ffe27a' : '#5d4a86',
    lijn: 2.5,
    binnen: (q) => {
      if (!dier) return
      const maat = (hoog * 0.8) / 100
      q.translate(breed / 2, hoog * 0.62)
      q.scale(maat, maat)
      drawKop(q, dier)
    },
  })
  g.restore()
}

/** Draws the roof, with the flag that waits at the top. */
export function drawVerDak(g: G, w: number, h: number): void {
  solid(g, {
    pad: pad(`M4 ${h - 3}L${w / 2} ${h * 0.36}L${w - 4} ${h - 3}Z`),
    kader: [4, h * 0.36, w - 8, h * 0.64],
    kleur: '#7a5cc0',
    lijn: 3,
    glans: 0.3,
  })
  solid(g, {
    pad: pad(`M${w / 2} 3L${w / 2 + h * 0.34} ${h * 0.13}L${w / 2} ${h * 0.24}V${h * 0.4}`),
    kader: [w / 2, 3, h * 0.34, h * 0.37],
    kleur: '#e8645a',
    lijn: 3,
  })
}
