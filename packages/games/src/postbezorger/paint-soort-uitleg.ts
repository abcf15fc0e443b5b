import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, ovaal, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { brief, drawHuis, opFiets, rit, wijs, winter } from './paint-uitleg.ts'
import { SOORT_ZINNEN } from './zinnen.ts'

const { uitleg: ZINNEN } = SOORT_ZINNEN.werkwoorden
const LINKS: Vak = { x: 14, y: 34, w: 72, h: 84 }
const RECHTS: Vak = { x: 104, y: 34, w: 72, h: 84 }

/** Two houses, of the forms without an ending and with one. */
function huizen(g: G): void {
  drawHuis(g, LINKS, { nr: 0, deel: '…' })
  drawHuis(g, RECHTS, { nr: 2, deel: '… + t' })
}

/** A letter that was opened: a sentence with its gap, or with what was written in it, and its verb. */
function blad(g: G, kader: Kader, vorm: string): void {
  const [x, y, w, h] = kader
  solid(g, { pad: doos(kader, 8), kader, kleur: '#fffef7', lijn: 3.5 })
  write(g, 'Hij', [x + 24, y + h * 0.34, 17])
  if (vorm === '') {
    fill(g, doos([x + 44, y + h * 0.16, w - 54, h * 0.34], 5), '#dfe9ff')
    streep(g, pad(`M${x + 46} ${y + h * 0.52}h${w - 58}`), { kleur: '#2f5fb3', dikte: 3 })
  } else write(g, vorm, [x + 44 + (w - 54) / 2, y + h * 0.34, 17])
  fill(g, doos([x + w - 28, y + h * 0.68, 16, 6], 3), INKT)
  write(g, '(lopen)', [x + 42, y + h * 0.74, 14])
}

/** How forms of verbs are brought: read the sentence, find the house of its ending, ride there, and write. */
export const SOORT_UITLEG: { readonly werkwoorden: readonly UitlegStap[] } = {
  werkwoorden: [
    {
      zin: ZINNEN[0],
      teken: (g) => {
        winter(g)
        huizen(g)
        blad(g, [12, 114, 112, 52], '')
        wijs(g, 140, 122)
      },
    },
    {
      zin: ZINNEN[1],
      teken: (g, _maat, held) => {
        winter(g)
        huizen(g)
        brief(g, [120, 98, 30, 21])
        opFiets(g, held, { x: 4 })
        rit(g, 'M112 152h44l-10-8m10 8l-10 8')
      },
    },
    {
      zin: ZINNEN[2],
      teken: (g, _maat, held) => {
        winter(g)
        drawHuis(g, { x: 112, y: 52, w: 70, h: 80 }, { nr: 2, deel: '… + t', licht: true })
        blad(g, [6, 22, 104, 56], 'loopt')
        opFiets(g, held, { x: 2 })
        solid(g, { pad: ovaal([162, 40, 16, 16]), kader: [146, 24, 32, 32], kleur: '#4cbf55' })
        streep(g, pad('M154 40l6 7l10-13'), { kleur: '#ffffff', dikte: 5 })
      },
    },
  ],
}
