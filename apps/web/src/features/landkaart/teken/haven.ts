import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { boom } from './groen.ts'
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
import { deur, huis, luik } from './huis.ts'
import { blokken, meeuwis } from './meeuwis.ts'

/** The lighthouse of Letterhaven; foot at [0, 0], about 300 high. */
export function vuurtoren(doek: Doek): string {
  const half = (y: number) => 46 - y * 0.075
  const band = (van: number, tot: number, kleur: string) =>
    vlak(
      dVeelhoek([
        [-half(van), -van],
        [half(van), -van],
        [half(tot), -tot],
        [-half(tot), -tot],
      ]),
      doek.verf(kleur),
    )
  return [
    kleurvlak(dOvaal([0, -258], 92), doek.gloed('#ffe98a'), 0.9),
    [
      [0, 44, ROOD],
      [44, 88, CREME],
      [88, 132, ROOD],
      [132, 176, CREME],
      [176, 214, ROOD],
    ]
      .map(([van, tot, kleur]) => band(Number(van), Number(tot), String(kleur)))
      .join(''),
    ...[66, 150].map((y) => vlak(`M-9 ${n(-y + 14)}v-18a9 9 0 0 1 18 0v18Z`, doek.verf('#4a6fa8'))),
    vlak(
      dVeelhoek([
        [-40, -214],
        [40, -214],
        [46, -232],
        [-46, -232],
      ]),
      doek.verf('#3d4f8f'),
    ),
    vlak(dVak([-26, -276], [52, 46], 3), doek.verf('#fff3b0')),
    lijn('M-9 -276v46m18 -46v46', INKT, 3),
    kleurvlak(dOvaal([0, -253], 11), GOUD),
    lijn('M-44 -232v-16h88v16M-22 -248v16m22 -16v16m22 -16v16', INKT, 3),
    vlak('M-32 -274Q-30 -304 0 -306Q30 -304 32 -274Z', doek.verf(ROOD)),
    vlak(dOvaal([0, -310], 6), doek.verf(GOUD)),
    deur(doek, [0, 0], '#3f8f9b'),
  ].join('')
}

const bolder = (doek: Doek): string =>
  vlak(dVak([-9, -24], [18, 26], 3), doek.verf('#5b5f86')) +
  vlak(dVak([-13, -32], [26, 11], 4), doek.verf('#6d729c'))

const anker = (doek: Doek): string =>
  lijn('M0 -32V4M-11 -22h22M-20 -8Q-18 8 0 8T20 -8', INKT, 10) +
  lijn('M0 -32V4M-11 -22h22M-20 -8Q-18 8 0 8T20 -8', '#4a6fa8', 4.6) +
  vlak(dOvaal([0, -36], 6), doek.verf('#4a6fa8'))

/** The quay at the front left, cut off by the edge of the screen. Sheet of 420 × 420. */
export function drawHaven(): string {
  const doek = makeDoek()
  const [een, twee] = blokken(doek)
  const voegen = Array.from({ length: 5 }, (_, j) =>
    Array.from({ length: 9 }, (__, i) => {
      const [x, y] = [-6 + i * 44 + (j % 2) * 22, 348 + j * 17]
      return x < 352 && (i + j * 3) % 4 !== 0 ? dVak([x, y], [36, 12], 3) : ''
    }).join(''),
  ).join('')
  return doek.klaar(
    420,
    420,
    [
      kleurvlak('M-10 262Q250 250 378 306Q420 330 414 420H-10Z', '#d9fafd', 0.55),
      vlak('M-10 300Q240 282 352 326Q394 344 386 420H-10Z', doek.verf('#b5775a')),
      kleurvlak(voegen, '#7d4630', 0.28),
      vlak('M-10 268Q240 256 350 302Q392 322 378 346Q240 330 -10 340Z', doek.verf('#ecd2ab', 0.1)),
      kleurvlak('M-10 268Q120 262 200 272Q120 286 -10 286Z', '#a5d765'),
      boom(doek, [22, 292], { maat: 1.25, vrucht: ROOD }),
      huis(doek, {
        voet: [196, 300],
        w: 70,
        h: 54,
        top: 32,
        muur: '#4f9b95',
        dak: '#c9583f',
        gevel: 'klok',
      }),
      luik(doek, [218, 268]),
      deur(doek, [250, 300], ROOD),
      op([122, 306], vuurtoren(doek), { schaal: 0.86 }),
      op([60, 334], een, { schaal: 0.95 }),
      op([102, 344], twee, { schaal: 0.95 }),
      op([300, 328], meeuwis(doek), { schaal: 0.72 }),
      op([182, 342], bolder(doek)),
      op([232, 346], anker(doek)),
      op([366, 330], bolder(doek), { schaal: 0.8 }),
    ].join(''),
  )
}
