import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, mix } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  bollen,
  doos,
  gloed,
  lijn,
  ovaal,
  pad,
  straal,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

const LUCHT = ['#0d2547', '#12466b', '#1f7f8e', '#79c3a8', '#ffe3a6', '#ffb07c']
const VER = ['#5aa59c', '#33808a'] as const

/** Returns where the distant land begins. */
export const horizon = ({ grond, k }: Indeling): number => grond - 46 * k

function sterren(g: G, { w, grond }: Indeling): void {
  const rnd = stroom(23)
  for (let i = 0; i < 120; i += 1) {
    const y = rnd() ** 1.5 * grond * 0.62
    const r = 0.7 + rnd() * 1.6
    fill(g, ovaal([rnd() * w, y, r, r]), wit(0.25 + rnd() * 0.6 * (1 - y / grond)))
  }
}

function maan(g: G, [x, y, r]: readonly [number, number, number]): void {
  gloed(g, [x, y, r * 4], '#fff2c4')
  const rond = ovaal([x, y, r, r])
  fill(
    g,
    rond,
    straal(g, [x - r * 0.4, y - r * 0.4, 2, r * 1.7], ['#fffbe4', '#ffe9b0', '#efbf86']),
  )
  binnen(g, rond, () => {
    for (const [dx, dy, m] of [
      [-0.35, 0.1, 0.26],
      [0.3, -0.3, 0.18],
      [0.25, 0.45, 0.2],
      [-0.1, -0.6, 0.12],
    ] as const)
      fill(g, ovaal([x + dx * r, y + dy * r, m * r, m * r]), doorzichtig('#d9a06a', 0.4))
  })
}

/** Paints a planet with a ring. The back of the ring is hidden behind it. */
function planeet(g: G, [x, y, r]: readonly [number, number, number]): void {
  const ring = ovaal([x, y, r * 1.85, r * 0.5], -0.32)
  streep(g, ring, { kleur: '#f6c2d6', dikte: r * 0.2 })
  const bol = ovaal([x, y, r, r])
  fill(g, bol, straal(g, [x - r * 0.4, y - r * 0.5, 2, r * 1.8], ['#ffb3a1', '#ee6a86', '#8d3f86']))
  binnen(g, bol, () => {
    for (const [dy, kleur] of [
      [-0.5, '#ffd0b0'],
      [0.05, '#ffa3a0'],
      [0.55, '#b0508c'],
    ] as const)
      fill(g, ovaal([x, y + dy * r, r * 1.2, r * 0.13], -0.2), doorzichtig(kleur, 0.55))
  })
  binnen(
    g,
    lijn([
      [x - 3 * r, y + r * 1],
      [x + 3 * r, y - r * 1],
      [x + 3 * r, y + 3 * r],
      [x - 3 * r, y + 3 * r],
    ]),
    () => streep(g, ring, { kleur: '#ffdce6', dikte: r * 0.2 }),
  )
}

/** Paints long flat evening clouds. */
function wolken(g: G, { w, grond, k }: Indeling): void {
  const rnd = stroom(5)
  for (let i = 0; i < 9; i += 1) {
    const [x, y] = [rnd() * w, grond * (0.42 + rnd() * 0.4)]
    const b = (90 + rnd() * 150) * k
    const kleur = y > grond * 0.62 ? '#fff0cf' : '#bfe6d0'
    const wolk = bollen([
      [x - b * 0.3, y, b * 0.07],
      [x - b * 0.08, y - b * 0.03, b * 0.11],
      [x + b * 0.16, y - b * 0.01, b * 0.085],
    ])
    wolk.roundRect(x - b * 0.5, y, b, b * 0.075, b * 0.04)
    fill(g, wolk, doorzichtig(kleur, 0.42))
  }
}

/** Returns the outline of a distant stepped or pointed front. */
function huisje([x, y, b, voet]: readonly [number, number, number, number], trap: boolean): Path2D {
  const s = b / 5
  const top: Punt[] = trap
    ? [0, 1, 2].flatMap((i): Punt[] => [
        [x + s * i, y - s * i],
        [x + s * i, y - s * (i + 1)],
      ])
    : [[x + b / 2, y - b * 0.5]]
  const terug = trap ? top.toReversed().map(([px, py]): Punt => [2 * x + b - px, py]) : []
  return lijn([[x, voet], [x, y], ...top, ...terug, [x + b, y], [x + b, voet]])
}

/** The belfry of a Flemish town. */
function belfort(g: G, [x, voet, k]: readonly [number, number, number]): void {
  const p = pad(
    `M-24 0V-150H-18V-200H-14V-232L-8-240L-4-292L0-312L4-292L8-240L14-232V-200H18V-150H24V0Z` +
      `M-28-150L-28-172L-22-172V-150ZM22-150V-172H28V-150Z`,
  )
  g.save()
  g.translate(x, voet)
  g.scale(k, k)
  fill(g, p, VER[0])
  fill(g, ovaal([0, -176, 10, 10]), '#ffe9b4')
  g.restore()
}

/** Paints the body of a mill. Its sails turn separately. */
function molen(g: G, [x, voet, k]: readonly [number, number, number]): void {
  g.save()
  g.translate(x, voet)
  g.scale(k, k)
  fill(g, pad('M-30 0L-20-92Q0-118 20-92L30 0ZM-42-36H42V-28H-42Z'), VER[1])
  for (const [rx, ry] of [
    [-6, -60],
    [8, -20],
  ] as const)
    fill(g, doos([rx - 5, ry - 7, 10, 14], 4), '#ffdf94')
  g.restore()
}

/** Returns where the axle of the mill is, for turning its sails. */
export function molenAs(indeling: Indeling): Punt {
  const { w, k } = indeling
  return [w * (indeling.opstelling === 'rij' ? 0.09 : 0.12), horizon(indeling) - 92 * k * 1.05]
}

function stad(g: G, indeling: Indeling): void {
  const { w, k } = indeling
  const voet = horizon(indeling)
  const rnd = stroom(41)
  belfort(g, [w * 0.78, voet + 6, k * 0.92])
  for (const [laag, kleur] of VER.entries())
    for (let x = -20 * k; x < w + 20;) {
      const b = (30 + rnd() * 34) * k
      const isHuis = laag === 0 ? rnd() > 0.3 : rnd() > 0.62
      const y = voet - (14 + rnd() * 34 + (1 - laag) * 22) * k
      if (isHuis) fill(g, huisje([x, y, b, voet + 8], rnd() > 0.5), kleur)
      else
        fill(
          g,
          bollen([
            [x + b / 2, voet - 8 * k, b * 0.5],
            [x + b * 0.2, voet, b * 0.4],
          ]),
          kleur,
        )
      if (isHuis && rnd() > 0.35)
        fill(g, doos([x + b * 0.4, y + 8 * k, 5 * k, 7 * k], 1), '#ffe6a0')
      x += b * (laag === 0 ? 1.04 : 1.7)
    }
  const [mx] = molenAs(indeling)
  molen(g, [mx, voet + 4, k * 1.05])
}

function water(g: G, indeling: Indeling): void {
  const { w, h } = indeling
  const y = horizon(indeling)
  g.fillStyle = verloop(g, [0, y, 0, y + 80], ['#ffcf97', '#58b3ab', '#2a7f8e'])
  g.fillRect(0, y, w, h - y)
  const rnd = stroom(3)
  for (let i = 0; i < 46; i += 1)
    fill(
      g,
      doos([rnd() * w, y + 4 + rnd() * 40, 18 + rnd() * 46, 2], 1),
      rnd() > 0.5 ? wit(0.4) : doorzichtig('#1f7f8e', 0.4),
    )
}

/** Everything behind the platform: the evening sky, stars, moon and planet, and the town across the water. */
export function lucht(indeling: Indeling, schaal: number): Plaat {
  const { w, h, grond, k, top, vlucht } = indeling
  return bak({ w, h, schaal }, (g) => {
    g.fillStyle = verloop(g, [0, 0, 0, grond], LUCHT)
    g.fillRect(0, 0, w, h)
    gloed(g, [w * 0.5, grond, Math.max(w * 0.5, 380)], '#ffe2a8')
    sterren(g, indeling)
    wolken(g, indeling)
    const [x] = vlucht[0]
    planeet(g, [x + 96 * k, top + 52 * k, 28 * k])
    maan(g, [w * 0.8, top + 92 * k, 40 * k])
    stad(g, indeling)
    water(g, indeling)
    g.fillStyle = doorzichtig(mix('#ffe3a6', '#ffb07c', 0.4), 0.18)
    g.fillRect(0, horizon(indeling) - 60 * k, w, 60 * k)
  })
}
