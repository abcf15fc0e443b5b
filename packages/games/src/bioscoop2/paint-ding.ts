import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { GOUD, PAPIER, show } from '@letterhaven/game-kit/tekenen/kleur'
import { doos, fill, ovaal, pad, solid, streep, type G } from '@letterhaven/game-kit/tekenen/teken'
import type { DingNaam, Eigen } from '@letterhaven/taal/beeldzin/film/woorden'
import { drukPlaat, type Druk } from './paint-acteur.ts'

/** A thing of which no colour is said is grey as chalk: it has none. */
const GEEN_KLEUR = '#d9d5dd'
const KLEUREN: Partial<Record<Eigen, string>> = {
  rood: '#e63946',
  blauw: '#2f6fe0',
  geel: '#ffcf25',
  groen: '#3fae49',
}
/** How large a thing is when that is said; neither large nor small otherwise. */
export const MAAT: Partial<Record<Eigen, number>> = { groot: 1.9, klein: 0.55 }

type Vorm = (g: G, kleur: string) => void

/** Each thing stands on (0, 0) and is about 60 wide. */
const VORMEN: Readonly<Record<DingNaam, Vorm>> = {
  bal: (g, kleur) => {
    solid(g, {
      pad: ovaal([0, -28, 28, 28]),
      kader: [-28, -56, 56, 56],
      kleur,
      glans: 0.5,
      binnen: () =>
        streep(g, pad('M-30-28Q0-6 30-28M-30-28Q0-50 30-28'), {
          kleur: show(kleur, 0.55),
          dikte: 5,
        }),
    })
  },
  hoed: (g, kleur) => {
    solid(g, {
      pad: doos([-20, -46, 40, 42], [12, 12, 2, 2]),
      kader: [-20, -46, 40, 42],
      kleur,
      binnen: () => {
        g.fillStyle = show(kleur, -0.45)
        g.fillRect(-24, -18, 48, 10)
      },
    })
    solid(g, { pad: ovaal([0, -5, 34, 7]), kader: [-34, -12, 68, 14], kleur })
  },
  boek: (g, kleur) => {
    solid(g, { pad: doos([-27, -52, 54, 52], 5), kader: [-27, -52, 54, 52], kleur })
    fill(g, doos([-20, -6, 44, 4], 2), PAPIER)
    streep(g, pad('M-18-50v46'), { kleur: show(kleur, -0.4), dikte: 4 })
    streep(g, pad('M-8-38h24M-8-28h18'), { kleur: PAPIER, dikte: 4 })
  },
  bloem: (g, kleur) => {
    streep(g, pad('M0 0V-28'), { dikte: 11 })
    streep(g, pad('M0 0V-28'), { kleur: '#3f9b52', dikte: 6 })
    solid(g, {
      pad: ovaal([11, -10, 10, 5], -0.5),
      kader: [1, -16, 20, 12],
      kleur: '#58b866',
      lijn: 3,
    })
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = [Math.cos(i * 1.05) * 14, -38 + Math.sin(i * 1.05) * 14]
      solid(g, { pad: ovaal([x, y, 10, 10]), kader: [x - 10, y - 10, 20, 20], kleur, lijn: 3 })
    }
    solid(g, { pad: ovaal([0, -38, 8, 8]), kader: [-8, -46, 16, 16], kleur: '#8a5a2c', lijn: 2.5 })
  },
  beker: (g, kleur) => {
    streep(g, pad('M18-40C42-44 42-10 18-12'), { dikte: 13 })
    streep(g, pad('M18-40C42-44 42-10 18-12'), { kleur, dikte: 6 })
    solid(g, {
      pad: pad('M-24-50H22L18-2Q0 3-20-2Z'),
      kader: [-24, -50, 46, 52],
      kleur,
      glans: 0.3,
    })
    fill(g, ovaal([-1, -49, 21, 5]), '#5d3a24')
  },
  ballon: (g, kleur) => {
    streep(g, pad('M0 0Q-7-8 0-16Q6-22 0-28'), { dikte: 3.5 })
    solid(g, {
      pad: pad('M0-26C-32-44-26-86 0-86C26-86 32-44 0-26Z'),
      kader: [-27, -86, 54, 60],
      kleur,
      glans: 0.55,
    })
  },
  kussen: (g, kleur) => {
    solid(g, {
      pad: pad('M-34-6Q-26-22-34-42Q0-34 34-42Q26-22 34-6Q0-12-34-6Z'),
      kader: [-34, -42, 68, 38],
      kleur,
      binnen: () => fill(g, ovaal([0, -24, 7, 5]), show(kleur, -0.3)),
    })
  },
  kaas: (g) => {
    solid(g, {
      pad: pad('M-30 0V-22L26-40V0Z'),
      kader: [-30, -40, 56, 40],
      kleur: GOUD,
      binnen: () => {
        for (const [x, y, r] of [
          [-14, -10, 6],
          [6, -18, 7],
          [14, -6, 4],
        ] as const)
          fill(g, ovaal([x, y, r, r]), '#d99a10')
      },
    })
  },
  taart: (g) => {
    solid(g, {
      pad: doos([-30, -30, 60, 30], 6),
      kader: [-30, -30, 60, 30],
      kleur: '#f7a8bd',
      binnen: () => {
        g.fillStyle = '#8a4b2c'
        g.fillRect(-32, -12, 64, 6)
      },
    })
    for (const x of [-16, 0, 16]) {
      streep(g, pad(`M${x}-30v-14`), { dikte: 8 })
      streep(g, pad(`M${x}-30v-14`), { kleur: '#6ec6e8', dikte: 4 })
      fill(g, ovaal([x, -49, 4, 6]), '#ffb52e')
    }
  },
  brood: (g) => {
    solid(g, {
      pad: pad('M-32 0C-42-8-38-40 0-40C38-40 42-8 32 0Z'),
      kader: [-38, -40, 76, 40],
      kleur: '#d08a45',
      binnen: () =>
        streep(g, pad('M-18-34l8 14M-2-38l8 14M14-36l8 14'), { kleur: '#f3d39c', dikte: 5 }),
    })
  },
  appel: (g) => {
    solid(g, {
      pad: pad('M0-44C20-54 34-38 28-18C24 0 8 4 0-2C-8 4-24 0-28-18C-34-38-20-54 0-44Z'),
      kader: [-30, -50, 60, 52],
      kleur: '#c2453c',
      glans: 0.4,
    })
    streep(g, pad('M0-44q2-10 8-14'), { dikte: 5 })
    solid(g, {
      pad: ovaal([14, -56, 9, 4.5], -0.4),
      kader: [5, -61, 18, 10],
      kleur: '#58b866',
      lijn: 2.5,
    })
  },
  ei: (g) => {
    solid(g, {
      pad: pad('M0-52C20-52 28-22 24-12C20 2-20 2-24-12C-28-22-20-52 0-52Z'),
      kader: [-25, -52, 50, 54],
      kleur: '#fbeed8',
      glans: 0.5,
    })
  },
}

/** Draws a thing that stands on (0, 0), about 60 wide. */
export const drawDing = (g: G, ding: DingNaam, eigen: Eigen | null): void =>
  VORMEN[ding](g, (eigen && KLEUREN[eigen]) ?? GEEN_KLEUR)

/** The size of the plate of a thing in film pixels; it stands at the middle of its lower edge. */
export const DING_PLAAT = { w: 76, h: 66, anker: [0.5, 0.95] } as const

export const dingPlaat = (ding: DingNaam, eigen: Eigen | null, druk: Druk): Plaat =>
  drukPlaat(druk, [DING_PLAAT.w, DING_PLAAT.h], (g) => {
    g.translate(DING_PLAAT.w / 2, DING_PLAAT.h * 0.95)
    const maat =
      0.5 * ((eigen && MAAT[eigen]) ?? 1.1) * (ding === 'ballon' && eigen === 'groot' ? 0.72 : 1)
    g.scale(maat, maat)
    drawDing(g, ding, eigen)
  })
