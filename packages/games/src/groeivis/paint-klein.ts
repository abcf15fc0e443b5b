import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  ovaal,
  pad,
  schaduw,
  solid,
  straal,
  streep,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

type Schilder = (g: G) => void

const pootjes = 'M14 40Q4 42 4 52M18 46Q10 52 12 60M62 40Q72 42 72 52M58 46Q66 52 64 60'

/** The small things: the size of each, and how it is painted. */
const dingen = {
  luchtbel: [
    [40, 40],
    (g) => {
      fill(
        g,
        ovaal([20, 20, 17, 17]),
        straal(
          g,
          [15, 14, 2, 20],
          ['rgba(255,255,255,.95)', 'rgba(205,246,255,.34)', 'rgba(140,220,255,.46)'],
        ),
      )
      streep(g, ovaal([20, 20, 17, 17]), { kleur: wit(0.85), dikte: 2.4 })
      fill(g, ovaal([14, 13, 4, 3.4]), '#ffffff')
    },
  ],
  krab: [
    [76, 66],
    (g) => {
      streep(g, pad(pootjes), { dikte: 9 })
      streep(g, pad(pootjes), { kleur: '#e2453d', dikte: 4 })
      for (const schaar of [
        'M14 32Q0 24 6 8Q10 16 14 14Q16 8 22 8Q26 22 14 32Z',
        'M62 32Q76 24 70 8Q66 16 62 14Q60 8 54 8Q50 22 62 32Z',
      ])
        solid(g, { pad: pad(schaar), kader: [4, 6, 68, 26], kleur: '#f0564b', lijn: 3.5 })
      solid(g, {
        pad: ovaal([38, 38, 25, 18]),
        kader: [13, 20, 50, 36],
        kleur: '#f0564b',
        glans: 0.4,
      })
      for (const x of [30, 46]) {
        streep(g, pad(`M${x} 26V15`), { dikte: 6 })
        solid(g, {
          pad: ovaal([x, 13, 6, 6.5]),
          kader: [x - 6, 6, 12, 13],
          kleur: '#ffffff',
          lijn: 3,
          strook: 0,
        })
        fill(g, ovaal([x + 1, 14, 3, 3.4]), '#241a44')
      }
      streep(g, pad('M30 42Q38 49 46 42'), { dikte: 3 })
    },
  ],
  zeester: [
    [54, 54],
    (g) => {
      const ster = pad(
        'M27 5Q33 17 34 19Q47 18 50 22Q42 30 40 32Q45 45 42 49Q31 44 27 42Q17 48 12 48Q12 37 14 32Q3 26 4 20Q15 18 20 19Q23 9 27 5Z',
      )
      solid(g, { pad: ster, kader: [4, 5, 46, 44], kleur: '#ff9a4d', glans: 0.3 })
      for (const [x, y] of [
        [27, 16],
        [38, 25],
        [34, 40],
        [20, 40],
        [15, 25],
        [27, 29],
      ] as const)
        fill(g, ovaal([x, y, 2.6, 2.6]), wit(0.6))
    },
  ],
  schelp: [
    [56, 48],
    (g) => {
      solid(g, {
        pad: pad('M28 44Q10 44 12 38Q2 30 4 18Q14 4 28 4Q42 4 52 18Q54 30 44 38Q46 44 28 44Z'),
        kader: [4, 4, 48, 40],
        kleur: '#ffb3c8',
      })
      streep(
        g,
        pad('M28 42V8M24 42Q16 28 14 12M32 42Q40 28 42 12M20 42Q8 32 7 22M36 42Q48 32 49 22'),
        { kleur: 'rgba(190,60,110,.42)', dikte: 2.6 },
      )
    },
  ],
  schildpad: [
    [112, 76],
    (g) => {
      const kleur = '#8ed05e'
      solid(g, { pad: pad('M34 48Q10 60 6 72Q26 74 46 56Z'), kader: [6, 48, 40, 26], kleur })
      solid(g, { pad: pad('M66 50Q84 62 86 72Q66 74 54 56Z'), kader: [54, 50, 32, 24], kleur })
      solid(g, { pad: ovaal([94, 36, 15, 13]), kader: [79, 23, 30, 26], kleur })
      fill(g, ovaal([99, 33, 3.4, 4]), '#241a44')
      streep(g, pad('M98 42Q103 44 107 40'), { dikte: 2.6 })
      solid(g, {
        pad: pad('M14 48Q16 12 50 10Q82 12 86 46Q50 60 14 48Z'),
        kader: [14, 10, 72, 44],
        kleur: '#3aa66a',
        glans: 0.4,
        binnen: () =>
          streep(g, pad('M30 20L40 34L30 50M40 34H62M62 34L72 20M62 34L72 50'), {
            kleur: 'rgba(20,70,50,.4)',
            dikte: 3,
          }),
      })
    },
  ],
  visje: [
    [54, 34],
    (g) => {
      solid(g, {
        pad: pad('M16 17Q8 8 4 6Q3 17 4 28Q8 26 16 17Z'),
        kader: [3, 6, 13, 22],
        kleur: '#f0a43a',
        lijn: 3,
      })
      solid(g, {
        pad: ovaal([32, 17, 18, 11]),
        kader: [14, 6, 36, 22],
        kleur: '#ffd24d',
        lijn: 3,
        glans: 0.5,
      })
      fill(g, ovaal([41, 14, 3, 3.4]), '#241a44')
    },
  ],
  visjeTerug: [
    [54, 34],
    (g) => {
      solid(g, {
        pad: pad('M38 17Q46 8 50 6Q51 17 50 28Q46 26 38 17Z'),
        kader: [38, 6, 13, 22],
        kleur: '#d9568f',
        lijn: 3,
      })
      solid(g, {
        pad: ovaal([22, 17, 18, 11]),
        kader: [4, 6, 36, 22],
        kleur: '#ff8fb8',
        lijn: 3,
        glans: 0.5,
      })
      fill(g, ovaal([13, 14, 3, 3.4]), '#241a44')
    },
  ],
  grond: [[110, 24], (g) => schaduw(g, [55, 12, 54, 11], 0.34)],
} as const satisfies Record<string, readonly [readonly [number, number], Schilder]>

export type Ding = keyof typeof dingen

/** Bakes a small thing at its own size times `k`. */
export function ding(naam: Ding, schaal: number, k = 1): Plaat {
  const [[w, h], schilder] = dingen[naam]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    schilder(g)
  })
}
