import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  solid,
  straal,
  streep,
  verloop,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'
import type { Palet } from './palet.ts'

const VLAGGEN = ['#ff5d5d', GOUD, '#4fc3f7', '#7ddc6a', '#ff9ad5']
export const LAMPEN = [GOUD, '#ff7ab0', '#7fd2fb', '#9be27a'] as const

function sterren(g: G, { w, grond }: Indeling): void {
  const rnd = stroom(5)
  for (let i = 0; i < 90; i += 1) {
    const r = 0.8 + rnd() * 1.6
    fill(g, ovaal([rnd() * w, rnd() * grond * 0.6, r, r]), `rgba(255,255,240,${0.3 + rnd() * 0.6})`)
  }
}

function maan(g: G, { w, kraam, wereld: k }: Indeling): void {
  const [x, y, r] = [kraam ? w * 0.86 : w * 0.13, 150 * k + 14, 36 * k]
  gloed(g, [x, y, r * 4], '#ffdf9e')
  fill(
    g,
    ovaal([x, y, r, r]),
    straal(g, [x - r * 0.3, y - r * 0.3, 0, r * 1.3], ['#fffbe4', '#ffeab4']),
  )
  for (const [dx, dy, d] of [
    [-0.3, -0.2, 0.24],
    [0.3, 0.3, 0.18],
    [0.1, -0.5, 0.1],
  ] as const)
    fill(g, ovaal([x + dx * r, y + dy * r, d * r, d * r]), 'rgba(226,180,140,.5)')
}

/** Paints the distance, without ink: stepped gables, a belfry, tents and a roller coaster. */
function verte(
  g: G,
  { w, grond, wereld: k }: Indeling,
  { verte: [een, ander], spoor: [rails, steun] }: Palet,
): void {
  const rnd = stroom(8)
  g.fillStyle = een
  for (let x = -20, i = 0; x < w; i += 1) {
    const [b, h] = [(56 + rnd() * 46) * k, (70 + rnd() * 60) * k]
    const y = grond
    if (i % 3 === 1) {
      fill(
        g,
        pad(
          `M${x} ${y}V${y - h * 0.5}Q${x + b * 0.4} ${y - h * 0.62} ${x + b / 2} ${y - h}Q${x + b * 0.6} ${y - h * 0.62} ${x + b} ${y - h * 0.5}V${y}Z`,
        ),
        een,
      )
      fill(
        g,
        lijn([
          [x + b / 2, y - h - 18 * k],
          [x + b / 2 + 16 * k, y - h - 12 * k],
          [x + b / 2, y - h - 6 * k],
        ]),
        een,
      )
      g.fillRect(x + b / 2 - 1.5, y - h - 18 * k, 3, 20 * k)
    } else {
      const trap: Punt[] = [
        [0, 0],
        [0, 0.62],
        [0.18, 0.62],
        [0.18, 0.76],
        [0.36, 0.76],
        [0.36, 0.92],
        [0.64, 0.92],
        [0.64, 0.76],
        [0.82, 0.76],
        [0.82, 0.62],
        [1, 0.62],
        [1, 0],
      ]
      fill(g, lijn(trap.map(([a, c]): Punt => [x + b * a, y - h * 1.2 * c])), i % 2 ? een : ander)
      for (let n = 0; n < 4; n += 1)
        fill(
          g,
          doos(
            [
              x + b * (0.26 + 0.3 * (n % 2)),
              y - h * (0.82 - 0.3 * Math.floor(n / 2)),
              b * 0.16,
              h * 0.14,
            ],
            2,
          ),
          rnd() > 0.4 ? 'rgba(255,205,140,.75)' : 'rgba(70,24,100,.5)',
        )
    }
    x += b + 5 * k
  }
  const x0 = w - 330 * k
  const baan = pad(
    `M${x0} ${grond}C${x0 + 90 * k} ${grond - 330 * k} ${x0 + 120 * k} ${grond - 400 * k} ${x0 + 180 * k} ${grond - 210 * k}C${x0 + 220 * k} ${grond - 80 * k} ${x0 + 260 * k} ${grond - 280 * k} ${w + 20} ${grond - 300 * k}`,
  )
  streep(g, baan, { kleur: rails, dikte: 9 * k })
  for (let i = 0; i < 7; i += 1) {
    const x = x0 + (60 + i * 42) * k
    const hoog = [170, 300, 290, 170, 150, 190, 240][i] ?? 200
    streep(
      g,
      lijn(
        [
          [x, grond],
          [x, grond - hoog * k],
        ],
        false,
      ),
      { kleur: steun, dikte: 4 * k },
    )
  }
}

/** Paints the boardwalk, its planks running towards the viewer. */
function vlonder(g: G, { w, h, grond }: Indeling, kleuren: readonly string[]): void {
  g.fillStyle = verloop(g, [0, grond, 0, h], kleuren)
  g.fillRect(0, grond, w, h - grond)
  const kleur = 'rgba(45,20,80,.34)'
  for (let y = grond + 18, stap = 18; y < h; y += stap, stap += 6)
    streep(
      g,
      lijn(
        [
          [0, y],
          [w, y],
        ],
        false,
      ),
      { kleur, dikte: 3 },
    )
  for (let i = -14; i < 15; i += 1)
    streep(
      g,
      lijn(
        [
          [w / 2 + i * w * 0.05, grond],
          [w / 2 + i * w * 0.11, h],
        ],
        false,
      ),
      { kleur, dikte: 3 },
    )
  g.fillStyle = INKT
  g.fillRect(0, grond - 2, w, 5)
}

/** Returns points along a rope that hangs between two points. */
function touw([x0, y0]: Punt, [x1, y1]: Punt, n: number): readonly Punt[] {
  return Array.from({ length: n + 1 }, (_, i): Punt => {
    const t = i / n
    const zak = Math.abs(x1 - x0) * 0.16 * 4 * t * (1 - t)
    return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + zak]
  })
}

function vlaggen(g: G, [van, naar]: readonly [Punt, Punt], k: number): void {
  const n = Math.max(3, Math.round(Math.abs(naar[0] - van[0]) / (38 * k)))
  const punten = touw(van, naar, n)
  streep(g, lijn(punten, false), { dikte: 3 })
  punten.slice(0, -1).forEach(([x, y], i) => {
    const [nx, ny] = punten[i + 1] ?? [x, y]
    const vlag = lijn([
      [x + 4 * k, y + 1],
      [nx - 4 * k, ny + 1],
      [(x + nx) / 2, (y + ny) / 2 + 26 * k],
    ])
    solid(g, {
      pad: vlag,
      kader: [x, y, nx - x, 26 * k],
      kleur: VLAGGEN[i % 5] ?? INKT,
      lijn: 2.5,
      strook: 0.1,
    })
  })
}

function lampen(g: G, [van, naar]: readonly [Punt, Punt], k: number): void {
  const punten = touw(van, naar, Math.max(3, Math.round(Math.abs(naar[0] - van[0]) / (42 * k))))
  streep(g, lijn(punten, false), { dikte: 3 })
  punten.slice(1, -1).forEach(([x, y], i) => {
    const kleur = LAMPEN[i % 4] ?? INKT
    gloed(g, [x, y + 9 * k, 24 * k], kleur)
    const r = 7.5 * k
    solid(g, {
      pad: ovaal([x, y + 9 * k, r, r * 1.15]),
      kader: [x - r, y, 2 * r, 2 * r],
      kleur,
      lijn: 2.5,
      licht: 0.5,
      strook: 0,
    })
  })
}

/** The sky, the distant fair and the boardwalk, with ropes of lamps and flags from the sides to the cabinet. */
export function kermis(indeling: Indeling, schaal: number, palet: Palet): Plaat {
  const { w, h, wereld: k, grond, kast, kraam } = indeling
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, grond], palet.lucht)
    g.fillRect(0, 0, w, h)
    sterren(g, indeling)
    maan(g, indeling)
    verte(g, indeling, palet)
    vlonder(g, indeling, palet.vlonder)
    if (!kraam) return
    const [x0, top, breed] = kast
    for (const [a, b] of [
      [-10, x0 + 30 * k],
      [w + 10, x0 + breed - 30 * k],
    ] as const) {
      lampen(
        g,
        [
          [a, top + 8 * k],
          [b, top + 26 * k],
        ],
        k,
      )
      vlaggen(
        g,
        [
          [a, top + 70 * k],
          [b, top + 104 * k],
        ],
        k,
      )
    }
  })
}
