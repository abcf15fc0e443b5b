import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { baas, gat, kaart, lampenbord, lampje, toetsen, UITLEG, veld } from './paint-uitleg.ts'
import { SOORT_ZINNEN } from './zinnen.ts'

const [, , schiet] = UITLEG
const { uitleg: ZINNEN } = SOORT_ZINNEN.werkwoorden

/** Paints the whole verb on its pill, round a point. */
function pil(g: G, [x, y]: Punt, tekst: string): void {
  const w = tekst.length * 9 + 16
  fill(g, doos([x - w / 2, y - 11, w, 22], 11), '#cfe7ff')
  write(g, tekst, [x, y, 15])
}

/** Paints some words of a sentence as the lines that stand for them. */
function regels(g: G, kaders: readonly Kader[]): void {
  for (const kader of kaders) fill(g, doos(kader, 3), INKT)
}

/** Paints the lamps of a whole form in a row, each smaller than where there are two. */
function lampjes(g: G, letters: readonly string[]): void {
  for (const [i, letter] of letters.entries()) {
    g.save()
    g.translate(25 + i * 35, 54)
    g.scale(0.52, 0.52)
    lampje(g, [0, 0], letter)
    g.restore()
  }
}

/** Paints the board with a sentence: what stands before and behind its gap, and the verb that is to be put there. */
function drawZin(g: G): void {
  lampenbord(g, 84)
  kaart(g, [32, 28, 126, 56], { tekst: '' })
  write(g, 'Hij', [54, 44, 20])
  gat(g, [74, 33, 74, 23])
  regels(g, [
    [40, 67, 24, 6],
    [69, 67, 9, 6],
  ])
  pil(g, [116, 70], 'fietsen')
}

/** How a verb is put in its sentence: read, type the form that fits, shoot. */
export const SOORT_UITLEG: { readonly werkwoorden: readonly UitlegStap[] } = {
  werkwoorden: [
    {
      zin: ZINNEN[0],
      teken: (g, _maat, held) => {
        veld(g)
        drawZin(g)
        baas(g, [95, 186], held)
      },
    },
    {
      zin: ZINNEN[1],
      teken: (g) => {
        veld(g)
        lampjes(g, ['f', 'i', 'e', 't', 's'])
        toetsen(g, ['r', 's', 't', 'u'], 2)
      },
    },
    { zin: ZINNEN[2], teken: schiet.teken },
  ],
}
