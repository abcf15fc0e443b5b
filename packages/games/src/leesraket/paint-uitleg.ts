import { show } from '@letterhaven/game-kit/tekenen/kleur'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { ding } from './paint-klein.ts'
import { drawFilled } from './paint-raket.ts'
import { tank } from './paint-tank.ts'
import { schermLijst } from './paint-toren.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2
const WOORD = 'boom'

function avond(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#12466b', '#1f7f8e', '#79c3a8', '#ffe3a6'])
  g.fillRect(0, 0, 190, 170)
  for (let i = 0; i < 16; i += 1)
    fill(g, ovaal([(i * 67) % 190, (i * 31) % 80, 1.4, 1.4]), wit(0.7))
}

function kaart(g: G, kader: Kader, kleur: string): void {
  uitlegKaart(g, kader, { tekst: WOORD, maat: 24, kleur })
}

function raket(g: G, [x, y, s]: readonly [number, number, number], held: HeldSoort): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  drawFilled(g, held)
  g.restore()
}

/** A pointing hand. */
function vinger(g: G, x: number, y: number): void {
  const hand = pad(`M${x} ${y}q8-4 10 5l4 18q16-2 20 8q3 16-8 26h-20q-10-12-16-24q4-8 12 0z`)
  solid(g, { pad: hand, kader: [x - 6, y - 4, 44, 62], kleur: '#ffe2bd', lijn: 3.5 })
}

function sterren(g: G): void {
  const ster = ding('ster', SCHAAL).canvas
  for (const [x, y, m] of [
    [10, 16, 38],
    [142, 26, 42],
    [20, 104, 34],
  ] as const)
    g.drawImage(ster, x, y, m, m)
}

/** How leesraket is played: look, fill up, fly. */
export const UITLEG: readonly UitlegStap[] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      avond(g)
      schermLijst(g, { x: 26, y: 48, w: 138, h: 66 })
      gloed(g, [95, 81, 84], '#fff3c0')
      kaart(g, [44, 58, 102, 46], '#fffdf0')
      vinger(g, 128, 98)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      avond(g)
      raket(g, [48, 172, 0.3], held.soort)
      const slang = pad('M110 92Q96 52 74 134')
      streep(g, slang, { dikte: 17 })
      streep(g, slang, { kleur: show('#f25a86', -0.1), dikte: 10 })
      tank(g, { x: 92, y: 88, w: 92, h: 62 }, { nr: 0, wielen: false })
      kaart(g, [100, 100, 76, 38], '#dcffd9')
      solid(g, { pad: ovaal([174, 92, 14, 14]), kader: [160, 78, 28, 28], kleur: '#4cbf55' })
      streep(g, pad('M167 92l5 6l9-11'), { kleur: '#ffffff', dikte: 5 })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      avond(g)
      gloed(g, [95, 130, 70], '#ffb347')
      g.drawImage(ding('vlam', SCHAAL, 0.46).canvas, 70, 128, 51, 69)
      raket(g, [95, 142, 0.27], held.soort)
      const wolk = ding('wolk', SCHAAL).canvas
      for (const [x, y, m] of [
        [20, 136, 54],
        [64, 146, 48],
        [108, 140, 60],
        [148, 148, 44],
      ] as const)
        g.drawImage(wolk, x, y, m, m)
      sterren(g)
    },
  },
]
