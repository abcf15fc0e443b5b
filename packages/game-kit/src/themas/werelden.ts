import { GOUD } from '../tekenen/kleur.ts'
import { gras, golven, keien, maanbodem, sneeuwveld, weg, zand } from './grond.ts'
import {
  bomen,
  dennen,
  koraal,
  kramen,
  lantaarns,
  palmen,
  rotsen,
  schuren,
  tenten,
} from './nabij.ts'
import type { Thema } from './thema.ts'
import { bergen, bomenrij, heuvels, molen, stad, sterren, stralen, wolken } from './verte.ts'

/** The street along the canal on a summer day. */
export const GRACHT: Thema = {
  naam: 'gracht',
  lucht: ['#45b3ef', '#97dcfb', '#ffefc6'],
  zon: [0.82, 0.26, 44, '#fff0ad', '#fffadf'],
  verte: [
    wolken('#ffffff'),
    stad('#a9d2ee', { hoog: 210 }),
    stad('#8cbce4', { hoog: 150, toren: 0, zaad: 12 }),
  ],
  grond: golven(['#4cb6d6', '#2b90bd', '#176f9f']),
  nabij: [
    lantaarns([
      [0.06, 0.2, 1.5],
      [0.94, 0.2, 1.5],
    ]),
  ],
}

/** Flat green land under a large sky. */
export const POLDER: Thema = {
  naam: 'polder',
  lucht: ['#5f9fe8', '#9fd0f5', '#ffe4c2'],
  zon: [0.2, 0.4, 40, '#ffe9b0', '#fff8dc'],
  verte: [
    wolken('#ffffff'),
    stad('#b3bfe8', { hoog: 70, toren: 0.7, zaad: 21 }),
    molen('#9fb0dd', 0.27),
    bomenrij('#93b7a0', { soort: 'populier', hoog: 110 }),
  ],
  grond: gras('#7cc24e', ['#ff5d7a', GOUD, '#b56be0']),
  nabij: [
    bomen([
      [0.03, 0.5, 2.1],
      [0.97, 0.62, 2.3],
    ]),
  ],
}

/** Open water with islands in the distance. */
export const ZEE: Thema = {
  naam: 'zee',
  lucht: ['#2f8fe0', '#8fd4f7', '#fff1cf'],
  zon: [0.7, 0.3, 46, '#fff2b4', '#fffbe2'],
  verte: [wolken('#ffffff'), heuvels('#7fb6d9', { y: 0.92, hoog: 22, zaad: 8 })],
  grond: golven(['#7fdcea', '#2fa6d4', '#1a6fae']),
  nabij: [
    rotsen(
      [
        [0.02, 0.75, 2.2],
        [0.98, 0.86, 2.6],
      ],
      '#7d76a8',
    ),
  ],
}

/** The bottom of the sea. */
export const ONDERWATER: Thema = {
  naam: 'onderwater',
  lucht: ['#a6f4e4', '#3fd0d0', '#1f9fc6', '#2a68b4'],
  verte: [
    stralen('#ffffff'),
    heuvels('#2f93bd', { y: 0.72, hoog: 60, zaad: 2 }),
    heuvels('#2878a8', { y: 0.88, hoog: 44, zaad: 6 }),
  ],
  grond: zand('#f2cd86', '#fff1d6'),
  nabij: [
    rotsen(
      [
        [0.06, 0.34, 2.6],
        [0.95, 0.3, 2.4],
      ],
      '#6a5fc0',
    ),
    koraal(
      [
        [0.13, 0.62, 1.6],
        [0.88, 0.68, 1.7],
      ],
      ['#ff6f7d', '#c55fd0'],
    ),
  ],
}

/** A moon among the stars. */
export const RUIMTE: Thema = {
  naam: 'ruimte',
  lucht: ['#120c3c', '#2d1a6b', '#5a3596', '#a45aa6'],
  verte: [
    sterren('#fff6d8', [
      [0.22, 0.34, 56, '#ff9a5c'],
      [0.78, 0.22, 34, '#4fd0c8'],
    ]),
    bergen('#6b4fa0', '#8d70bd', { hoog: 170, zaad: 4 }),
  ],
  grond: maanbodem('#b7a2d8'),
  nabij: [
    rotsen(
      [
        [0.03, 0.55, 2.2],
        [0.97, 0.7, 2.6],
      ],
      '#8b74b8',
    ),
  ],
}

/** A village in the snow, in the evening. */
export const SNEEUW: Thema = {
  naam: 'sneeuw',
  lucht: ['#3f6fc0', '#8fb6ea', '#ffd9d2'],
  zon: [0.24, 0.58, 36, '#ffe3c8', '#fff4e2'],
  verte: [
    bergen('#8fa6d8', '#f4f8ff', { hoog: 300 }),
    stad('#7d8cc4', { hoog: 70, toren: 0.62, zaad: 33 }),
    bomenrij('#6f86b8', { soort: 'den', hoog: 100 }),
  ],
  grond: sneeuwveld('#cfdcf7'),
  nabij: [
    dennen(
      [
        [0.03, 0.5, 2.5],
        [0.13, 0.26, 1.5],
        [0.96, 0.58, 2.7],
      ],
      true,
    ),
  ],
}

/** A warm, wet forest. */
export const JUNGLE: Thema = {
  naam: 'jungle',
  lucht: ['#2f9a8a', '#8fd9a8', '#f4f2b0'],
  zon: [0.56, 0.3, 40, '#fff3b0', '#fffbd8'],
  verte: [
    heuvels('#6fc09a', { y: 0.6, hoog: 70, zaad: 9 }),
    bomenrij('#4fa37f', { soort: 'palm', hoog: 200, dicht: 2.2 }),
    bomenrij('#3f8f72', { hoog: 130, zaad: 14 }),
  ],
  grond: gras('#4ba84b', ['#ff6fa8', '#ffb52e']),
  nabij: [
    palmen([
      [0.05, 0.56, 2.8],
      [0.95, 0.62, 3],
    ]),
    rotsen([[0.14, 0.8, 1.3]], '#8b8fa8'),
  ],
}

/** A farm among its fields. */
export const BOERDERIJ: Thema = {
  naam: 'boerderij',
  lucht: ['#6db7ea', '#b8e0f2', '#fff0c4'],
  zon: [0.14, 0.3, 42, '#fff0b0', '#fffadc'],
  verte: [
    wolken('#ffffff'),
    heuvels('#a8cf94', { y: 0.84, hoog: 34 }),
    heuvels('#d8d07a', { y: 0.94, hoog: 18, zaad: 16 }),
  ],
  grond: gras('#8fbf4a', ['#ffffff', GOUD]),
  nabij: [schuren([[0.12, 0.12, 2]], '#d2503f'), bomen([[0.97, 0.5, 2.2]], '#8bbf3a')],
}

/** The market in front of the town hall. */
export const MARKT: Thema = {
  naam: 'markt',
  lucht: ['#58a8e8', '#a8d8f6', '#ffe8c8'],
  verte: [
    wolken('#ffffff', 0.8),
    stad('#e0b0a0', { hoog: 230, toren: 0.5, zaad: 41 }),
    stad('#c98f8a', { hoog: 140, toren: 0, zaad: 44 }),
  ],
  grond: keien('#c9b6a4', '#6b4f63'),
  nabij: [kramen([[0.11, 0.3, 1.9]], '#e2483d'), kramen([[0.9, 0.34, 2]], '#3f8f9b')],
}

/** A road through the fields. */
export const WEG: Thema = {
  naam: 'weg',
  lucht: ['#5f9fe8', '#9fd0f5', '#ffd9c2', '#ffefb8'],
  zon: [0.66, 0.62, 44, '#ffe7b4', '#fff7dc'],
  verte: [
    wolken('#ffffff'),
    stad('#a9b6e2', { hoog: 80, toren: 0.58, zaad: 51 }),
    bomenrij('#8fae9d', { hoog: 70 }),
  ],
  grond: weg('#8a7cae', '#7cc04a'),
  nabij: [
    bomen([
      [0.06, 0.34, 1.7],
      [0.94, 0.42, 1.9],
    ]),
  ],
}

/** A wood in autumn. */
export const BOS: Thema = {
  naam: 'bos',
  lucht: ['#f0a95c', '#ffd493', '#fff3cf'],
  zon: [0.4, 0.42, 46, '#fff0b8', '#fffbe0'],
  verte: [
    bomenrij('#e0a768', { hoog: 230, zaad: 61 }),
    bomenrij('#c98450', { hoog: 160, zaad: 64 }),
    bomenrij('#b56f48', { soort: 'den', hoog: 120, zaad: 67 }),
  ],
  grond: gras('#a8a040', ['#e2703a', '#d2503f', GOUD]),
  nabij: [
    bomen(
      [
        [0.04, 0.4, 2.9],
        [0.95, 0.5, 3.1],
      ],
      '#e2843a',
    ),
    rotsen([[0.85, 0.84, 1.2]], '#8f86a8'),
  ],
}

/** The fair at dusk. */
export const KERMIS: Thema = {
  naam: 'kermis',
  lucht: ['#2a1a66', '#57308f', '#b0489a', '#ff8f86', '#ffc48a'],
  zon: [0.14, 0.3, 34, '#ffe9b8', '#fff6da'],
  verte: [sterren('#fff2d8', []), stad('#8a4499', { hoog: 90, toren: 0.3, zaad: 71 })],
  grond: keien('#7d5aa0', '#2d1450'),
  nabij: [
    tenten([[0.1, 0.24, 2.4]], '#ff4f8b'),
    tenten([[0.9, 0.3, 2.6]], '#3cc6c0'),
    lantaarns([
      [0.24, 0.2, 1.3],
      [0.76, 0.2, 1.3],
    ]),
  ],
}
