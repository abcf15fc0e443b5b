import { CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { pad, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { koepelPlaat, drawBoot } from './paint-held.ts'
import { ding } from './paint-klein.ts'
import { koraal, wier } from './paint-planten.ts'
import { SOORTEN, drawVis } from './paint-vis.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2

function zee(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#a6f4e4', '#3fd0d0', '#1f9fc6', '#2a68b4'])
  g.fillRect(0, 0, 190, 170)
  for (const x of [20, 80, 140]) fill(g, pad(`M${x} 0h22l40 150h-60Z`), wit(0.1))
  const zand = pad('M-6 150Q50 138 100 148T196 144V180H-6Z')
  streep(g, zand, { dikte: 7 })
  fill(g, zand, verloop(g, [0, 140, 0, 172], ['#ffeebb', '#eeb56c']))
  g.drawImage(wier({ hoog: 84, kleur: '#3fae5a', zaad: 3 }, SCHAAL).canvas, 140, 64, 100, 92)
  g.drawImage(koraal({ hoog: 54, kleur: '#ff6f7d', zaad: 9 }, SCHAAL).canvas, -10, 106, 62, 54)
  for (const [x, y, m] of [
    [30, 22, 16],
    [168, 40, 20],
    [96, 14, 11],
  ] as const)
    g.drawImage(ding('luchtbel', SCHAAL).canvas, x, y, m, m)
}

interface Boot {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly open?: boolean
}

function boot(g: G, soort: HeldSoort, { x, y, k, open = false }: Boot): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  g.drawImage(koepelPlaat('achter', [1, SCHAAL]).canvas, -78, -226, 152, 150)
  g.save()
  g.translate(-2, -136)
  g.scale(0.92, 0.92)
  drawKop(g, soort)
  g.restore()
  g.drawImage(koepelPlaat('voor', [1, SCHAAL]).canvas, -78, -226, 152, 150)
  drawBoot(g, 1, open)
  g.restore()
}

function vis(g: G, nr: number, [x, y, k]: readonly [number, number, number]): void {
  const soort = SOORTEN[nr]
  if (!soort) return
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  drawVis(g, soort, -1)
  g.restore()
}

function kaart(
  g: G,
  kader: Kader,
  { woord: tekst, kleur }: { woord: string; kleur?: string },
): void {
  uitlegKaart(g, kader, { tekst, kleur: kleur ?? CREME, maat: kader[3] * 0.68, hoek: 8 })
}

/** Paints the path that is swum, in dashes. */
function spoor(g: G): void {
  g.setLineDash([2, 13])
  streep(g, pad('M84 84Q104 62 118 56'), { kleur: '#ffffff', dikte: 6 })
  g.setLineDash([])
}

/** How groeivis is played: look, swim, grow. */
export const UITLEG: readonly UitlegStap[] = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      zee(g)
      boot(g, held.soort, { x: 94, y: 112, k: 0.45 })
      kaart(g, [56, 104, 66, 31], { woord: 'boot', kleur: '#fff3bf' })
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      zee(g)
      boot(g, held.soort, { x: 52, y: 104, k: 0.28 })
      spoor(g)
      vis(g, 1, [140, 44, 0.42])
      kaart(g, [112, 50, 58, 26], { woord: 'boom', kleur: '#dcffd9' })
      uitlegVink(g, 171, 82)
      vis(g, 3, [142, 122, 0.36])
      kaart(g, [120, 126, 52, 25], { woord: 'voet' })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      zee(g)
      boot(g, held.soort, { x: 94, y: 122, k: 0.5 })
      kaart(g, [54, 114, 76, 34], { woord: 'boom', kleur: '#dcffd9' })
      const ster = sterPlaat(SCHAAL).canvas
      for (const [x, y, m] of [
        [2, 8, 40],
        [144, 4, 46],
        [150, 70, 34],
        [4, 72, 30],
      ] as const)
        g.drawImage(ster, x, y, m, m)
    },
  },
]
