import { INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  fill,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'
import type { Baken } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { RAND } from './weide.ts'

/** The size of a part of the savanna, and the scale of what is drawn in it. */
interface BakenMaat {
  readonly w: number
  readonly h: number
  readonly s: number
}
type Schilder = (g: G, maat: BakenMaat) => void

/** A wide tree with its shade, all of whose animals stand under the crown. */
const boom: Schilder = (g, { w, h, s }) => {
  schaduw(g, [w * 0.5, h * 0.86, w * 0.5, h * 0.17], 0.5)
  const [x, voet, top] = [w * 0.5, h * 0.74, h * 0.3]
  const dik = 15 * s
  const stam = pad(
    `M${x - dik * 1.7} ${voet}Q${x - dik * 0.7} ${voet - h * 0.1} ${x - dik * 0.8} ${top + h * 0.1}L${x - w * 0.17} ${top}L${x - w * 0.12} ${top - 4}L${x} ${top + h * 0.07}L${x + w * 0.13} ${top - 4}L${x + w * 0.18} ${top}L${x + dik * 0.8} ${top + h * 0.12}Q${x + dik * 0.7} ${voet - h * 0.08} ${x + dik * 1.8} ${voet}Z`,
  )
  solid(g, { pad: stam, kader: [x - w * 0.18, top, w * 0.36, voet - top], kleur: '#8a5740' })
  const kroon = new Path2D()
  for (const [bx, by] of [
    [0.145, 0.29],
    [0.28, 0.2],
    [0.44, 0.16],
    [0.6, 0.17],
    [0.75, 0.21],
    [0.855, 0.29],
    [0.5, 0.29],
    [0.3, 0.31],
    [0.7, 0.31],
  ] as const)
    kroon.addPath(ovaal([w * bx, h * by, w * 0.12, h * 0.135]))
  solid(g, { pad: kroon, kader: [w * 0.02, 0, w * 0.96, h * 0.44], kleur: '#7fa046' })
  for (const [bx, by] of [
    [0.24, 0.22],
    [0.42, 0.14],
    [0.63, 0.17],
    [0.36, 0.3],
    [0.74, 0.28],
    [0.55, 0.3],
  ] as const)
    streep(g, pad(`M${w * bx} ${h * by}q${10 * s} ${8 * s} ${22 * s} 0`), {
      kleur: 'rgba(52,78,24,.45)',
      dikte: 3.5,
    })
}

/** A rock with a flat top: its back edge hides who is behind it, and who is on it stands on the flat. */
const rots: Schilder = (g, { w, h, s }) => {
  schaduw(g, [w * 0.5, h * 0.86, w * 0.5, h * 0.07], 0.4)
  const [rug, lip, voet] = [h * RAND.rots, h * 0.7, h * 0.86]
  const massa = pad(
    `M${w * 0.02} ${voet}Q${w * 0.02} ${rug + h * 0.16} ${w * 0.07} ${rug + h * 0.06}Q${w * 0.1} ${rug} ${w * 0.22} ${rug - h * 0.005}Q${w * 0.5} ${rug - h * 0.02} ${w * 0.8} ${rug}Q${w * 0.91} ${rug + h * 0.005} ${w * 0.94} ${rug + h * 0.09}Q${w * 0.99} ${rug + h * 0.2} ${w * 0.98} ${voet}Q${w * 0.5} ${voet + h * 0.05} ${w * 0.02} ${voet}Z`,
  )
  solid(g, { pad: massa, kader: [w * 0.02, rug, w * 0.96, voet - rug], kleur: '#85747f' })
  const vlak = pad(
    `M${w * 0.06} ${lip}Q${w * 0.08} ${rug + h * 0.14} ${w * 0.16} ${rug + h * 0.12}Q${w * 0.5} ${rug + h * 0.08} ${w * 0.85} ${rug + h * 0.12}Q${w * 0.93} ${rug + h * 0.14} ${w * 0.95} ${lip}Q${w * 0.74} ${lip + h * 0.035} ${w * 0.5} ${lip + h * 0.01}Q${w * 0.24} ${lip - h * 0.01} ${w * 0.06} ${lip}Z`,
  )
  // The flat top lies in the light, the front below its lip does not.
  fill(g, vlak, verloop(g, [0, rug, 0, lip], ['#cabec0', '#f0e8e2']))
  streep(g, vlak, { kleur: INKT, dikte: 3 })
  for (const [bx, by] of [
    [0.2, 0.76],
    [0.46, 0.78],
    [0.72, 0.76],
  ] as const)
    streep(g, pad(`M${w * bx} ${h * by}l${10 * s} ${8 * s}l${-4 * s} ${8 * s}`), {
      kleur: 'rgba(45,34,80,.45)',
      dikte: 2.5,
    })
}

/** A pool with a sandy edge, seen from a little above. */
const water: Schilder = (g, { w, h, s }) => {
  const [x, y] = [w * 0.5, h * 0.47]
  solid(g, {
    pad: ovaal([x, y, w * 0.475, h * 0.285]),
    kader: [w * 0.02, h * 0.18, w * 0.96, h * 0.58],
    kleur: '#b98347',
    lijn: 3.5,
  })
  fill(
    g,
    ovaal([x, y, w * 0.445, h * 0.245]),
    verloop(g, [0, h * 0.22, 0, h * 0.72], ['#bfe6e2', '#6cc0d2', '#3a93b8']),
  )
  for (const [bx, by, b] of [
    [0.3, 0.34, 0.09],
    [0.66, 0.3, 0.07],
    [0.5, 0.64, 0.1],
    [0.22, 0.54, 0.06],
    [0.78, 0.56, 0.07],
  ] as const)
    fill(g, ovaal([w * bx, h * by, w * b, 2.6]), 'rgba(255,255,255,.7)')
  for (let i = 0; i < 4; i += 1) {
    const [rx, ry] = [w * (0.05 + i * 0.016), h * (0.46 + (i % 2) * 0.03)]
    const riet = pad(`M${rx} ${ry}q${-3 * s}-${18 * s} ${(i - 1.5) * 4 * s}-${36 * s}`)
    streep(g, riet, { dikte: 6 })
    streep(g, riet, { kleur: '#7f9a45', dikte: 3 })
  }
}

/** A long low bush with berries. */
const struik: Schilder = (g, { w, h, s }) => {
  schaduw(g, [w * 0.5, h * 0.79, w * 0.48, h * 0.06], 0.4)
  const [rand, voet] = [h * RAND.struik, h * 0.78]
  const r = h * 0.085
  const vorm = new Path2D()
  // As wide as the bush needs them, and no higher than its edge: who is behind it is hidden by green.
  for (let i = 0; i < 9; i += 1)
    vorm.addPath(
      ovaal([w * (0.08 + i * 0.105), rand + r * (0.95 + (i % 2) * 0.25), Math.max(r, w * 0.07), r]),
    )
  vorm.addPath(doos([w * 0.03, rand + r, w * 0.94, voet - rand - r], h * 0.08))
  solid(g, { pad: vorm, kader: [0, rand - r, w, voet - rand + r], kleur: '#5f9152' })
  for (let i = 0; i < 16; i += 1) {
    const [bx, by] = [w * (0.08 + ((i * 37) % 85) / 100), rand + h * (0.08 + ((i * 53) % 20) / 100)]
    streep(g, pad(`M${bx} ${by}q${7 * s} ${6 * s} ${14 * s} 0`), {
      kleur: show('#5f9152', -0.34),
      dikte: 3,
    })
  }
}

/** A long safari tent: its ridge hides who is behind it. */
const tent: Schilder = (g, { w, h }) => {
  schaduw(g, [w * 0.5, h * 0.79, w * 0.48, h * 0.06], 0.4)
  const [nok, goot, voet] = [h * RAND.tent, h * 0.58, h * 0.78]
  const wand = pad(`M${w * 0.07} ${goot - 4}H${w * 0.93}V${voet}H${w * 0.07}Z`)
  solid(g, { pad: wand, kader: [w * 0.07, goot, w * 0.86, voet - goot], kleur: '#e6d3a8' })
  const opening = pad(`M${w * 0.42} ${voet}L${w * 0.47} ${goot}H${w * 0.53}L${w * 0.58} ${voet}Z`)
  solid(g, {
    pad: opening,
    kader: [w * 0.42, goot, w * 0.16, voet - goot],
    kleur: '#5d4a3f',
    lijn: 3,
  })
  const dak = pad(
    `M${w * 0.02} ${goot + 3}L${w * 0.12} ${nok}Q${w * 0.5} ${nok + h * 0.012} ${w * 0.88} ${nok}L${w * 0.98} ${goot + 3}Z`,
  )
  solid(g, { pad: dak, kader: [w * 0.02, nok, w * 0.96, goot - nok], kleur: '#c9a866' })
  for (const bx of [0.28, 0.5, 0.72])
    streep(g, pad(`M${w * (0.5 + (bx - 0.5) * 0.86)} ${nok + 4}L${w * bx} ${goot}`), {
      kleur: 'rgba(96,64,30,.45)',
      dikte: 2.5,
    })
  for (const kant of [0.03, 0.97])
    streep(g, pad(`M${w * kant} ${goot}L${w * (kant < 0.5 ? 0.005 : 0.995)} ${voet}`), { dikte: 3 })
}

const SCHILDERS: Readonly<Record<Baken, Schilder>> = { boom, rots, water, struik, tent }

/** Draws what stands on a part of the savanna, its top left at (0, 0). */
export const drawBaken = (g: G, wat: Baken, maat: BakenMaat): void => SCHILDERS[wat](g, maat)
