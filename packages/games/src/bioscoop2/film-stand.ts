import type { Scene } from '@letterhaven/taal/beeldzin/film/film'
import type { Doet } from '@letterhaven/taal/beeldzin/film/woorden'

/**
 * How somebody stands at one moment of a film. `x` is 0…1 across the scene, `y` how far above the floor, in film pixels. An arm that
 * hangs is 0, one stretched forward 1.57, one straight up 3.14; the first is the one at the front.
 */
export interface Pop {
  readonly x: number
  readonly y: number
  readonly draai: number
  readonly kijkt: 1 | -1
  readonly armen: readonly [number, number]
  /** How much of its height is left of who bows; all of it when absent. */
  readonly buk?: number
  /** Where the legs are in their walk, in radians; 0 standing. */
  readonly stap: number
}

export interface Dingstand {
  readonly x: number
  readonly y: number
  readonly maat: number
}

/** What floats over somebody: snores, notes, tears, a heart, a thought of what is sought. */
export type Sein = 'slaap' | 'noten' | 'tranen' | 'hart' | 'denk' | 'kracht'

export interface Stand {
  readonly wie: Pop
  readonly ander: Pop | null
  readonly ding: Dingstand | null
  readonly sein: Sein | null
}

/** The height of a hand that holds something in front, and over the head. */
const HAND_Y = 34
const BOVEN_Y = 104

/** Returns how far between two moments it is, 0…1, smoothly. */
function tussen(t: number, van: number, tot: number): number {
  const k = Math.min(1, Math.max(0, (t - van) / (tot - van)))
  return k * k * (3 - 2 * k)
}
const blend = (a: number, b: number, k: number): number => a + (b - a) * k

/** How far up the middle of somebody is, in film pixels. */
const MIDDEN = 46
/** Returns where the middle of somebody is from the floor below its feet: to the right, and up. Who lies has it beside its feet. */
export function middenVan({ y, draai, kijkt, buk = 1 }: Pop): {
  readonly x: number
  readonly y: number
} {
  const ver = MIDDEN * buk
  return { x: Math.sin(draai * kijkt) * ver, y: y + Math.cos(draai * kijkt) * ver }
}

const REST: Pop = { x: 0.28, y: 0, draai: 0, kijkt: 1, armen: [0.25, -0.25], stap: 0 }
const ANDER: Pop = { ...REST, x: 0.72, kijkt: -1 }

/** A scene, with how much of its width one film pixel is: who touches stands close, however wide the scene. */
type Toneel = Scene & { readonly px: number }
type Spel = (t: number, toneel: Toneel) => Stand
const leeg = { ander: null, ding: null, sein: null } as const

const slaapt: Spel = (t) => ({
  ...leeg,
  wie: { ...REST, x: 0.64, y: 14, draai: -1.5, armen: [0.2, 0.2 + Math.sin(t * 6.3) * 0.08] },
  sein: 'slaap',
})

const danst: Spel = (t) => {
  const golf = Math.sin(t * 25)
  return {
    ...leeg,
    wie: {
      ...REST,
      x: 0.5 + Math.sin(t * 12.6) * 0.1,
      y: Math.abs(Math.sin(t * 25)) * 12,
      draai: golf * 0.16,
      kijkt: Math.sin(t * 12.6) > 0 ? 1 : -1,
      armen: [2.2 + golf * 0.7, -2.2 + golf * 0.7],
      stap: t * 25,
    },
  }
}

const huilt: Spel = (t) => ({
  ...leeg,
  wie: {
    ...REST,
    x: 0.5,
    draai: Math.sin(t * 50) * 0.025 + 0.08,
    armen: [2.4 + Math.sin(t * 25) * 0.08, -2.4],
  },
  sein: 'tranen',
})

const zingt: Spel = (t) => ({
  ...leeg,
  wie: {
    ...REST,
    x: 0.42,
    draai: -0.08 + Math.sin(t * 12.6) * 0.04,
    armen: [1.9 + Math.sin(t * 6.3) * 0.5, -1.2 - Math.sin(t * 6.3) * 0.3],
  },
  sein: 'noten',
})

const aait: Spel = (t, { px }) => {
  const bij = tussen(t, 0, 0.3)
  const strijk = t > 0.3 ? Math.sin((t - 0.3) * 32) * 0.28 : 0
  return {
    ...leeg,
    wie: {
      ...REST,
      x: blend(0.12, 0.66 - 44 * px, bij),
      armen: [blend(0.3, 2.1, tussen(t, 0.22, 0.36)) + strijk, -0.3],
      stap: bij < 1 ? t * 40 : 0,
    },
    ander: { ...ANDER, x: 0.66, draai: t > 0.4 ? -0.06 : 0, armen: [0.35, -0.35] },
    sein: t > 0.42 ? 'hart' : null,
  }
}

/** Whoever is pushed or carried stands or hangs; a thing rolls or lies. */
const duwt: Spel = (t, { ander, px }) => {
  const bij = tussen(t, 0, 0.2)
  const ver = tussen(t, 0.22, 0.95) * 0.36
  const x = blend(0.06, 0.24, bij) + ver
  return {
    wie: { ...REST, x, draai: 0.22, armen: [1.5, 1.35], stap: t * 34 },
    ander: ander ? { ...ANDER, x: x + 48 * px, kijkt: 1, draai: -0.16, armen: [1.1, -1.1] } : null,
    ding: ander ? null : { x: x + 50 * px, y: 0, maat: 1.25 },
    sein: t > 0.2 ? 'kracht' : null,
  }
}

const draagt: Spel = (t, { ander, px }) => {
  const x = blend(0.26, 0.8, tussen(t, 0.05, 0.95))
  const hup = Math.abs(Math.sin(t * 30)) * 3
  return {
    ...leeg,
    wie: { ...REST, x, armen: [2.85, -2.85], stap: t * 30 },
    ander: ander
      ? {
          ...ANDER,
          x: x - 29 * px,
          y: BOVEN_Y - 12 + hup,
          kijkt: 1,
          draai: 1.5,
          armen: [1.2, -1.2],
        }
      : null,
    ding: ander ? null : { x, y: BOVEN_Y - 6 + hup, maat: 1 },
  }
}

const zoekt: Spel = (t) => {
  const heen = Math.sin(t * 6.3)
  return {
    ...leeg,
    wie: {
      ...REST,
      x: 0.42 + heen * 0.2,
      kijkt: Math.cos(t * 6.3) >= 0 ? 1 : -1,
      draai: 0.12,
      armen: [1.35, -0.4],
      stap: t * 26,
    },
    sein: 'denk',
  }
}

const pakt: Spel = (t, { px }) => {
  const bij = tussen(t, 0, 0.36)
  const buk = tussen(t, 0.36, 0.5) - tussen(t, 0.56, 0.72)
  const op = tussen(t, 0.56, 0.76)
  const x = blend(0.14, 0.64 - 42 * px, bij)
  return {
    ...leeg,
    wie: {
      ...REST,
      x,
      draai: buk * 0.55,
      armen: [blend(0.9, 2.6, op), blend(-0.3, -2.6, op)],
      stap: bij < 1 ? t * 36 : 0,
    },
    ding: { x: blend(0.64, x, op), y: blend(0, BOVEN_Y - 4, op), maat: 1 },
  }
}

const eet: Spel = (t, { px }) => {
  const hap = Math.abs(Math.sin(t * 15.7))
  return {
    ...leeg,
    wie: { ...REST, x: 0.48, armen: [1.75 + hap * 0.25, 1.5], draai: hap * 0.05 },
    ding: { x: 0.48 + 25 * px, y: 36 + hap * 4, maat: blend(1.15, 0.35, tussen(t, 0.12, 0.9)) },
  }
}

const geeft: Spel = (t, { px }) => {
  const bij = tussen(t, 0.05, 0.42)
  const over = tussen(t, 0.48, 0.64)
  const x = blend(0.14, 0.74 - 88 * px, bij)
  const blij = t > 0.7 ? Math.abs(Math.sin((t - 0.7) * 30)) * 8 : 0
  return {
    ...leeg,
    wie: {
      ...REST,
      x,
      armen: [blend(1.55, 0.5, tussen(t, 0.66, 0.8)), -0.3],
      stap: bij < 1 ? t * 34 : 0,
    },
    ander: {
      ...ANDER,
      x: 0.74,
      y: blij,
      armen: [blend(0.3, 1.55, tussen(t, 0.36, 0.5)), t > 0.7 ? -2.4 : -0.3],
    },
    ding: { x: blend(x + 38 * px, 0.74 - 34 * px, over), y: HAND_Y - 8 + blij, maat: 1 },
  }
}

const gooit: Spel = (t, { px }) => {
  const zwaai = tussen(t, 0.12, 0.32)
  const vlucht = Math.min(1, Math.max(0, (t - 0.32) / 0.34))
  const boog = Math.sin(vlucht * Math.PI) * 74
  return {
    ...leeg,
    wie: {
      ...REST,
      x: 0.18,
      armen: [t < 0.32 ? blend(1.4, 3.6, zwaai) : 1.6, -0.4],
      draai: t < 0.32 ? -0.14 : 0.1,
    },
    ander: { ...ANDER, x: 0.82, armen: [2, t > 0.66 ? 1.5 : -2] },
    ding: {
      x: blend(t < 0.32 ? blend(0.28, 0.12, zwaai) : 0.24, 0.82 - 32 * px, vlucht),
      y: blend(t < 0.32 ? blend(HAND_Y, 84, zwaai) : 84, HAND_Y + 4, vlucht) + boog * 0.7,
      maat: 1,
    },
  }
}

const springt: Spel = (t, { ander, ding }) => {
  const loop = tussen(t, 0, 0.25)
  const vlucht = Math.min(1, Math.max(0, (t - 0.28) / 0.38))
  const x = blend(blend(0.08, 0.24, loop), 0.82, vlucht)
  return {
    ...leeg,
    wie: {
      ...REST,
      x,
      y: Math.sin(vlucht * Math.PI) * 70,
      draai: vlucht > 0 && vlucht < 1 ? 0.18 : 0,
      armen: vlucht > 0 && vlucht < 1 ? [2.4, -2] : [0.3, -0.3],
      stap: vlucht > 0 && vlucht < 1 ? 1 : loop < 1 ? t * 40 : 0,
    },
    ander: ander ? { ...ANDER, x: 0.52, buk: 0.6, armen: [0.4, -0.4] } : null,
    ding: ding ? { x: 0.52, y: 0, maat: 1.2 } : null,
  }
}

const SPEL: Readonly<Record<Doet, Spel>> = {
  slaapt,
  danst,
  huilt,
  zingt,
  aait,
  duwt,
  draagt,
  zoekt,
  pakt,
  eet,
  geeft,
  gooit,
  springt,
}

/** Returns how everything stands at a moment of a scene, 0…1. Nothing is drawn here. */
export const standOp = (scene: Scene, t: number, breed: number): Stand =>
  SPEL[scene.doet](Math.min(1, Math.max(0, t)), { ...scene, px: 1 / breed })

/** Everybody only stands there: what they do is hidden. */
export const stil = ({ ander, ding }: Scene): Stand => ({
  wie: REST,
  ander: ander ? ANDER : null,
  ding: ding ? { x: 0.5, y: 0, maat: 1 } : null,
  sein: null,
})
