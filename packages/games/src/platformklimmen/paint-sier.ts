import { INKT, CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  fill,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'

const BANK = '#f0c99a'

/** Paints a pointed window through which the morning light comes. */
function boograam(g: G, [x, y, w, h]: Kader): void {
  const boog = pad(
    `M${x} ${y + h}V${y + w * 0.6}Q${x} ${y} ${x + w / 2} ${y - w * 0.2}Q${x + w} ${y} ${x + w} ${y + w * 0.6}V${y + h}Z`,
  )
  solid(g, { pad: boog, kader: [x, y, w, h], kleur: '#7a4a5e', lijn: 5 })
  binnen(g, boog, () => {
    g.fillStyle = verloop(g, [0, y, 0, y + h], ['#8b6fc4', '#f2a6a6', '#ffd9a0'])
    g.fillRect(x + 6, y - w * 0.2, w - 6, h + w)
  })
  streep(
    g,
    lijn(
      [
        [x + w / 2, y - w * 0.15],
        [x + w / 2, y + h],
      ],
      false,
    ),
    { kleur: '#5d3a52', dikte: 4 },
  )
  const bank: Kader = [x - 8, y + h - 3, w + 16, 11]
  solid(g, { pad: doos(bank, 4), kader: bank, kleur: BANK, lijn: 3.5 })
}

/** Red and yellow flowers in a box under a window. */
function bloembak(g: G, [x, y, w]: readonly [number, number, number], k: number): void {
  for (let i = 0; i * 13 * k < w; i += 1) {
    const [bx, by] = [x + i * 13 * k + 6, y - 5 * k - (i % 2) * 6 * k]
    fill(g, ovaal([bx, by + 6 * k, 9 * k, 8 * k]), '#3f8f5a')
    solid(g, {
      pad: ovaal([bx, by, 6 * k, 6 * k]),
      kader: [bx - 6 * k, by - 6 * k, 12 * k, 12 * k],
      kleur: ['#e8645a', GOUD, CREME][i % 3] ?? '#e8645a',
      lijn: 2.5,
    })
  }
  const bakje: Kader = [x - 4, y, w + 8, 17 * k]
  solid(g, { pad: doos(bakje, 5), kader: bakje, kleur: '#9c5a3c', lijn: 3.5 })
}

/** Paints a clock of which the hands stand at story time. */
function klok(g: G, [x, y, r]: readonly [number, number, number]): void {
  const rond: Kader = [x - r, y - r, 2 * r, 2 * r]
  solid(g, { pad: ovaal([x, y, r, r]), kader: rond, kleur: '#b9783f', lijn: 5 })
  fill(g, ovaal([x, y, r * 0.8, r * 0.8]), '#fff6dc')
  for (let i = 0; i < 12; i += 1) {
    const hoek = (i * Math.PI) / 6
    fill(g, ovaal([x + Math.cos(hoek) * r * 0.66, y + Math.sin(hoek) * r * 0.66, 3, 3]), INKT)
  }
  for (const [hoek, lang] of [
    [-1.57, 0.56],
    [0.5, 0.4],
  ] as const)
    streep(
      g,
      lijn(
        [
          [x, y],
          [x + Math.cos(hoek) * r * lang, y + Math.sin(hoek) * r * lang],
        ],
        false,
      ),
      {
        dikte: 5,
      },
    )
}

/** Paints a round window of coloured glass. */
function roos(g: G, [x, y, r]: readonly [number, number, number]): void {
  solid(g, {
    pad: ovaal([x, y, r, r]),
    kader: [x - r, y - r, 2 * r, 2 * r],
    kleur: '#7a4a5e',
    lijn: 5,
  })
  const glas = ['#e8645a', '#f4b63f', '#45b7a4', '#8b6fc4']
  for (let i = 0; i < 8; i += 1) {
    const hoek = (i * Math.PI) / 4
    const midden = [x + Math.cos(hoek) * r * 0.56, y + Math.sin(hoek) * r * 0.56] as const
    fill(g, ovaal([...midden, r * 0.24, r * 0.2], hoek), glas[i % 4] ?? '#e8645a')
  }
  fill(g, ovaal([x, y, r * 0.24, r * 0.24]), '#ffe9b0')
}

/** Paints a banner that hangs from a pole. */
function vaandel(g: G, [x, y, w, h]: Kader, kleur: string): void {
  const doek = pad(`M${x} ${y}h${w}v${h}l${-w / 2} ${-h * 0.2}l${-w / 2} ${h * 0.2}z`)
  solid(g, { pad: doek, kader: [x, y, w, h], kleur, lijn: 4 })
  streep(
    g,
    lijn(
      [
        [x - 10, y],
        [x + w + 10, y],
      ],
      false,
    ),
    { dikte: 9 },
  )
  streep(
    g,
    lijn(
      [
        [x - 10, y],
        [x + w + 10, y],
      ],
      false,
    ),
    { kleur: '#e0a868', dikte: 4 },
  )
  fill(g, ovaal([x + w / 2, y + h * 0.38, w * 0.22, w * 0.22]), '#ffe9b0')
}

/** What a side of the tower has in the middle and at both ends of its wall. */
type Sier = (g: G, plek: readonly [x: number, y: number, maat: number], k: number) => void

const raam: Sier = (g, [x, y, maat], k) => {
  const w = maat * 0.62
  boograam(g, [x - w / 2, y - maat * 0.5, w, maat])
  bloembak(g, [x - w / 2, y + maat * 0.5 + 4, w], k)
}
const lantaarn: Sier = (g, [x, y, maat]) => {
  gloed(g, [x, y, maat * 0.9], '#ffe08a')
  const kader: Kader = [x - maat * 0.16, y - maat * 0.24, maat * 0.32, maat * 0.48]
  solid(g, { pad: doos(kader, 6), kader, kleur: '#ffd76a', lijn: 4 })
  streep(g, pad(`M${x} ${y - maat * 0.24}v${-maat * 0.16}`), { dikte: 5 })
}

/** The sides of the tower, in the order in which they come: windows, a clock, coloured glass, lanterns at night. */
export const ZIJDEN: readonly (readonly [midden: Sier, rand: Sier])[] = [
  [raam, raam],
  [(g, [x, y, maat]) => klok(g, [x, y, maat * 0.6]), raam],
  [
    (g, [x, y, maat]) => roos(g, [x, y, maat * 0.62]),
    (g, [x, y, maat]) =>
      vaandel(g, [x - maat * 0.24, y - maat * 0.6, maat * 0.48, maat], '#c8506e'),
  ],
  [
    (g, [x, y, maat]) =>
      vaandel(g, [x - maat * 0.34, y - maat * 0.7, maat * 0.68, maat * 1.3], '#5a6fc4'),
    lantaarn,
  ],
]
