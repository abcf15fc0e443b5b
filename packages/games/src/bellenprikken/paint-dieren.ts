import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Dier } from './schemerdier.ts'

/** The size of the plate of an animal, in units. It stands in the middle of its lower edge, or hangs there from its upper one. */
const MAAT = 96

/** An egg-shaped part round a point. */
function deel(g: G, [x, y, a, b]: readonly [number, number, number, number], kleur: string): void {
  solid(g, { pad: ovaal([x, y, a, b]), kader: [x - a, y - b, 2 * a, 2 * b], kleur, lijn: 3 })
}

function vorm(g: G, svg: string, kleur: string): void {
  solid(g, { pad: pad(svg), kader: [4, 4, 88, 88], kleur, lijn: 3 })
}

function uil(g: G): void {
  vorm(
    g,
    'M20 20Q24 34 22 52Q20 88 48 90Q76 88 74 52Q72 34 76 20Q62 22 56 28H40Q34 22 20 20Z',
    '#b98252',
  )
  fill(g, ovaal([48, 68, 15, 17]), '#f3dcb4')
  for (const kant of [-1, 1]) {
    fill(g, ovaal([48 + kant * 13, 42, 13, 13]), CREME)
    streep(g, ovaal([48 + kant * 13, 42, 13, 13]), { dikte: 2.5 })
    streep(g, pad(`M${48 + kant * 9} 90v4`), { kleur: GOUD, dikte: 5 })
  }
  solid(g, { pad: pad('M43 48H53L48 58Z'), kader: [43, 48, 10, 10], kleur: GOUD, lijn: 2.5 })
}

function kat(g: G): void {
  streep(g, pad('M66 84Q92 84 84 56'), { dikte: 13 })
  streep(g, pad('M66 84Q92 84 84 56'), { kleur: '#f29a4b', dikte: 7 })
  vorm(g, 'M28 92Q24 64 40 56H58Q72 66 68 92Z', '#f29a4b')
  vorm(g, 'M26 14L38 24H56L68 14Q74 34 68 46Q60 58 47 58Q34 58 26 46Q20 34 26 14Z', '#f29a4b')
  for (const y of [70, 79]) streep(g, pad(`M58 ${y}h9`), { kleur: '#c96a2a', dikte: 3 })
  fill(g, ovaal([47, 47, 4, 3]), '#e86a86')
  streep(g, pad('M47 50v3M18 44l12 2M76 44l-12 2M18 52l12-1M76 52l-12-1'), { dikte: 2.5 })
}

function muis(g: G): void {
  streep(g, pad('M70 86Q94 88 88 66'), { dikte: 5 })
  vorm(g, 'M14 74Q30 44 58 52Q80 60 76 90H28Q14 88 14 74Z', '#b9b3c9')
  deel(g, [42, 46, 13, 14], '#b9b3c9')
  fill(g, ovaal([42, 47, 7, 8]), '#f3a9bd')
  fill(g, ovaal([14, 75, 5, 4.5]), '#e86a86')
}

function vis(g: G): void {
  vorm(g, 'M66 50Q80 40 88 30Q92 52 88 74Q80 64 66 54Z', '#ff8d4d')
  vorm(g, 'M8 52Q24 28 50 30Q70 36 74 52Q68 70 50 74Q24 76 8 52Z', '#ffb347')
  vorm(g, 'M36 32Q46 14 60 18Q58 28 62 36Z', '#ff8d4d')
  streep(g, pad('M34 42Q40 52 34 62M48 42l4 8-4 8'), { kleur: '#d9642b', dikte: 3 })
}

function egel(g: G): void {
  const punten = Array.from({ length: 27 }, (_, i): Punt => {
    const [hoek, r] = [Math.PI * (1.06 + (i / 26) * 0.98), i % 2 ? 32 : 43]
    return [54 + Math.cos(hoek) * r, 80 + Math.sin(hoek) * r * 1.12]
  })
  solid(g, {
    pad: lijn([...punten, [84, 92], [26, 92]]),
    kader: [8, 30, 86, 62],
    kleur: '#8a5a3c',
    lijn: 3,
  })
  vorm(g, 'M8 82Q22 58 40 62Q50 74 44 92H22Q10 92 8 82Z', '#f0cfa0')
  fill(g, ovaal([9, 82, 5, 5]), INKT)
  streep(g, pad('M18 88q6 4 12 0'), { dikte: 2.5 })
}

function zwaan(g: G): void {
  vorm(g, 'M30 58Q52 44 80 50L92 42Q92 84 58 84Q26 82 30 58Z', '#ffffff')
  vorm(
    g,
    'M30 74Q16 50 30 36Q36 26 30 20Q22 18 16 24Q16 10 30 8Q46 12 44 30Q42 42 42 52Q44 66 40 76Z',
    '#ffffff',
  )
  solid(g, { pad: pad('M19 17L4 27L18 29Z'), kader: [4, 17, 15, 12], kleur: '#ff8d2e', lijn: 2.5 })
  streep(g, pad('M52 64Q66 72 82 60'), { kleur: '#b9c6e4', dikte: 3.5 })
}

function slak(g: G): void {
  streep(g, pad('M20 60L14 38M28 58L30 36'), { dikte: 4 })
  vorm(g, 'M8 92Q6 58 24 56Q36 58 34 78H84Q92 84 90 92Z', '#e9d48a')
  deel(g, [58, 60, 28, 28], '#d9718f')
  streep(g, pad('M58 60q6-2 6 5q-2 9-12 6q-11-6-6-19q9-13 24-3q12 14 0 28'), {
    kleur: '#8d3552',
    dikte: 4,
  })
}

function spin(g: G): void {
  streep(g, pad('M48 0V40'), { kleur: CREME, dikte: 2.5 })
  for (const kant of [-1, 1])
    for (const [dy, ver] of [
      [-14, 30],
      [-2, 36],
      [10, 34],
      [20, 24],
    ] as const)
      streep(g, pad(`M48 60Q${48 + kant * ver} ${52 + dy} ${48 + kant * (ver + 4)} ${72 + dy}`), {
        dikte: 4,
      })
  deel(g, [48, 60, 20, 20], '#7a5bb8')
  streep(g, pad('M42 70q6 5 12 0'), { kleur: CREME, dikte: 3 })
}

interface Tekening {
  readonly teken: (g: G) => void
  readonly ogen: readonly Punt[]
}

const TEKENINGEN: Readonly<Record<Dier, Tekening>> = {
  uil: {
    teken: uil,
    ogen: [
      [35, 42],
      [61, 42],
    ],
  },
  kat: {
    teken: kat,
    ogen: [
      [37, 36],
      [57, 36],
    ],
  },
  muis: { teken: muis, ogen: [[27, 66]] },
  vis: { teken: vis, ogen: [[23, 49]] },
  egel: { teken: egel, ogen: [[25, 75]] },
  zwaan: { teken: zwaan, ogen: [[29, 18]] },
  slak: {
    teken: slak,
    ogen: [
      [14, 38],
      [30, 36],
    ],
  },
  spin: {
    teken: spin,
    ogen: [
      [41, 56],
      [55, 56],
    ],
  },
}

/** Bakes an animal: awake, or as a dark shape with eyes that shine. */
export function dierPlaat(dier: Dier, isWakker: boolean, schaal: number): Plaat {
  const { teken, ogen } = TEKENINGEN[dier]
  return bak({ w: MAAT, h: MAAT, schaal }, (g) => {
    g.save()
    teken(g)
    g.restore()
    if (!isWakker) {
      g.globalCompositeOperation = 'source-in'
      g.fillStyle = '#171240'
      g.fillRect(0, 0, MAAT, MAAT)
      g.globalCompositeOperation = 'source-over'
    }
    for (const [x, y] of ogen) {
      if (isWakker) {
        fill(g, ovaal([x, y, 4.6, 5.4]), INKT)
        fill(g, ovaal([x - 1.4, y - 1.8, 1.7, 1.7]), '#ffffff')
      } else {
        gloed(g, [x, y, 11], '#fff3a0')
        fill(g, ovaal([x, y, 4.4, 5]), '#fff9c8')
      }
    }
  })
}

/** A firefly in its own light. */
export const vuurvliegje = (schaal: number): Plaat =>
  bak({ w: 40, h: 40, schaal }, (g) => {
    gloed(g, [20, 20, 19], '#f4ff8a')
    fill(g, ovaal([20, 20, 3.4, 3.4]), '#feffd8')
  })

/** The light in which an animal hides, so that its dark shape is seen against it. */
export const schijnsel = (schaal: number): Plaat =>
  bak({ w: 160, h: 160, schaal }, (g) => {
    fill(
      g,
      ovaal([80, 80, 78, 78]),
      straal(
        g,
        [80, 80, 12, 78],
        ['rgba(255,244,170,.95)', 'rgba(255,226,122,.6)', 'rgba(255,226,122,0)'],
      ),
    )
  })
