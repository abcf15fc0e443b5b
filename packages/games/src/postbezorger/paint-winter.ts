import type { G } from '@letterhaven/game-kit/tekenen/teken'
import { sneeuwveld } from '@letterhaven/game-kit/themas/grond'
import { dennen } from '@letterhaven/game-kit/themas/nabij'
import { schilderThema } from '@letterhaven/game-kit/themas/thema'
import type { Thema } from '@letterhaven/game-kit/themas/thema'
import { bergen, bomenrij, stad } from '@letterhaven/game-kit/themas/verte'
import type { Indeling } from './indeling.ts'

/** The snow town of the kit's worlds, by itself: all twelve of them would be fetched with it. */
const WINTER: Thema = {
  naam: 'winter',
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

/** Paints the land behind the street in winter, under another sky where one is given. */
export const drawWinter = (
  g: G,
  { w, h, grond }: Indeling,
  lucht: readonly string[] = WINTER.lucht,
): void => schilderThema(g, { ...WINTER, lucht }, { w, h, deel: grond / h })
