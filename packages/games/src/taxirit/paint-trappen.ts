import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  streep,
  verloop,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import { drawKop } from '@letterhaven/game-kit/held/kop'
import { drawParaplu } from './paint-ding.ts'
import { drawVuurtoren } from './paint-kust.ts'
import { drawTaxiMet, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** Draws the evening sky with moon and stars, and the dark land. */
function avond(g: G): void {
  g.fillStyle = verloop(g, [0, 0, 0, 92], ['#2b2668', '#5b48a6', '#d9798f'])
  g.fillRect(0, 0, 190, 92)
  g.fillStyle = verloop(g, [0, 84, 0, 170], ['#5d9a5a', '#336a4c'])
  g.fillRect(0, 84, 190, 88)
  for (const [x, y] of [
    [24, 22],
    [60, 40],
    [92, 16],
    [120, 44],
    [36, 58],
    [170, 62],
  ] as const)
    fill(g, ovaal([x, y, 1.8, 1.8]), '#fff8d8')
  gloed(g, [152, 28, 46], '#fff3c0')
  fill(g, ovaal([152, 28, 14, 14]), '#fff6d6')
}

/** Draws the roundabout with its island and the way round it. */
function rotonde(g: G): void {
  for (const [rx, ry, kleur] of [
    [92, 40, '#e9c892'],
    [87, 37, INKT],
    [84, 35, '#8c7db2'],
    [40, 15, INKT],
    [37, 13, '#7cc54b'],
  ] as const)
    fill(g, ovaal([95, 120, rx, ry]), kleur)
  for (const [x, y, kleur] of [
    [74, 120, '#ff5d7a'],
    [86, 126, GOUD],
    [104, 125, '#ff8fc0'],
    [116, 119, '#ff5d7a'],
  ] as const)
    fill(g, ovaal([x, y, 4, 5]), kleur)
  gloed(g, [95, 88, 40], '#ffc45e')
  streep(g, pad('M95 118V84'), { dikte: 7 })
  fill(g, ovaal([95, 82, 9, 8]), '#ffe28a')
  streep(g, pad('M146 132A60 24 0 0 0 132 102'), { kleur: CREME, dikte: 6 })
  fill(g, pad('M124 100L138 96L136 110Z'), CREME)
}

const rond: UitlegStap['teken'] = (g, _maat, held) => {
  avond(g)
  rotonde(g)
  gloed(g, [72, 118, 34], '#fff0b0')
  drawTaxiMet(g, held.soort, [72, 166, 0.26])
}

/** The coast in the rain: the lighthouse, wet road, and somebody on the roof under an umbrella. */
const kust: UitlegStap['teken'] = (g, _maat, held) => {
  g.fillStyle = verloop(g, [0, 0, 0, 96], ['#12284a', '#2b5c80', '#86b3a6', '#f0dfa0'])
  g.fillRect(0, 0, 190, 96)
  g.fillStyle = verloop(g, [0, 90, 0, 170], ['#3f8ea6', '#1b5479'])
  g.fillRect(0, 90, 190, 82)
  fill(g, pad('M96 90Q150 84 190 92V172H60Z'), '#8d9a68')
  fill(g, pad('M112 92Q122 118 62 172H156Q150 120 126 92Z'), '#35527f')
  streep(g, pad('M118 98Q124 126 108 172'), { kleur: CREME, dikte: 4 })
  fill(
    g,
    lijn([
      [34, 26],
      [170, -6],
      [176, 44],
    ]),
    'rgba(255,240,170,.4)',
  )
  g.save()
  g.translate(34, 96)
  g.scale(0.3, 0.3)
  drawVuurtoren(g)
  g.restore()
  drawTaxiMet(g, held.soort, [112, 168, 0.26])
  g.save()
  g.translate(112, 84)
  g.scale(0.27, 0.27)
  drawKop(g, held.soort === 'panda' ? 'konijn' : 'panda')
  g.restore()
  g.save()
  g.translate(92, 42)
  g.scale(0.42, 0.42)
  drawParaplu(g)
  g.restore()
  for (const [x, y] of [
    [14, 20],
    [70, 12],
    [150, 66],
    [176, 24],
    [60, 60],
    [20, 120],
    [170, 120],
    [84, 110],
  ] as const)
    streep(g, pad(`M${x} ${y}l-4 14`), { kleur: 'rgba(215,235,250,.7)', dikte: 2.5 })
}

const [, kies] = UITLEG

/** The stages of taxirit: the crossing by day, the roundabout in the evening, and the coast in the rain. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De kruising', zin: 'Lees het verhaal en kies een straat.', teken: kies.teken },
  {
    naam: 'De rotonde',
    zin: 'Rijd een rondje en lees of het klopt.',
    teken: rond,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De kust',
    zin: 'Het regent! Breng ook wie er meerijdt.',
    teken: kust,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
