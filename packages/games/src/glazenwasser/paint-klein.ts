import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  gloed,
  lijn,
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
import { drawSter } from '@letterhaven/game-kit/tekenen/vonken'

type Schilder = (g: G) => void

/** The small things: the size of each, and how it is painted. */
const dingen = {
  wisser: [
    [86, 66],
    (g) => {
      solid(g, {
        pad: doos([38, 18, 10, 44], 4),
        kader: [38, 18, 10, 44],
        kleur: '#dfe7f7',
        lijn: 3.5,
      })
      solid(g, {
        pad: doos([5, 6, 76, 19], 8),
        kader: [5, 6, 76, 19],
        kleur: '#ff7a45',
        lijn: 4,
        strook: 0,
      })
      fill(g, doos([7, 6, 72, 7], 4), '#5a6380')
      fill(g, doos([12, 17, 40, 3], 2), wit(0.4))
    },
  ],
  bel: [
    [28, 28],
    (g) => {
      fill(
        g,
        ovaal([14, 14, 12, 12]),
        straal(g, [11, 10, 1, 15], ['#ffffff', 'rgba(226,245,255,.82)', 'rgba(140,205,245,.78)']),
      )
      streep(g, ovaal([14, 14, 12, 12]), { kleur: 'rgba(70,130,190,.5)', dikte: 1.5 })
      fill(g, ovaal([10, 9, 3, 2.4]), '#ffffff')
    },
  ],
  kluit: [
    [18, 18],
    (g) => {
      fill(g, ovaal([9, 9, 8, 8]), '#6b4a2f')
      fill(g, ovaal([7, 6.5, 2.4, 2]), wit(0.3))
    },
  ],
  ster: [[46, 46], drawSter],
  emmer: [
    [66, 70],
    (g) => {
      streep(g, pad('M12 26Q33-6 54 26'), { dikte: 8 })
      streep(g, pad('M12 26Q33-6 54 26'), { kleur: '#dfe7f7', dikte: 3 })
      solid(g, { pad: pad('M9 26H57L51 64H15Z'), kader: [9, 26, 48, 38], kleur: '#2f9fd6' })
      solid(g, { pad: ovaal([33, 26, 25, 7]), kader: [8, 19, 50, 14], kleur: '#bfeaff', lijn: 4 })
      for (const [x, y, r] of [
        [22, 20, 7],
        [34, 16, 9],
        [45, 21, 6],
      ] as const) {
        fill(g, ovaal([x, y, r, r]), '#f4fcff')
        fill(g, ovaal([x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3]), '#ffffff')
      }
    },
  ],
  bak: [
    [230, 62],
    (g) => {
      const plank = doos([6, 18, 218, 38], 11)
      solid(g, {
        pad: plank,
        kader: [6, 18, 218, 38],
        kleur: '#ffc13d',
        binnen: () => {
          for (let x = -30; x < 250; x += 44)
            fill(
              g,
              lijn([
                [x, 60],
                [x + 22, 14],
                [x + 42, 14],
                [x + 20, 60],
              ]),
              doorzichtig(INKT, 0.88),
            )
          fill(g, doos([10, 21, 210, 6], 3), wit(0.35))
        },
      })
      for (const x of [18, 202])
        solid(g, {
          pad: doos([x, 4, 11, 22], 4),
          kader: [x, 4, 11, 22],
          kleur: '#aab4cc',
          lijn: 3.5,
        })
    },
  ],
  eend: [
    [64, 54],
    (g) => {
      solid(g, {
        pad: pad('M8 32Q2 22 12 20Q30 30 34 22H44Q60 30 52 42Q46 50 28 50Q12 50 8 32Z'),
        kader: [4, 18, 54, 34],
        kleur: '#b98a5e',
        lijn: 3.5,
      })
      fill(g, pad('M14 34Q26 44 42 38Q36 47 26 47Q16 46 14 34Z'), '#efe3d2')
      solid(g, {
        pad: ovaal([46, 18, 12, 12]),
        kader: [34, 6, 24, 24],
        kleur: '#2fa35e',
        lijn: 3.5,
      })
      solid(g, {
        pad: pad('M55 16Q64 17 62 23Q58 26 53 23Z'),
        kader: [53, 16, 10, 9],
        kleur: '#ffb02e',
        lijn: 3,
      })
      fill(g, ovaal([48, 15, 2.4, 2.8]), '#1c1438')
      streep(g, pad('M37 28Q44 32 52 28'), { kleur: '#ffffff', dikte: 3 })
    },
  ],
  boot: [
    [92, 92],
    (g) => {
      solid(g, {
        pad: pad('M46 6L46 64L16 64Q34 36 46 6Z'),
        kader: [16, 6, 32, 60],
        kleur: '#fff6e4',
        lijn: 3.5,
      })
      solid(g, {
        pad: pad('M52 18Q64 40 74 64L52 64Z'),
        kader: [52, 18, 24, 46],
        kleur: '#ff6f5e',
        lijn: 3.5,
      })
      streep(g, pad('M49 4V70'), { dikte: 5 })
      solid(g, {
        pad: pad('M8 68H84Q80 88 68 88H24Q12 88 8 68Z'),
        kader: [8, 68, 76, 20],
        kleur: '#3d78d8',
        lijn: 3.5,
      })
      fill(g, doos([12, 71, 68, 5], 2), wit(0.75))
    },
  ],
  tulp: [
    [30, 48],
    (g) => {
      streep(g, pad('M15 44V20'), { dikte: 7 })
      streep(g, pad('M15 44V20'), { kleur: '#4fae4a', dikte: 3.5 })
      solid(g, {
        pad: pad('M14 42Q2 38 4 26Q13 30 14 42Z'),
        kader: [3, 26, 12, 16],
        kleur: '#5cc04f',
        lijn: 3,
      })
      solid(g, {
        pad: pad('M5 6L11 10L15 4L19 10L25 6Q27 24 15 25Q3 24 5 6Z'),
        kader: [4, 4, 22, 21],
        kleur: '#ff6fa5',
        lijn: 3,
      })
    },
  ],
  golf: [
    [62, 10],
    (g) => streep(g, pad('M4 6Q18-1 31 5Q45 10 58 4'), { kleur: wit(0.6), dikte: 3 }),
  ],
  licht: [[170, 170], (g) => gloed(g, [85, 85, 85], '#fff0a0')],
  grond: [[130, 26], (g) => schaduw(g, [65, 13, 64, 12], 0.34)],
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

/** A flower box as wide as a window. */
export function bloembak(w: number, schaal: number): Plaat {
  return bak({ w, h: 34, schaal }, (g) => {
    solid(g, {
      pad: doos([4, 5, w - 8, 25], 7),
      kader: [4, 5, w - 8, 25],
      kleur: '#bd6440',
      binnen: () =>
        binnen(g, doos([4, 5, w - 8, 6], 3), () => fill(g, doos([4, 5, w - 8, 6], 3), wit(0.28))),
    })
  })
}
