import { GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import type { Eilandding } from '@letterhaven/contracts/plek'
import { bloemen, boom, spar } from './groen.ts'
import { schaduw } from './grond.ts'
import { vuurtoren } from './haven.ts'
import { huis } from './huis.ts'
import { dOvaal, dVak, dVeelhoek, kleurvlak, lijn, makeDoek, op, vlak, type Doek } from './kit.ts'
import { zandkasteel } from './klanken.ts'
import { fontein, glijbaan, ijskar, schommel, telescoop } from './plek-spelen.ts'
import { molen, wiek } from './regels.ts'

const bloemenBed = (doek: Doek): string =>
  [
    schaduw([0, 2], 50, 12),
    vlak('M-50 0Q-48 -20 0 -20Q48 -20 50 0Q0 14 -50 0Z', doek.verf('#8a5a35')),
    op([-38, -26], bloemen([0, 0], 8, 11), { schaal: 1 }),
    op([-32, -12], bloemen([0, 0], 7, 11), { schaal: 1 }),
  ].join('')

const bank = (doek: Doek): string =>
  [
    schaduw([0, 2], 50, 11),
    lijn('M-34 2v-24M34 2v-24', INKT, 9),
    vlak(dVak([-46, -58], [92, 12], 4), doek.verf('#d98a4e')),
    vlak(dVak([-46, -43], [92, 12], 4), doek.verf('#d98a4e')),
    vlak(dVak([-50, -26], [100, 13], 5), doek.verf('#e79a5c')),
  ].join('')

const struik = (doek: Doek): string =>
  [
    schaduw([0, 2], 42, 10),
    vlak(
      'M-36 2a20 20 0 0 1 -4 -36a26 26 0 0 1 40 -18a26 26 0 0 1 38 18a20 20 0 0 1 -2 36Z',
      doek.verf('#5cb84f', 0.22),
    ),
    kleurvlak(dOvaal([-12, -36], 15, 9), '#b6e58a', 0.75),
    ...[
      [-22, -14],
      [2, -8],
      [22, -18],
      [10, -34],
      [-4, -24],
    ].map(([x = 0, y = 0]) => vlak(dOvaal([x, y], 4.6), ROOD, 'stroke-width="2.2"')),
  ].join('')

const tent = (doek: Doek): string =>
  [
    schaduw([0, 2], 58, 13),
    vlak('M-54 2L0 -84L54 2Z', doek.verf('#ff9d4d')),
    vlak('M-54 2L0 -84L-22 2Z', doek.verf(GOUD)),
    vlak('M-16 2L0 -46L18 2Z', doek.verf('#5a3f78')),
    vlak('M0 -46L18 2L30 2Q14 -20 0 -46Z', doek.verf('#fff1d0'), 'stroke-width="3"'),
    lijn('M0 -84v-14'),
    vlak('M0 -98l16 6l-16 6Z', doek.verf('#57b6ef'), 'stroke-width="3"'),
  ].join('')

const boomhut = (doek: Doek): string =>
  huis(doek, {
    voet: [-34, 0],
    w: 62,
    h: 52,
    top: 32,
    muur: '#e2a663',
    dak: '#c4573f',
    gevel: 'punt',
    streep: '#c98a48',
  }) +
  vlak('M-14 0v-24a11 11 0 0 1 22 0v24Z', doek.verf('#7a4a35')) +
  kleurvlak(dOvaal([3, -12], 2.4), GOUD) +
  vlak(dOvaal([-3, -56], 9), doek.verf('#bfe6fa'), 'stroke-width="3"')

const molentje = (doek: Doek): string =>
  op([0, 0], molen(doek), { schaal: 0.72 }) +
  vlak('M-9 0v-16a9 9 0 0 1 18 0v16Z', doek.verf('#5a3fa8'), 'stroke-width="3"') +
  [28, 118, 208, 298].map((draai) => op([0, -92], wiek(doek), { schaal: 0.56, draai })).join('') +
  vlak(dOvaal([0, -92], 5), doek.verf(GOUD), 'stroke-width="3"')

const opPaal = (doek: Doek): string =>
  schaduw([0, 0], 14, 5) +
  lijn('M0 0v-104', INKT, 10) +
  lijn('M0 -2v-100', '#e0b483', 4) +
  vlak('M3 -104q18 -10 30 0t28 -2v36q-16 8 -28 0t-30 2Z', doek.verf(ROOD)) +
  vlak(dOvaal([0, -106], 6), doek.verf(GOUD), 'stroke-width="3"') +
  vlak(
    dVeelhoek([
      [-12, 2],
      [12, 2],
      [8, -8],
      [-8, -8],
    ]),
    doek.verf('#9aa3b8'),
  )

/** Each thing with its foot at [0, 0], at most 130 wide and 140 high. */
const DINGEN: Readonly<Record<Eilandding, (doek: Doek) => string>> = {
  'bloemen-bed': bloemenBed,
  vlag: opPaal,
  bank,
  boom: (doek) => boom(doek, [0, 0], { maat: 1.45, vrucht: ROOD }),
  spar: (doek) => spar(doek, [0, 0], 1.4),
  struik,
  tent,
  zandkasteel: (doek) => schaduw([0, 0], 34, 9) + op([0, 0], zandkasteel(doek), { schaal: 1.5 }),
  schommel,
  glijbaan,
  hut: boomhut,
  fontein,
  molen: molentje,
  vuurtoren: (doek) => schaduw([0, 0], 34, 9) + op([0, 0], vuurtoren(doek), { schaal: 0.42 }),
  telescoop,
  ijskar,
}

/** One thing of an island. Sheet of 140 × 150, its foot at [70, 138]. */
export function drawEilandding(ding: Eilandding): string {
  const doek = makeDoek()
  return doek.klaar(140, 150, op([70, 138], DINGEN[ding](doek)))
}
