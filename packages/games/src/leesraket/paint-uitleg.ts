import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  gloed,
  ovaal,
  pad,
  solid,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { ding } from './paint-klein.ts'
import { drawFilled } from './paint-raket.ts'
import { schermLijst } from './paint-scherm.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2
const WOORD = 'boom'

/** The sky at dusk. */
export function drawAvond(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#12466b', '#1f7f8e', '#79c3a8', '#ffe3a6'])
  g.fillRect(0, 0, 190, 170)
  for (let i = 0; i < 16; i += 1)
    fill(g, ovaal([(i * 67) % 190, (i * 31) % 80, 1.4, 1.4]), wit(0.7))
}

/** The colours of fuel, one for each letter in turn. */
const BRANDSTOF = ['#f5b02e', '#f25a86', '#7d74ee'] as const

function kaart(g: G, kader: Kader, tekst: string): void {
  uitlegKaart(g, kader, { tekst, maat: 24, kleur: '#fffdf0' })
}

/** A key with a letter. */
function toets(g: G, [x, y, b, h]: Kader, letter: string): void {
  solid(g, { pad: doos([x, y, b, h], 6), kader: [x, y, b, h], kleur: '#e3f3fa', lijn: 3 })
  write(g, letter, [x + b / 2, y + h / 2, 18])
}

/** The rocket with a hero in its porthole, its foot at a place and at a scale. */
export function drawRaket(
  g: G,
  [x, y, s]: readonly [number, number, number],
  held: HeldSoort,
): void {
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

/** Three stars in the sky. */
export function drawSterren(g: G): void {
  const ster = ding('ster', SCHAAL).canvas
  for (const [x, y, m] of [
    [10, 16, 38],
    [142, 26, 42],
    [20, 104, 34],
  ] as const)
    g.drawImage(ster, x, y, m, m)
}

/** How leesraket is played: look, write, fly. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      drawAvond(g)
      schermLijst(g, { x: 26, y: 48, w: 138, h: 66 })
      gloed(g, [95, 81, 84], '#fff3c0')
      kaart(g, [44, 58, 102, 46], WOORD)
      vinger(g, 128, 98)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      drawAvond(g)
      drawRaket(g, [40, 172, 0.26], held.soort)
      for (const [i, letter] of [...WOORD].entries()) {
        const x = 74 + i * 27
        kaart(g, [x, 36, 26, 38], letter)
        fill(g, doos([x + 2, 76, 22, 7], 3), BRANDSTOF[i % BRANDSTOF.length] ?? BRANDSTOF[0])
      }
      for (const [i, letter] of [...'oemb'].entries())
        toets(g, [76 + (i % 4) * 28, 106, 24, 30], letter)
      vinger(g, 146, 120)
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      drawAvond(g)
      gloed(g, [95, 130, 70], '#ffb347')
      g.drawImage(ding('vlam', SCHAAL, 0.46).canvas, 70, 128, 51, 69)
      drawRaket(g, [95, 142, 0.27], held.soort)
      const wolk = ding('wolk', SCHAAL).canvas
      for (const [x, y, m] of [
        [20, 136, 54],
        [64, 146, 48],
        [108, 140, 60],
        [148, 148, 44],
      ] as const)
        g.drawImage(wolk, x, y, m, m)
      drawSterren(g)
    },
  },
] as const satisfies readonly UitlegStap[]
