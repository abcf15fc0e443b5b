import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { boom } from './groen.ts'
import { huis, type Huis } from './huis.ts'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  makeDoek,
  op,
  tint,
  toeval,
  vlak,
  type Doek,
  type Punt,
} from './kit.ts'
import { kop } from './kop.ts'
import { wolk } from './mist.ts'

/**
 * The sheet of a pane's picture. What matters must be between 90 and 390 across and between 25 and 175 down: a pane cuts off
 * the rest. The page lays words over it.
 */
export const MOMENT = { breed: 480, hoog: 200 } as const

const { breed: B, hoog: H } = MOMENT

const heel = (vulling: string): string => kleurvlak(dVak([0, 0], [B, H], 1), vulling)

/** Soap bubbles. */
const bellen = (plekken: readonly (readonly [x: number, y: number, r: number])[]): string =>
  plekken
    .map(
      ([x, y, r]) =>
        vlak(dOvaal([x, y], r), '#dff4ff', 'stroke-width="2.4"') +
        kleurvlak(dOvaal([x - r * 0.35, y - r * 0.35], r * 0.3), '#ffffff'),
    )
    .join('')

/** The fox in his overall, sponge up; his hip is at [0, 0]. */
function wasser(doek: Doek): string {
  return [
    lijn('M-30 -22L-44 6', INKT, 21),
    lijn('M-30 -22L-44 6', '#ff8438', 14),
    vlak('M-38 24Q-38 -34 0 -36Q38 -34 38 24Z', doek.verf('#fff1dc')),
    vlak('M-28 24V-18h56v42Z', doek.verf('#3f6fd0')),
    lijn('M-20 -18l-8 -14M20 -18l8 -14', '#3f6fd0', 9),
    kleurvlak(dOvaal([-18, -14], 4) + dOvaal([18, -14], 4), GOUD),
    lijn('M-12 2h24v14h-24Z', '#2b4d9c', 2.6),
    lijn('M32 -20L66 -52', INKT, 21),
    lijn('M32 -20L66 -52', '#ff8438', 14),
    op(
      [72, -60],
      vlak(dVak([-22, -13], [44, 25], 7), doek.verf('#ffb52e')) +
        kleurvlak(dOvaal([-9, -3], 3) + dOvaal([5, 4], 2.6) + dOvaal([10, -5], 2.2), '#c9821f'),
      { draai: -24 },
    ),
    op([0, -66], kop(doek, 'vos'), { schaal: 0.92 }),
  ].join('')
}

interface Glas {
  readonly plek: Punt
  readonly maat: Punt
  readonly glas: string
}

/** A window on a picture: frame, glass, and two streaks of light. */
function ruit(doek: Doek, { plek: [x, y], maat: [w, h], glas }: Glas): string {
  return [
    vlak(dVak([x - 8, y - 8], [w + 16, h + 16], 8), doek.verf(CREME, 0.06)),
    vlak(dVak([x, y], [w, h], 3), doek.verf(glas)),
    lijn(
      `M${x + 9} ${y + h * 0.42}L${x + w * 0.34} ${y + 9}M${x + 9} ${y + h * 0.66}L${x + w * 0.5} ${y + 9}`,
      '#ffffff',
      3.4,
    ).replace('/>', ' opacity=".55"/>'),
  ].join('')
}

/** A town in the haze, without ink. */
const verteStad = (kleur: string): string =>
  kleurvlak(
    'M0 200V118h26v-14h12v-12h14v12h12v14h22V96l18 -22l18 22v26h30v-16h10v-12h14v12h10v16h22V70h8V54l9 -16l9 16v16h8v50h30v-14h12v-12h14v12h12v14h26V98l18 -22l18 22v24h26v-14h12v-12h14v12h12v14h24V200Z',
    kleur,
    0.55,
  )

/** Reading: a window that already shines; the one next to it is still dirty. */
function lezen(doek: Doek): string {
  const pand = (deel: Pick<Huis, 'voet' | 'muur' | 'gevel'>) =>
    huis(doek, { ...deel, w: 158, h: 142, top: 46, dak: '#b5553f', diep: 0.16 })
  return [
    heel(doek.verloop('#4cb8f0', '#9fe0fb', '#ffeec4')),
    verteStad('#8fc4e8'),
    kleurvlak(wolk(196, 48, 84), '#ffffff', 0.9),
    boom(doek, [24, 204], { maat: 1.5 }),
    pand({ voet: [66, 204], muur: '#d8694f', gevel: 'trap' }),
    pand({ voet: [272, 204], muur: '#e8a33d', gevel: 'klok' }),
    boom(doek, [462, 206], { maat: 1.4, vrucht: ROOD }),
    ruit(doek, { plek: [98, 92], maat: [94, 82], glas: '#ffdf86' }),
    op([145, 146], kop(doek, 'konijn'), { schaal: 0.66 }),
    vlak(
      'M98 92h26q2 50 -26 70ZM192 92h-26q-2 50 26 70Z',
      doek.verf('#f0708c'),
      'stroke-width="3"',
    ),
    ruit(doek, { plek: [310, 88], maat: [90, 84], glas: '#5c73ab' }),
    kleurvlak(
      dOvaal([378, 112], 15, 11) + dOvaal([366, 146], 19, 13) + dOvaal([386, 134], 9, 8),
      '#7a5a40',
      0.85,
    ),
    vlak(dVak([186, 184], [150, 24], 6), doek.verf('#f2b23e')),
    op([246, 186], wasser(doek)),
    bellen([
      [330, 106, 9],
      [344, 84, 6],
      [320, 142, 7],
      [300, 72, 6],
    ]),
  ].join('')
}

/** Spelling: one big window from close by, with room for the parts of a word. */
function spelling(doek: Doek): string {
  const r = toeval(5)
  const stenen = Array.from({ length: 9 }, (_, j) =>
    Array.from({ length: 10 }, (__, i) => {
      const [x, y] = [i * 54 - (j % 2) * 27, j * 23]
      return r() < 0.35 ? dVak([x + 2, y + 2], [50, 19], 4) : ''
    }).join(''),
  )
  return [
    heel(doek.verloop('#57b3b0', '#3f8f9b', '#2f7283')),
    kleurvlak(stenen.join(''), '#ffffff', 0.1),
    vlak(dVak([84, 20], [312, 146], 10), doek.verf(CREME, 0.06)),
    vlak(dVak([98, 34], [284, 118], 4), doek.verloop('#3f559e', '#5f86c8', '#8fc3e8')),
    kleurvlak('M98 34h60L98 118ZM206 34h44L150 152h-44Z', '#ffffff', 0.16),
    kleurvlak(
      dOvaal([128, 54], 22, 13) + dOvaal([352, 56], 20, 12) + dOvaal([160, 46], 10, 7),
      '#7a5a40',
      0.8,
    ),
    lijn('M240 34v118', CREME, 7),
    lijn('M240 34v118', INKT, 1.4),
    vlak(dVak([70, 160], [340, 20], 8), doek.verf('#e9d9bd')),
    vlak('M96 196l-9 -40h44l-9 40Z', doek.verf('#8fa3c8')),
    lijn('M88 156q22 -34 42 0', INKT, 3.4),
    bellen([
      [98, 152, 9],
      [112, 148, 11],
      [124, 154, 7],
    ]),
    op([352, 206], wasser(doek), { schaal: 0.86 }),
    bellen([
      [400, 92, 7],
      [414, 120, 9],
      [330, 40, 6],
    ]),
  ].join('')
}

const GEVELS: readonly Pick<Huis, 'voet' | 'w' | 'muur' | 'gevel'>[] = [
  { voet: [6, 204], w: 88, muur: '#8a4f6b', gevel: 'klok' },
  { voet: [92, 204], w: 92, muur: '#b05a52', gevel: 'trap' },
  { voet: [182, 204], w: 96, muur: '#5a5aa0', gevel: 'hals' },
  { voet: [276, 204], w: 92, muur: '#b57a3f', gevel: 'klok' },
  { voet: [366, 204], w: 100, muur: '#3f7a84', gevel: 'trap' },
]

/** Returns a point on the string of lamps, at a fraction 0…1 along it. */
const opSnoer = (t: number): Punt => [480 * t, 58 + 104 * t * (1 - t)]

/** The long taak: the whole street shines when evening comes. */
function groot(doek: Doek): string {
  const sterren = toeval(9)
  return [
    heel(doek.verloop('#20245f', '#5a4596', '#d9797c', '#ffc48a')),
    kleurvlak(
      Array.from({ length: 26 }, () =>
        dOvaal([sterren() * B, sterren() * 70], 0.8 + sterren()),
      ).join(''),
      '#fff6d8',
      0.9,
    ),
    kleurvlak(dOvaal([404, 44], 46), doek.gloed('#fff0c0')),
    vlak('M404 22a22 22 0 1 0 20 32a18 18 0 0 1 -20 -32Z', '#fff0b8', 'stroke-width="3"'),
    verteStad('#7a4a86'),
    ...GEVELS.map((deel) =>
      huis(doek, { ...deel, h: 92, top: 40, dak: tint(deel.muur, -0.3), diep: 0.12 }),
    ),
    ...GEVELS.flatMap(({ voet: [x], w }) =>
      [0.1, 0.56].map((t) => {
        const [rx, ry] = [x + w * t, 128]
        return (
          kleurvlak(dOvaal([rx + 15, ry + 16], 32), doek.gloed('#ffe07a'), 0.8) +
          vlak(dVak([rx, ry], [31, 34], 3), doek.verf('#ffd76a'), 'stroke-width="3"') +
          lijn(`M${rx + 15.5} ${ry}v34M${rx} ${ry + 17}h31`, INKT, 2)
        )
      }),
    ),
    lijn('M0 58Q240 110 480 58', INKT, 3),
    ...Array.from({ length: 11 }, (_, i) => {
      const [x, y] = opSnoer(0.05 + i * 0.09)
      return (
        kleurvlak(dOvaal([x, y + 8], 15), doek.gloed('#ffe9a0')) +
        vlak(
          dOvaal([x, y + 8], 5.5),
          [GOUD, '#ff8d80', '#8fe07a'][i % 3] ?? '#fff',
          'stroke-width="2.4"',
        )
      )
    }),
  ].join('')
}

const MOMENTEN = { lezen, spelling, groot } as const

/** The painted moments of glazenwasser: reading, spelling, and the long taak at evening. */
export type Moment = keyof typeof MOMENTEN

/** One painted moment. */
export function drawMoment(moment: Moment): string {
  const doek = makeDoek()
  return doek.klaar(B, H, MOMENTEN[moment](doek))
}
