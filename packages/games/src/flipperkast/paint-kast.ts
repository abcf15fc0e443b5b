import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  doos,
  gloed,
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
import type { G, Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import type { Hoek, Indeling } from './indeling.ts'
import { ringVan } from './indeling.ts'
import { bochtPunten } from './kast-wereld.ts'
import type { Palet } from './palet.ts'

const GEEL = '#ffc93c'

/** Returns the outline of the cabinet, `binnen` px inside its edge: a rounded top, and open at the bottom. */
function omtrek({ kast: [x, y, w, h], k }: Indeling, binnen: number): Path2D {
  const [x0, x1, top] = [x + binnen, x + w - binnen, y + binnen * 0.9]
  const bol = 96 * k - binnen * 0.6
  const onder = y + h + 40
  return pad(
    `M${x0} ${onder}V${top + bol}C${x0} ${top + bol * 0.28} ${x0 + w * 0.2} ${top} ${(x0 + x1) / 2} ${top}C${x1 - w * 0.2} ${top} ${x1} ${top + bol * 0.28} ${x1} ${top + bol}V${onder}Z`,
  )
}

function stralen(g: G, [cx, cy]: Punt, ver: number): void {
  g.save()
  g.translate(cx, cy)
  for (let i = 0; i < 24; i += 1) {
    g.rotate(Math.PI / 12)
    const straal = lijn([
      [0, 0],
      [-ver * 0.1, -ver],
      [ver * 0.1, -ver],
    ])
    fill(g, straal, i % 2 ? wit(0.08) : 'rgba(30,10,110,.17)')
  }
  g.restore()
}

/** Paints what is printed on the field: rays, a ring and dots. */
function veldversiering(g: G, indeling: Indeling, licht: string): void {
  const { veld, kast, k } = indeling
  const [cx, cy, rx, ry] = ringVan(indeling)
  const breed = veld.rechts - veld.links
  stralen(g, [cx, cy], Math.max(kast[2], kast[3]))
  gloed(g, [cx, cy, breed * 0.62], licht)
  streep(g, ovaal([cx, cy, rx, ry]), { kleur: 'rgba(20,10,90,.4)', dikte: 15 * k })
  streep(g, ovaal([cx, cy, rx * 0.86, ry * 0.84]), { kleur: 'rgba(255,210,63,.6)', dikte: 6 * k })
  const rnd = stroom(5)
  for (let i = 0; i < 34; i += 1) {
    const r = (2 + rnd() * 3) * k
    fill(
      g,
      ovaal([veld.links + rnd() * breed, veld.boven + rnd() * (veld.onder - veld.boven), r, r]),
      wit(0.2),
    )
  }
}

/** Paints the golden rim under the board, along which the ball rolls. */
function bocht(g: G, indeling: Indeling): void {
  const punten = bochtPunten(indeling)
  const dikte = 15 * indeling.k
  streep(g, lijn(bochtPunten(indeling, -dikte / 2), false), { dikte: dikte + 8 })
  streep(g, lijn(bochtPunten(indeling, -dikte / 2), false), { kleur: GEEL, dikte })
  g.save()
  g.translate(0, -dikte * 0.75)
  streep(g, lijn(punten, false), { kleur: 'rgba(255,255,255,.55)', dikte: 3 })
  g.restore()
}

function hoek(g: G, [a, b, c]: Hoek, k: number): void {
  const xs = [a[0], b[0], c[0]]
  const kader: Kader = [Math.min(...xs), a[1], Math.abs(b[0] - a[0]), c[1] - a[1]]
  solid(g, {
    pad: lijn([a, b, c]),
    kader,
    kleur: '#ffb52e',
    licht: 0.35,
    lijn: 4.5 * Math.max(0.8, k),
  })
  const m: Punt = [(a[0] * 2 + b[0]) / 3, (a[1] + b[1] + c[1]) / 3]
  const krimp = (p: Punt): Punt => [m[0] + (p[0] - m[0]) * 0.5, m[1] + (p[1] - m[1]) * 0.5]
  fill(g, lijn([krimp(a), krimp(b), krimp(c)]), '#fff6d8')
  fill(g, ovaal([m[0], m[1] + 12 * k, 7 * k, 7 * k]), '#ff5d8f')
}

/** Paints the post between the flippers, on which the ball waits. */
function redder(g: G, [x, y]: Punt, bal: number): void {
  const paal: Kader = [x - bal * 0.5, y + bal * 0.7, bal, bal * 4]
  solid(g, { pad: doos(paal, bal * 0.4), kader: paal, kleur: '#d5dcf2', lijn: 3.5 })
  const dop: Kader = [x - bal * 0.95, y + bal * 0.8, bal * 1.9, bal * 0.7]
  solid(g, { pad: doos(dop, bal * 0.3), kader: dop, kleur: '#ff5d5d', lijn: 3.5 })
}

/** Paints the guides from the walls to the arms, and the apron with the hole between them. */
function onderkant(g: G, { armen, veld, bal, wacht, h, k }: Indeling, kleur: string): void {
  const diep = h + 20
  redder(g, wacht, bal)
  for (const [[ax, ay], x] of [
    [armen[0], veld.links],
    [armen[1], veld.rechts],
  ] as const) {
    const hoog = ay - Math.abs(ax - x) * 0.5 - bal * 0.4
    const schort = lijn([
      [x, hoog],
      [ax, ay - bal * 0.5],
      [ax + Math.sign(ax - x) * 18 * k, ay + 26 * k],
      [ax + Math.sign(ax - x) * 34 * k, diep],
      [x, diep],
    ])
    const kader: Kader = [Math.min(x, ax) - 30, hoog, Math.abs(ax - x) + 60, diep - hoog]
    solid(g, { pad: schort, kader, kleur, strook: 0.1 })
    streep(
      g,
      lijn(
        [
          [x, hoog],
          [ax, ay - bal * 0.5],
        ],
        false,
      ),
      { dikte: 15 * k },
    )
    streep(
      g,
      lijn(
        [
          [x, hoog],
          [ax, ay - bal * 0.5],
        ],
        false,
      ),
      { kleur: GEEL, dikte: 8 * k },
    )
  }
}

/** Paints the frame of the board, without its lamps. */
function bord(g: G, [x, y, w, h]: Kader, kleur: string): void {
  solid(g, {
    pad: doos([x, y, w, h], 24),
    kader: [x, y, w, h],
    kleur,
    licht: 0.15,
    lijn: 5,
  })
  streep(g, doos([x + 6, y + 6, w - 12, h - 12], 19), { kleur: INKT, dikte: 11 })
  streep(g, doos([x + 6, y + 6, w - 12, h - 12], 19), { kleur: GEEL, dikte: 5.5 })
}

/** The cabinet with everything in it that stands still. */
export function kast(indeling: Indeling, schaal: number, palet: Palet): Plaat {
  const {
    w,
    h,
    k,
    kast: [x, y, breed, hoog],
  } = indeling
  return bak({ w, h, schaal }, (g) => {
    const kader: Kader = [x, y, breed, hoog]
    schaduw(g, [x + breed / 2 + 12, Math.min(h - 4, y + hoog + 6), breed * 0.58, 30 * k], 0.5)
    solid(g, { pad: omtrek(indeling, 0), kader, kleur: palet.kast, licht: 0.26, lijn: 5 })
    solid(g, { pad: omtrek(indeling, 11 * k), kader, kleur: GEEL, licht: 0.4 })
    solid(g, {
      pad: omtrek(indeling, 24 * k),
      kader,
      kleur: palet.veld,
      licht: 0.1,
      donker: -0.24,
      strook: 0.12,
      binnen: (q) => {
        veldversiering(q, indeling, palet.gloed)
        for (const een of indeling.hoeken) hoek(q, een, k)
        onderkant(q, indeling, palet.schort)
        bocht(q, indeling)
        q.fillStyle = verloop(q, [0, y, 0, y + 90 * k], ['rgba(20,10,80,.4)', 'rgba(20,10,80,0)'])
        q.fillRect(x, y, breed, 90 * k)
      },
    })
    bord(g, indeling.bord, palet.bord)
  })
}

/** Returns where the lamps of the board are, all round its edge. */
export function bordlampen({ bord: [x, y, w, h], k }: Indeling): readonly Punt[] {
  const stap = Math.max(20, 30 * k)
  const [nx, ny] = [Math.round((w - 36) / stap), Math.max(1, Math.round((h - 40) / stap))]
  const boven = Array.from({ length: nx + 1 }, (_, i): Punt => [
    x + 18 + ((w - 36) * i) / nx,
    y + 6,
  ])
  const onder = boven.map(([a]): Punt => [a, y + h - 6]).toReversed()
  const rechts = Array.from({ length: ny }, (_, i): Punt => [
    x + w - 6,
    y + 20 + ((h - 40) * (i + 0.5)) / ny,
  ])
  const links = rechts.map(([, b]): Punt => [x + 6, b]).toReversed()
  return [...boven, ...rechts, ...onder, ...links]
}
