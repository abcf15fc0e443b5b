import { drawHeldKop, drawLijf } from '@letterhaven/game-kit/held/held-plaat'
import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { pad, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { classify } from './indeling.ts'
import { drawBel, verdieping } from './paint-toren.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

function morgen(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#6a55ab', '#e58aa8', '#ffd9a0'])
  g.fillRect(0, 0, 190, 170)
}

/** Paints a small piece of the tower. */
function stuk(g: G, y: number): void {
  g.save()
  g.translate(-72, y)
  g.scale(0.26, 0.26)
  verdieping(g, classify(1280, 800))
  g.restore()
}

function held(
  g: G,
  [x, y, s]: readonly [number, number, number],
  { soort, kleding }: AangekledeHeld,
): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  drawLijf(g, kleding)
  g.translate(0, -122)
  drawHeldKop(g, soort, kleding)
  g.restore()
}

function kaart(g: G, kader: Kader, tekst: string): void {
  uitlegKaart(g, kader, { tekst, maat: 19 })
}

/** How platformklimmen is played: read, climb, ring. */
export const UITLEG: readonly UitlegStap[] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, soort) => {
      morgen(g)
      stuk(g, 76)
      kaart(g, [12, 12, 166, 44], 'De ____ blaft.')
      held(g, [96, 168, 0.46], soort)
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, soort) => {
      morgen(g)
      stuk(g, 50)
      kaart(g, [6, 10, 82, 36], 'hond')
      kaart(g, [102, 10, 82, 36], 'hont')
      held(g, [36, 132, 0.42], soort)
      streep(g, pad('M70 116V74M58 88l12-16l12 16'), { dikte: 15 })
      streep(g, pad('M70 116V74M58 88l12-16l12 16'), { kleur: '#ffe14d', dikte: 8 })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, soort) => {
      morgen(g)
      stuk(g, 116)
      held(g, [94, 120, 0.5], soort)
      for (const [x, y] of [
        [6, 8],
        [134, 4],
        [12, 60],
        [138, 58],
      ] as const) {
        g.save()
        g.translate(x, y)
        drawBel(g, 24, true)
        g.restore()
      }
    },
  },
]
