import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Something painted: the middle of its foot, and its scale. */
interface Plek {
  readonly x: number
  readonly y: number
  readonly k: number
}

interface Slinger {
  readonly van: number
  readonly tot: number
  readonly y: number
  readonly bogen: number
  readonly diep: number
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly ligt: boolean
  /** Where the bubbles are: below the bar at the top, above the lanterns. */
  readonly lucht: Vak
  /** On a windy day, where the bubbles are that were carried off, and where those are that are near. */
  readonly ver: Vak
  readonly dichtbij: Vak
  /** Where the grass begins. */
  readonly horizon: number
  /** The line of the lanterns: where it hangs, in how many bows, and how deep these are. */
  readonly slinger: Slinger
  readonly tent: Plek
  readonly held: Plek
  /** The machine that blows bubbles, and the fan that stands there on a windy day. */
  readonly blazer: Plek
  readonly waaier: Plek
  /** The pond: its middle and its half axes. */
  readonly vijver: {
    readonly x: number
    readonly y: number
    readonly a: number
    readonly b: number
  }
  /** Where the ear and the buttons are. */
  readonly hand: Vak
}

/** A screen lower than this has room for bubbles and buttons alone. */
export const KORT = 480
const RAND = 8

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** On a screen narrower than this, the bar at the top and the buttons below take two rows. */
const SMAL = 600
const TWEE_RIJEN = 142

/** Returns the height of the bar at the top. */
function balkHoogte(w: number, h: number): number {
  if (h < KORT) return w < SMAL ? 122 : 70
  // A bubble that bobs stays below it.
  return w < SMAL ? 138 : 90
}

/** Returns where the buttons are: below everything on a tall screen, beside the hero on a wide one. */
function handVan(w: number, h: number, k: number): Vak {
  const eenRij = h < KORT ? 64 : Math.max(74, 84 * k)
  const hoog = w < SMAL && h >= KORT ? TWEE_RIJEN : eenRij
  const links = w >= h && h >= KORT ? w * 0.2 : RAND
  return { x: links, y: h - hoog, w: w - links - RAND, h: hoog }
}

/** What a wide and a tall screen show where, as shares of the screen or of its meadow. */
const LIGGEND = {
  breed: 1150,
  onder: 0.6,
  horizon: 0.56,
  bogen: 3,
  tent: [0.8, 0.34],
  vijver: [0.5, 0.6, 0.24],
} as const
const STAAND = {
  breed: 640,
  onder: 0.58,
  horizon: 0.55,
  bogen: 2,
  tent: [0.76, 0.3],
  vijver: [0.52, 0.5, 0.32],
} as const

/** Returns where the hero stands: beside the buttons on a wide screen, above them on a tall one. */
function heldVan(w: number, h: number, k: number): Plek {
  if (w < h) return { x: w * 0.16, y: handVan(w, h, k).y - 8, k: k * 0.9 }
  return h < KORT ? { x: w * 0.1, y: h - 60, k: 0.5 } : { x: w * 0.1, y: h - 26 * k, k: k * 1.22 }
}

/** The share of the sky that is far off on a windy day, and the room between the two skies. */
const VER = 0.36
const TUSSEN = 6

/** Divides the sky of a windy day. */
function luchtenVan(lucht: Vak) {
  const hoog = Math.round(lucht.h * VER)
  return {
    ver: { ...lucht, h: hoog - TUSSEN },
    dichtbij: { ...lucht, y: lucht.y + hoog, h: lucht.h - hoog },
  }
}

/** Lays out the park for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const ligt = w >= h
  const kort = h < KORT
  const deel = ligt ? LIGGEND : STAAND
  const k = perk(Math.min(h / 800, w / deel.breed), 0.46, 1.5)
  const top = balkHoogte(w, h)
  const hand = handVan(w, h, k)
  const onder = kort ? hand.y - 4 : h * deel.onder
  const horizon = h * deel.horizon
  const weide = h - horizon
  const lucht: Vak = { x: RAND, y: top, w: w - 2 * RAND, h: Math.max(56, onder - top) }
  const held = heldVan(w, h, k)
  return {
    w,
    h,
    k,
    ligt,
    lucht,
    ...luchtenVan(lucht),
    horizon,
    slinger: {
      van: 0,
      tot: w,
      y: kort ? top : onder + 4,
      bogen: deel.bogen,
      diep: kort ? 6 : 26 * k,
    },
    tent: { x: w * deel.tent[0], y: horizon + weide * deel.tent[1], k: k * 0.92 },
    held,
    waaier: { x: held.x + (ligt ? 142 : 118) * k, y: held.y + 4 * k, k: held.k * 0.86 },
    blazer: { x: held.x + (ligt ? 118 : 74) * k, y: held.y + 8 * k, k: held.k * 0.82 },
    vijver: {
      x: w * deel.vijver[0],
      y: horizon + weide * deel.vijver[1],
      a: w * deel.vijver[2],
      b: weide * 0.19,
    },
    hand,
  }
}

/** Returns how high the line of the lanterns hangs at `x`. */
export function slingerHoogte({ van, tot, y, bogen, diep }: Slinger, x: number): number {
  const inBoog = (((x - van) / (tot - van)) * bogen) % 1
  return y + diep * (1 - (2 * inBoog - 1) ** 2)
}

/** Returns where the lanterns hang, one for each word of the taak and beside the hero, and their scale. */
export function lantaarns({ slinger, k, w, ligt }: Indeling, aantal: number) {
  const van = ligt ? w * 0.2 : 0
  const tussen = (w - van) / Math.max(1, aantal)
  const maat = Math.min(k * 1.5, tussen / 44)
  return Array.from({ length: aantal }, (_, i) => {
    const x = van + (i + 0.5) * tussen
    return { x, y: slingerHoogte(slinger, x), k: maat, tussen }
  })
}
