import { fill, gloed, ovaal, pad, solid } from '@letterhaven/game-kit/tekenen/teken'
import { PAPIER } from '@letterhaven/game-kit/tekenen/kleur'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawToeter } from './paint-boot.ts'
import { bij, drawBel, drawPaal } from './paint-klein.ts'
import { drawGrachtje, drawOar, drawPlanken, drawRoeier, UITLEG } from './paint-uitleg.ts'
import { paletVan } from './palet.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

const bocht: UitlegStap['teken'] = (g, _maat, held) => {
  drawGrachtje(g, paletVan(2, 4))
  bij(g, [22, 116, 0.62], () => {
    drawPaal(g)
    bij(g, [44, -120, 1], () => drawBel(g))
  })
  gloed(g, [49, 58, 30], '#fff0a0')
  bij(g, [108, 164, 0.56], () => drawRoeier(g, held))
  drawOar(g, [66, 132], [34, 144])
  drawOar(g, [152, 130], [168, 120])
}

const acht: UitlegStap['teken'] = (g, _maat, held) => {
  drawGrachtje(g, paletVan(3, 4))
  fill(g, ovaal([160, 20, 9, 9]), '#fff6d2')
  bij(g, [70, 164, 0.6], () => drawRoeier(g, held))
  bij(g, [94, 100, 0.8], () => {
    g.rotate(-0.35)
    drawToeter(g)
  })
  solid(g, {
    pad: pad(
      'M132 56H178Q186 56 186 66V96Q186 106 178 106H144L128 114L134 104Q124 104 124 96V66Q124 56 132 56Z',
    ),
    kader: [124, 56, 62, 58],
    kleur: PAPIER,
    lijn: 3.5,
    donker: -0.04,
  })
  write(g, '3', [155, 83, 36])
  bij(g, [2, 4, 0.78], () => drawPlanken(g, ['bo', 'ter', 'ham'], { x: 2, y: 0 }))
}

const [, laat] = UITLEG

/** The stages of roeien: one oar in the morning, two oars and bends in the evening, and the eight at night. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'Eén riem', zin: 'Roei het woord in stukken.', teken: laat.teken },
  {
    naam: 'De bel in de bocht',
    zin: 'Twee riemen. Eindig bij de bel.',
    teken: bocht,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De acht',
    zin: 'Jij roept hoeveel slagen het zijn.',
    teken: acht,
    uitleg: { plaats: 0, zin: TRAP_ZINNEN[1] },
  },
]
