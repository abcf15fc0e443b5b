import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, pad, solid, streep } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawThuis, drawTweeHuizen, drawWeg, wijs } from './paint-uitleg.ts'
import { SOORT_ZINNEN } from './zinnen.ts'

const { uitleg: ZINNEN } = SOORT_ZINNEN.werkwoorden
/** Of the forms without an ending, and with one. */
const BORDEN = ['…', '… + t'] as const

/** A letter that was opened: a sentence with its gap, and its verb. */
function drawZin(g: G): void {
  const kader: Kader = [12, 114, 112, 52]
  solid(g, { pad: doos(kader, 8), kader, kleur: '#fffef7', lijn: 3.5 })
  write(g, 'Hij', [34, 132, 17])
  streep(g, pad('M54 138h58'), { kleur: '#2f5fb3', dikte: 4 })
  write(g, '(lopen)', [68, 152, 14])
}

/** How forms of verbs are brought: read the sentence, find the house of its ending, ride there, and write. */
export const SOORT_UITLEG: { readonly werkwoorden: readonly UitlegStap[] } = {
  werkwoorden: [
    {
      zin: ZINNEN[0],
      teken: (g) => {
        drawTweeHuizen(g, BORDEN)
        drawZin(g)
        wijs(g, 140, 122)
      },
    },
    { zin: ZINNEN[1], teken: (g, _maat, held) => drawWeg(g, held, BORDEN) },
    {
      zin: ZINNEN[2],
      teken: (g, _maat, held) => drawThuis(g, held, { deel: BORDEN[1], woord: 'loopt' }),
    },
  ],
}
