import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { fill, gloed, ovaal } from '@letterhaven/game-kit/tekenen/teken'
import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { uitlegKaart } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { bij, drawSteen, drawZak } from './paint-klein.ts'
import { drawDeeg, drawMes, drawMolentje, drawVinger, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

const wielen: UitlegStap['teken'] = (g) => {
  drawMolentje(g, ['#f0c088', '#c98549'], '#6f3f27')
  for (const [x, tekst] of [
    [34, 'lang'],
    [95, 'kort'],
    [156, 'b d k'],
  ] as const) {
    if (tekst === 'lang') gloed(g, [x, 52, 46], '#fff0a0')
    bij(g, [x, 52, 1], () => drawSteen(g, 28))
    uitlegKaart(g, [x - 26, 40, 52, 24], { tekst, maat: 16 })
  }
  drawDeeg(g, ['ta', 'fel'], [22, 92, 14])
  bij(g, [160, 166, 0.7], () => drawZak(g, GOUD))
  drawVinger(g, [40, 66])
}

const slang: UitlegStap['teken'] = (g) => {
  drawMolentje(g, ['#4a4f8e', '#6a5f9a'], '#3a2d55')
  gloed(g, [160, 24, 44], '#fff3c0')
  fill(g, ovaal([160, 24, 13, 13]), '#fff6d2')
  gloed(g, [60, 90, 70], '#ffb95c')
  drawDeeg(g, ['bomtafel'], [7, 86])
  bij(g, [73, 82, 1.15], () => drawMes(g))
  bij(g, [117, 82, 1.15], () => drawMes(g))
  uitlegKaart(g, [14, 18, 62, 30], { tekst: 'bom', maat: 20, kleur: '#d98f43', hoek: 14 })
}

const [zegt] = UITLEG

/** The stages of splitsmachine: the mill by day, with its wheels in the evening, and at night with two words on the belt. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De molen', zin: 'Hak het woord in stukken.', teken: zegt.teken },
  {
    naam: 'De wielen',
    zin: 'Geef elk stuk zijn eigen plek.',
    teken: wielen,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'Twee woorden',
    zin: 'Vind het oude woord en hak het eraf.',
    teken: slang,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
