import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import { drawHeldKop, drawLijf, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { bij, drawSteen, drawZak, KOPER } from './paint-klein.ts'
import { drawHendel } from './paint-machine.ts'
import { drawMuts, drawSchort } from './paint-muts.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Where the belt is in a picture of 190 × 170. */
const BAND = 118

/** Paints wall and belt of a picture. */
export function drawMolentje(
  g: G,
  wand: readonly string[] = ['#f2d7a0', '#d9ab68'],
  onder = '#8a5630',
): void {
  g.fillStyle = verloop(g, [0, 0, 190, BAND], wand)
  g.fillRect(0, 0, 190, BAND)
  for (let x = 19; x < 190; x += 38)
    streep(g, pad(`M${x} 0V${BAND}`), { kleur: 'rgba(80,42,20,.25)', dikte: 2 })
  g.fillStyle = verloop(g, [0, BAND, 0, 170], [onder, '#4a2b1b'])
  g.fillRect(0, BAND, 190, 52)
  solid(g, { pad: doos([-6, BAND, 202, 15], 4), kader: [-6, BAND, 202, 15], kleur: '#8f5a3c' })
  for (const x of [30, 95, 160])
    solid(g, {
      pad: ovaal([x, BAND + 15, 8, 8]),
      kader: [x - 8, BAND + 7, 16, 16],
      kleur: KOPER,
      lijn: 3,
    })
}

/** Paints the hero as the miller, its feet at (0, 0). */
export function drawMolenaar(g: G, { soort, kleding }: AangekledeHeld): void {
  drawLijf(g, kleding)
  drawSchort(g)
  bij(g, [0, KOP_Y, 0.83], () => drawHeldKop(g, soort, { ...kleding, hoed: null }))
  bij(g, [0, KOP_Y - 30, 0.62], () => drawMuts(g))
}

/** A pointing hand. */
export function drawVinger(g: G, [x, y]: Punt): void {
  const hand = pad(`M${x} ${y}q8-4 10 5l4 18q16-2 20 8q3 16-8 26h-20q-10-12-16-24q4-8 12 0z`)
  solid(g, { pad: hand, kader: [x - 6, y - 4, 44, 62], kleur: '#ffe2bd', lijn: 3.5 })
}

/** Dough on the belt: its pieces from (x, y) on, with room between them. */
export function drawDeeg(
  g: G,
  stukken: readonly string[],
  [x, y, ruim = 0]: readonly [number, number, number?],
): void {
  const cel = 22
  let links = x
  stukken.forEach((stuk, nr) => {
    const b = stuk.length * cel
    const [begin, eind] = [nr === 0 || ruim > 0, nr === stukken.length - 1 || ruim > 0]
    const kader = [links, y, b, 36] as const
    solid(g, {
      pad: doos(kader, [begin ? 12 : 0, eind ? 12 : 0, eind ? 12 : 0, begin ? 12 : 0]),
      kader,
      kleur: '#f3d39a',
      lijn: 3.5,
    })
    for (const [i, letter] of [...stuk].entries())
      write(g, letter, [links + (i + 0.5) * cel, y + 19, 21])
    links += b + ruim
  })
}

/** A knife, its point at (0, 0). */
export function drawMes(g: G): void {
  solid(g, { pad: doos([-6, -44, 12, 16], 3), kader: [-6, -44, 12, 16], kleur: KOPER, lijn: 3 })
  solid(g, {
    pad: pad('M-9-28H9V-9L0 0L-9-7Z'),
    kader: [-9, -28, 18, 28],
    kleur: '#dfe8f2',
    lijn: 3,
  })
}

/** How splitsmachine is played: say the word, hang a knife, pull the lever. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      drawMolentje(g)
      bij(g, [46, BAND + 4, 0.62], () => drawMolenaar(g, held))
      solid(g, {
        pad: pad(
          'M88 30Q88 10 108 10H164Q182 10 182 30V44Q182 62 164 62H108L84 72L92 56Q88 52 88 44Z',
        ),
        kader: [84, 10, 98, 62],
        kleur: PAPIER,
        lijn: 3.5,
        donker: -0.04,
      })
      write(g, 'ta', [114, 37, 22])
      write(g, 'fel', [153, 37, 22])
      streep(g, pad('M127 30v14M132 30v14'), { kleur: ROOD, dikte: 3 })
      drawDeeg(g, ['tafel'], [76, 86])
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      drawMolentje(g)
      solid(g, { pad: doos([-6, 12, 202, 12], 3), kader: [-6, 12, 202, 12], kleur: '#a4682f' })
      drawDeeg(g, ['tafel'], [40, 84])
      bij(g, [84, 80, 1.2], () => drawMes(g))
      g.setLineDash([5, 5])
      streep(g, pad('M84 84V122'), { kleur: ROOD, dikte: 3 })
      g.setLineDash([])
      drawVinger(g, [90, 104])
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      drawMolentje(g)
      gloed(g, [70, 96, 60], '#fff0a0')
      drawDeeg(g, ['ta', 'fel'], [10, 84, 12])
      bij(g, [156, BAND, 0.72], () => {
        g.rotate(-0.35)
        drawHendel(g)
      })
      bij(g, [40, 44, 1], () => drawSteen(g, 26))
      bij(g, [168, 168, 0.62], () => drawZak(g))
      bij(g, [130, 168, 0.62], () => drawZak(g))
      uitlegVink(g, 96, 34)
      drawVinger(g, [126, 46])
      fill(g, ovaal([70, 60, 5, 5]), '#fffaf0')
      fill(g, ovaal([60, 68, 4, 4]), '#fffaf0')
      streep(g, pad('M0 170H190'), { kleur: INKT, dikte: 2 })
    },
  },
] as const satisfies readonly UitlegStap[]
