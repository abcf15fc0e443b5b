import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { INKT, CREME } from '@letterhaven/game-kit/tekenen/kleur'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import {
  bollen,
  doos,
  lijn,
  ovaal,
  pad,
  schaduw,
  solid,
  streep,
  fill,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G, Kader } from '@letterhaven/game-kit/tekenen/teken'
import type { Indeling } from './indeling.ts'

type Kleur = string | readonly [kleur: string, rond: number]

/** Paints a lit box, given its colour and corner radius. */
function blok(g: G, kader: Kader, verf: Kleur): void {
  const [kleur, rond] = typeof verf === 'string' ? [verf, 4] : verf
  solid(g, { pad: doos(kader, rond), kader, kleur })
}

/** Paints a poplar 330 high, its foot at (0, 0). */
function populier(g: G): void {
  schaduw(g, [14, 0, 54, 10])
  blok(g, [-6, -66, 12, 66], ['#8a5a3a', 2])
  const kroon = pad('M0-330C66-230 66-66 0-40C-66-66-66-230 0-330Z')
  solid(g, {
    pad: kroon,
    kader: [-54, -330, 108, 290],
    kleur: '#6fb845',
    licht: 0.35,
    binnen: () => {
      fill(g, ovaal([-16, -200, 16, 66]), 'rgba(255,255,210,.3)')
      fill(g, ovaal([26, -116, 22, 66]), 'rgba(20,80,60,.2)')
    },
  })
}

/** Paints a pollard willow, its foot at (0, 0). */
function knotwilg(g: G): void {
  schaduw(g, [10, 0, 60, 11])
  const stam = pad('M-22 0Q-12-50-28-88H28Q12-50 24 0Z')
  solid(g, { pad: stam, kader: [-28, -88, 56, 88], kleur: '#a8703f' })
  const kroon = bollen([
    [0, -146, 38],
    [-35, -118, 30],
    [35, -118, 30],
    [-15, -102, 26],
    [17, -102, 26],
  ])
  fill(
    g,
    bollen([
      [0, -146, 42],
      [-35, -118, 34],
      [35, -118, 34],
      [-15, -102, 30],
      [17, -102, 30],
    ]),
    INKT,
  )
  solid(g, {
    pad: kroon,
    kader: [-65, -184, 130, 108],
    kleur: '#8ccf4a',
    licht: 0.4,
    lijn: 0,
    binnen: () => {
      for (let i = -4; i <= 4; i++)
        streep(g, pad(`M0-86Q${i * 8}-120 ${i * 15} ${-156 + Math.abs(i) * 7}`), {
          kleur: 'rgba(30,90,50,.35)',
          dikte: 3,
        })
      fill(g, ovaal([-19, -150, 20, 13], -0.4), 'rgba(255,255,210,.35)')
    },
  })
}

/** Paints the mill without its sails, its foot at (0, 0). The sails turn at (0, -172). */
function molen(g: G): void {
  schaduw(g, [20, 0, 96, 16])
  const romp = lijn([
    [-62, 0],
    [-40, -150],
    [40, -150],
    [62, 0],
  ])
  const rnd = stroom(3)
  solid(g, {
    pad: romp,
    kader: [-62, -150, 124, 150],
    kleur: '#c4654d',
    binnen: () => {
      for (let y = -148; y < 0; y += 12)
        for (let x = -66; x < 66; x += 26)
          if (rnd() < 0.4)
            fill(
              g,
              doos([x + ((y / 12) % 2) * 12, y, 23, 9], 3),
              rnd() < 0.5 ? 'rgba(255,255,255,.14)' : 'rgba(60,20,50,.12)',
            )
    },
  })
  blok(g, [-84, -66, 168, 12], '#fff1d6')
  streep(g, pad('M-84-84H84M-66-66V-84M-34-66V-84M0-66V-84M34-66V-84M66-66V-84'))
  solid(g, {
    pad: pad('M-46-148Q-44-204 0-206Q44-204 46-148Z'),
    kader: [-46, -206, 92, 58],
    kleur: '#4a5fa8',
  })
  blok(g, [-15, -40, 30, 40], ['#2f8f6a', 14])
  for (const x of [-27, 9]) {
    blok(g, [x, -136, 18, 24], ['#fff1d6', 5])
    fill(g, doos([x + 4, -132, 10, 16], 2), '#ffd877')
  }
}

/** Paints the farm, the middle of the foot of its front at (0, 0). */
function boerderij(g: G): void {
  schaduw(g, [0, 0, 110, 14])
  blok(g, [-70, -58, 140, 58], '#d8694f')
  solid(g, {
    pad: pad('M-86-54L-58-118H58L86-54Z'),
    kader: [-86, -118, 172, 64],
    kleur: '#e0913f',
  })
  blok(g, [-18, -40, 36, 40], ['#2f8f6a', 3])
  streep(g, pad('M-15-37L15-3M15-37L-15-3'), { kleur: CREME })
  for (const x of [-52, 36]) {
    blok(g, [x, -42, 15, 19], ['#ffe08a', 3])
  }
}

interface Ding {
  readonly x: number
  readonly y: number
  readonly k: number
}

function op(g: G, { x, y, k }: Ding, teken: (g: G) => void): void {
  g.save()
  g.translate(x, y)
  g.scale(k, k)
  teken(g)
  g.restore()
}

/** Returns where the mill stands. */
export function molenPlek({ w, horizon, k }: Indeling): Ding {
  return { x: w * (w < 600 ? 0.15 : 0.075), y: horizon + 62 * k, k: 0.86 * k }
}

/** Returns where the farm stands. */
export const boerderijPlek = ({ w, horizon, k }: Indeling): Ding => ({
  x: w - 150 * k,
  y: horizon + 44 * k,
  k,
})

/** What stands in the fields and along the road: mill, farm, poplars and willows. */
export function erf(indeling: Indeling, schaal: number): Plaat {
  const { w, h, horizon, k } = indeling
  const langs = (x: number, diep: number, maat: number): Ding => ({
    x: w * x,
    y: horizon + diep * (h - horizon),
    k: maat * k,
  })
  return bak({ w, h, schaal }, (g) => {
    op(g, molenPlek(indeling), molen)
    op(g, boerderijPlek(indeling), boerderij)
    for (const [x, diep, maat] of [
      [0.985, 0.03, 0.34],
      [0.93, 0.015, 0.26],
      [0.895, 0.01, 0.22],
    ] as const)
      op(g, langs(x, diep, maat), populier)
    for (const [x, diep, maat] of [
      [0.02, 0.3, 0.62],
      [0.2, 0.03, 0.3],
    ] as const)
      op(g, langs(x, diep, maat), knotwilg)
  })
}

/** One sail of the mill, its axle at the upper end. */
export function wiek(k: number, schaal: number): Plaat {
  return bak({ w: 48 * k, h: 164 * k, schaal }, (g) => {
    g.scale(k, k)
    fill(g, doos([6, 0, 8, 160], 3), INKT)
    solid(g, {
      pad: lijn([
        [14, 18],
        [42, 18],
        [38, 126],
        [14, 126],
      ]),
      kader: [14, 18, 28, 108],
      kleur: '#fff1d6',
      lijn: 3.5,
    })
    streep(g, pad('M14 40H40M14 62H40M14 84H39M14 106H38'), {
      kleur: 'rgba(120,70,60,.5)',
      dikte: 2.5,
    })
  })
}
