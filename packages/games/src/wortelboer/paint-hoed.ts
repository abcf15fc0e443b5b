import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** Paints the straw hat of who works on the field; its brim goes round the head at y = 0. */
export function drawStrohoed(g: G): void {
  solid(g, {
    pad: pad('M-58-4Q0-30 58-4Q0 18-58-4Z'),
    kader: [-58, -30, 116, 48],
    kleur: '#f0c65e',
  })
  solid(g, {
    pad: pad('M-32-8Q-32-52 0-52Q32-52 32-8Q0 2-32-8Z'),
    kader: [-32, -52, 64, 54],
    kleur: '#f5d277',
  })
  solid(g, {
    pad: pad('M-33-14Q0-4 33-14V-6Q0 5-33-6Z'),
    kader: [-33, -14, 66, 20],
    kleur: ROOD,
    lijn: 2.5,
  })
  streep(g, pad('M-22-22Q-20-42-6-46M-46-4Q-24-14-8-15'), {
    kleur: 'rgba(255,255,255,.5)',
    dikte: 3,
  })
}

export const hoedPlaat = (schaal: number): Plaat =>
  bak({ w: 132, h: 84, schaal }, (g) => {
    g.translate(66, 60)
    drawStrohoed(g)
  })
