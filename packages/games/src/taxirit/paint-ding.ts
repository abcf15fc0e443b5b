import { bak, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  wit,
  type G,
  type Kader,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Ding } from './weg.ts'

/** A thing is painted in a square of this size, its foot on the lower edge. */
export const DING_MAAT = 76

const vlak = (g: G, vorm: Path2D, [kader, kleur]: readonly [Kader, string]): void =>
  solid(g, { pad: vorm, kader, kleur, lijn: 3.5 })

function klomp(g: G): void {
  vlak(g, pad('M8 58Q2 40 14 36L34 34Q42 34 46 42Q60 40 66 52Q68 60 60 60H14Q9 60 8 58Z'), [
    [6, 34, 62, 26],
    GOUD,
  ])
  fill(g, ovaal([25, 40, 13, 6]), INKT)
  streep(g, pad('M48 48q7-2 11 5'), { kleur: ROOD, dikte: 4 })
}

function kaas(g: G): void {
  vlak(g, ovaal([38, 44, 30, 20]), [[8, 24, 60, 40], '#ffc02e'])
  fill(g, ovaal([38, 36, 24, 9]), wit(0.3))
  vlak(g, pad('M38 38L68 40Q67 52 54 60Z'), [[38, 38, 30, 22], '#fff0a8'])
  for (const [x, y, r] of [
    [54, 46, 3.5],
    [60, 43, 2],
    [24, 48, 3],
  ] as const)
    fill(g, ovaal([x, y, r, r]), 'rgba(190,120,10,.6)')
}

function bal(g: G): void {
  const rond = ovaal([38, 40, 24, 24])
  solid(g, {
    pad: rond,
    kader: [14, 16, 48, 48],
    kleur: CREME,
    lijn: 3.5,
    binnen: () => {
      fill(g, pad('M38 40L18 10Q6 30 12 52Z'), ROOD)
      fill(g, pad('M38 40L70 22Q68 50 50 62Z'), '#3f8ee0')
      fill(g, pad('M38 40L44 70L14 62Z'), GOUD)
    },
  })
  fill(g, ovaal([30, 28, 7, 5], -0.5), wit(0.7))
}

function ballon(g: G): void {
  streep(g, pad('M38 48Q32 58 40 66T36 74'), { dikte: 3 })
  vlak(g, pad('M38 4Q62 4 60 28Q58 46 40 50H36Q18 46 16 28Q14 4 38 4Z'), [
    [16, 4, 44, 46],
    '#ff5d8f',
  ])
  fill(g, pad('M33 50H43L46 56H30Z'), INKT)
  fill(g, ovaal([29, 18, 5, 8], 0.4), wit(0.7))
}

function hoed(g: G): void {
  vlak(g, ovaal([38, 54, 33, 10]), [[5, 44, 66, 20], '#e8b35a'])
  vlak(g, pad('M20 52Q18 20 38 20T56 52Q38 60 20 52Z'), [[18, 20, 40, 36], '#f3cb7a'])
  fill(g, pad('M19 44Q38 52 57 44V51Q38 60 19 51Z'), ROOD)
}

function tulpen(g: G): void {
  for (const [x, y, kleur] of [
    [22, 22, '#ff5d7a'],
    [54, 24, GOUD],
    [38, 14, '#b56be0'],
  ] as const) {
    streep(g, pad(`M38 66L${x} ${y + 8}`), { kleur: '#3f9a45', dikte: 5 })
    vlak(
      g,
      pad(
        `M${x - 10} ${y - 10}Q${x - 4} ${y - 8} ${x} ${y - 14}Q${x + 4} ${y - 8} ${x + 10} ${y - 10}Q${x + 12} ${y + 10} ${x} ${y + 10}T${x - 10} ${y - 10}Z`,
      ),
      [[x - 11, y - 14, 22, 24], kleur],
    )
  }
  vlak(g, pad('M24 46H52L46 70H30Z'), [[24, 46, 28, 24], '#7fc4f2'])
}

function schelp(g: G): void {
  vlak(g, pad('M30 64L12 40Q8 20 26 20Q38 10 50 20Q68 20 64 40L46 64Z'), [
    [8, 14, 60, 50],
    '#ffb7a0',
  ])
  streep(g, pad('M34 60L22 30M38 60V24M42 60L54 30'), { kleur: '#d9735e', dikte: 3.5 })
  fill(g, doos([29, 58, 18, 9], 4), INKT)
}

function emmer(g: G): void {
  streep(g, pad('M16 30Q38-8 60 30'), { dikte: 7 })
  streep(g, pad('M16 30Q38-8 60 30'), { kleur: '#fff0a8', dikte: 3 })
  vlak(g, pad('M12 30H64L57 68H19Z'), [[12, 30, 52, 38], ROOD])
  fill(g, pad('M13 34H63L61 42H15Z'), GOUD)
  fill(g, ovaal([38, 56, 6, 6]), CREME)
}

function vlieger(g: G): void {
  streep(g, pad('M38 50Q30 60 42 66T40 74'), { dikte: 3.5 })
  vlak(g, pad('M38 2L62 26L38 52L14 26Z'), [[14, 2, 48, 50], '#3cc6c0'])
  fill(g, pad('M38 2L62 26H38Z'), GOUD)
  fill(g, pad('M14 26H38V52Z'), ROOD)
  streep(g, pad('M38 2V52M14 26H62'), { dikte: 3 })
  fill(g, pad('M32 58L44 64L32 68Z'), ROOD)
}

function zeester(g: G): void {
  vlak(g, pad('M38 12L46 32L68 32L52 46L60 68L38 54L16 68L24 46L8 32L30 32Z'), [
    [8, 12, 60, 56],
    '#ff9a3c',
  ])
  for (const [x, y] of [
    [38, 26],
    [54, 37],
    [48, 56],
    [28, 56],
    [22, 37],
    [38, 42],
  ] as const)
    fill(g, ovaal([x, y, 2.6, 2.6]), '#fff0a8')
}

function eend(g: G): void {
  vlak(g, pad('M8 46Q8 30 22 36Q34 42 40 34Q66 36 66 50Q62 66 40 66Q12 66 8 46Z'), [
    [8, 32, 58, 34],
    GOUD,
  ])
  vlak(g, pad('M62 22L74 26L62 32Z'), [[62, 22, 12, 10], '#ff8a2e'])
  vlak(g, ovaal([50, 24, 15, 15]), [[35, 9, 30, 30], GOUD])
  fill(g, ovaal([54, 21, 3, 3.5]), INKT)
  streep(g, pad('M26 50q10 8 20 0'), { kleur: '#d99a12', dikte: 3.5 })
}

const DINGEN: Readonly<Record<Ding, (g: G) => void>> = {
  klomp,
  kaas,
  bal,
  ballon,
  hoed,
  tulpen,
  schelp,
  emmer,
  vlieger,
  zeester,
  eend,
}

/** Draws a thing in its square. */
export const drawDing = (g: G, wat: Ding): void => DINGEN[wat](g)

/** Bakes a thing at its own size times `k`. */
export const dingPlaat = (wat: Ding, k: number, schaal: number): Plaat =>
  bak({ w: DING_MAAT * k, h: DING_MAAT * k, schaal }, (g) => {
    g.scale(k, k)
    drawDing(g, wat)
  })

/** The light round a thing beside the road, by which it is seen from afar. */
export const glansPlaat = (k: number, schaal: number): Plaat =>
  bak({ w: 120 * k, h: 120 * k, schaal }, (g) => {
    g.scale(k, k)
    gloed(g, [60, 60, 60], '#fff3b0')
  })

/** Draws an umbrella in a box of 150 × 130, its handle on the middle of the lower edge. */
export function drawParaplu(g: G): void {
  streep(g, pad('M75 24V118'), { dikte: 9 })
  streep(g, pad('M75 24V118'), { kleur: '#c98a4a', dikte: 4 })
  const dek =
    'M10 72Q12 16 75 14T140 72Q128 60 118 72Q108 60 97 72Q86 60 75 72Q64 60 53 72Q42 60 32 72Q22 60 10 72Z'
  solid(g, {
    pad: pad(dek),
    kader: [10, 14, 130, 58],
    kleur: ROOD,
    binnen: () => {
      fill(g, pad('M75 14Q40 30 32 72Q42 60 53 72Q60 34 75 14Z'), CREME)
      fill(g, pad('M75 14Q110 30 118 72Q108 60 97 72Q90 34 75 14Z'), CREME)
    },
  })
  fill(g, ovaal([75, 12, 5, 6]), INKT)
}

/** The umbrella of who rides on the roof in the rain. */
export const parapluPlaat = (k: number, schaal: number): Plaat =>
  bak({ w: 150 * k, h: 130 * k, schaal }, (g) => {
    g.scale(k, k)
    drawParaplu(g)
  })
