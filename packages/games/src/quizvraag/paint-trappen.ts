import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { pad, streep } from '@letterhaven/game-kit/tekenen/teken'
import { dierenBij } from './dieren.ts'
import { paletVan } from './palet.ts'
import {
  drawBank,
  drawDier,
  drawEenSteen,
  drawKegel,
  drawScherm,
  drawStudio,
  UITLEG,
} from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** An animal in front of the screen that points at a line. */
const avond: UitlegStap['teken'] = (g, _maat, { soort }) => {
  drawStudio(g, paletVan(2))
  drawScherm(g, 1)
  const [, kat = 'kat'] = dierenBij(soort)
  drawDier(g, kat, [58, 138, 0.52])
  const arm = pad('M84 146Q112 132 108 66')
  streep(g, arm, { dikte: 13 })
  streep(g, arm, { kleur: '#4f6bdc', dikte: 7 })
}

/** Six stones, of which some are kept for the next question. */
const twee: UitlegStap['teken'] = (g, _maat, { soort }) => {
  drawStudio(g, paletVan(3))
  const [tijger = 'tijger', , konijn = 'konijn'] = dierenBij(soort)
  drawKegel(g, 48)
  drawKegel(g, 142)
  drawBank(g, { x: 48, tekst: '1', stenen: 4, dier: tijger })
  drawBank(g, { x: 142, tekst: '2', stenen: 2, dier: konijn })
  for (let i = 0; i < 6; i += 1) drawEenSteen(g, [45 + i * 20, 22], 0.4)
}

const [, eerste] = UITLEG

/** The stages of quizvraag: the studio, the evening show, and the finale. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De studio', zin: 'Lees en leg drie stenen.', teken: eerste.teken },
  {
    naam: 'De avondshow',
    zin: 'Stuur een dier terug naar de tekst.',
    teken: avond,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De finale',
    zin: 'Zes stenen voor twee vragen.',
    teken: twee,
    uitleg: { plaats: 2, zin: TRAP_ZINNEN[1] },
  },
]
