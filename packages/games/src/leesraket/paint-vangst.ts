import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, PAPIER, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  bollen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { write } from '@letterhaven/game-kit/tekenen/uitleg-kaart'
import type { Ding } from './rit.ts'

/** Two round eyes and a smile, their middle here. */
function gezicht(g: G, [x, y]: Punt, wijd = 9): void {
  for (const kant of [-1, 1] as const) fill(g, ovaal([x + kant * wijd, y, 3.4, 4.6]), INKT)
  streep(g, pad(`M${x - 6} ${y + 8}q6 6 12 0`), { dikte: 3 })
}

/** What can be caught, each on 100 × 100 units. */
const DINGEN: Readonly<Record<Ding, (g: G) => void>> = {
  vlieger: (g) => {
    streep(g, pad('M50 66Q38 76 50 84T46 98'), { dikte: 3 })
    solid(g, {
      pad: pad('M50 4L82 34L50 72L18 34Z'),
      kader: [18, 4, 64, 68],
      kleur: ROOD,
      binnen: () => {
        fill(g, pad('M50 4L82 34H50Z'), GOUD)
        fill(g, pad('M50 72L18 34H50Z'), '#4fb0b8')
      },
    })
    gezicht(g, [50, 32])
    for (const y of [80, 92]) fill(g, pad(`M48 ${y}l-10-5v10zM48 ${y}l10-5v10z`), GOUD)
  },
  eend: (g) => {
    solid(g, {
      pad: pad('M14 52Q30 36 46 46Q48 20 68 20Q88 22 86 44Q84 56 76 58Q80 86 48 88Q16 86 14 52Z'),
      kader: [14, 20, 74, 68],
      kleur: GOUD,
      glans: 0.4,
    })
    solid(g, {
      pad: pad('M84 40Q98 40 96 48Q90 54 80 50Z'),
      kader: [80, 40, 18, 14],
      kleur: '#ff8d3c',
      lijn: 3,
    })
    solid(g, {
      pad: pad('M22 60Q36 48 52 60Q46 78 30 74Z'),
      kader: [22, 52, 30, 24],
      kleur: '#ffb52e',
      lijn: 3,
    })
    streep(g, pad('M50 34H86'), { dikte: 6 })
    solid(g, { pad: ovaal([72, 35, 10, 10]), kader: [62, 25, 20, 20], kleur: '#bdf3f0', lijn: 3.5 })
    fill(g, ovaal([74, 36, 3.4, 4.4]), INKT)
  },
  paraplu: (g) => {
    streep(g, pad('M50 40V70'), { dikte: 4 })
    solid(g, {
      pad: pad('M8 46Q12 8 50 6Q88 8 92 46Q82 38 71 46Q60 38 50 46Q40 38 29 46Q18 38 8 46Z'),
      kader: [8, 6, 84, 42],
      kleur: '#ef5f8a',
      glans: 0.4,
      binnen: () => fill(g, pad('M34 4Q28 30 29 50H71Q72 30 66 4Z'), CREME),
    })
    solid(g, { pad: ovaal([50, 80, 15, 14]), kader: [35, 66, 30, 28], kleur: '#b9aebf', lijn: 3.5 })
    for (const kant of [-1, 1] as const)
      solid(g, {
        pad: ovaal([50 + kant * 14, 68, 7, 7]),
        kader: [43 + kant * 14, 61, 14, 14],
        kleur: '#f6c2d6',
        lijn: 3,
      })
    gezicht(g, [50, 78], 6)
  },
  walvis: (g) => {
    for (const x of [40, 60]) streep(g, pad(`M${x} 62L48 84`), { dikte: 2.5 })
    solid(g, {
      pad: pad(
        'M6 40Q10 10 48 12Q74 14 80 34Q86 26 82 14Q92 14 92 26Q100 26 98 36Q90 38 86 44Q80 66 46 66Q10 66 6 40Z',
      ),
      kader: [6, 12, 92, 54],
      kleur: '#5aa8e0',
      glans: 0.4,
      binnen: () => fill(g, ovaal([38, 66, 40, 16]), PAPIER),
    })
    fill(g, ovaal([24, 38, 4, 5.4]), INKT)
    streep(g, pad('M12 50Q22 58 34 52'), { dikte: 3 })
    solid(g, { pad: doos([38, 82, 22, 14], 4), kader: [38, 82, 22, 14], kleur: '#c98a4a', lijn: 3 })
  },
  schaap: (g) => {
    const vacht = bollen([
      [28, 50, 17],
      [44, 36, 18],
      [62, 36, 17],
      [74, 52, 16],
      [54, 62, 20],
      [34, 64, 15],
    ])
    solid(g, { pad: vacht, kader: [11, 18, 80, 66], kleur: '#fbfdff' })
    solid(g, { pad: ovaal([30, 52, 15, 18]), kader: [15, 34, 30, 36], kleur: '#5a5470', lijn: 3.5 })
    for (const kant of [-1, 1] as const) {
      fill(g, ovaal([30 + kant * 6, 49, 4.4, 5.4]), PAPIER)
      fill(g, ovaal([30 + kant * 6, 50, 2.2, 3]), INKT)
    }
    streep(g, pad('M25 60q5 4 10 0'), { kleur: PAPIER, dikte: 2.5 })
    for (const x of [46, 66]) streep(g, pad(`M${x} 80v12`), { dikte: 5 })
  },
  satelliet: (g) => {
    for (const kant of [-1, 1] as const) {
      const x = 50 + kant * 34
      solid(g, {
        pad: doos([x - 16, 36, 32, 28], 4),
        kader: [x - 16, 36, 32, 28],
        kleur: '#3f86d8',
        lijn: 3.5,
      })
      streep(g, pad(`M${x} 38V62M${x - 14} 50H${x + 14}`), { kleur: '#bfe2ff', dikte: 2 })
    }
    streep(g, pad('M50 30V14'), { dikte: 4 })
    fill(g, ovaal([50, 12, 5, 5]), ROOD)
    solid(g, { pad: doos([33, 28, 34, 46], 10), kader: [33, 28, 34, 46], kleur: CREME, glans: 0.4 })
    gezicht(g, [50, 48], 7)
  },
  ster: (g) => {
    gloed(g, [50, 50, 48], '#fff2b0')
    solid(g, {
      pad: pad('M50 8L61 36L92 38L68 58L76 88L50 72L24 88L32 58L8 38L39 36Z'),
      kader: [8, 8, 84, 80],
      kleur: GOUD,
      glans: 0.6,
    })
    gezicht(g, [50, 48], 8)
  },
  ufo: (g) => {
    fill(g, pad('M34 66L20 98H80L66 66Z'), 'rgba(255,240,160,.55)')
    solid(g, {
      pad: ovaal([50, 36, 22, 24]),
      kader: [28, 12, 44, 48],
      kleur: '#bdf3f0',
      glans: 0.6,
    })
    solid(g, { pad: ovaal([50, 40, 12, 13]), kader: [38, 27, 24, 26], kleur: '#7fe07f', lijn: 3 })
    fill(g, ovaal([50, 37, 5, 6]), PAPIER)
    fill(g, ovaal([50, 38, 2.6, 3.4]), INKT)
    solid(g, { pad: ovaal([50, 58, 44, 15]), kader: [6, 43, 88, 30], kleur: '#b58ae0', glans: 0.5 })
    for (const x of [20, 40, 60, 80]) fill(g, ovaal([x, 60, 4.5, 4.5]), GOUD)
  },
  kaas: (g) => {
    const vorm = ovaal([50, 50, 40, 40])
    solid(g, { pad: vorm, kader: [10, 10, 80, 80], kleur: '#ffd45c', glans: 0.5 })
    binnen(g, vorm, () => {
      for (const [x, y, r] of [
        [26, 34, 9],
        [74, 30, 6],
        [76, 68, 10],
        [30, 76, 6],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.9]), '#d99a2a')
      fill(g, pad('M64 96L52 74L96 62V96Z'), '#e0a63a')
    })
    gezicht(g, [50, 48], 10)
  },
}

/** Bakes something to catch, of 100 × 100 units at 1. */
export const vangstPlaat = (wat: Ding, k: number, schaal: number): Plaat =>
  bak({ w: 100 * k, h: 100 * k, schaal }, (g) => {
    g.scale(k, k)
    DINGEN[wat](g)
  })

/** Bakes a piece of a word: fuel on its way to the tank, or what the engine spits out. */
export const letterPlaat = (
  { tekst, isFout }: { readonly tekst: string; readonly isFout: boolean },
  k: number,
  schaal: number,
): Plaat => {
  const breed = 30 + 20 * tekst.length
  return bak({ w: (breed + 6) * k, h: 58 * k, schaal }, (g) => {
    g.scale(k, k)
    const kader = [3, 3, breed, 50] as const
    solid(g, { pad: doos(kader, 12), kader, kleur: isFout ? '#ffd3c9' : GOUD, lijn: 4 })
    write(g, tekst, [3 + breed / 2, 29, 32])
  })
}
