import { bak, legePlaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Maat, Plaat } from '@letterhaven/game-kit/tekenen/bake'
import { CREME, INKT, show, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import {
  binnen,
  doos,
  fill,
  gloed,
  ovaal,
  pad,
  solid,
  streep,
  verloop,
} from '@letterhaven/game-kit/tekenen/teken'
import type { G } from '@letterhaven/game-kit/tekenen/teken'

const boog = ({ w, h }: Omit<Maat, 'schaal'>, in_: number): Path2D =>
  doos([in_, in_, w - 2 * in_, h - in_], [w / 2, w / 2, 2, 2])

/** The cellar window from outside: a low arch with bars, dark behind. */
export function kelderRaam({ w, h, schaal }: Maat): Plaat {
  return bak({ w, h, schaal }, (g) => {
    const lijst = w * 0.1
    fill(g, boog({ w, h }, 0), INKT)
    fill(g, boog({ w, h }, w * 0.04), verloop(g, [0, 0, w, h], [CREME, '#d8c6aa']))
    fill(g, boog({ w, h }, lijst), verloop(g, [0, 0, 0, h], ['#2b2352', '#403470']))
  })
}

/** The same window with a light behind it. */
export function kelderLicht({ w, h, schaal }: Maat): Plaat {
  return bak({ w, h, schaal }, (g) => {
    const binnenste = boog({ w, h }, w * 0.1)
    fill(g, binnenste, '#ffcf6a')
    binnen(g, binnenste, () => gloed(g, [w / 2, h * 0.8, w * 0.5], '#fff6c8'))
  })
}

/** Two eyes in the dark, wide open. */
export function kelderOgen({ w, h, schaal }: Maat): Plaat {
  return bak({ w, h, schaal }, (g) => {
    for (const x of [0.38, 0.62]) {
      fill(g, ovaal([w * x, h * 0.6, w * 0.085, w * 0.095]), '#ffe95c')
      fill(g, ovaal([w * x, h * 0.6, w * 0.03, w * 0.08]), '#241a44')
    }
  })
}

/** The dust on it, with a spot that somebody wiped from inside. */
export function kelderStof({ w, h, schaal }: Maat): Plaat {
  const plaat = legePlaat({ w, h, schaal })
  const { g } = plaat
  binnen(g, boog({ w, h }, w * 0.1), () => {
    g.fillStyle = 'rgba(206,184,136,.62)'
    g.fillRect(0, 0, w, h)
    for (const [x, y, r] of [
      [0.2, 0.9, 0.14],
      [0.82, 0.86, 0.16],
      [0.5, 0.22, 0.12],
    ] as const)
      fill(g, ovaal([w * x, h * y, w * r, w * r * 0.7]), 'rgba(128,89,47,.75)')
    g.globalCompositeOperation = 'destination-out'
    fill(g, ovaal([w * 0.5, h * 0.6, w * 0.25, h * 0.24]), '#000')
  })
  return plaat
}

/** The bars of it. */
export function kelderTralies({ w, h, schaal }: Maat): Plaat {
  return bak({ w, h, schaal }, (g) => {
    for (const x of [0.3, 0.5, 0.7])
      streep(g, pad(`M${w * x} ${h * 0.2}V${h}`), { dikte: Math.max(2, w * 0.05) })
  })
}

/** The size at which a cat of the band is painted, its feet in the middle of the lower edge. */
export const KAT_MAAT = { w: 150, h: 150 } as const

interface KatVerf {
  readonly vacht: string
  readonly streep: string
  readonly instrument: (g: G) => void
}

function kop(g: G, { vacht, streep: donker }: KatVerf): void {
  for (const kant of [-1, 1]) {
    const oor = pad(`M${kant * 34}-92L${kant * 36}-132L${kant * 8}-110Z`)
    solid(g, { pad: oor, kader: [-38, -132, 76, 44], kleur: vacht })
    fill(g, pad(`M${kant * 30}-104L${kant * 31}-120L${kant * 19}-110Z`), '#ff9db5')
  }
  solid(g, { pad: ovaal([0, -86, 40, 32]), kader: [-40, -118, 80, 64], kleur: vacht })
  streep(g, pad('M0-116V-104M-11-114L-9-105M11-114L9-105'), { kleur: donker, dikte: 5 })
  // They play with their eyes shut.
  for (const x of [-18, 18]) streep(g, pad(`M${x - 8}-90q8 8 16 0`), { dikte: 4 })
  for (const x of [-28, 28]) fill(g, ovaal([x, -76, 8, 5]), 'rgba(255,111,143,.5)')
  fill(g, pad('M-5-80Q0-84 5-80Q2-75 0-75Q-2-75-5-80Z'), '#ff7d98')
  streep(g, pad('M0-75V-71M0-71q-6 6-11 2M0-71q6 6 11 2'), { dikte: 3 })
}

function lijf(g: G, { vacht, streep: donker }: KatVerf): void {
  const staart = pad('M30-14C62-8 60-44 50-56')
  streep(g, staart, { dikte: 20 })
  streep(g, staart, { kleur: vacht, dikte: 12 })
  const romp = pad('M-32 0Q-38-58 0-62Q38-58 32 0Z')
  solid(g, {
    pad: romp,
    kader: [-36, -62, 72, 62],
    kleur: vacht,
    binnen: () => fill(g, ovaal([0, -18, 17, 24]), show(vacht, 0.45)),
  })
  streep(g, pad('M-33-30h10M-34-16h10M33-30h-10M34-16h-10'), { kleur: donker, dikte: 5 })
}

const poot = (g: G, van: string, kleur: string): void => {
  streep(g, pad(van), { dikte: 20 })
  streep(g, pad(van), { kleur, dikte: 12 })
}

/** The band from left to right: a trumpet, a drum and a double bass. */
const BAND: readonly KatVerf[] = [
  {
    vacht: '#ff9d4a',
    streep: '#d96a24',
    instrument: (g) => {
      solid(g, {
        pad: pad('M-6-66L-58-60L-58-52L-6-58Z'),
        kader: [-60, -66, 56, 14],
        kleur: GOUD,
      })
      solid(g, { pad: pad('M-50-56L-72-76V-36Z'), kader: [-72, -76, 24, 40], kleur: GOUD })
      poot(g, 'M-26-36L-32-54', '#ff9d4a')
      poot(g, 'M24-40L-14-54', '#ff9d4a')
    },
  },
  {
    vacht: '#8f95ad',
    streep: '#5d6382',
    instrument: (g) => {
      solid(g, { pad: doos([-40, -46, 80, 46], 12), kader: [-40, -46, 80, 46], kleur: '#e5484d' })
      solid(g, { pad: ovaal([0, -46, 40, 12]), kader: [-40, -58, 80, 24], kleur: '#fff6e4' })
      streep(g, pad('M-40-30L-20-6L0-30L20-6L40-30'), { kleur: GOUD, dikte: 5 })
      for (const k of [-1, 1]) {
        streep(g, pad(`M${k * 40}-68L${k * 10}-50`), { dikte: 9 })
        streep(g, pad(`M${k * 40}-68L${k * 10}-50`), { kleur: '#ffe0a8', dikte: 4 })
        fill(g, ovaal([k * 40, -68, 10, 10]), INKT)
        fill(g, ovaal([k * 40, -68, 7, 7]), '#8f95ad')
      }
    },
  },
  {
    vacht: '#5c5480',
    streep: '#3f3862',
    instrument: (g) => {
      streep(g, pad('M44-64V-140'), { dikte: 13 })
      streep(g, pad('M44-64V-138'), { kleur: '#7a4524', dikte: 6 })
      const kast = pad(
        'M44-74C62-74 60-56 56-50C54-46 68-40 68-22C68-6 58 0 44 0C30 0 20-6 20-22C20-40 34-46 32-50C28-56 26-74 44-74Z',
      )
      solid(g, { pad: kast, kader: [20, -74, 48, 74], kleur: '#c4713a' })
      streep(g, pad('M40-66V-10M48-66V-10'), { kleur: '#fff6e4', dikte: 2 })
      poot(g, 'M24-48L40-104', '#5c5480')
      poot(g, 'M-22-36L34-34', '#5c5480')
    },
  },
]

/** One cat of the band, with its instrument. */
export function kelderKat(nr: number, schaal: number, k: number): Plaat {
  const { w, h } = KAT_MAAT
  return bak({ w: w * k, h: h * k, schaal }, (g) => {
    g.scale(k, k)
    g.translate(w / 2, h - 5)
    const kat = BAND[nr % BAND.length]
    if (!kat) return
    lijf(g, kat)
    kop(g, kat)
    kat.instrument(g)
  })
}

/** How many cats play. */
export const KATTEN = BAND.length

/** A note that flies up from them. */
export function noot(schaal: number, k: number): Plaat {
  return bak({ w: 40 * k, h: 46 * k, schaal }, (g) => {
    g.scale(k, k)
    const stok = pad('M14 36V8L32 4V30')
    streep(g, stok, { kleur: '#fffdf5', dikte: 11 })
    streep(g, stok, { dikte: 5 })
    for (const [x, y] of [
      [10, 36],
      [28, 31],
    ] as const) {
      fill(g, ovaal([x, y, 10, 8], -0.4), '#fffdf5')
      fill(g, ovaal([x, y, 7, 5.4], -0.4), INKT)
    }
  })
}
