import { GOUD, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doos, ovaal, pad, solid, streep, fill, type G } from '@letterhaven/game-kit/tekenen/teken'
import type { Handding } from '@letterhaven/contracts/uiterlijk'

/** The size of a hand plate, gripped at [.5, .4] plus 22 px, where the hand of a held is. */
const MAAT = { w: 120, h: 300 } as const
const GREEP = { x: 60, y: 142 } as const

function ballon(g: G): void {
  streep(g, pad('M0 8C-8-20 10-40 2-66'), { dikte: 3 })
  solid(g, { pad: pad('M-5-66L5-66L8-58L-8-58Z'), kader: [-8, -68, 16, 12], kleur: '#c23b43' })
  solid(g, {
    pad: ovaal([0, -96, 27, 32]),
    kader: [-27, -128, 54, 64],
    kleur: '#f0685e',
    glans: 0.7,
  })
}

function lolly(g: G): void {
  streep(g, pad('M0 14V-44'), { dikte: 10 })
  streep(g, pad('M0 14V-44'), { kleur: PAPIER, dikte: 5 })
  solid(g, {
    pad: ovaal([0, -62, 25, 25]),
    kader: [-25, -87, 50, 50],
    kleur: '#ff9fc0',
    glans: 0.5,
  })
  streep(g, pad('M0-62C6-70 14-62 8-54C0-46-16-52-15-65C-14-80 8-84 17-72'), {
    kleur: PAPIER,
    dikte: 5,
  })
}

function lantaarn(g: G): void {
  streep(g, pad('M-12-14A12 14 0 0 1 12-14'), { dikte: 5 })
  solid(g, { pad: doos([-20, -14, 40, 12], 5), kader: [-20, -14, 40, 12], kleur: ROOD })
  solid(g, {
    pad: doos([-16, -2, 32, 42], 6),
    kader: [-16, -2, 32, 42],
    kleur: '#fff0a8',
    binnen: () => fill(g, pad('M0 6C10 18 10 34 0 36C-10 34-10 18 0 6Z'), '#ff9d3c'),
  })
  solid(g, { pad: doos([-20, 38, 40, 10], 5), kader: [-20, 38, 40, 10], kleur: ROOD })
}

function vlieger(g: G): void {
  streep(g, pad('M0 8C14-20-6-46 6-66'), { dikte: 3 })
  solid(g, {
    pad: pad('M6-136L40-100L6-60L-28-100Z'),
    kader: [-28, -136, 68, 76],
    kleur: '#6fb7f2',
    binnen: () => {
      fill(g, pad('M6-136L40-100L6-100Z'), GOUD)
      fill(g, pad('M6-60L-28-100L6-100Z'), '#f0685e')
      streep(g, pad('M6-136V-60M-28-100H40'), { dikte: 2.5 })
    },
  })
}

const SCHILDERS: Record<Handding, (g: G) => void> = { ballon, lolly, lantaarn, vlieger }

/** Draws what a held holds on its own island, gripped at (0, 0). */
export function drawHandding(g: G, ding: Handding): void {
  SCHILDERS[ding](g)
}

/** Returns the same as a plate for the hand; empty when nothing is held. */
export const handPlaat = (ding: Handding | null): Plaat =>
  bak({ ...MAAT, schaal: 2 }, (g) => {
    g.translate(GREEP.x, GREEP.y)
    if (ding) drawHandding(g, ding)
  })
