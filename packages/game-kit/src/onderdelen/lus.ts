import type { Vak } from '../tekenen/vak.ts'

/** A frame that is moved and zoomed over a field: its middle as a part of the field, its width in units of a thing. */
export interface Lus {
  readonly x: number
  readonly y: number
  readonly maat: number
}

/** The narrowest and the widest that a frame can be, in units of a thing. */
export interface LusMaten {
  readonly smal: number
  readonly wijd: number
}

/** A field with things in it, and how many px a unit of a thing is there. */
export interface Veld {
  readonly w: number
  readonly h: number
  readonly s: number
}

export interface LusPunt {
  readonly x: number
  readonly y: number
}

/** The height of a frame relative to its width. */
const HOOG = 0.94
/** A frame shows some room round its thing, up to this size, and comes so near to the next one. */
const RUIM = 150
const NAAST = 1.9

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns a frame that is on its field, and neither too narrow nor too wide. */
export const fitLus = ({ x, y, maat }: Lus, { smal, wijd }: LusMaten): Lus => ({
  x: perk(x, 0, 1),
  y: perk(y, 0, 1),
  maat: perk(maat, smal, wijd),
})

/** Returns the box of a frame in its field. */
export function lusVak({ w, h, s }: Veld, { x, y, maat }: Lus): Vak {
  const [breed, hoog] = [maat * s, maat * s * HOOG]
  return { x: x * w - breed / 2, y: y * h - hoog / 2, w: breed, h: hoog }
}

/** Returns whether a point of the field is in a frame. */
export function isInLus(veld: Veld, lus: Lus, punt: LusPunt): boolean {
  const { x, y, w, h } = lusVak(veld, lus)
  return punt.x >= x && punt.x <= x + w && punt.y >= y && punt.y <= y + h
}

/** Returns how far the nearest of some points is, as a frame measures it. */
export const vrijOm = (punten: readonly LusPunt[], { x, y }: LusPunt): number =>
  Math.min(
    Infinity,
    ...punten.map((punt) => Math.max(Math.abs(punt.x - x), Math.abs(punt.y - y) / HOOG)),
  )

/** Returns the frame round a point, as wide as the others let it be. */
export const lusOm = (
  { w, h, s }: Veld,
  punt: LusPunt,
  { anderen, smal }: { readonly anderen: readonly LusPunt[]; readonly smal: number },
): Lus => ({
  x: punt.x / w,
  y: punt.y / h,
  maat: Math.max(smal, Math.min(RUIM, (vrijOm(anderen, punt) * NAAST) / s)),
})
