import { CREME, GOUD, ROOD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { boom } from '../../features/landkaart/teken/groen.ts'
import { kop } from '../../features/landkaart/teken/kop.ts'
import {
  dOvaal,
  dVak,
  kleurvlak,
  lijn,
  op,
  vlak,
  type Doek,
  type Punt,
} from '../../features/landkaart/teken/kit.ts'
import { blok, openPlek } from './blok.ts'
import { held, type Arm } from './held.ts'
import { pand, slinger, tegels } from './kade.ts'
import { write } from './letters.ts'
import { toren } from './toren.ts'

const HANGT: Arm = [
  [-48, -52],
  [-44, -36],
]
const spiegel = ([[ex, ey], [hx, hy]]: Arm): Arm => [
  [-ex, ey],
  [-hx, hy],
]

/** The houses behind the quay. */
export const PANDEN = [
  {
    voet: [806, 640],
    w: 92,
    h: 172,
    top: 46,
    muur: '#3f8f9b',
    dak: '#c4513f',
    gevel: 'klok',
    deur: '#b3344a',
    ramen: [
      [0.29, true],
      [0.72, false],
    ],
  },
  {
    voet: [914, 638],
    w: 96,
    h: 164,
    top: 54,
    muur: '#d8694f',
    dak: '#a8463c',
    gevel: 'trap',
    deur: '#2c6e49',
    ramen: [
      [0.29, false],
      [0.71, true],
    ],
  },
  {
    voet: [1024, 638],
    w: 92,
    h: 122,
    top: 50,
    muur: '#e8a33d',
    dak: '#c4513f',
    gevel: 'hals',
    deur: '#345995',
    ramen: [
      [0.29, true],
      [0.71, true],
    ],
  },
  {
    voet: [1352, 640],
    w: 110,
    h: 134,
    top: 54,
    muur: '#8f6bb8',
    dak: '#5a4a8a',
    gevel: 'trap',
    deur: '#2c6e49',
    ramen: [
      [0.28, true],
      [0.72, false],
    ],
  },
] as const

/** The boat with the cat at the helm. */
export function zeilboot(doek: Doek, plek: Punt): string {
  return op(
    plek,
    [
      kleurvlak(dOvaal([0, 46], 126, 11), '#ffffff', 0.4),
      vlak(dVak([8, -132], [9, 128], 3), doek.verf('#a06c42')),
      vlak('M8 -128q-18 -8 -38 2l8 9l-8 9q22 -6 38 2Z', doek.verf(GOUD)),
      vlak('M21 -122Q84 -92 92 -16H21Z', doek.verf('#fffaf0', 0.06)),
      kleurvlak('M23 -42h62q4 10 5 24H23Z', ROOD),
      lijn('M21 -122Q84 -92 92 -16H21Z'),
      op([46, -68], write(['b'], 1.2)),
      lijn('M-72 -12Q-92 -26 -96 -44', INKT, 19),
      lijn('M-72 -12Q-92 -26 -96 -44', '#8f95ad', 12),
      vlak('M-84 6Q-84 -30 -50 -30T-16 6Z', doek.verf('#4a86cf')),
      op([-50, -56], kop(doek, 'kat'), { schaal: 0.86 }),
      vlak('M-116 0Q0 16 116 -4Q108 34 84 44Q0 56 -84 46Q-108 38 -116 0Z', doek.verf(ROOD, 0.2)),
      vlak('M-116 0Q0 16 116 -4L113 11Q0 30 -113 14Z', CREME),
      ...[-52, 0, 52].map((x) =>
        vlak(dOvaal([x, 31], 8), doek.verf('#bfe6fa'), 'stroke-width="3"'),
      ),
      lijn('M-132 50q20 9 42 4M92 52q22 4 42 -5', '#ffffff', 3.4),
    ].join(''),
    { schaal: 0.9 },
  )
}

/** A duck on the water. */
export const eend = (doek: Doek, plek: Punt, schaal: number): string =>
  op(
    plek,
    [
      lijn('M-30 12q12 6 26 4t32 -2', '#ffffff', 3),
      vlak(
        'M-26 -4Q-20 14 4 12Q26 12 26 -8Q16 -6 8 -12Q2 -18 -8 -16Q-14 -8 -26 -4Z',
        doek.verf('#b98a5c'),
      ),
      vlak('M-4 -14Q-8 -36 8 -36Q22 -36 20 -22Q18 -12 4 -10Z', doek.verf('#2f8f5b')),
      vlak('M19 -28l14 4q-2 6 -14 4Z', '#ffb52e', 'stroke-width="2.6"'),
      kleurvlak(dOvaal([11, -27], 2.6), INKT),
    ].join(''),
    { schaal },
  )

const boek = (doek: Doek): string =>
  op(
    [0, -44],
    vlak('M-34 -14L0 -6L34 -14V17L0 26L-34 17Z', doek.verf(ROOD)) +
      vlak('M-29 -17L0 -9V20L-29 13ZM29 -17L0 -9V20L29 13Z', '#fdf4dc', 'stroke-width="2.8"'),
  )

/** The word that is being built: h a . e n, with the v on its way. */
export function bouwplaats(doek: Doek): string {
  return [
    held(doek, [1076, 742], {
      dier: 'panda',
      kleur: '#d858a0',
      schuin: -4,
      links: [
        [-56, -90],
        [-60, -120],
      ],
      rechts: spiegel(HANGT),
    }),
    held(doek, [848, 722], {
      dier: 'konijn',
      kleur: '#46a98b',
      schuin: 4,
      schaal: 0.9,
      links: HANGT,
      rechts: [
        [62, -92],
        [74, -118],
      ],
      schaduw: false,
    }),
    blok(doek, [794, 752], { letters: ['h'], kleur: '#d8694f', maat: 70 }),
    blok(doek, [866, 752], { letters: ['a'], kleur: '#3f8f9b', maat: 70 }),
    openPlek([939, 752], 64),
    blok(doek, [1012, 752], { letters: ['e'], kleur: '#e8a33d', maat: 70 }),
    blok(doek, [1084, 752], { letters: ['n'], kleur: '#46a98b', maat: 70 }),
    held(doek, [712, 806], {
      dier: 'vos',
      kleur: '#3f7fe0',
      schuin: 4,
      links: [
        [10, -48],
        [36, -40],
      ],
      rechts: [
        [46, -60],
        [52, -46],
      ],
    }),
    held(doek, [1200, 812], {
      dier: 'beer',
      kleur: '#e8a33d',
      links: [
        [-54, -70],
        [-28, -36],
      ],
      rechts: [
        [54, -70],
        [28, -36],
      ],
      voor: blok(doek, [0, -36], {
        letters: ['o', 'e'],
        kleur: '#d8694f',
        maat: 60,
        schaduw: false,
      }),
    }),
    held(doek, [1336, 802], {
      dier: 'tijger',
      kleur: '#6a4fc4',
      schaal: 0.95,
      links: [
        [-50, -60],
        [-30, -40],
      ],
      rechts: [
        [50, -60],
        [30, -40],
      ],
      voor: boek(doek),
    }),
  ].join('')
}

/** The edge of the quay in front. */
export const KADE = 'M-20 772H300Q360 770 392 744Q420 718 480 718L1460 692V880H-20Z'

/** The quay in front, with its wall of bricks. */
export function voorkade(doek: Doek, kade: string): string {
  return [
    vlak(kade, doek.verf('#f0d9b4', 0.13)),
    `<clipPath id="kade"><path d="${kade}"/></clipPath><g clip-path="url(#kade)">`,
    lijn(kade, '#ffffff', 22).replace('/>', ' opacity=".36"/>'),
    tegels([-30, 1460], [712, 836]),
    '</g>',
    lijn(kade),
    vlak('M-20 836H1460V900H-20Z', doek.verf('#a2604f', 0.16)),
    lijn(Array.from({ length: 28 }, (_, i) => `M${i * 52} 850h38`).join(''), '#3c1432', 14).replace(
      '/>',
      ' opacity=".14"/>',
    ),
  ].join('')
}

/** The quay behind, with its houses and the lighthouse. */
export function achterkade(doek: Doek, nacht: boolean): string {
  return [
    vlak('M770 660L800 612Q1100 600 1460 612V770H770Z', doek.verf('#e6cda8', 0.12)),
    ...PANDEN.map((deel) => pand(doek, deel, nacht)),
    boom(doek, [1150, 646], { maat: 1.5, vrucht: '#ff5d5d' }),
    slinger([858, 452], [962, 436], 20),
    slinger([972, 436], [1070, 478], 20),
    op([1262, 648], toren(doek, nacht), { schaal: 1.46 }),
  ].join('')
}
