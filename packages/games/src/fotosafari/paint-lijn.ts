import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, fill, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { drawSter } from '@letterhaven/game-kit/tekenen/vonken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** The line on which photos are hung. */
export function lijnPlaat({ w, h }: Vak, schaal: number): Plaat {
  return bak({ w, h: Math.min(h, 24), schaal }, (g) => {
    const touw = pad(`M0 4Q${w / 2} 10 ${w} 4`)
    streep(g, touw, { dikte: 6 })
    streep(g, touw, { kleur: '#f4e3b8', dikte: 2.6 })
  })
}

/** The place on the line up to which the pupil came before: a golden frame that waits for its photo. */
export function recordPlaat({ w, h }: Pick<Vak, 'w' | 'h'>, schaal: number): Plaat {
  return bak({ w, h: h + 4, schaal }, (g) => {
    const k = Math.max(0.5, w / 90)
    const rand = doos([2 * k, 6 * k, w - 4 * k, h - 6 * k], 5)
    fill(g, rand, 'rgba(255,240,180,.3)')
    streep(g, rand, { dikte: 6 * k })
    streep(g, rand, { kleur: GOUD, dikte: 3.4 * k })
    g.save()
    g.translate(w / 2 - 20 * k, h / 2 - 17 * k)
    g.scale(k * 0.9, k * 0.9)
    drawSter(g)
    g.restore()
    drawKnijper(g, [w / 2, 4 * k, k])
  })
}

/** A wooden peg, its middle at (x, y). */
export function drawKnijper(g: G, [x, y, s]: readonly [number, number, number]): void {
  const kader: Kader = [x - 5 * s, y - 5 * s, 10 * s, 17 * s]
  solid(g, { pad: doos(kader, 3 * s), kader, kleur: '#d98b4a', lijn: 2 })
}
