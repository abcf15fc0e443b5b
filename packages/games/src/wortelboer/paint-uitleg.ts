import type { AangekledeHeld } from '@letterhaven/game-kit/keuzen/kleding'
import { drawHeldKop, drawLijf, KOP_Y } from '@letterhaven/game-kit/held/held-plaat'
import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import type { UitlegStap } from '@letterhaven/game-kit/scherm/spel-module'
import { doos, fill, gloed, pad, solid, streep, verloop } from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { uitlegKaart, uitlegVink, write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import { drawStrohoed } from './paint-hoed.ts'
import { POT, potPlaat } from './paint-soep.ts'
import { drawKegel, drawLoof } from './paint-wortel.ts'
import { UITLEG_ZINNEN } from './zinnen.ts'

/** Where the grass ends in a picture of 190 × 170. */
const GRAS = 92

/** Paints sky, grass and earth of a picture. */
export function drawVeldje(
  g: G,
  lucht: readonly string[] = ['#5fbcf0', '#d8f1fb'],
  aarde = '#8a5030',
): void {
  g.fillStyle = verloop(g, [0, 0, 0, GRAS], lucht)
  g.fillRect(0, 0, 190, GRAS)
  fill(
    g,
    pad(`M0 ${GRAS - 24}Q60 ${GRAS - 46} 110 ${GRAS - 22}T190 ${GRAS - 28}V${GRAS}H0Z`),
    '#8ccb63',
  )
  g.fillStyle = verloop(g, [0, GRAS, 0, 170], [aarde, '#54301f'])
  g.fillRect(0, GRAS, 190, 78)
  fill(g, doos([-4, GRAS - 11, 198, 14], 5), INKT)
  fill(g, doos([-4, GRAS - 8, 198, 9], 4), '#6fbd49')
}

export function bij(g: G, [x, y, s]: readonly [number, number, number], teken: () => void): void {
  g.save()
  g.translate(x, y)
  g.scale(s, s)
  teken()
  g.restore()
}

/** Paints the hero with its straw hat, its feet at (0, 0). */
function drawBoer(g: G, { soort, kleding }: AangekledeHeld): void {
  drawLijf(g, kleding)
  bij(g, [0, KOP_Y, 0.83], () => drawHeldKop(g, soort, { ...kleding, hoed: null }))
  bij(g, [0, KOP_Y - 22, 0.86], () => drawStrohoed(g))
}

/** A pointing hand. */
export function drawVinger(g: G, [x, y]: Punt): void {
  const hand = pad(`M${x} ${y}q8-4 10 5l4 18q16-2 20 8q3 16-8 26h-20q-10-12-16-24q4-8 12 0z`)
  solid(g, { pad: hand, kader: [x - 6, y - 4, 44, 62], kleur: '#ffe2bd', lijn: 3.5 })
}

/** A carrot that lies, with a letter on each piece from (x, y) on; a green piece is a leaf. */
export function drawLiggend(
  g: G,
  [x, y]: Punt,
  stukken: readonly (readonly [tekst: string, isBlad?: true])[],
): void {
  const [b, h] = [27, 34]
  const punt = pad(
    `M${x} ${y}Q${x - 16} ${y + 8} ${x - 20} ${y + 25}Q${x - 12} ${y + h - 1} ${x} ${y + h}Z`,
  )
  solid(g, { pad: punt, kader: [x - 20, y, 20, h], kleur: '#ff9a35', lijn: 3.5 })
  stukken.forEach(([, isBlad], nr) => {
    const kader: Kader = [x + nr * b, y, b, h]
    solid(g, {
      pad: doos(kader, isBlad ? [0, 14, 14, 0] : 0),
      kader,
      kleur: isBlad ? '#7acb50' : '#ff9a35',
      lijn: 3.5,
    })
  })
  stukken.forEach(([tekst], nr) => write(g, tekst, [x + nr * b + b / 2, y + h / 2 + 1, 21]))
}

/** How wortelboer is played: pull, cut and mend, graft. */
export const UITLEG = [
  {
    zin: UITLEG_ZINNEN[0],
    teken: (g, _maat, held) => {
      drawVeldje(g)
      bij(g, [95, 96, 0.62], () => drawBoer(g, held))
      bij(g, [95, GRAS - 2, 0.52], () => {
        drawLoof(g)
        drawKegel(g)
      })
      for (const x of [24, 56, 134, 166])
        bij(g, [x, GRAS - 2, 0.3], () => {
          drawLoof(g)
          drawKegel(g)
        })
      uitlegKaart(g, [8, 6, 66, 30], { tekst: 'hij …', maat: 18 })
      streep(g, pad('M150 76V44M138 56L150 43L162 56'), { dikte: 13 })
      streep(g, pad('M150 76V44M138 56L150 43L162 56'), { kleur: GOUD, dikte: 6 })
    },
  },
  {
    zin: UITLEG_ZINNEN[1],
    teken: (g) => {
      drawVeldje(g)
      drawLiggend(g, [32, 58], [['l'], ['o'], ['p']])
      bij(g, [142, 70, 1], () => {
        g.rotate(0.3)
        for (const [nr, tekst] of ['e', 'n'].entries()) {
          solid(g, {
            pad: doos([nr * 20 - 20, -14, 20, 28], 4),
            kader: [nr * 20 - 20, -14, 20, 28],
            kleur: '#7acb50',
            lijn: 3,
          })
          write(g, tekst, [nr * 20 - 10, 1, 17])
        }
      })
      g.setLineDash([5, 5])
      streep(g, pad('M114 36V104'), { dikte: 3.5 })
      g.setLineDash([])
      for (const [nr, tekst] of ['o', 'oo', 'oe'].entries())
        uitlegKaart(g, [30 + nr * 44, 116, 38, 34], {
          tekst,
          maat: 20,
          kleur: nr === 1 ? '#ffe48a' : CREME,
        })
      drawVinger(g, [92, 136])
    },
  },
  {
    zin: UITLEG_ZINNEN[2],
    teken: (g) => {
      drawVeldje(g)
      gloed(g, [70, 74, 60], '#fff0a0')
      drawLiggend(g, [30, 58], [['l'], ['oo'], ['p'], ['t', true]])
      const pot = potPlaat(0.3, 2, true)
      g.drawImage(pot.canvas, 130, GRAS - POT.h * 0.3 - 24, pot.w, pot.h)
      uitlegVink(g, 160, 18)
      for (const [nr, tekst] of ['te', 't', 'en'].entries())
        bij(g, [24 + nr * 52, 116, 1], () => {
          const blad = pad('M2 18Q2 0 22 0Q42 0 42 20Q42 38 22 38H2Z')
          solid(g, {
            pad: blad,
            kader: [2, 0, 40, 38],
            kleur: nr === 1 ? '#a6e874' : '#6cc548',
            lijn: 3.5,
          })
          write(g, tekst, [22, 20, 19])
        })
      drawVinger(g, [104, 132])
    },
  },
] as const satisfies readonly UitlegStap[]
