import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** The line on which photos are hung. */
export function lijnPlaat({ w, h }: Vak, schaal: number): Plaat {
  return bak({ w, h: Math.min(h, 24), schaal }, (g) => {
    const touw = pad(`M0 4Q${w / 2} 10 ${w} 4`)
    streep(g, touw, { dikte: 6 })
    streep(g, touw, { kleur: '#f4e3b8', dikte: 2.6 })
  })
}

/** A wooden peg, its middle at (x, y). */
export function drawKnijper(g: G, [x, y, s]: readonly [number, number, number]): void {
  const kader: Kader = [x - 5 * s, y - 5 * s, 10 * s, 17 * s]
  solid(g, { pad: doos(kader, 3 * s), kader, kleur: '#d98b4a', lijn: 2 })
}
