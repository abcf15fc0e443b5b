import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  fill,
  pad,
  solid,
  streep,
  verloop,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Dier, DingNaam, Eigen } from '@letterhaven/taal/beeldzin/film/woorden'
import { drawActeurKop, TRUI } from './paint-acteur.ts'
import { drawDing } from './paint-ding.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Draws the dark hall of 190 × 170 with its bright screen. */
export function drawZaaltje(g: G, hoog = 96): void {
  g.fillStyle = verloop(g, [0, 0, 0, 170], ['#6d1a2a', '#1d0610'])
  g.fillRect(0, 0, 190, 172)
  solid(g, {
    pad: doos([20, 10, 150, hoog], 8),
    kader: [20, 10, 150, hoog],
    kleur: '#c9933a',
    lijn: 2.5,
  })
  fill(g, doos([27, 17, 136, hoog - 14], 4), '#f4dfb4')
  g.fillStyle = '#c08a52'
  g.fillRect(27, hoog - 14, 136, 17)
}

/** Draws an actor from its feet at (x, y). */
export function drawActeurtje(
  g: G,
  dier: Dier,
  [x, y, k]: readonly [number, number, number],
): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  solid(g, {
    pad: pad('M-30-4C-32-44-20-58 0-58C20-58 32-44 30-4Z'),
    kader: [-30, -58, 60, 54],
    kleur: TRUI[dier],
  })
  g.translate(0, -94)
  drawActeurKop(g, dier)
  g.restore()
}

export function drawDingetje(
  g: G,
  [ding, eigen]: readonly [DingNaam, Eigen | null],
  [x, y, k]: readonly [number, number, number],
): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  drawDing(g, ding, eigen)
  g.restore()
}

function vosEnBeer(g: G, gever: 'vos' | 'beer'): void {
  drawActeurtje(g, 'vos', [62, 92, 0.42])
  drawActeurtje(g, 'beer', [130, 92, 0.42])
  drawDingetje(g, ['bal', 'rood'], [gever === 'vos' ? 88 : 104, 80, 0.4])
  streep(g, pad(gever === 'vos' ? 'M84 32h26m-8-6l8 6l-8 6' : 'M110 32h-26m8-6l-8 6l8 6'), {
    kleur: '#ff3d8b',
    dikte: 4,
  })
}

/** How bioscoop is played: look, lay the line, and see what it does. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g) => {
      drawZaaltje(g, 120)
      drawActeurtje(g, 'vos', [62, 112, 0.5])
      drawActeurtje(g, 'beer', [132, 112, 0.5])
      drawDingetje(g, ['bal', 'rood'], [96, 96, 0.44])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      drawZaaltje(g)
      vosEnBeer(g, 'vos')
      uitlegKaart(g, [8, 114, 50, 24], { tekst: 'De vos', maat: 14, hoek: 6, lijn: 2 })
      uitlegKaart(g, [62, 114, 46, 24], { tekst: 'geeft', maat: 14, hoek: 6, lijn: 2 })
      uitlegKaart(g, [112, 114, 70, 24], { tekst: 'de beer', maat: 14, hoek: 6, lijn: 2 })
      uitlegKaart(g, [36, 143, 62, 24], { tekst: 'een bal', maat: 14, hoek: 6, lijn: 2 })
      uitlegKaart(g, [108, 143, 50, 24], {
        tekst: 'muis',
        maat: 14,
        hoek: 6,
        lijn: 2,
        kleur: '#cbb6c0',
      })
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      drawZaaltje(g)
      vosEnBeer(g, 'vos')
      solid(g, { pad: doos([52, 118, 86, 36], 12), kader: [52, 118, 86, 36], kleur: '#6fce5c' })
      uitlegKaart(g, [60, 124, 70, 24], {
        tekst: 'Draai!',
        maat: 17,
        hoek: 6,
        lijn: 0,
        kleur: '#a9ee93',
      })
      uitlegVink(g, 160, 26)
    },
  },
] as const satisfies readonly UitlegStap[]
