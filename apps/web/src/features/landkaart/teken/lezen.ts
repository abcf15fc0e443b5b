import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { bloemen, boom, spar } from './groen.ts'
import { BLAD, grond, schaduw } from './grond.ts'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  kleurvlak,
  lijn,
  makeDoek,
  n,
  op,
  vlak,
  type Doek,
} from './kit.ts'

/** A house whose roof is an open book, face down. */
function boekhuis(doek: Doek, w: number, kleur: string): string {
  const h = w / 2
  return [
    schaduw([6, 0], h + 14, 12),
    vlak(
      dVeelhoek([
        [-h, 0],
        [-h, -50],
        [0, -88],
        [h, -50],
        [h, 0],
      ]),
      doek.verf('#fff3dc', 0.1),
    ),
    lijn([10, 20, 30, 40].map((y) => `M${n(-h + 4)} ${-y}h${n(w - 8)}`).join(''), '#ead3ab', 2),
    vlak(
      `M${n(-h - 16)} -42Q${n(-h * 0.45)} -82 0 -88Q${n(h * 0.45)} -82 ${n(h + 16)} -42l6 -14Q${n(h * 0.45)} -108 0 -112Q${n(-h * 0.45)} -108 ${n(-h - 22)} -56Z`,
      doek.verf(kleur),
    ),
    lijn(
      `M${n(-h - 10)} -52Q${n(-h * 0.45)} -92 0 -97Q${n(h * 0.45)} -92 ${n(h + 10)} -52`,
      CREME,
      2.4,
    ),
    vlak(dVak([-7, -118], [14, 22], 4), doek.verf(kleur)),
    lijn('M2 -92q6 10 0 18t4 16', GOUD, 3),
  ].join('')
}

/** Two floors made of two books, under a round roof. */
function toren(doek: Doek): string {
  return [
    schaduw([4, 0], 58, 13),
    vlak(dVak([-48, -52], [96, 52], 5), doek.verf('#3f9aa0')),
    vlak(dVak([34, -47], [12, 42], 2), CREME),
    vlak(dVak([-40, -104], [80, 52], 5), doek.verf('#efab49')),
    vlak(dVak([27, -99], [11, 42], 2), CREME),
    lijn('M36 -38h7m-7 8h7m-7 8h7M29 -90h6m-6 8h6m-6 8h6', '#cdbb94', 2),
    vlak('M-58 -100Q-44 -146 0 -150Q44 -146 58 -100Q0 -114 -58 -100Z', doek.verf('#7a5bd0')),
    lijn('M-30 -108q4 -22 20 -34m40 34q-4 -22 -20 -34', '#5a3fa8', 2.6),
  ].join('')
}

const uil = (doek: Doek): string =>
  vlak('M-15 2V-24l-3 -12l10 5h16l10 -5l-3 12V2q-15 9 -30 0Z', doek.verf('#a06c42')) +
  vlak(dOvaal([-7, -20], 7) + dOvaal([7, -20], 7), CREME, 'stroke-width="2.6"') +
  kleurvlak(dOvaal([-6, -20], 3) + dOvaal([6, -20], 3), INKT) +
  vlak('M-3 -14h6l-3 6Z', '#ffb52e', 'stroke-width="2"') +
  lijn('M-7 -3q3 3 6 0q3 3 6 0', '#5e3b22', 2)

const paddenstoel = (doek: Doek): string =>
  vlak('M-4 0v-10h8v10Z', CREME, 'stroke-width="2.6"') +
  vlak('M-12 -8q2 -14 12 -14t12 14Z', doek.verf(ROOD), 'stroke-width="2.8"') +
  kleurvlak(dOvaal([-4, -14], 2) + dOvaal([4, -15], 2.4), CREME)

const egel = (doek: Doek): string =>
  vlak('M-20 0q-2 -20 18 -22q14 0 18 12q8 3 10 10Z', doek.verf('#8a5c3b')) +
  lijn('M-12 -4l-3 -6m8 2l-3 -7m10 3l-2 -8m8 5l0 -7', '#5e3b22', 2.2) +
  kleurvlak(dOvaal([18, -6], 2) + dOvaal([26, -1], 2.6), INKT)

/** Lezen: houses made of books, in a wood with an owl. */
export function drawLezen(): string {
  const doek = makeDoek()
  const achter = [
    [60, 150, 1.3],
    [132, 138, 1.45],
    [284, 140, 1.4],
    [352, 152, 1.35],
  ] as const
  return doek.klaar(
    BLAD.breed,
    BLAD.hoog,
    [
      grond(doek, { zaad: 11, rand: '#f4cf8a', binnen: '#8bcf5b', klif: '#c98f4f' }),
      achter.map(([x, y, maat]) => boom(doek, [x, y], { maat })).join(''),
      spar(doek, [318, 144], 1.25),
      op([206, 226], toren(doek)),
      op([206, 80], uil(doek)),
      op([98, 236], boekhuis(doek, 84, '#d8604b')),
      op([334, 236], boekhuis(doek, 90, '#4a86cf')),
      boom(doek, [38, 256], { maat: 0.85 }),
      boom(doek, [392, 262], { maat: 0.7, vrucht: ROOD }),
      bloemen([120, 268], 5),
      op([178, 270], paddenstoel(doek)),
      op([200, 280], paddenstoel(doek), { schaal: 0.8 }),
      op([272, 278], egel(doek)),
    ].join(''),
  )
}
