import type { TrapKaart, UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { fill, gloed, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { drawStang } from './paint-fiets.ts'
import { hoopPlaat, sledePlaat } from './paint-sneeuw.ts'
import { drawHuis, drawVeld, drawVlokken, opFiets, UITLEG } from './paint-uitleg.ts'
import { TRAP_ZINNEN } from './zinnen.ts'

/** Two houses with their lights on. */
function huizen(g: G): void {
  for (const [x, nr, deel] of [
    [8, 0, 'ei'],
    [116, 1, 'au'],
  ] as const)
    drawHuis(g, { x, y: 48, w: 66, h: 74 }, { nr, deel, licht: true })
}

/** The hero on its way, so far from where it stands in the instruction. */
function opWeg(g: G, [x, y]: Punt, wie: Parameters<typeof opFiets>): void {
  g.save()
  g.translate(x, y)
  opFiets(...wie)
  g.restore()
}

/** A bridge over a frozen ditch, before two houses. */
function brug(g: G): void {
  fill(g, pad('M82 120h26l16 50h-58z'), '#9fd3ea')
  const vorm = pad('M44 158Q70 158 80 146Q95 130 110 146Q120 158 146 158V168H44Z')
  solid(g, { pad: vorm, kader: [44, 132, 102, 36], kleur: '#b98a78' })
  fill(g, pad('M78 169A17 15 0 0 1 112 169Z'), '#31406e')
  const rail = pad('M44 146Q70 146 80 134Q95 118 110 134Q120 146 146 146')
  for (const [x, y] of [
    [52, 146],
    [72, 141],
    [95, 126],
    [118, 141],
    [138, 146],
  ] as const)
    streep(g, pad(`M${x} ${y}v12`), { dikte: 4 })
  drawStang(g, rail, [9, 5, '#f6f9ff'])
}

const ronde: UitlegStap['teken'] = (g, _maat, held) => {
  drawVeld(g, ['#0b1140', '#25367f', '#5d6fb5'], '#c3cdf0')
  // Northern light.
  for (const [y, kleur] of [
    [30, '#8f7dff'],
    [44, '#5dffb8'],
  ] as const)
    streep(g, pad(`M-10 ${y}Q40 ${y - 34} 96 ${y - 6}T200 ${y - 18}`), {
      kleur: `${kleur}77`,
      dikte: 20,
    })
  drawVlokken(g, 70)
  huizen(g)
  gloed(g, [95, 100, 26], '#ffd98a')
  brug(g)
  opWeg(g, [36, -22], [g, held, { x: 0 }])
}

/** An evening of snow: a bridge under a heap of it, with the shovel that stands in it. */
const sneeuw: UitlegStap['teken'] = (g, _maat, held) => {
  drawVeld(g, ['#5a3f8f', '#c8638f', '#ffb07a'], '#f3e6f4')
  huizen(g)
  brug(g)
  g.drawImage(hoopPlaat(0.62, 2).canvas, 74, 78, 93, 74)
  opWeg(g, [-14, -6], [g, held, { x: 0, plaat: sledePlaat }])
  drawVlokken(g, 170)
}

const [, straat] = UITLEG

/** The stages of postbezorger: the street, the round over the bridges at night, and an evening of snow. */
export const TRAPPEN: readonly TrapKaart[] = [
  { naam: 'De straat', zin: 'Breng elke brief naar zijn huis.', teken: straat.teken },
  {
    naam: 'De bruggen',
    zin: 'Kies zelf de kortste ronde.',
    teken: ronde,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[0] },
  },
  {
    naam: 'De sneeuw',
    zin: 'Schep een brug vrij, of ga door het bos.',
    teken: sneeuw,
    uitleg: { plaats: 1, zin: TRAP_ZINNEN[1] },
  },
]
