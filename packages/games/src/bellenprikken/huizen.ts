import { KORT, lantaarns, type Indeling } from './indeling.ts'
import type { Dier } from './schemerdier.ts'

/** The middle of the lower edge of an animal. */
export interface Plek {
  readonly x: number
  readonly y: number
}

type Huizen = Readonly<Record<Dier, Plek>>

/** The side of the plate on which an animal is painted, for a scale of 1. */
export const DIER = 96

/** The share of its plate that an animal fills upwards. */
const HOOG = 0.92

/** Returns the scale of an animal: on a tall screen no higher than the room between the lanterns and the buttons. */
export function dierMaat(indeling: Indeling): number {
  const { k, ligt, hand } = indeling
  const maat = Math.max(0.66, k * 1.25)
  return ligt ? maat : Math.min(maat, (hand.y - onderLantaarns(indeling)) / (DIER * HOOG))
}

/** Returns where they live on a wide screen: on the roof, in the pond, in the grass. */
function breed({ w, h, horizon, tent, vijver }: Indeling): Huizen {
  const weide = h - horizon
  const inTent = (dx: number, dy: number): Plek => ({
    x: tent.x + dx * tent.k,
    y: tent.y + dy * tent.k,
  })
  const inVijver = (dx: number, dy: number): Plek => ({
    x: vijver.x + dx * vijver.a,
    y: vijver.y + dy * vijver.b,
  })
  return {
    uil: inTent(-66, -128),
    kat: inTent(10, -18),
    spin: inTent(104, -30),
    zwaan: inVijver(0.34, 0.08),
    vis: inVijver(-0.3, 0.86),
    egel: { x: w * 0.32, y: horizon + weide * 0.31 },
    muis: { x: w * 0.47, y: horizon + weide * 0.29 },
    slak: { x: w * 0.92, y: horizon + weide * 0.5 },
  }
}

/** How much smaller they are that are awake on a tall screen, where all of them stand together. */
const SAMEN = 0.7
/** The two lines in which they stand there, as shares of the room between the lanterns and the buttons. */
const LIJN = { achter: 0.72, voor: 1 } as const

/** Returns the scale of an animal that is awake. */
export const wakkerMaat = (indeling: Indeling): number =>
  dierMaat(indeling) * (indeling.ligt ? 1 : SAMEN)

/** The lowest that a lantern hangs below its hook, for a scale of 1. */
const LANTAARN = 64
/** How many of them usually hang there. */
const LAMPEN = 10

/** Returns where they live on a tall screen: all round the pond, below the lanterns and above the buttons. */
function hoog(indeling: Indeling): Huizen {
  const { w, hand } = indeling
  const top = onderLantaarns(indeling)
  const op = (x: number, deel: number): Plek => ({ x: w * x, y: top + (hand.y - top) * deel })
  return {
    uil: op(0.41, LIJN.achter),
    zwaan: op(0.58, LIJN.achter),
    spin: op(0.75, LIJN.achter),
    kat: op(0.92, LIJN.achter),
    egel: op(0.29, LIJN.voor),
    vis: op(0.44, LIJN.voor),
    muis: op(0.59, LIJN.voor),
    slak: op(0.74, LIJN.voor),
  }
}

/** Returns how far down the lanterns hang. */
export const onderLantaarns = (indeling: Indeling): number =>
  Math.max(...lantaarns(indeling, LAMPEN).map(({ y, k }) => y + LANTAARN * k))

/** Returns where each animal lives that is awake. */
export const huizenVan = (indeling: Indeling): Huizen =>
  indeling.ligt ? breed(indeling) : hoog(indeling)

/**
 * Returns where an animal hides for which the bubbles and lanterns leave no room at home: in the grass beside the pond on a tall
 * screen, in the corner on a low one. Null on a wide screen, where it hides at home.
 */
export function schuilhoek({ w, h, ligt, hand }: Indeling): Plek | null {
  if (h < KORT) return { x: w - 34, y: h - 6 }
  return ligt ? null : { x: w * 0.9, y: hand.y }
}
