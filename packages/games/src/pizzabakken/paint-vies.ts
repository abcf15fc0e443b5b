import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'

interface Vies {
  readonly vacht: string
  /** Where the eyes are from the mouth. */
  readonly ogen: Punt
  readonly schaal: number
}

/** The face of a guest who tastes something odd, over its own: eyes shut tight, green cheeks, and the tongue out. */
export function vies({ vacht, ogen: [opzij, hoog], schaal }: Vies): Plaat {
  return bak({ w: 124, h: 170, schaal }, (g) => {
    g.translate(62, 85)
    for (const k of [-1, 1]) {
      fill(g, ovaal([opzij * k, hoog, 10, 11]), vacht)
      const [van, tot] = [opzij * k + 8 * k, opzij * k - 7 * k]
      streep(g, pad(`M${van} ${hoog - 8}L${tot} ${hoog}L${van} ${hoog + 8}`), {
        kleur: INKT,
        dikte: 4.5,
      })
      fill(g, ovaal([34 * k, -4, 10, 8]), '#9ccf62')
    }
    fill(g, ovaal([0, 4, 20, 9]), vacht)
    streep(g, pad('M-19 5Q-12-4-6 3Q0 9 6 3Q12-4 19 5'), { kleur: INKT, dikte: 4.5 })
    solid(g, {
      pad: pad('M-8 6Q-10 28 0 30Q10 28 8 6Z'),
      kader: [-10, 6, 20, 24],
      kleur: '#f0708c',
      lijn: 3.5,
    })
    streep(g, pad('M0 10V22'), { kleur: '#b83d5c', dikte: 2.5 })
  })
}
