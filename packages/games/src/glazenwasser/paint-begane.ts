import { CREME, INKT, show } from '@letterhaven/game-kit/tekenen/kleur'
import {
  doos,
  ovaal,
  schaduw,
  solid,
  streep,
  lijn,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Huis, Indeling } from './indeling.ts'

const DEUREN = ['#2f8a5b', '#c23b55', '#3868b0'] as const

/** A front door with a fanlight, its foot on the street. */
function deur(g: G, huis: Huis, { begane, k }: Indeling): void {
  const [b, hoog] = [70 * k, begane * 0.92]
  const [x, y] = [huis.x + huis.w / 2 - b / 2, huis.voet - hoog]
  const kleur = DEUREN[huis.stijl % DEUREN.length] ?? DEUREN[0]
  fill(g, doos([x - 10, y - 10, b + 20, hoog + 10], [12, 12, 0, 0]), INKT)
  fill(g, doos([x - 6, y - 6, b + 12, hoog + 6], [9, 9, 0, 0]), CREME)
  solid(g, {
    pad: doos([x + 4, y + 4, b - 8, hoog - 4], [6, 6, 0, 0]),
    kader: [x, y, b, hoog],
    kleur,
    lijn: 3,
  })
  const licht = verloop(g, [0, y + 10, 0, y + 10 + hoog * 0.26], ['#fff0b8', '#ffc65c'])
  fill(g, doos([x + 13 * k, y + 11 * k, b - 26 * k, hoog * 0.25], 6), licht)
  for (const kant of [0, 1])
    fill(
      g,
      doos([x + 12 * k + kant * 25 * k, y + hoog * 0.46, 20 * k, hoog * 0.32], 4),
      show(kleur, -0.16),
    )
  fill(g, ovaal([x + b - 14 * k, y + hoog * 0.62, 4.5 * k, 4.5 * k]), '#ffd45e')
  fill(g, doos([x - 12, huis.voet - 9, b + 24, 11], 3), INKT)
  fill(g, doos([x - 9, huis.voet - 7, b + 18, 7], 2), '#cfc6d8')
}

/** A lit ground-floor window. */
function winkelraam(g: G, [x, y, b, hoog]: readonly [number, number, number, number]): void {
  fill(g, doos([x - 7, y - 7, b + 14, hoog + 14], 8), INKT)
  fill(g, doos([x - 3, y - 3, b + 6, hoog + 6], 6), CREME)
  fill(
    g,
    doos([x + 3, y + 3, b - 6, hoog - 6], 4),
    verloop(g, [0, y, 0, y + hoog], ['#ffedb4', '#f8b658']),
  )
  const plant = verloop(g, [0, y, 0, y + hoog], ['#f3a33f', '#d97f3a'])
  fill(g, doos([x + b * 0.16, y + hoog * 0.62, b * 0.16, hoog * 0.3], 3), plant)
  fill(g, ovaal([x + b * 0.24, y + hoog * 0.5, b * 0.13, hoog * 0.18]), '#7fae4c')
  g.fillStyle = CREME
  g.fillRect(x + b / 2 - 2, y + 2, 4, hoog - 4)
}

/** Plinth and doors of the ground floor. */
export function beganeGrond(g: G, indeling: Indeling): void {
  const { k, kade } = indeling
  for (const huis of indeling.huizen) {
    const plint = 24 * k
    g.fillStyle = verloop(g, [0, kade - plint, 0, kade], ['#8f86b0', '#675f8c'])
    g.fillRect(huis.x + 2, kade - plint, huis.w - 4, plint)
    streep(
      g,
      lijn(
        [
          [huis.x, kade - plint],
          [huis.x + huis.w, kade - plint],
        ],
        false,
      ),
      { dikte: 3 },
    )
    deur(g, huis, indeling)
  }
}

/** The lit windows of the ground floor. */
export function winkelramen(g: G, { k, begane, kade, huizen }: Indeling): void {
  for (const huis of huizen) {
    const vrij = huis.w / 2 - 45 * k
    const b = Math.min(92 * k, vrij - 40 * k)
    if (b <= 34) continue
    for (const mid of [huis.x + vrij / 2, huis.x + huis.w - vrij / 2])
      winkelraam(g, [mid - b / 2, kade - begane * 0.84, b, begane * 0.44])
  }
}

/** A street lamp with its light, foot at (x, y). */
function lantaarn(g: G, [x, y, k]: readonly [number, number, number]): void {
  schaduw(g, [x, y, 30 * k, 7 * k])
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  solid(g, {
    pad: doos([-5, -122, 10, 122], 4),
    kader: [-5, -122, 10, 122],
    kleur: '#4d6796',
    lijn: 3.5,
  })
  solid(g, {
    pad: doos([-12, -14, 24, 15], 5),
    kader: [-12, -14, 24, 15],
    kleur: '#3f5580',
    lijn: 3.5,
  })
  const glas = lijn([
    [-17, -158],
    [17, -158],
    [11, -122],
    [-11, -122],
  ])
  solid(g, { pad: glas, kader: [-17, -158, 34, 36], kleur: '#fff0a8', lijn: 4, donker: -0.1 })
  solid(g, {
    pad: doos([-22, -168, 44, 10], 5),
    kader: [-22, -168, 44, 10],
    kleur: '#3f5580',
    lijn: 3.5,
  })
  g.restore()
}

/** Returns where the lamps stand: between the houses. */
const lampPlekken = ({ huizen, w, k }: Indeling): readonly number[] =>
  huizen.length > 1 ? huizen.slice(1).map((huis) => huis.x - 4) : [w - 34 * k]

/** Paints lamps between the houses. The scene adds their glow as an image. */
export function lantaarns(g: G, indeling: Indeling): void {
  for (const x of lampPlekken(indeling))
    lantaarn(g, [x, indeling.kade + 9 * indeling.k, indeling.k])
}

/** Returns the middles of the glass of the lamps. */
export function lampLichten(indeling: Indeling): readonly Punt[] {
  return lampPlekken(indeling).map((x) => [x, indeling.kade - 131 * indeling.k] as const)
}
