import { CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import {
  doos,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import { drawStang } from './paint-fiets.ts'

function drawOgen(g: G, isBlij: boolean): void {
  for (const x of [-9, 9])
    if (isBlij) streep(g, pad(`M${x - 5} -96q5-7 10 0`), { dikte: 3.4 })
    else fill(g, ovaal([x, -98, 3.6, 4]), INKT)
  if (!isBlij) return
  for (const x of [-17, 17]) fill(g, ovaal([x, -88, 5.5, 3.6]), '#ffb3a8')
  streep(g, pad('M-6-80q6 7 13 0'), { dikte: 3 })
}

/** Paints a snowman with a post cap. Its foot is at y = 0; whoever is glad closes its eyes and blushes. */
function drawPop(g: G, isBlij: boolean): void {
  for (const [py, r] of [
    [-34, 38],
    [-92, 28],
  ] as const)
    solid(g, {
      pad: ovaal([0, py, r, r * 0.95]),
      kader: [-r, py - r, 2 * r, 2 * r],
      kleur: '#fbfdff',
      donker: -0.1,
    })
  drawStang(g, pad('M-26-72Q0-58 26-72'), [15, 8, '#e24a3b'])
  solid(g, {
    pad: pad('M14-70l10 34l-14 4l-6-34z'),
    kader: [4, -70, 20, 40],
    kleur: '#e24a3b',
    lijn: 3.5,
  })
  drawOgen(g, isBlij)
  for (const [px, py] of [
    [0, -48],
    [0, -30],
  ] as const)
    fill(g, ovaal([px, py, 3.6, 4]), INKT)
  solid(g, { pad: pad('M0-92l26 5l-25 6z'), kader: [0, -92, 26, 11], kleur: '#ff9a3c', lijn: 3 })
  solid(g, {
    pad: pad('M-25-112Q-22-136 0-136Q22-136 25-112Z'),
    kader: [-25, -136, 50, 24],
    kleur: '#2f5fb3',
  })
  solid(g, {
    pad: pad('M-4-114h40q-2-9-14-9h-26z'),
    kader: [-4, -124, 40, 10],
    kleur: '#22407c',
    lijn: 3.5,
  })
}

/** A letter without a stamp: only a heart on its flap. */
function drawBrief(g: G): void {
  const kader: Kader = [-20, -14, 40, 28]
  solid(g, { pad: doos(kader, 4), kader, kleur: CREME, lijn: 3 })
  const flap = lijn(
    [
      [-18, -12],
      [0, 3],
      [18, -12],
    ],
    false,
  )
  streep(g, flap, { dikte: 2.5 })
  fill(g, pad('M0 8c-9-6-8-13-3-13q3 0 3 3q0-3 3-3c5 0 6 7-3 13z'), '#e24a3b')
}

/** The paper round the snowman, unscaled: half its width, its height, and where its foot is. */
const DOEK = { half: 62, hoog: 160, voet: 148 } as const

/** The snowman, before and after it got its letter. */
export function popPlaat(k: number, isBlij: boolean, schaal: number): Plaat {
  return bak({ w: 2 * DOEK.half * k, h: DOEK.hoog * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(DOEK.half, DOEK.voet)
    schaduw(g, [0, 2, 46, 10])
    drawPop(g, isBlij)
    if (!isBlij) return
    for (const kant of [-1, 1])
      drawStang(g, pad(`M${kant * 30}-52Q${kant * 40}-34 ${kant * 16}-30`), [9, 4, '#a5713f'])
    g.translate(0, -32)
    g.rotate(-0.06)
    drawBrief(g)
  })
}

/** Where the snowman stands, as a fraction of its plate. */
export const VOET = [0.5, DOEK.voet / DOEK.hoog] as const

/** The letter on its way to the snowman. */
export function briefje(k: number, schaal: number): Plaat {
  return bak({ w: 52 * k, h: 40 * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(26, 20)
    drawBrief(g)
  })
}

/** A heart, for joy. */
export function hartje(k: number, schaal: number): Plaat {
  return bak({ w: 30 * k, h: 28 * k, schaal }, (g) => {
    g.scale(k, k)
    const vorm = pad('M15 25C0 14 3 4 9 4q5 0 6 6q1-6 6-6c6 0 9 10-6 21z')
    solid(g, { pad: vorm, kader: [3, 4, 24, 21], kleur: '#ff6b7f', lijn: 2.5, glans: 0.5 })
  })
}
