import { CREME, GOUD, ROOD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  dOvaal,
  kleurvlak,
  lijn,
  makeDoek,
  vlak,
  type Doek,
} from '../../features/landkaart/teken/kit.ts'

/** What the harbour master is doing. */
export type Houding = 'zwaait' | 'zoekt' | 'wacht'

const OPPER = '#a9bbdf'
const PUNT = '#465080'

/** A wing that hangs from the shoulder at [0, 0]. */
const vleugel = (doek: Doek): string =>
  [
    vlak('M-12 -12Q22 -22 27 16Q29 52 8 80Q-2 72 -5 62Q-18 30 -12 -12Z', doek.verf(OPPER, 0.2)),
    kleurvlak('M-4.5 58Q8 50 24.5 50Q19 66 8 77Q0 70 -4.5 58Z', PUNT),
    lijn('M5 20q5 20 0 32M15 18q5 20 1 32', '#5c6ea3', 2.4),
  ].join('')

const voet = (x: number): string =>
  lijn(`M${x} -28v20`, INKT, 15) +
  lijn(`M${x} -28v20`, '#ff9d3b', 8) +
  vlak(`M${x - 13} 2q8 -14 15 -12q12 1 17 12q-16 5 -32 0Z`, '#ffa845')

/** The cap of a harbour master, its band around [0, 0]. */
const pet = (doek: Doek): string =>
  [
    vlak('M-40 5C-58 -27 -30 -37 0 -37S58 -27 40 5Z', doek.verf('#f6f4ff', 0.12)),
    vlak('M-40 -6q40 -9 80 0v17q-40 11 -80 0Z', doek.verf('#2f4690', 0.16)),
    vlak('M-35 11q35 10 70 0q-12 15 -36 15t-34 -15Z', '#1d2757', 'stroke-width="3"'),
    vlak(dOvaal([0, -5], 11.5), doek.verf(GOUD, 0.2), 'stroke-width="3"'),
    lijn('M-2.5 -11v11h6', INKT, 3),
  ].join('')

const sjaal = (doek: Doek): string =>
  [
    vlak('M-27 -86L-8 -80L-14 -44L-35 -50Z', doek.verf(ROOD, 0.18)),
    lijn('M-30 -56l14 4', CREME, 5),
    vlak('M-36 -103Q2 -80 41 -103Q43 -88 36 -84Q2 -61 -34 -84Z', doek.verf(ROOD, 0.18)),
    kleurvlak('M-24 -95.500l9 4v19l-10 -5ZM-4 -89h9v19.500h-9ZM17 -92l9 -4l1 18l-9 5Z', CREME),
  ].join('')

/** The arm at the left of the picture, by what he is doing. */
const LINKS: Readonly<Record<Houding, string>> = {
  zwaait: 'translate(-34 -84) rotate(128) scale(-1 1)',
  zoekt: 'translate(-34 -86) rotate(172) scale(-1 1)',
  wacht: 'translate(-36 -84) rotate(8) scale(-1 1)',
}

/** Where his eyes look. */
const BLIK: Readonly<Record<Houding, readonly [number, number]>> = {
  zwaait: [-2, -3.5],
  zoekt: [3, 1.5],
  wacht: [2, -3],
}

/** Meeuwis, gull and harbour master; his feet stand at [0, 0], he is about 200 high. */
export function meeuwisGroot(doek: Doek, houding: Houding): string {
  const [kx, ky] = BLIK[houding]
  const ogen = [-13, 17].map(
    (x) =>
      kleurvlak(dOvaal([x, -133], 6.4, 8.4), INKT) +
      kleurvlak(dOvaal([x + kx, -133 + ky], 2.4), '#fff'),
  )
  return [
    kleurvlak(dOvaal([6, 0], 54, 11), INKT, 0.24),
    vlak('M-30 -48Q-66 -42 -76 -18Q-48 -15 -22 -24Z', doek.verf('#6d7ba6', 0.2)),
    voet(-17),
    voet(17),
    `<g transform="${LINKS[houding]}">${vleugel(doek)}</g>`,
    vlak(
      'M-46 -58Q-47 -86 -33 -104Q-36 -118 -33 -128Q-28 -160 4 -160T41 -124Q40 -112 37 -104Q47 -84 46 -58Q42 -10 0 -10T-46 -58Z',
      doek.verf('#fbfbff', 0.09),
    ),
    kleurvlak('M-20 -24Q20 -14 42 -50Q38 -14 0 -13Q-12 -14 -20 -24Z', '#5a6eaa', 0.2),
    sjaal(doek),
    vlak(
      'M12 -113Q18 -131 40 -126Q66 -121 69 -105Q67 -95 58 -97Q38 -99 20 -100Q11 -104 12 -113Z',
      doek.verf('#ffb52e', 0.2),
    ),
    kleurvlak(dOvaal([56, -103], 6, 3.8), '#e2453f'),
    lijn('M26 -116l5 1', '#7a3c18', 3),
    ...ogen,
    kleurvlak(dOvaal([-24, -116], 8, 5.4), '#ff8f8f', 0.5),
    `<g transform="translate(4 -164) rotate(4) scale(.78)">${pet(doek)}</g>`,
    `<g transform="translate(36 -84) rotate(-8)">${vleugel(doek)}</g>`,
  ].join('')
}

/** Meeuwis alone, for a page that has one thing to say. Sheet of 190 × 215. */
export function drawMeeuwisGroot(houding: Houding): string {
  const doek = makeDoek()
  return doek.klaar(
    200,
    215,
    `<g transform="translate(104 206)">${meeuwisGroot(doek, houding)}</g>`,
  )
}
