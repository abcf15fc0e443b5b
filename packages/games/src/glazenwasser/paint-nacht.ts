import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Maat, Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

/** The size of the boat of the band, unscaled. */
export const SLOEP = { w: 190, h: 120 } as const
/** Who plays: the animal, and where its face is. */
const BAND: readonly (readonly [Dier, number, number])[] = [
  ['kikker', 62, 52],
  ['panda', 128, 50],
]

/** A horn that is blown to the left. */
function hoorn(g: G): void {
  streep(g, pad('M52 66H30'), { dikte: 10 })
  streep(g, pad('M52 66H30'), { kleur: GOUD, dikte: 5 })
  solid(g, {
    pad: pad('M32 60L12 48Q6 66 12 84L32 72Z'),
    kader: [8, 48, 24, 36],
    kleur: GOUD,
    lijn: 3.5,
  })
}

/** A drum with two sticks. */
function trom(g: G): void {
  solid(g, {
    pad: doos([112, 74, 44, 26], 4),
    kader: [112, 74, 44, 26],
    kleur: '#ff6f5e',
    lijn: 3.5,
  })
  fill(g, doos([112, 78, 44, 5], 2), CREME)
  solid(g, { pad: ovaal([134, 74, 22, 6]), kader: [112, 68, 44, 12], kleur: CREME, lijn: 3.5 })
  streep(g, pad('M150 56L138 72M118 56L130 72'), { dikte: 6 })
  streep(g, pad('M150 56L138 72M118 56L130 72'), { kleur: '#f0b45a', dikte: 3 })
}

/** Bakes the boat with the band in it. */
export const sloep = (k: number, schaal: number): Plaat =>
  bak({ w: SLOEP.w * k, h: SLOEP.h * k, schaal }, (g) => {
    g.scale(k, k)
    for (const [dier, x, y] of BAND) {
      const jas = dier === 'kikker' ? '#4b6fd0' : '#c23b55'
      solid(g, {
        pad: pad(`M${x - 24} 100Q${x - 24} 68 ${x} 66Q${x + 24} 68 ${x + 24} 100Z`),
        kader: [x - 24, 66, 48, 36],
        kleur: jas,
        lijn: 3.5,
      })
      const kop = kopPlaat(dier, 62, schaal * k)
      g.drawImage(kop.canvas, x - kop.w / 2, y - kop.h * 0.62, kop.w, kop.h)
    }
    hoorn(g)
    trom(g)
    solid(g, {
      pad: pad('M4 88Q40 98 96 96Q150 96 186 84Q180 114 154 116H38Q12 114 4 88Z'),
      kader: [4, 84, 182, 34],
      kleur: '#b4623a',
      binnen: () => {
        fill(g, pad('M0 92Q96 106 190 90V98Q96 112 0 100Z'), '#ffe2a8')
        fill(g, doos([0, 108, 190, 14], 0), show('#b4623a', -0.2))
      },
    })
  })

/** The paper of a lantern, lit and dark. */
const LAMP = {
  aan: ['#fffbe0', '#ffd45e', '#ff8f4d'],
  uit: ['#f3e2c4', '#c9a27c', '#8d6a72'],
} as const

/** A lantern that stays at a window of a row that shines. */
export const rijLamp = (k: number, schaal: number, isAan = true): Plaat =>
  bak({ w: 64 * k, h: 64 * k, schaal }, (g) => {
    g.scale(k, k)
    if (isAan) gloed(g, [32, 34, 32], GOUD)
    streep(g, pad('M32 6V18'), { dikte: 4 })
    const bol = ovaal([32, 34, 15, 15])
    streep(g, bol, { dikte: 7 })
    fill(g, bol, straal(g, [32, 32, 2, 15], isAan ? LAMP.aan : LAMP.uit))
    streep(g, pad('M18 29Q32 34 46 29M18 39Q32 44 46 39'), {
      kleur: 'rgba(160,60,40,.5)',
      dikte: 2,
    })
    for (const y of [17, 47]) fill(g, doos([26, y, 12, 5], 2), INKT)
  })

/** The light of a window on the water: a lane that fades away downwards. */
export const spiegeling = ({ w, h, schaal }: Maat): Plaat =>
  bak({ w, h, schaal }, (g) => {
    const rijen = Math.max(4, Math.round(h / 9))
    for (let i = 0; i < rijen; i += 1) {
      const [deel, y] = [i / rijen, (h / rijen) * (i + 0.5)]
      const breed = w * (0.5 + 0.12 * Math.sin(i * 2.1)) * (1 - deel * 0.3)
      g.globalAlpha = 0.85 * (1 - deel)
      fill(
        g,
        ovaal([w / 2, y, breed, h / rijen / 2.6]),
        verloop(g, [0, 0, w, 0], ['#ffb84d', '#ffe9a0', '#ffb84d']),
      )
    }
    g.globalAlpha = 1
  })
