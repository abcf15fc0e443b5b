import { INKT, show, CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { deurVak } from './indeling.ts'
import type { Indeling } from './indeling.ts'

const SNEEUW = '#f6f9ff'

/** What makes a house different from its neighbour. */
interface Bouw {
  readonly muur: string
  readonly deur: string
  readonly kozijn: string
  readonly gevel: 'trap' | 'punt' | 'klok'
}

export const BOUW: readonly Bouw[] = [
  { muur: '#c8574f', deur: '#2f7f78', kozijn: CREME, gevel: 'trap' },
  { muur: '#f0b24a', deur: '#3a5fb0', kozijn: CREME, gevel: 'klok' },
  { muur: '#5fa9b5', deur: '#c9463f', kozijn: CREME, gevel: 'punt' },
  { muur: '#b58fc9', deur: '#3f7f4a', kozijn: CREME, gevel: 'trap' },
]

/** Returns the outline of a gable from its left foot to its right one. */
function gevelLijn({ x, y, w }: Vak, dak: number, gevel: Bouw['gevel']): readonly Punt[] {
  const [m, top] = [x + w / 2, y - dak]
  if (gevel === 'punt')
    return [
      [x - w * 0.04, y],
      [m, top],
      [x + w * 1.04, y],
    ]
  if (gevel === 'klok')
    return [
      [x, y],
      [x + w * 0.05, y - dak * 0.4],
      [x + w * 0.26, y - dak * 0.48],
      [x + w * 0.32, top + dak * 0.1],
      [m, top],
      [x + w * 0.68, top + dak * 0.1],
      [x + w * 0.74, y - dak * 0.48],
      [x + w * 0.95, y - dak * 0.4],
      [x + w, y],
    ]
  const treden = 4
  const links = Array.from({ length: treden }, (_, i): Punt[] => {
    const tx = x + (w * 0.42 * i) / treden
    return [
      [tx, y - (dak * i) / treden],
      [tx, y - (dak * (i + 1)) / treden],
    ]
  }).flat()
  const rechts = links.map(([px, py]): Punt => [2 * m - px, py]).toReversed()
  return [...links, ...rechts]
}

function bakstenen(g: G, [x, y, w, h]: Kader, kleur: string): void {
  g.fillStyle = show(kleur, -0.13)
  const rij = 15
  for (let r = 0; r * rij < h; r += 1)
    for (let i = 0; i * 34 < w + 34; i += 1)
      if ((i * 7 + r * 5) % 4 === 0) g.fillRect(x + i * 34 - (r % 2) * 17, y + r * rij, 22, 5)
}

/** Paints snow that lies on an edge and hangs over it here and there. */
function sneeuwRand(g: G, punten: readonly Punt[], dik: number): void {
  const rand = lijn(punten, false)
  streep(g, rand, { dikte: dik + 7 })
  streep(g, rand, { kleur: SNEEUW, dikte: dik })
  g.save()
  g.translate(0, dik * 0.22)
  streep(g, rand, { kleur: '#cfdcf7', dikte: dik * 0.3 })
  g.restore()
}

/** Paints the gable with snow on it. It hides the roof. */
function gevel(g: G, huis: Vak, { dak, bouw }: { dak: number; bouw: Bouw }): void {
  const punten = gevelLijn(huis, dak, bouw.gevel)
  const vorm = lijn([...punten, [huis.x + huis.w, huis.y + 6], [huis.x, huis.y + 6]])
  solid(g, {
    pad: vorm,
    kader: [huis.x, huis.y - dak, huis.w, dak],
    kleur: bouw.muur,
    binnen: (b) => bakstenen(b, [huis.x, huis.y - dak, huis.w, dak], bouw.muur),
  })
  const r = Math.min(huis.w * 0.1, dak * 0.24)
  const rond: Kader = [huis.x + huis.w / 2, huis.y - dak * 0.36, r, r]
  solid(g, {
    pad: ovaal(rond),
    kader: [rond[0] - r, rond[1] - r, 2 * r, 2 * r],
    kleur: bouw.kozijn,
    lijn: 3.5,
  })
  fill(g, ovaal([rond[0], rond[1], r * 0.66, r * 0.66]), '#31406e')
  sneeuwRand(g, punten, Math.max(7, dak * 0.1))
}

/** Paints a dark window with its sill. Its light is added later. */
export function raam(g: G, { x, y, w, h }: Vak, kozijn: string): void {
  const kader: Kader = [x, y, w, h]
  solid(g, { pad: doos(kader, [w * 0.3, w * 0.3, 4, 4]), kader, kleur: kozijn, lijn: 3.5 })
  const b = Math.max(3, w * 0.09)
  const ruit: Kader = [x + b, y + b, w - 2 * b, h - 2 * b]
  fill(
    g,
    doos(ruit, [w * 0.24, w * 0.24, 2, 2]),
    verloop(g, [x, y, x, y + h], ['#4a5c96', '#2c3863']),
  )
  streep(
    g,
    lijn(
      [
        [x + w / 2, y + b],
        [x + w / 2, y + h - b],
      ],
      false,
    ),
    { kleur: kozijn, dikte: b * 0.7 },
  )
  const bank: Kader = [x - 5, y + h - 3, w + 10, 8]
  solid(g, { pad: doos(bank, 4), kader: bank, kleur: SNEEUW, lijn: 3 })
}

/** Paints the door, and the letter box beside it. */
function deur(g: G, huis: Vak, { vak, kleur }: { vak: Vak; kleur: string }): void {
  const grond = huis.y + huis.h
  const { x, y, w, h } = vak
  const kader: Kader = [x, y, w, h]
  solid(g, { pad: doos(kader, [w * 0.4, w * 0.4, 3, 3]), kader, kleur, lijn: 4 })
  const ruit: Kader = [kader[0] + w * 0.22, kader[1] + h * 0.14, w * 0.56, h * 0.28]
  fill(g, doos(ruit, w * 0.16), '#ffe7a6')
  streep(g, doos(ruit, w * 0.16), { dikte: 3 })
  fill(g, ovaal([kader[0] + w * 0.8, kader[1] + h * 0.62, 4, 4]), GOUD)
  const bw = Math.min(huis.w * 0.24, h * 0.66)
  const bus: Kader = [huis.x + huis.w * 0.72 - bw / 2, grond - h * 0.86, bw, h * 0.5]
  const paal: Kader = [huis.x + huis.w * 0.72 - 5, grond - h * 0.4, 10, h * 0.4]
  solid(g, { pad: doos(paal, 3), kader: paal, kleur: '#8a6f5a', lijn: 3.5 })
  solid(g, {
    pad: doos(bus, [bw * 0.4, bw * 0.4, 6, 6]),
    kader: bus,
    kleur: '#e24a3b',
    lijn: 4,
    glans: 0.3,
  })
  fill(
    g,
    doos([bus[0] + bw * 0.18, bus[1] + bus[3] * 0.42, bw * 0.64, Math.max(4, bus[3] * 0.13)], 3),
    INKT,
  )
  fill(
    g,
    pad(
      `M${bus[0] + 4} ${bus[1] + 8}Q${bus[0] + bw / 2} ${bus[1] - 10} ${bus[0] + bw - 4} ${bus[1] + 8}Z`,
    ),
    SNEEUW,
  )
}

/** Where the smoke leaves the chimney of a house. */
export const schoorsteenVan = ({ x, y, w }: Vak, dak: number): { x: number; y: number } => ({
  x: x + w * 0.8,
  y: y - dak * 0.86,
})

/** Paints the chimney behind the gable, with a cap of snow. */
function schoorsteen(g: G, huis: Vak, dak: number): void {
  const { x, y } = schoorsteenVan(huis, dak)
  const w = huis.w * 0.11
  const kader: Kader = [x - w / 2, y, w, huis.y - y + 4]
  solid(g, { pad: doos(kader, 2), kader, kleur: '#8d4a45', lijn: 4 })
  const kap: Kader = [x - w * 0.72, y - w * 0.24, w * 1.44, w * 0.5]
  solid(g, { pad: doos(kap, w * 0.22), kader: kap, kleur: SNEEUW, lijn: 3 })
}

function muur(g: G, huis: Vak, bouw: Bouw): void {
  const kader: Kader = [huis.x, huis.y, huis.w, huis.h]
  solid(g, {
    pad: doos(kader, 3),
    kader,
    kleur: bouw.muur,
    binnen: (b) => {
      bakstenen(b, kader, bouw.muur)
      b.fillStyle = verloop(
        b,
        [0, huis.y + huis.h * 0.7, 0, huis.y + huis.h],
        ['rgba(60,70,140,0)', 'rgba(60,70,140,.34)'],
      )
      b.fillRect(...kader)
    },
  })
}

/** Paints the houses, from the walls to the snow at their feet. */
export function huizen(g: G, indeling: Indeling): void {
  const { grond, dak } = indeling
  for (const [i, huis] of indeling.huizen.entries()) {
    const bouw = BOUW[i % BOUW.length]
    if (!bouw) continue
    schoorsteen(g, huis, dak)
    muur(g, huis, bouw)
    gevel(g, huis, { dak, bouw })
    for (const vak of indeling.ramen[i] ?? []) raam(g, vak, bouw.kozijn)
    deur(g, huis, { vak: deurVak(indeling, i), kleur: bouw.deur })
  }
  // From edge to edge of the screen: it has no end anywhere.
  const voet = indeling.huizen.flatMap((huis): Punt[] => [
    [huis.x - 8, grond + 4],
    [huis.x + huis.w * 0.4, grond],
    [huis.x + huis.w + 8, grond + 5],
  ])
  const rand: Punt[] = [[-20, grond + 4], ...voet, [indeling.w + 20, grond + 4]]
  streep(g, lijn(rand, false), { kleur: SNEEUW, dikte: 16 })
}

/** Draws a window in which the light is on. */
export function drawLicht(g: G, w: number, h: number): void {
  const m = 30
  gloed(g, [m + w / 2, m + h / 2, m + w * 0.5], '#ffc86a')
  const b = Math.max(3, w * 0.09)
  const ruit: Kader = [m + b, m + b, w - 2 * b, h - 2 * b]
  const vorm = doos(ruit, [w * 0.24, w * 0.24, 2, 2])
  fill(g, vorm, verloop(g, [0, m, 0, m + h], ['#fff6cf', '#ffd877', '#ffb84f']))
  binnen(g, vorm, () => {
    fill(
      g,
      pad(`M${m} ${m}h${w * 0.26}q-2 ${h * 0.5}-${w * 0.2} ${h * 0.62}h-${w * 0.1}z`),
      wit(0.55),
    )
    fill(
      g,
      pad(`M${m + w} ${m}h-${w * 0.26}q2 ${h * 0.5} ${w * 0.2} ${h * 0.62}h${w * 0.1}z`),
      wit(0.55),
    )
  })
}

/** The margin round a window within which its light is painted. */
export const LICHT_RAND = 30
