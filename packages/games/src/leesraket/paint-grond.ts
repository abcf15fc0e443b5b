import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { doorzichtig, INKT, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  binnen,
  bollen,
  doos,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  verloop,
  fill,
  wit,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

/** Paints the dike in front: grass above, then the paved yard where the tanks stand. */
function dijk(g: G, { w, h, grond, k }: Indeling): void {
  const rand = `M-10 ${h}V${grond + 6}Q${w * 0.2} ${grond - 12 * k} ${w * 0.42} ${grond + 2}T${w + 10} ${grond - 4}V${h}Z`
  streep(g, pad(rand), { dikte: 8 })
  fill(
    g,
    pad(rand),
    verloop(g, [0, grond - 10, 0, grond + 70 * k], ['#8fd06a', '#4fa85f', '#2f8560']),
  )
  const rnd = stroom(9)
  for (let i = 0; i < w / 16; i += 1) {
    const [x, y] = [rnd() * w, grond + 6 + rnd() * 30 * k]
    streep(g, pad(`M${x} ${y}l3-7l3 7`), { kleur: doorzichtig('#1d6a4c', 0.5), dikte: 2 })
  }
  const erf = grond + 40 * k
  streep(
    g,
    lijn(
      [
        [-10, erf],
        [w + 10, erf],
      ],
      false,
    ),
    { dikte: 8 },
  )
  g.fillStyle = verloop(g, [0, erf, 0, h], ['#e3c9a6', '#c79f86', '#a17a7c'])
  g.fillRect(0, erf, w, h - erf)
  tegels(g, [0, erf, w, h - erf], rnd)
}

function tegels(g: G, [x, y, w, h]: Kader, rnd: () => number): void {
  const rij = 20
  for (let ty = y, i = 0; ty < y + h; ty += rij, i += 1)
    for (let tx = x - (i % 2) * 24; tx < x + w; tx += 48) {
      const worp = rnd()
      if (worp < 0.42)
        fill(
          g,
          doos([tx + 2, ty + 2, 44, rij - 4], 4),
          worp < 0.2 ? wit(0.13) : doorzichtig('#6d3f6b', 0.1),
        )
    }
}

/** Paints the round table on which the rocket stands, with its black and yellow edge. */
function tafel(g: G, { raket: { x, s }, grond, k }: Indeling): void {
  const [a, b] = [196 * s, 22 * s]
  schaduw(g, [x, grond + b + 10 * k, a * 1.15, 20 * k], 0.4)
  const rand: Kader = [x - a, grond - 2, 2 * a, b + 8]
  solid(g, {
    pad: doos(rand, 10),
    kader: rand,
    kleur: '#ffc93c',
    binnen: () => {
      for (let px = x - a - 30; px < x + a; px += 40)
        fill(
          g,
          lijn([
            [px, grond + b + 10],
            [px + 18, grond - 6],
            [px + 36, grond - 6],
            [px + 18, grond + b + 10],
          ]),
          doorzichtig(INKT, 0.85),
        )
    },
  })
  const blad: Kader = [x - a + 8, grond - 12, 2 * a - 16, 16]
  solid(g, { pad: doos(blad, 8), kader: blad, kleur: '#cfc8e4' })
}

function tulp(g: G, [x, y, k]: readonly [number, number, number], kleur: string): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  streep(g, pad('M0 0Q-2-14 0-26'), { dikte: 7 })
  streep(g, pad('M0 0Q-2-14 0-26'), { kleur: '#3fa15a', dikte: 3.5 })
  solid(g, {
    pad: pad('M-11-42L-5-34L0-44L5-34L11-42Q14-22 0-20Q-14-22-11-42Z'),
    kader: [-12, -44, 24, 24],
    kleur,
    lijn: 3,
  })
  g.restore()
}

/** Paints what the edges cut off: bushes with tulips. */
function rand(g: G, { w, h, k, opstelling }: Indeling): void {
  if (opstelling !== 'naast') return
  const m = Math.max(0.6, k)
  for (const kant of [-1, 1] as const) {
    const x = kant < 0 ? 0 : w
    for (let i = 0; i < 4; i += 1)
      tulp(
        g,
        [x - kant * (16 + i * 27) * m, h + 6 - (i % 2) * 8, m],
        ['#ff6fa0', GOUD, '#ff7f50'][i % 3] ?? '#ff6fa0',
      )
    const kroon = [
      [x + kant * 22 * m, h - 30 * m, 52 * m],
      [x - kant * 30 * m, h + 4 * m, 40 * m],
    ] as const
    fill(g, bollen(kroon, 4), INKT)
    const vorm = bollen(kroon)
    fill(g, vorm, verloop(g, [0, h - 84 * m, 0, h], ['#63c06a', '#2f9160', '#1f6f5a']))
    binnen(g, vorm, () =>
      fill(g, ovaal([x - kant * 6 * m, h - 54 * m, 22 * m, 13 * m], -0.4), wit(0.18)),
    )
  }
}

/** The ground in front of the rocket, and the table on which it stands. Its top is at `boven`. */
export function voorgrond(indeling: Indeling, boven: number, schaal: number): Plaat {
  const { w, h } = indeling
  return bak({ w, h: h - boven, schaal }, (g) => {
    g.translate(0, -boven)
    dijk(g, indeling)
    tafel(g, indeling)
    rand(g, indeling)
  })
}
