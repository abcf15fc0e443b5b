import { CREME, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  doos,
  lijn,
  pad,
  streep,
  verloop,
  fill,
  zacht,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Huis, Indeling } from './indeling.ts'

/** The three walls of the street by day, those of the street of the ladder, and those by night. */
export const MUREN = [
  '#dd6b50',
  '#3c97a0',
  '#eba63b',
  '#b65a86',
  '#6d7cc4',
  '#d98855',
  '#3f6fae',
  '#2f8f96',
] as const

export function muur(huis: Huis): string {
  return MUREN[huis.stijl % MUREN.length] ?? MUREN[0]
}

/** Returns the upper edge of a stepped gable, left to right. */
function trap({ x, w, nok, lijst }: Huis): string {
  const n = 4
  const [sw, sh] = [w * 0.11, (lijst - nok) / n]
  const links: Punt[] = []
  for (let i = 0; i < n; i++) links.push([x + sw * i, lijst - sh * (i + 1) + (i ? 0 : sh * 0.35)])
  const heen = links.map(([px, py], i) => `L${px} ${py}${i < n - 1 ? `H${px + sw}` : ''}`)
  const terug = links
    .toReversed()
    .map(
      ([px, py], i) =>
        `L${2 * x + w - px} ${py}${i < n - 1 ? `V${links[n - 2 - i]?.[1] ?? py}` : ''}`,
    )
  return [...heen, ...terug].join('')
}

/** Returns the upper edge of a bell gable. */
function klok({ x, w, nok, lijst }: Huis): string {
  const d = lijst - nok
  const at = (fx: number, fy: number) => `${x + w * fx} ${lijst - d * fy}`
  return (
    `C${at(0.02, 0.5)} ${at(0.24, 0.28)} ${at(0.28, 0.72)}` +
    `Q${at(0.5, 1.28)} ${at(0.72, 0.72)}C${at(0.76, 0.28)} ${at(0.98, 0.5)} ${at(1, 0)}`
  )
}

/** Returns the upper edge of a spout gable. */
function tuit({ x, w, nok, lijst }: Huis): string {
  const d = lijst - nok
  const at = (fx: number, fy: number) => `L${x + w * fx} ${lijst - d * fy}`
  return (
    at(0.03, 0.06) + at(0.3, 0.84) + at(0.3, 0.98) + at(0.7, 0.98) + at(0.7, 0.84) + at(0.97, 0.06)
  )
}

/** Returns the upper edge of a neck gable: broad shoulders, and a high middle with a round top. */
function hals({ x, w, nok, lijst }: Huis): string {
  const d = lijst - nok
  const at = (fx: number, fy: number) => `${x + w * fx} ${lijst - d * fy}`
  return (
    `L${at(0.02, 0.1)}Q${at(0.3, 0.1)} ${at(0.34, 0.52)}L${at(0.34, 0.84)}` +
    `Q${at(0.5, 1.2)} ${at(0.66, 0.84)}L${at(0.66, 0.52)}Q${at(0.7, 0.1)} ${at(0.98, 0.1)}`
  )
}

/** The gable of each style. */
const GEVELS = [trap, klok, tuit, trap, klok, tuit, hals, hals] as const

/** Returns the outline of the whole front, with its gable and its walls down to the street, as SVG path data. */
export function omtrek(huis: Huis): string {
  const gevel = (GEVELS[huis.stijl % GEVELS.length] ?? trap)(huis)
  return `M${huis.x} ${huis.voet}V${huis.lijst}${gevel}L${huis.x + huis.w} ${huis.lijst}V${huis.voet}Z`
}

function bakstenen(g: G, { x, w, nok, voet }: Huis, rnd: () => number): void {
  for (let y = nok - 30, rij = 0; y < voet; y += 13, rij++)
    for (let bx = x - (rij % 2) * 15; bx < x + w; bx += 30) {
      const worp = rnd()
      if (worp > 0.36) continue
      const tint = worp < 0.18 ? 'rgba(255,244,224,.13)' : 'rgba(70,18,60,.10)'
      fill(g, doos([bx + 1, y + 1, 27, 10], 3), tint)
    }
}

function wand(g: G, huis: Huis, i: number): void {
  const { x, w, nok, voet, lijst } = huis
  const kleur = muur(huis)
  const vorm = pad(omtrek(huis))
  const hoog = voet - nok
  zacht(g, vorm, { kleur: 'rgba(45,34,80,.075)', rond: 15, over: [8, 0] })
  fill(g, vorm, kleur)
  binnen(g, vorm, () => {
    const kader: Kader = [x, nok, x + w * 0.25, voet]
    g.fillStyle = verloop(g, kader, [show(kleur, 0.2), kleur, show(kleur, -0.16)])
    g.fillRect(x, nok - 40, w, hoog + 60)
    bakstenen(g, huis, stroom(42 + i))
    g.fillStyle = verloop(
      g,
      [x, 0, x + w, 0],
      ['rgba(255,243,205,.3)', 'rgba(255,243,205,0)', 'rgba(255,243,205,0)'],
    )
    g.fillRect(x, nok - 40, w, hoog + 60)
    g.globalCompositeOperation = 'multiply'
    g.fillStyle = verloop(
      g,
      [x, 0, x + w, 0],
      ['rgba(170,110,190,0)', 'rgba(170,110,190,0)', 'rgba(150,90,180,.34)'],
    )
    g.fillRect(x, nok - 40, w, hoog + 60)
    g.globalCompositeOperation = 'source-over'
  })
  const boven = new Path2D()
  boven.rect(x - 40, 0, w + 80, lijst + 4)
  binnen(g, boven, () => {
    streep(g, vorm, { dikte: 17 })
    streep(g, vorm, { kleur: CREME, dikte: 9 })
  })
  streep(
    g,
    lijn(
      [
        [x, lijst],
        [x, voet],
      ],
      false,
    ),
    { dikte: 4 },
  )
  streep(
    g,
    lijn(
      [
        [x + w, lijst],
        [x + w, voet],
      ],
      false,
    ),
    { dikte: 4 },
  )
}

/** The attic window with its round top, and the hoisting beam above it. */
function zolder(g: G, { x, w, lijst, nok }: Huis, k: number): void {
  const hoog = Math.min(60 * k, (lijst - nok) * 0.52)
  const b = hoog * 0.86
  const [cx, y] = [x + w / 2, lijst - hoog - 14 * k]
  const vak = (d: number): Path2D =>
    doos([cx - b / 2 + d, y + d, b - 2 * d, hoog - 2 * d], [b / 2 - d, b / 2 - d, 4, 4])
  fill(g, vak(-4), INKT)
  fill(g, vak(0), CREME)
  fill(g, vak(6), verloop(g, [0, y, 0, y + hoog], ['#8fc6e6', '#2f5d86']))
  g.fillStyle = CREME
  g.fillRect(cx - 2, y + 6, 4, hoog - 12)
  g.fillRect(cx - b / 2 + 6, y + hoog * 0.52, b - 12, 4)
}

/** The white cornice between gable and windows. */
function kroonlijst(g: G, { x, w, lijst }: Huis): void {
  fill(g, doos([x - 8, lijst - 9, w + 16, 25], 7), INKT)
  fill(
    g,
    doos([x - 4, lijst - 5, w + 8, 17], 5),
    verloop(g, [0, lijst - 5, 0, lijst + 12], ['#fffdf5', '#e3d1b6']),
  )
  g.fillStyle = 'rgba(90,60,60,.17)'
  for (let bx = x + 12; bx < x + w - 16; bx += 26) g.fillRect(bx, lijst + 3, 14, 6)
}

/** Paints all houses, still without windows and doors. */
export function huizen(g: G, indeling: Indeling): void {
  for (const [i, huis] of indeling.huizen.entries()) {
    wand(g, huis, i)
    zolder(g, huis, indeling.k)
    kroonlijst(g, huis)
  }
}
