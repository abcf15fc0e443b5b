import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  bollen,
  doos,
  gloed,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

function koe(g: G): void {
  schaduw(g, [46, 74, 40, 7])
  for (const x of [18, 28, 58, 68])
    solid(g, { pad: doos([x, 46, 9, 28], 3), kader: [x, 46, 9, 28], kleur: '#fff6ea', lijn: 3 })
  const lijf = doos([10, 20, 66, 36], 16)
  solid(g, {
    pad: lijf,
    kader: [10, 20, 66, 36],
    kleur: '#fffaf0',
    lijn: 3.5,
    binnen: () => {
      fill(g, ovaal([28, 28, 13, 11]), '#4a4560')
      fill(g, ovaal([58, 42, 15, 11]), '#4a4560')
      fill(g, ovaal([44, 58, 10, 6]), '#ff9db5')
    },
  })
  solid(g, { pad: doos([68, 8, 26, 28], 11), kader: [68, 8, 26, 28], kleur: '#fffaf0', lijn: 3.5 })
  fill(g, ovaal([73, 14, 7, 7]), '#4a4560')
  solid(g, { pad: doos([72, 24, 24, 14], 7), kader: [72, 24, 24, 14], kleur: '#ffb3c4', lijn: 3 })
  fill(
    g,
    bollen([
      [80, 18, 2.2],
      [90, 18, 2.2],
      [80, 31, 1.8],
      [89, 31, 1.8],
    ]),
    INKT,
  )
  streep(g, pad('M11 28Q0 34 4 50'), { dikte: 4 })
}

function eend(g: G): void {
  solid(g, {
    pad: pad('M6 26Q2 16 10 20Q22 24 30 18Q46 12 50 26Q48 42 28 42Q10 42 6 26Z'),
    kader: [4, 14, 46, 28],
    kleur: '#c98f5c',
    lijn: 3.5,
  })
  solid(g, { pad: pad('M56 18L68 21L56 25Z'), kader: [54, 17, 14, 9], kleur: '#ffb02e', lijn: 3 })
  solid(g, { pad: ovaal([48, 16, 11, 11]), kader: [37, 5, 22, 22], kleur: '#2f9a5f', lijn: 3.5 })
  fill(g, ovaal([51, 14, 2, 2]), INKT)
}

function tulp(g: G): void {
  streep(g, pad('M24 42V86'), { dikte: 10 })
  streep(g, pad('M24 42V86'), { kleur: '#4fa243', dikte: 5 })
  solid(g, {
    pad: pad('M24 84Q4 74 4 54Q18 62 24 84Q30 62 44 54Q44 74 24 84Z'),
    kader: [4, 54, 40, 30],
    kleur: '#6cc04a',
    lijn: 3.5,
  })
  solid(g, {
    pad: pad('M6 10Q14 12 17 18Q20 6 24 4Q28 6 31 18Q34 12 42 10Q48 44 24 46Q0 44 6 10Z'),
    kader: [4, 4, 40, 42],
    kleur: '#ff6fa5',
    lijn: 3.5,
    glans: 0.4,
  })
}

function struik(g: G): void {
  const rond = [
    [60, 110, 54],
    [126, 80, 62],
    [196, 112, 54],
    [126, 140, 70],
  ] as const
  fill(g, bollen(rond, 4), INKT)
  solid(g, {
    pad: bollen(rond),
    kader: [0, 18, 260, 190],
    kleur: '#5fb83c',
    lijn: 0,
    licht: 0.4,
    binnen: () => {
      for (const [x, y, r] of [
        [90, 60, 30],
        [44, 96, 22],
        [166, 84, 22],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.6], -0.4), 'rgba(255,255,210,.3)')
      for (const [x, y, r] of [
        [190, 140, 34],
        [100, 150, 40],
      ] as const)
        fill(g, ovaal([x, y, r, r * 0.5]), 'rgba(20,80,60,.25)')
    },
  })
}

function vlinder(g: G): void {
  for (const [x, k] of [
    [10, -0.5],
    [30, 0.5],
  ] as const)
    solid(g, {
      pad: bollen([
        [x, 13, 9],
        [x - k * 4, 27, 7],
      ]),
      kader: [x - 10, 4, 20, 30],
      kleur: '#ff9a3c',
      lijn: 3,
    })
  streep(g, pad('M20 8V32'), { dikte: 5 })
}

/** Paints the round window in which the speaking passenger is seen. */
function medaillon(g: G): void {
  solid(g, { pad: ovaal([50, 50, 44, 44]), kader: [6, 6, 88, 88], kleur: '#ffcf33' })
  solid(g, { pad: ovaal([50, 50, 35, 35]), kader: [15, 15, 70, 70], kleur: '#bfe7fb', lijn: 3.5 })
}

/** Paints the light of an indicator that is on. */
function lamp(g: G): void {
  gloed(g, [40, 40, 40], '#ffb300')
  fill(g, ovaal([40, 40, 15, 13]), '#ffe08a')
}

const SCHIM = (g: G): void => schaduw(g, [150, 24, 150, 24], 0.42)

const DINGEN = {
  koe: [100, 84, koe],
  eend: [72, 46, eend],
  tulp: [48, 90, tulp],
  struik: [260, 190, struik],
  vlinder: [40, 40, vlinder],
  medaillon: [100, 100, medaillon],
  schim: [300, 48, SCHIM],
  lamp: [80, 80, lamp],
} as const satisfies Record<string, readonly [number, number, (g: G) => void]>

/** Bakes a small thing at its own size times `k`. */
export function ding(naam: keyof typeof DINGEN, schaal: number, k = 1): Plaat {
  const [w, h, teken] = DINGEN[naam]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })
}
