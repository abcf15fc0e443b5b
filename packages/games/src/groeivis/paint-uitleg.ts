import { CREME, INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { pad, streep, verloop, fill, wit } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import { koepelPlaat, drawBoot } from './paint-held.ts'
import { ding } from './paint-klein.ts'
import { koraal, wier } from './paint-planten.ts'
import { SOORTEN, drawVis } from './paint-vis.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** The scale of the pictures, which are painted for 190 × 170. */
const SCHAAL = 2

export function drawZee(g: G): void {
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

interface Duikboot {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly open?: boolean
}

export function drawDuikboot(g: G, soort: HeldSoort, { x, y, k, open = false }: Duikboot): void {
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

/** A fish with its letter. */
export function drawLetterVis(
  g: G,
  nr: number,
  { plek, letter }: { plek: readonly [number, number]; letter: string },
): void {
  const [x, y] = plek
  vis(g, nr, [x, y, 0.36])
  uitlegKaart(g, [x - 9, y - 11, 28, 26], { tekst: letter, kleur: CREME, maat: 18, hoek: 13 })
}

interface Schub {
  readonly letter: string
  readonly kleur: string
}

/** Paints a word on scales, round below, with their middle at (x, y). */
function schubben(g: G, [x, y]: readonly [number, number], rij: readonly Schub[]): void {
  for (const [i, { letter, kleur }] of rij.entries()) {
    const links = x + (i - rij.length / 2) * 33
    uitlegKaart(g, [links + 1, y - 17, 31, 36], { tekst: letter, kleur, maat: 24, hoek: 12 })
  }
}

const schub = (letter: string, kleur: string = CREME): Schub => ({ letter, kleur })

/** Paints the way of a letter from the mouth to its scale. */
function boogpijl(g: G): void {
  for (const [kleur, dikte] of [
    [INKT, 12],
    [GOUD, 6],
  ] as const)
    streep(g, pad('M142 62Q128 46 104 62'), { kleur, dikte })
  const punt = pad('M92 74L98 52L112 68Z')
  streep(g, punt, { dikte: 8 })
  fill(g, punt, GOUD)
}

const GEEL = '#ffe07a'
const GROEN = '#dcffd9'

/** How groeivis is played: look, swap, grow. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      drawZee(g)
      drawDuikboot(g, held.soort, { x: 94, y: 116, k: 0.42 })
      schubben(g, [92, 122], [schub('k'), schub('a'), schub('t')])
      drawLetterVis(g, 1, { plek: [32, 34], letter: 'o' })
      drawLetterVis(g, 3, { plek: [158, 34], letter: 'm' })
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g, _maat, held) => {
      drawZee(g)
      drawDuikboot(g, held.soort, { x: 84, y: 112, k: 0.42, open: true })
      schubben(g, [82, 118], [schub('k'), schub('a', GEEL), schub('t')])
      drawLetterVis(g, 1, { plek: [158, 78], letter: 'o' })
      boogpijl(g)
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g, _maat, held) => {
      drawZee(g)
      drawDuikboot(g, held.soort, { x: 94, y: 118, k: 0.52 })
      schubben(g, [92, 126], [schub('k', GROEN), schub('o', GROEN), schub('t', GROEN)])
      uitlegVink(g, 158, 140)
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
] as const satisfies readonly UitlegStap[]
