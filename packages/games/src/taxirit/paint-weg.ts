import { strook } from '@letterhaven/game-kit/onderdelen/banen'
import { bak, legePlaat, type Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, GOUD, INKT, ROOD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  wit,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import { drawKust } from './paint-kust.ts'
import { drawWei } from './paint-polder.ts'

/** The hour and the land of a stage. */
export type Land = 'dag' | 'avond' | 'kust'

/** In how many strips the land is cut, each of which moves aside by itself where the road bends. */
export const STROKEN = 96
/** The lines along a road that are drawn over the strips, so that a bend has no steps: where, how wide, and in which colour. */
const KANTEN = [
  [1.06, 0.075, INKT],
  [1.005, 0.055, CREME],
] as const
const SLOOTKANTEN = [
  [-1.665, 0.052, INKT],
  [-2.255, 0.052, INKT],
] as const
export type Kantlijn = readonly [u: number, breed: number, kleur: string]

/** Returns the lines along the road of a land. */
export const kantlijnenVan = (land: Land): readonly Kantlijn[] => [
  ...(land === 'kust' ? [] : SLOOTKANTEN),
  ...KANTEN.flatMap(([u, breed, kleur]): readonly Kantlijn[] => [
    [u, breed, kleur],
    [-u, breed, kleur],
  ]),
]

/** How much wider than the screen a strip is, so that its ends are never seen. */
const RUIM = 1.7

/** The verge, line and surface of a road, from the outside. */
const WEGEN = {
  dag: ['#8fd053', '#e9c892', '#b7a3c9', '#6d6199'],
  avond: ['#3f6f5c', '#7d7390', '#5a4f8f', '#3f3570'],
  kust: ['#8f9a6a', '#b8a67c', '#5f7fa6', '#22395f'],
} as const

/** Returns between which heights a strip lies: the further off, the thinner. */
export function strookOp(
  { horizon, h }: Indeling,
  nr: number,
): readonly [van: number, tot: number] {
  const op = (deel: number): number => horizon + (h - horizon) * deel ** 1.7
  return [op(nr / STROKEN), op((nr + 1) / STROKEN)]
}

function drawWeg(g: G, indeling: Indeling, land: Land): void {
  const { h, horizon } = indeling
  const [berm, zand, ver, dichtbij] = WEGEN[land]
  for (const [breed, kleur] of [
    [1.5, berm],
    [1.24, zand],
    [1.09, INKT],
    [1.03, CREME],
  ] as const)
    fill(g, lijn(strook(indeling, [-breed, breed])), kleur)
  const vlak = lijn(strook(indeling, [-0.98, 0.98]))
  fill(g, vlak, verloop(g, [0, horizon, 0, h], [ver, dichtbij]))
  const rnd = stroom(13)
  for (let i = 0; i < 5; i += 1) {
    const u = -0.8 + rnd() * 1.6
    fill(g, lijn(strook(indeling, [u - 0.03, u + 0.03])), wit(0.05))
  }
}

/** Draws the land through which the road winds, without what stands in it. */
function drawLand(g: G, indeling: Indeling, land: Land): void {
  if (land === 'kust') drawKust(g, indeling)
  else drawWei(g, indeling)
  if (land !== 'avond') return
  const { w, h, horizon } = indeling
  g.fillStyle = verloop(g, [0, horizon, 0, h], ['rgba(44,28,110,.56)', 'rgba(24,16,78,.6)'])
  g.fillRect(0, horizon, w, h - horizon)
}

/** Returns who paints each strip of the land and its road, from far to near. They share one painting. */
export function strokenVan(
  indeling: Indeling,
  land: Land,
  schaal: number,
): readonly (() => Plaat)[] {
  const wijd: Indeling = { ...indeling, w: indeling.w * RUIM }
  const { w, h, horizon } = wijd
  let heel: Plaat | null = null
  const paint = (): Plaat => {
    if (heel) return heel
    heel = legePlaat({ w, h: h - horizon, schaal })
    heel.g.translate(0, -horizon)
    drawLand(heel.g, wijd, land)
    drawWeg(heel.g, wijd, land)
    return heel
  }
  return Array.from({ length: STROKEN }, (_, nr) => () => {
    const [van, tot] = strookOp(indeling, nr)
    const { canvas } = paint()
    // A little of the next strip lies under it, so that nothing shows between them.
    const hoog = tot - van + 1.5
    return bak({ w, h: hoog, schaal }, (g) => {
      const deel = [0, (van - horizon) * schaal, canvas.width, hoog * schaal] as const
      g.drawImage(canvas, ...deel, 0, 0, w, hoog)
    })
  })
}

/** A post with a red band, beside the road. It stands on the middle of its lower edge. */
const paaltje = (g: G): void => {
  solid(g, { pad: doos([6, 4, 18, 66], 6), kader: [6, 4, 18, 66], kleur: CREME, lijn: 3.5 })
  fill(g, doos([6, 14, 18, 12], 0), ROOD)
}

const boom = (g: G): void => {
  solid(g, { pad: doos([62, 130, 16, 70], 3), kader: [62, 130, 16, 70], kleur: '#8a5a3a' })
  const kroon = pad('M70 8C116 40 136 110 112 140Q70 164 28 140C4 110 24 40 70 8Z')
  solid(g, { pad: kroon, kader: [10, 8, 120, 146], kleur: '#6fb845', licht: 0.35 })
  fill(g, ovaal([52, 68, 18, 34], 0.3), 'rgba(255,255,210,.3)')
}

const helm = (g: G): void => {
  for (const [x, top] of [
    [20, 96],
    [44, 60],
    [70, 40],
    [96, 62],
    [120, 100],
  ] as const) {
    const spriet = pad(`M70 200Q${(x + 70) / 2} 130 ${x} ${top}`)
    streep(g, spriet, { dikte: 11 })
    streep(g, spriet, { kleur: '#a9b56a', dikte: 6 })
  }
}

const TULPEN = ['#ff5d7a', GOUD, '#b56be0', '#ff8f4d', '#ff8fc0'] as const

const bed = (g: G): void => {
  for (let i = 0; i < 12; i += 1) {
    const [x, y] = [14 + (i % 6) * 18 + (i < 6 ? 0 : 9), i < 6 ? 34 : 48]
    streep(g, pad(`M${x} ${y}V${y + 22}`), { kleur: '#3f9a45', dikte: 5 })
    const kelk = pad(
      `M${x - 8} ${y - 12}L${x - 3} ${y - 6}L${x} ${y - 14}L${x + 3} ${y - 6}L${x + 8} ${y - 12}Q${x + 9} ${y + 6} ${x} ${y + 6}T${x - 8} ${y - 12}Z`,
    )
    const kader = [x - 9, y - 14, 18, 20] as const
    solid(g, { pad: kelk, kader, kleur: TULPEN[i % TULPEN.length] ?? GOUD, lijn: 2.5 })
  }
}

/** What stands beside a road, with its size. */
const BERM = {
  bed: [130, 74, bed],
  paaltje: [30, 74, paaltje],
  boom: [140, 204, boom],
  helm: [140, 204, helm],
} as const

export type Berm = keyof typeof BERM

/** Bakes what stands beside the road at its own size times `k`. */
export const bermPlaat = (wat: Berm, k: number, schaal: number): Plaat => {
  const [w, h, teken] = BERM[wat]
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    teken(g)
  })
}
