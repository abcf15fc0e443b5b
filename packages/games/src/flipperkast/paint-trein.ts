import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'

const KLEUREN = ['#ff5d7a', '#4fb3f0', GOUD, '#8fd65f', '#b58cf0', '#ff9a4a'] as const

/** A wagon of the coaster with somebody in it, on its wheels; the middle of the rails is the middle of the plate. */
export function wagen(
  dier: Dier,
  nummer: number,
  { r, schaal }: { r: number; schaal: number },
): Plaat {
  const k = r / 40
  return bak({ w: 120 * k, h: 150 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(60, 75)
    g.save()
    g.translate(0, -28)
    g.scale(0.66, 0.66)
    drawKop(g, dier)
    g.restore()
    const bak2 = pad('M-46-14H46Q50 12 38 22H-38Q-50 12-46-14Z')
    const kleur = KLEUREN[nummer % KLEUREN.length] ?? GOUD
    solid(g, { pad: bak2, kader: [-48, -14, 96, 38], kleur, glans: 0.3 })
    fill(g, doos([-40, -6, 80, 7], 3), wit(0.6))
    for (const x of [-24, 24]) {
      solid(g, {
        pad: ovaal([x, 24, 10, 10]),
        kader: [x - 10, 14, 20, 20],
        kleur: '#e9edf5',
        lijn: 3.5,
      })
      fill(g, ovaal([x, 24, 3, 3]), INKT)
    }
  })
}

/** Somebody who waits to ride along, in a lit ring with an arrow upwards. */
export function instapper(dier: Dier, r: number, schaal: number): Plaat {
  const k = r / 46
  return bak({ w: 180 * k, h: 190 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(90, 100)
    gloed(g, [0, 0, 88], '#fff0a0')
    solid(g, { pad: ovaal([0, 0, 46, 46]), kader: [-46, -46, 92, 92], kleur: '#fff1d6', lijn: 4 })
    streep(g, ovaal([0, 0, 44, 44]), { kleur: GOUD, dikte: 6 })
    g.save()
    g.translate(0, 4)
    g.scale(0.7, 0.7)
    drawKop(g, dier)
    g.restore()
    const pijl = pad('M-13-66L0-82L13-66')
    streep(g, pijl, { dikte: 13 })
    streep(g, pijl, { kleur: GOUD, dikte: 6.5 })
  })
}
