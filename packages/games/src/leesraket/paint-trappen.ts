import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { ovaal, pad, solid, streep, fill, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { drawAvond, drawRaket, drawSterren, UITLEG } from './paint-uitleg.ts'
import { drawRuimtevaarder } from './paint-ruimte.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** The colours of the dial, from a long flash to a short one. */
const VAKKEN = ['#7fd6a0', GOUD, '#ff7d4d'] as const

/** A dial with three fields and its needle at the last one. */
function drawKnop(g: G): void {
  const [x, y, r] = [78, 150, 56] as const
  solid(g, {
    pad: pad(`M${x - r - 8} ${y + 8}A${r + 8} ${r + 8} 0 0 1 ${x + r + 8} ${y + 8}Z`),
    kader: [x - r - 8, y - r, 2 * r + 16, r + 8],
    kleur: CREME,
    lijn: 4,
  })
  for (const [i, kleur] of VAKKEN.entries()) {
    const boog = new Path2D()
    boog.arc(x, y, r - 10, Math.PI * (1 + i / 3 + 0.02), Math.PI * (1 + (i + 1) / 3 - 0.02))
    streep(g, boog, { kleur, dikte: 18 })
  }
  streep(g, pad(`M${x} ${y}L${x + 40} ${y - 22}`), { dikte: 7 })
  fill(g, ovaal([x, y, 9, 9]), INKT)
}

const draai: UitlegStap['teken'] = (g, _maat, held) => {
  drawAvond(g)
  drawSterren(g)
  drawRaket(g, [146, 132, 0.21], held.soort)
  drawKnop(g)
}

/** Space: the rocket is steered to one of three who wait, and another one flies along. */
const ruimte: UitlegStap['teken'] = (g, _maat, held) => {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#0c0f38', '#2a1a63', '#6a2f83'])
  g.fillRect(0, 0, 190, 170)
  drawSterren(g)
  const drawKop = (dier: Dier, [x, y, s]: readonly [number, number, number]): void => {
    g.save()
    g.translate(x, y)
    g.scale(s, s)
    drawRuimtevaarder(g, dier)
    g.restore()
  }
  drawKop('kikker', [32, 38, 0.36])
  drawKop('panda', [95, 38, 0.36])
  drawKop('konijn', [158, 38, 0.36])
  const ring = ovaal([158, 35, 31, 31])
  g.setLineDash([7, 6])
  streep(g, ring, { kleur: GOUD, dikte: 4 })
  g.setLineDash([])
  streep(g, pad('M84 118Q100 88 128 84M118 78l12 6l-8 10'), { kleur: GOUD, dikte: 5 })
  streep(g, pad('M52 142v20'), { kleur: GOUD, dikte: 4 })
  drawKop('muis', [52, 158, 0.22])
  drawRaket(g, [52, 142, 0.16], held.soort)
}

const [, , vliegt] = UITLEG

/** The stages of leesraket: the pad, the pad with its dial, and space. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Lanceren', zin: 'Het woord flitst, jij schrijft.', teken: vliegt.teken },
  {
    naam: 'De draaiknop',
    zin: 'Kies zelf de flits: kort vliegt hoger.',
    teken: draai,
    uitleg: { plaats: 0, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De ruimte in',
    zin: 'Stuur je raket. Wie vliegt er met je mee?',
    teken: ruimte,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
