import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { ovaal, pad, solid, streep, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { drawAvond, drawRaket, drawSterren, UITLEG } from './paint-uitleg.ts'
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

const [, , vliegt] = UITLEG

/** The stages of leesraket: the pad, and the pad with its dial. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Lanceren', zin: 'Het woord flitst, jij schrijft.', teken: vliegt.teken },
  {
    naam: 'De draaiknop',
    zin: 'Kies zelf de flits: kort vliegt hoger.',
    teken: draai,
    uitleg: { plaats: 0, zin: TRAP_ZINNEN[0] },
  },
]
