import {
  bollen,
  doos,
  fill,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  wit,
  type G,
  type Kader,
} from '@letterhaven/game-kit/tekenen/teken'
import { INKT, CREME, GOUD, ROOD } from '@letterhaven/game-kit/tekenen/kleur'

/** Paints a lit thing with a thinner ink than a near one has. */
export const vorm = (g: G, vlak: Path2D, [kader, kleur]: readonly [Kader, string]): void =>
  solid(g, { pad: vlak, kader, kleur, lijn: 3 })

/** Paints a lit box with round corners. */
export const vak = (g: G, kader: Kader, [kleur, rond]: readonly [string, number]): void =>
  vorm(g, doos(kader, rond), [kader, kleur])

/** Paints three trees, round the foot at (0, 0). */
export function bos(g: G): void {
  for (const [x, y, r, kleur] of [
    [-30, -44, 25, '#4fae4a'],
    [30, -40, 23, '#6cc04a'],
    [0, -62, 30, '#5fb83c'],
  ] as const) {
    vak(g, [x - 5, y + 8, 10, -y - 8], ['#9a6238', 2])
    vorm(g, ovaal([x, y, r, r]), [[x - r, y - r, 2 * r, 2 * r], kleur])
    fill(g, ovaal([x - r * 0.3, y - r * 0.35, r * 0.4, r * 0.28], -0.4), 'rgba(255,255,210,.35)')
  }
}

/** Paints a beach by the water, with a parasol. */
export function strand(g: G): void {
  vorm(g, ovaal([0, -14, 56, 20]), [[-56, -34, 112, 40], '#f4d79a'])
  vorm(g, ovaal([8, -20, 42, 13]), [[-34, -33, 84, 26], '#46b3d8'])
  streep(g, pad('M-14-22q8-5 16 0t16 0M4-15q7-4 14 0'), { kleur: wit(0.8), dikte: 3 })
  streep(g, pad('M-34-8L-28-64'), { dikte: 6 })
  vorm(g, pad('M-60-54Q-32-92 2-56Q-16-62-30-58Q-44-62-60-54Z'), [[-60, -84, 62, 30], '#ff6f6f'])
}

/** Paints a bath full of foam. */
export function bad(g: G): void {
  for (const x of [-34, 26]) vak(g, [x, -14, 9, 14], [GOUD, 3])
  vorm(g, pad('M-50-44H50Q50-8 24-8H-24Q-50-8-50-44Z'), [[-50, -44, 100, 36], '#7fd0f0'])
  vak(g, [-56, -52, 112, 12], [CREME, 6])
  const schuim = bollen([
    [-28, -60, 12],
    [-8, -68, 16],
    [14, -62, 13],
    [32, -57, 9],
  ])
  fill(
    g,
    bollen(
      [
        [-28, -60, 12],
        [-8, -68, 16],
        [14, -62, 13],
        [32, -57, 9],
      ],
      3,
    ),
    INKT,
  )
  fill(g, schuim, '#ffffff')
}

/** Paints a mountain with snow on it and a cave. */
export function berg(g: G): void {
  const top = lijn([
    [-60, 0],
    [-14, -92],
    [10, -62],
    [24, -76],
    [60, 0],
  ])
  vorm(g, top, [[-60, -92, 120, 92], '#9a93b8'])
  const sneeuw = lijn([
    [-28, -64],
    [-14, -92],
    [0, -74],
    [-6, -66],
    [-14, -72],
    [-20, -60],
  ])
  fill(g, sneeuw, '#ffffff')
  fill(g, pad('M-6 0Q-4-30 14-30Q32-30 34 0Z'), INKT)
}

/** Paints a sailing boat on a bit of water. */
export function boot(g: G): void {
  fill(g, ovaal([0, -6, 58, 10]), '#46b3d8')
  streep(g, pad('M2-30V-98'), { dikte: 6 })
  vorm(g, pad('M8-92Q44-62 40-38H8Z'), [[8, -92, 36, 54], CREME])
  vorm(g, pad('M-4-80Q-30-58-28-38H-4Z'), [[-30, -80, 26, 42], '#ff8f4d'])
  vorm(g, pad('M-48-32H50Q44-6 22-6H-24Q-42-6-48-32Z'), [[-48, -32, 98, 26], '#b5563f'])
}

/** Paints a bed with a cushion. */
export function bed(g: G): void {
  vak(g, [-56, -66, 12, 66], ['#9a6238', 5])
  vak(g, [44, -46, 12, 46], ['#9a6238', 5])
  vak(g, [-46, -34, 94, 22], [CREME, 6])
  vak(g, [-42, -50, 32, 20], ['#ffffff', 9])
  vak(g, [-12, -44, 58, 30], ['#5b95ea', 8])
}

/** Paints a big wheel. */
export function rad(g: G): void {
  streep(g, pad('M-30 0L0-58L30 0'), { dikte: 8 })
  streep(g, pad('M-30 0L0-58L30 0'), { kleur: '#d9d5ea', dikte: 3 })
  streep(g, ovaal([0, -58, 42, 42]), { dikte: 9 })
  streep(g, ovaal([0, -58, 42, 42]), { kleur: '#ff8fc0', dikte: 4 })
  for (let i = 0; i < 8; i += 1) {
    const hoek = (i * Math.PI) / 4
    const [x, y] = [Math.cos(hoek) * 42, -58 + Math.sin(hoek) * 42]
    streep(g, pad(`M0-58L${x} ${y}`), { dikte: 2.5 })
    const kleur = [GOUD, '#5b95ea', '#6cc04a', '#ff5d7a'][i % 4] ?? GOUD
    vorm(g, ovaal([x, y, 8, 8]), [[x - 8, y - 8, 16, 16], kleur])
  }
}

/** Paints tents with a flag. */
export function tent(g: G): void {
  const doek = pad('M-56 0Q-34-44 0-84Q34-44 56 0Z')
  solid(g, {
    pad: doek,
    kader: [-56, -84, 112, 84],
    kleur: CREME,
    lijn: 3,
    binnen: () => {
      for (const [a, b] of [
        [-56, -30],
        [30, 56],
      ] as const)
        fill(
          g,
          lijn([
            [a, 0],
            [0, -84],
            [b, 0],
          ]),
          '#ff5d7a',
        )
    },
  })
  fill(g, pad('M-12 0L0-46L12 0Z'), INKT)
  streep(g, pad('M0-84V-104'), { dikte: 4 })
  vorm(g, pad('M1-104L24-97L1-90Z'), [[0, -104, 24, 14], GOUD])
}

/** A school of brick, with a clock, a bell on its roof and a flag. */
export function school(g: G): void {
  vak(g, [-56, -50, 112, 50], ['#d8694f', 3])
  vorm(g, pad('M-62-48L-48-70H48L62-48Z'), [[-62, -70, 124, 22], '#4a5fa8'])
  vak(g, [-20, -78, 40, 78], ['#e98568', 3])
  vorm(g, pad('M-26-76L0-100L26-76Z'), [[-26, -100, 52, 24], '#4a5fa8'])
  streep(g, pad('M0-98V-122'), { dikte: 3.5 })
  vorm(g, pad('M0-122H24L17-115L24-108H0Z'), [[0, -122, 24, 14], GOUD])
  vorm(g, ovaal([0, -62, 11, 11]), [[-11, -73, 22, 22], '#ffffff'])
  streep(g, pad('M0-62V-69M0-62L5-59'), { dikte: 2.5 })
  vak(g, [-11, -32, 22, 32], ['#ffd76a', 3])
  streep(g, pad('M0-32V0'), { dikte: 2.5 })
  for (const x of [-50, -36, 24, 38]) vak(g, [x, -40, 11, 20], ['#bfe7fb', 2])
}

/** A house of plays and films: a round front, a sign with lamps and two doors. */
export function theater(g: G): void {
  vorm(g, pad('M-50 0V-66Q0-118 50-66V0Z'), [[-50, -96, 100, 96], '#8a4fb0'])
  vorm(g, pad('M-26 0V-34H26V0Z'), [[-26, -34, 52, 34], '#4a2a5f'])
  for (const x of [-24, 2]) vak(g, [x, -30, 22, 30], ['#c2334f', 3])
  vak(g, [-58, -54, 116, 20], ['#fff1d6', 6])
  for (let i = 0; i < 7; i += 1) fill(g, ovaal([-45 + i * 15, -44, 4, 4]), i % 2 ? ROOD : '#ffb52e')
  vorm(g, pad('M0-92L5-80L18-79L8-71L11-59L0-66L-11-59L-8-71L-18-79L-5-80Z'), [
    [-18, -92, 36, 33],
    GOUD,
  ])
}
