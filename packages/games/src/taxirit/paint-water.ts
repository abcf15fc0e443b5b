import { GOUD, CREME, INKT } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  streep,
  wit,
  type G,
} from '@letterhaven/game-kit/tekenen/teken'
import { vak, vorm } from './paint-oord.ts'

const WATER = '#46b3d8'

/** Paints a field of ice with tracks in it, a flag, and a pair of skates before it. */
export function ijsbaan(g: G): void {
  vorm(g, ovaal([0, -22, 58, 24]), [[-58, -46, 116, 48], '#ffffff'])
  vorm(g, ovaal([0, -24, 49, 17]), [[-49, -41, 98, 34], '#c4ecff'])
  streep(g, pad('M-36-24q18-13 36-2t34-4M-26-16q14 6 30-2'), { kleur: '#7fb8dc', dikte: 2.5 })
  for (const [x, kleur] of [
    [-48, '#e5484d'],
    [46, '#5b95ea'],
  ] as const) {
    streep(g, pad(`M${x}-26V-84`), { dikte: 5 })
    vorm(g, pad(`M${x}-84L${x + (x < 0 ? 24 : -24)}-75L${x}-66Z`), [
      [Math.min(x, x - 24), -84, 48, 18],
      kleur,
    ])
  }
  for (const x of [-18, 8]) {
    vorm(g, pad(`M${x}-46H${x + 11}V-28H${x + 22}Q${x + 24}-20 ${x + 18}-20H${x}Z`), [
      [x, -46, 24, 26],
      '#ff5d7a',
    ])
    streep(g, pad(`M${x - 2}-14H${x + 24}M${x + 4}-20V-14M${x + 17}-20V-14`), { dikte: 3 })
  }
}

/** Paints wide water with waves. */
export function meer(g: G): void {
  vorm(g, ovaal([0, -20, 59, 22]), [[-59, -42, 118, 44], WATER])
  streep(g, pad('M-40-26q8-6 16 0t16 0t16 0t16 0M-30-15q8-6 16 0t16 0t16 0M-18-36q7-4 14 0t14 0'), {
    kleur: wit(0.85),
    dikte: 3.5,
  })
}

/** Paints a sea with one high wave. */
export function zee(g: G): void {
  meer(g)
  vorm(g, pad('M-52-22Q-40-80 8-78Q36-74 30-50Q20-62 4-56Q-12-46 4-22Z'), [
    [-52, -80, 88, 58],
    '#2f8fc4',
  ])
  streep(g, pad('M-40-34Q-28-66 4-68'), { kleur: wit(0.8), dikte: 4 })
}

/** Paints a fountain: two bowls, and water that falls. */
export function fontein(g: G): void {
  vorm(g, ovaal([0, -12, 56, 14]), [[-56, -26, 112, 28], '#cbc6de'])
  vorm(g, ovaal([0, -16, 46, 9]), [[-46, -25, 92, 18], WATER])
  vak(g, [-7, -58, 14, 46], ['#b9b3cf', 4])
  vorm(g, ovaal([0, -58, 26, 8]), [[-26, -66, 52, 16], '#cbc6de'])
  for (const kant of [-1, 1])
    for (const ver of [18, 36]) {
      const straal = pad(`M0-64Q${kant * ver}-${110 - ver} ${kant * ver}-${ver < 20 ? 58 : 20}`)
      streep(g, straal, { kleur: '#2f8fc4', dikte: 7 })
      streep(g, straal, { kleur: '#d8f4ff', dikte: 4 })
    }
}

/** Paints water that falls from a rock. */
export function waterval(g: G): void {
  const rots = lijn([
    [-56, 0],
    [-48, -84],
    [46, -92],
    [58, 0],
  ])
  vorm(g, rots, [[-56, -92, 114, 92], '#8f8aa6'])
  vorm(g, pad('M-22-86H20L26-6H-30Z'), [[-30, -86, 56, 80], '#7fd0f0'])
  streep(g, pad('M-12-78V-18M2-80V-14M14-76V-20'), { kleur: wit(0.9), dikte: 4 })
  vorm(g, ovaal([0, -6, 50, 11]), [[-50, -17, 100, 22], WATER])
  fill(g, ovaal([-12, -14, 18, 8]), '#ffffff')
  fill(g, ovaal([14, -13, 16, 7]), '#ffffff')
}

/** Paints a quay with a crane and a boat. */
export function haven(g: G): void {
  vorm(g, ovaal([0, -8, 58, 12]), [[-58, -20, 116, 24], WATER])
  vak(g, [-58, -30, 50, 24], ['#b5a48c', 3])
  streep(g, pad('M-42-30V-98L10-98M-42-80L-22-98M4-98V-64'), { dikte: 8 })
  streep(g, pad('M-42-30V-98L10-98'), { kleur: '#ffb52e', dikte: 4 })
  vak(g, [-8, -64, 24, 18], ['#e5484d', 2])
  vorm(g, pad('M-6-28H56Q50-4 38-4H8Q-2-4-6-28Z'), [[-6, -28, 62, 24], '#3f5fb0'])
  vak(g, [22, -44, 20, 16], [CREME, 3])
}

/** Paints a lock: water between two doors. */
export function sluis(g: G): void {
  vak(g, [-58, -44, 20, 44], ['#b5a48c', 3])
  vak(g, [38, -44, 20, 44], ['#b5a48c', 3])
  vak(g, [-38, -24, 76, 24], [WATER, 2])
  for (const [x, kant] of [
    [-38, 1],
    [38, -1],
  ] as const) {
    const deur = pad(`M${x}-58L${x + kant * 34}-46V-2L${x} 0Z`)
    vorm(g, deur, [[Math.min(x, x + kant * 34), -58, 34, 58], '#8a5a3a'])
    streep(g, pad(`M${x}-62H${x + kant * 44}`), { dikte: 6 })
  }
}

/** Paints reeds in muddy water. */
export function moeras(g: G): void {
  vorm(g, ovaal([0, -14, 58, 18]), [[-58, -32, 116, 36], '#7d8a4a'])
  vorm(g, ovaal([8, -14, 34, 9]), [[-26, -23, 68, 18], '#56692f'])
  for (const [x, h] of [
    [-44, 74],
    [-34, 92],
    [-24, 66],
    [40, 84],
    [50, 62],
  ] as const) {
    streep(g, pad(`M${x}-10V-${h}`), { kleur: '#3f6b2c', dikte: 5 })
    vak(g, [x - 5, -h - 6, 10, 24], ['#8a5a3a', 5])
  }
}

/** Paints a pool with lanes and a ladder. */
export function zwembad(g: G): void {
  const kuip = lijn([
    [-58, -6],
    [-40, -50],
    [40, -50],
    [58, -6],
  ])
  vorm(g, kuip, [[-58, -50, 116, 46], '#ffffff'])
  const water = lijn([
    [-47, -11],
    [-33, -45],
    [33, -45],
    [47, -11],
  ])
  vorm(g, water, [[-47, -45, 94, 34], '#5fd0f2'])
  for (const x of [-14, 14])
    streep(g, pad(`M${x * 0.7}-44L${x}-12`), { kleur: '#e5484d', dikte: 3 })
  streep(g, pad('M30-40V-66Q30-74 38-74T46-66V-34M30-56H46'), { dikte: 5 })
  streep(g, pad('M-56-62H-30M-52-62V-12'), { dikte: 7 })
}

/** Paints a hut of logs with steam. */
export function sauna(g: G): void {
  vak(g, [-46, -56, 92, 56], ['#c98a4a', 3])
  for (const y of [-42, -28, -14]) streep(g, pad(`M-46 ${y}H46`), { kleur: '#8a5a3a', dikte: 2.5 })
  vorm(g, pad('M-56-54L0-86L56-54Z'), [[-56, -86, 112, 32], '#8a4a2f'])
  vak(g, [-12, -38, 24, 38], ['#6d3f2b', 3])
  fill(g, ovaal([0, -26, 6, 6]), '#ffe08a')
  for (const x of [-28, 2, 30])
    streep(g, pad(`M${x}-84q-8-10 0-18t0-18`), { kleur: wit(0.9), dikte: 5 })
}

/** Paints a tank with fish. */
export function aquarium(g: G): void {
  vak(g, [-54, -14, 108, 14], ['#8a5a3a', 3])
  const glas = doos([-50, -82, 100, 70], 6)
  vorm(g, glas, [[-50, -82, 100, 70], '#8fdcf5'])
  binnen(g, glas, () => {
    fill(g, ovaal([0, -10, 60, 12]), '#f4d79a')
    streep(g, pad('M-34-16q-8-16 0-28t-2-20M36-16q8-14 0-24'), { kleur: '#3f9a4a', dikte: 6 })
    for (const [x, y, kleur] of [
      [-8, -58, '#ff8f2e'],
      [20, -36, '#ff5d7a'],
      [-20, -32, GOUD],
    ] as const) {
      fill(g, ovaal([x, y, 12, 8]), kleur)
      fill(g, pad(`M${x + 9} ${y}L${x + 21} ${y - 9}V${y + 9}Z`), kleur)
      fill(g, ovaal([x - 6, y - 2, 2.2, 2.2]), INKT)
    }
  })
}
