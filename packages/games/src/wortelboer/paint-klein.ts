import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'

/** A puff of steam. */
export const dampPlaat = (schaal: number): Plaat =>
  bak({ w: 44, h: 44, schaal }, (g) => {
    fill(g, ovaal([22, 22, 20, 20]), 'rgba(255,255,255,.55)')
    fill(g, ovaal([18, 18, 12, 12]), 'rgba(255,255,255,.6)')
  })

/** A clod of earth that flies where a carrot is pulled. */
export const kluitPlaat = (schaal: number): Plaat =>
  bak({ w: 20, h: 20, schaal }, (g) => {
    solid(g, { pad: ovaal([10, 10, 7, 6]), kader: [3, 4, 14, 12], kleur: '#8a5030', lijn: 2.5 })
  })

/** A drop of water. */
export const druppelPlaat = (schaal: number): Plaat =>
  bak({ w: 20, h: 24, schaal }, (g) => {
    solid(g, {
      pad: pad('M10 3Q17 12 17 16A7 6.500 0 0 1 3 16Q3 12 10 3Z'),
      kader: [3, 3, 14, 20],
      kleur: '#6fc8f5',
      lijn: 2.5,
    })
  })

/** A flower that opens on watered ground. */
export const bloemPlaat = (kleur: string, schaal: number): Plaat =>
  bak({ w: 40, h: 60, schaal }, (g) => {
    streep(g, pad('M20 58V26'), { kleur: INKT, dikte: 7 })
    streep(g, pad('M20 58V26'), { kleur: '#5fb63f', dikte: 4 })
    for (let i = 0; i < 5; i += 1) {
      const [x, y] = [20 + Math.sin(i * 1.257) * 9, 18 - Math.cos(i * 1.257) * 9]
      solid(g, { pad: ovaal([x, y, 7, 7]), kader: [x - 7, y - 7, 14, 14], kleur, lijn: 2.5 })
    }
    fill(g, ovaal([20, 18, 6, 6]), GOUD)
  })
