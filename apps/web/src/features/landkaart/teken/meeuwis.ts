import { CREME, GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { dOvaal, dVak, kleurvlak, lijn, makeDoek, vlak, type Doek } from './kit.ts'

/** Meeuwis, gull and harbour master; his feet stand at [0, 0], he is about 170 high. */
export function meeuwis(doek: Doek): string {
  const veer = doek.verf('#9fb3d4')
  return [
    kleurvlak(dOvaal([0, 0], 44, 9), INKT, 0.22),
    lijn('M-14 -4v-18M14 -4v-18', '#ff9d2e', 7),
    vlak(
      'M-28 2q8 -12 14 -8q8 -2 8 8ZM2 2q6 -12 14 -8q8 -2 10 8Z',
      doek.verf('#ff9d2e'),
      'stroke-width="3"',
    ),
    vlak('M22 -40q34 4 46 30q-26 4 -48 -6Z', veer),
    vlak('M-38 -36Q-44 -92 0 -96Q44 -92 38 -36Q30 -14 0 -14T-38 -36Z', doek.verf(PAPIER, 0.1)),
    vlak('M34 -74q26 20 14 54q-22 -8 -26 -40Z', veer),
    vlak('M-32 -66Q-66 -74 -78 -110q16 2 22 10q-2 -12 4 -18q26 18 32 40Z', veer),
    lijn('M-70 -102q12 14 26 18m-10 -28q8 14 18 20', '#6f86b0', 2.4),
    vlak('M-30 -78q30 14 60 0l2 14q-32 14 -64 0Z', doek.verf(ROOD)),
    vlak('M-20 -66l-6 28l14 4l4 -28Z', doek.verf(CREME)),
    lijn('M-24 -52l13 4', ROOD, 5),
    vlak('M-34 -112Q-34 -150 0 -150T34 -112Q34 -82 0 -82T-34 -112Z', doek.verf(PAPIER, 0.08)),
    vlak('M10 -112q34 -8 52 6q4 14 -10 16q-26 6 -44 -6Z', doek.verf('#ffab2e')),
    lijn('M14 -102q20 6 42 0', '#c9731d', 2.6),
    vlak(dOvaal([-6, -118], 7, 8.5) + dOvaal([16, -119], 6.5, 8), PAPIER, 'stroke-width="2.6"'),
    kleurvlak(dOvaal([-4, -117], 3.6) + dOvaal([18, -118], 3.4), INKT),
    kleurvlak(dOvaal([-18, -104], 6, 4), '#ff9db5', 0.7),
    vlak('M-38 -136Q-44 -170 -2 -172Q42 -170 38 -136Z', doek.verf(PAPIER, 0.12)),
    vlak('M-40 -142q40 -10 80 0l4 12q-44 -10 -84 2Z', doek.verf('#2b3f7d')),
    vlak(dOvaal([2, -148], 8.5), doek.verf(GOUD), 'stroke-width="2.8"'),
    lijn('M0 -152v7h5', INKT, 2.4),
  ].join('')
}

/** Meeuwis alone. Sheet of 170 × 190. */
export function drawMeeuwis(): string {
  const doek = makeDoek()
  return doek.klaar(170, 190, `<g transform="translate(92 178)">${meeuwis(doek)}</g>`)
}

const letter = (doek: Doek, kleur: string, d: string): string =>
  vlak(dVak([-20, -40], [40, 40], 5), doek.verf(kleur)) +
  vlak(dVak([-13, -33], [26, 26], 3), CREME, 'stroke-width="2.6"') +
  lijn(d, INKT, 4)

/** Two building blocks with a letter, for on the quay. */
export const blokken = (doek: Doek): readonly [string, string] => [
  letter(doek, '#3f9aa0', 'M-5 -24q7 -5 9 2v10m0 -6q-10 -2 -10 4q2 5 10 0'),
  letter(doek, '#e8a33d', 'M-5 -30v18m10 -12l-9 7l10 6'),
]
