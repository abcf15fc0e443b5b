import { CREME, GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import {
  dOvaal,
  dVak,
  dVeelhoek,
  kleurvlak,
  lijn,
  makeDoek,
  op,
  vlak,
  type Doek,
  type Punt,
} from './kit.ts'
import { MOMENT } from './moment.ts'

/** The pictures are drawn on 280 × 170, in the middle of a pane's sheet. */
const MIDDEN: Punt = [(MOMENT.breed - 280) / 2, (MOMENT.hoog - 170) / 2]

const lucht = (doek: Doek, boven: string, grond: string): string =>
  kleurvlak(dVak([-100, -15], [MOMENT.breed, MOMENT.hoog], 1), doek.verf(boven)) +
  kleurvlak('M-100 185V124q120 -26 240 -2t240 -8V185Z', doek.verf(grond))

/** A card with a line of drawn writing on it, so that no font is needed. */
const kaartje = (doek: Doek, breed: number, streken: string): string =>
  vlak(dVak([-breed / 2, -22], [breed, 44], 9), doek.verf(PAPIER, 0.05)) + lijn(streken, INKT, 5)

/** The kinds that are pictured by what is done in them. */
export const STILLE_SOORTEN = [
  'dictee',
  'flitsen',
  'hakken',
  'plakken',
  'splitsen',
  'tekst',
  'zinnen',
] as const satisfies readonly TaakSoort[]
type StilSoort = (typeof STILLE_SOORTEN)[number]

const blok = (doek: Doek, kleur: string, letter: string): string =>
  vlak(dVak([-26, -52], [52, 52], 8), doek.verf(kleur)) +
  vlak(dVak([-17, -43], [34, 34], 5), CREME, 'stroke-width="3"') +
  lijn(letter, INKT, 5)

const K = 'M-7 -38v24m13 -16l-12 9l13 8'
const A = 'M-6 -29q10 -7 13 2v13m0 -8q-14 -2 -14 5q3 7 14 0'
const M = 'M-10 -14v-15m0 4q5 -7 10 0v11m0 -11q5 -7 10 0v11'

const oor = (doek: Doek): string =>
  vlak(
    'M-30 -6Q-34 -52 6 -54Q44 -50 40 -10Q36 14 18 26Q12 48 -6 46Q-24 40 -20 16',
    doek.verf('#f6c9a0'),
  ) +
  lijn('M-14 -8q-2 -26 20 -28q20 2 16 24q-4 12 -14 16q-4 4 -4 12', '#b5734a', 4) +
  lijn('M-56 -30q-12 26 0 50m-20 -64q-20 40 0 78', PAPIER, 6)

const bliksem = (doek: Doek): string => vlak('M10 -74L-34 10H-4L-16 66L38 -22H6Z', doek.verf(GOUD))

const schaar = (): string =>
  lijn('M-6 8L44 -46M-6 -8L44 46', INKT, 15) +
  lijn('M-6 8L44 -46M-6 -8L44 46', '#c9cfe6', 8) +
  ['-20', '20']
    .map(
      (y) =>
        lijn(dOvaal([-24, Number(y)], 17, 13), INKT, 14) +
        lijn(dOvaal([-24, Number(y)], 17, 13), ROOD, 7),
    )
    .join('')

const wagon = (doek: Doek, kleur: string): string =>
  vlak(dVak([-34, -44], [68, 38], 6), doek.verf(kleur)) +
  vlak(dVak([-24, -36], [48, 20], 4), PAPIER, 'stroke-width="3"') +
  [-18, 18].map((x) => vlak(dOvaal([x, 0], 10), doek.verf('#5b6590'))).join('')

const SCENES: Readonly<Record<StilSoort, (doek: Doek) => string>> = {
  dictee: (doek) => lucht(doek, '#c9b6f5', '#8a64b8') + op([156, 86], oor(doek), { schaal: 1.15 }),
  flitsen: (doek) =>
    lucht(doek, '#3b3f8f', '#23265e') +
    [
      [40, 34],
      [92, 22],
      [226, 40],
      [252, 88],
      [54, 92],
    ]
      .map(([x = 0, y = 0]) => kleurvlak(dOvaal([x, y], 3), '#fff3c4'))
      .join('') +
    op([140, 88], bliksem(doek)),
  hakken: (doek) =>
    lucht(doek, '#bfe6fa', '#57b8a0') +
    op([66, 132], blok(doek, ROOD, K)) +
    op([140, 132], blok(doek, '#ffb52e', A)) +
    op([214, 132], blok(doek, '#57a6e0', M)) +
    lijn('M103 70v70M177 70v70', PAPIER, 5).replace('/>', ' stroke-dasharray="2 12"/>'),
  plakken: (doek) =>
    lucht(doek, '#ffe3a6', '#e0a060') +
    op([88, 132], blok(doek, '#57a6e0', K)) +
    op([140, 132], blok(doek, '#7ccf9f', A)) +
    op([192, 132], blok(doek, '#c58bf2', M)) +
    vlak('M58 60q82 -40 164 0l-8 12q-74 -32 -148 0Z', doek.verf('#ff7f9f')),
  splitsen: (doek) =>
    lucht(doek, '#d7f0c4', '#6fb35a') +
    op(
      [92, 96],
      kaartje(
        doek,
        76,
        'M-22 -8q10 -6 12 2v14m0 -8q-12 -2 -12 5q3 6 12 0m14 0v-14m0 4q6 -7 12 0v10',
      ),
    ) +
    op(
      [206, 96],
      kaartje(
        doek,
        92,
        'M-30 8v-14m0 4q6 -7 12 0v10m0 -10q6 -7 12 0v10m14 -4h14q-2 -10 -9 -8t-6 12h12',
      ),
    ) +
    op([150, 84], schaar(), { schaal: 0.8, draai: -90 }),
  tekst: (doek) =>
    lucht(doek, '#fbe0c4', '#c98a6a') +
    vlak(
      'M40 40Q92 22 140 44Q188 22 240 40V140Q188 122 140 144Q92 122 40 140Z',
      doek.verf('#8a64b8'),
    ) +
    vlak('M52 36Q98 20 140 40V132Q98 114 52 128Z', doek.verf(PAPIER, 0.05)) +
    vlak('M228 36Q182 20 140 40V132Q182 114 228 128Z', doek.verf(PAPIER, 0.05)) +
    lijn('M68 54q28 -8 54 2M68 72q28 -8 54 2M68 90q28 -8 54 2M68 108q18 -5 34 -2', '#8087a9', 5) +
    lijn('M158 56q26 -10 54 -2M158 74q26 -10 54 -2', '#8087a9', 5) +
    kleurvlak('M154 84q28 -10 62 -3v19q-34 -7 -62 3Z', doek.verf(GOUD)) +
    lijn('M158 94q26 -10 54 -2', INKT, 5),
  zinnen: (doek) =>
    lucht(doek, '#cfe6f7', '#a9c6e0') +
    lijn('M-100 138H380', '#5b6590', 5) +
    [
      ['#efab49', 52],
      ['#57a6e0', 132],
      ['#7ccf9f', 212],
    ]
      .map(([kleur, x]) => op([Number(x), 128], wagon(doek, String(kleur))))
      .join('') +
    lijn('M86 116h12m68 0h12m68 0h30', INKT, 5) +
    vlak(
      dVeelhoek([
        [110, 20],
        [134, 66],
        [86, 66],
      ]),
      doek.verf(PAPIER),
    ) +
    vlak(
      dVeelhoek([
        [188, 28],
        [210, 66],
        [166, 66],
      ]),
      doek.verf(PAPIER),
    ),
}

/** Draws a kind of exercise that has no painted moment of a game yet. */
export function drawSoort(soort: StilSoort): string {
  const doek = makeDoek()
  return doek.klaar(MOMENT.breed, MOMENT.hoog, op(MIDDEN, SCENES[soort](doek)))
}
