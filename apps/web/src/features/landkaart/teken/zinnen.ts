import { CREME, GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { spar } from './groen.ts'
import { BLAD, grond, schaduw } from './grond.ts'
import { huis } from './huis.ts'
import { dOvaal, dVak, kleurvlak, lijn, makeDoek, op, vlak, type Doek } from './kit.ts'

const berg = (doek: Doek, hoog: number, half: number): string =>
  vlak(`M${-half} 0L-8 ${-hoog}q8 -8 16 0L${half} 0Z`, doek.verf('#8f9cc9', 0.2)) +
  vlak(
    `M${-half * 0.4} ${-hoog * 0.58}L-8 ${-hoog}q8 -8 16 0L${half * 0.4} ${-hoog * 0.58}l-12 -10l-12 14l-12 -14l-12 12Z`,
    PAPIER,
  )

const wiel = (doek: Doek, x: number): string =>
  vlak(dOvaal([x, 0], 9), doek.verf('#5b6590'), 'stroke-width="3"') +
  kleurvlak(dOvaal([x, 0], 3), GOUD)

/** A carriage: one word of the sentence. */
function wagon(doek: Doek, kleur: string): string {
  return [
    vlak(dVak([-26, -52], [52, 44], 5), doek.verf(kleur)),
    kleurvlak(dVak([-23, -14], [46, 4], 2), CREME),
    vlak(dVak([-30, -60], [60, 11], 5), doek.verf('#4a3a78')),
    wiel(doek, -13),
    wiel(doek, 13),
  ].join('')
}

/** The engine in front: the full stop comes last. */
function locomotief(doek: Doek): string {
  return [
    lijn('M-30 -12h-14', INKT, 5),
    vlak(dVak([-30, -38], [40, 30], 8), doek.verf(ROOD)),
    vlak(dVak([-24, -62], [14, 26], 3), doek.verf('#4a3a78')),
    vlak(dVak([2, -62], [30, 54], 4), doek.verf('#c93f4a')),
    vlak(dVak([8, -54], [18, 18], 3), '#bfe6fa'),
    vlak('M-34 -8h70v6h-70Z', doek.verf(GOUD)),
    wiel(doek, -18),
    wiel(doek, 16),
    kleurvlak(
      dOvaal([-18, -78], 9) + dOvaal([-4, -92], 12) + dOvaal([18, -104], 9),
      '#ffffff',
      0.85,
    ),
  ].join('')
}

/** Zinnen en tekst: a train of words through snowy hills. */
export function drawZinnen(): string {
  const doek = makeDoek()
  const wagons = ['#efab49', '#57a6e0', '#7ccf9f', '#c58bf2']
  return doek.klaar(
    BLAD.breed,
    BLAD.hoog,
    [
      grond(doek, { zaad: 68, rand: '#ffffff', binnen: '#eaf3fb', klif: '#8c9cc0' }),
      op([118, 196], berg(doek, 150, 84)),
      op([272, 196], berg(doek, 128, 88)),
      spar(doek, [48, 216], 0.95),
      spar(doek, [374, 222], 0.9),
      huis(doek, {
        voet: [302, 206],
        w: 56,
        h: 52,
        top: 28,
        muur: '#d8694f',
        dak: PAPIER,
        gevel: 'punt',
      }),
      schaduw([206, 252], 176, 9),
      lijn('M36 251H384', '#5b6590', 5),
      lijn(Array.from({ length: 16 }, (_, i) => `M${44 + i * 22} 251v7`).join(''), '#8a5a35', 5),
      wagons.map((kleur, i) => op([92 + i * 58, 242], wagon(doek, kleur))).join(''),
      lijn('M118 232h6M176 232h6M234 232h6M292 232h8', INKT, 5),
      op([342, 242], locomotief(doek)),
      kleurvlak(dOvaal([150, 284], 30, 6) + dOvaal([262, 288], 40, 6), '#ffffff', 0.8),
    ].join(''),
  )
}
