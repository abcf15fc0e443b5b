import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { schaduw } from './grond.ts'
import { dOvaal, dVak, dVeelhoek, kleurvlak, lijn, op, vlak, type Doek } from './kit.ts'

/** A swing under a wooden frame. */
export const schommel = (doek: Doek): string =>
  [
    schaduw([0, 2], 56, 12),
    ...[-1, 1].map((kant) =>
      [
        lijn(`M${kant * 54} 2L${kant * 36} -92L${kant * 22} 2`, INKT, 12),
        lijn(`M${kant * 54} 2L${kant * 36} -92L${kant * 22} 2`, '#e79a5c', 5),
      ].join(''),
    ),
    vlak(dVak([-48, -102], [96, 13], 6), doek.verf(ROOD)),
    lijn('M-14 -90L-12 -30M14 -90L12 -30', INKT, 3),
    vlak(dVak([-20, -32], [40, 11], 5), doek.verf('#57b6ef')),
  ].join('')

/** A slide with its ladder. */
export const glijbaan = (doek: Doek): string =>
  [
    schaduw([4, 2], 58, 13),
    lijn('M-50 2L-36 -88M-26 2L-16 -88', INKT, 10),
    lijn('M-50 2L-36 -88M-26 2L-16 -88', '#57b6ef', 4),
    lijn('M-46 -20h24M-44 -42h24M-41 -62h24', INKT, 6),
    vlak(
      'M-40 -88Q-8 -92 4 -58Q16 -20 56 -12Q62 -8 58 2H40Q-2 -2 -14 -42Q-20 -66 -40 -68Z',
      doek.verf(GOUD),
    ),
    lijn('M-34 -80Q-8 -80 0 -50Q12 -10 52 -6', '#e0a020', 3),
    vlak(dVak([-44, -104], [34, 18], 6), doek.verf(ROOD)),
    lijn('M-40 -86v-14M-14 -86v-14', INKT, 5),
  ].join('')

/** A fountain of two bowls. */
export const fontein = (doek: Doek): string =>
  [
    schaduw([0, 4], 62, 14),
    vlak('M-54 -22H54V-8Q52 6 0 8Q-52 6 -54 -8Z', doek.verf('#b9bfd0')),
    vlak(dOvaal([0, -22], 54, 13), doek.verf('#cfd6e4')),
    kleurvlak(dOvaal([0, -21], 45, 9), '#5cc3e6'),
    vlak(
      dVeelhoek([
        [-9, -20],
        [9, -20],
        [6, -58],
        [-6, -58],
      ]),
      doek.verf('#b9bfd0'),
    ),
    vlak('M-28 -64H28Q24 -50 0 -50Q-24 -50 -28 -64Z', doek.verf('#cfd6e4')),
    lijn('M0 -66Q-4 -104 -20 -92Q-30 -80 -32 -34M0 -66Q4 -104 20 -92Q30 -80 32 -34', '#8fdcf6', 6),
    lijn('M0 -66V-104', '#d9f5fd', 6),
    kleurvlak(
      [
        [-34, -28],
        [34, -28],
        [0, -110],
        [-14, -100],
        [14, -100],
      ]
        .map(([x = 0, y = 0]) => dOvaal([x, y], 4))
        .join(''),
      '#e8fbff',
    ),
  ].join('')

/** A telescope on its tripod, turned to the sea. */
export const telescoop = (doek: Doek): string =>
  [
    schaduw([0, 2], 38, 9),
    lijn('M0 -54L-30 2M0 -54L28 2M0 -54V4', INKT, 10),
    lijn('M0 -54L-30 2M0 -54L28 2M0 -54V4', '#b07a48', 4),
    op(
      [0, -62],
      [
        vlak(dVak([-44, -9], [40, 18], 5), doek.verf('#8f4cc8')),
        vlak(dVak([-8, -13], [42, 26], 6), doek.verf('#b069e6')),
        vlak(dVak([30, -17], [18, 34], 6), doek.verf(GOUD)),
        kleurvlak(dVak([-2, -8], [28, 6], 3), '#ffffff', 0.45),
      ].join(''),
      { draai: -24 },
    ),
  ].join('')

/** A cart of ice cream under a parasol. */
export const ijskar = (doek: Doek): string =>
  [
    schaduw([0, 4], 58, 12),
    lijn('M-2 -50V-104', INKT, 9),
    lijn('M-2 -50V-102', CREME, 3.4),
    vlak(
      'M-56 -92Q-50 -124 -2 -126Q46 -124 52 -92q-13 -8 -27 0q-13 -8 -27 0q-13 -8 -27 0q-13 -8 -27 0Z',
      doek.verf('#ff7f9f'),
    ),
    vlak(
      'M-29 -92Q-26 -120 -2 -126Q22 -120 25 -92q-13 -8 -27 0q-13 -8 -27 0Z',
      CREME,
      'stroke-width="3"',
    ),
    vlak(dVak([-50, -56], [94, 42], 8), doek.verf('#8fd6f2')),
    vlak(dVak([-54, -62], [102, 13], 6), doek.verf(CREME)),
    vlak('M-14 -30h22l-11 20Z', doek.verf('#e7a257'), 'stroke-width="2.6"'),
    vlak('M-15 -30a12 12 0 0 1 24 0Z', doek.verf('#ff9fc0'), 'stroke-width="2.6"'),
    ...[-30, 24].map(
      (x) => vlak(dOvaal([x, -6], 14), doek.verf(GOUD)) + vlak(dOvaal([x, -6], 4), INKT),
    ),
  ].join('')
