import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'

/** Paints the flag that the hero carries. */
export const vaantje = (schaal: number) =>
  bak({ w: 44, h: 44, schaal }, (g) => {
    streep(g, pad('M12 40V6'), { dikte: 9 })
    streep(g, pad('M12 40V6'), { kleur: '#b9783f', dikte: 4 })
    solid(g, {
      pad: pad('M14 6L40 12L14 22Z'),
      kader: [14, 6, 26, 16],
      kleur: '#e8645a',
      lijn: 3.5,
    })
  })
