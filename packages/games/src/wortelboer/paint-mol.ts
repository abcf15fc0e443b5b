import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** Paints the mole who hid the leaves, its lower edge at y = 0. */
export function drawMol(g: G): void {
  solid(g, {
    pad: pad('M-38 0C-40-52-24-74 0-74C24-74 40-52 38 0Z'),
    kader: [-40, -74, 80, 74],
    kleur: '#5b5570',
  })
  for (const kant of [-1, 1]) {
    solid(g, {
      pad: ovaal([30 * kant, -10, 13, 11]),
      kader: [30 * kant - 13, -21, 26, 22],
      kleur: '#ffb7b0',
      lijn: 3,
    })
    streep(g, pad(`M${12 * kant}-52q${4 * kant}-5 ${9 * kant}-1`), { dikte: 3 })
  }
  solid(g, {
    pad: ovaal([0, -42, 15, 11]),
    kader: [-15, -53, 30, 22],
    kleur: '#ff9aa5',
    lijn: 3,
    glans: 0.5,
  })
  fill(g, ovaal([0, -46, 5, 4]), INKT)
  streep(g, pad('M-8-28Q0-22 8-28'), { dikte: 3 })
}

/** Paints the earth that was thrown up before the mole. */
export const drawKuil = (g: G): void =>
  solid(g, {
    pad: pad('M-60 8Q-56-14-34-12Q-24-24-6-14Q14-24 28-12Q54-16 60 8Z'),
    kader: [-60, -24, 120, 32],
    kleur: '#8a5a3c',
  })
