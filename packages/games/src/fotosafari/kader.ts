import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { MATEN, type Kader } from './rules.ts'
import type { Land, Standplaats } from './weide.ts'

/** The height of the frame relative to its width. */
const HOOG = 0.94
/** A frame shows some room round its animal, up to this size. */
const RUIM = 150

/** Returns how far the land is shifted, so that all of it comes by while the frame goes from edge to edge. */
export const schuifVan = (
  { w, h }: Pick<Land, 'w' | 'h'>,
  venster: Pick<Vak, 'w' | 'h'>,
  { x, y }: Pick<Kader, 'x' | 'y'>,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((w - venster.w) * x),
  y: Math.round((h - venster.h) * y),
})

/** Returns the box of the frame in the land. */
export function kaderVak({ w, h, s }: Land, { x, y, maat }: Kader): Vak {
  const [breed, hoog] = [maat * s, maat * s * HOOG]
  return { x: x * w - breed / 2, y: y * h - hoog / 2, w: breed, h: hoog }
}

/** Returns the animals whose middle is in the frame. */
export function inKader(land: Land, kader: Kader): readonly Standplaats[] {
  const { x, y, w, h } = kaderVak(land, kader)
  return land.plaatsen.filter(
    ({ hart }) => hart.x >= x && hart.x <= x + w && hart.y >= y && hart.y <= y + h,
  )
}

/** Returns the frame round one animal alone: as wide as its neighbours let it be. */
export function kaderOm(land: Land, { dier, hart }: Standplaats): Kader {
  const anderen = land.plaatsen.filter((plaats) => plaats.dier.id !== dier.id)
  const vrij = anderen.map((plaats) =>
    Math.max(Math.abs(plaats.hart.x - hart.x), Math.abs(plaats.hart.y - hart.y) / HOOG),
  )
  const maat = (Math.min(Infinity, ...vrij) * 1.9) / land.s
  return {
    x: hart.x / land.w,
    y: hart.y / land.h,
    maat: Math.max(MATEN.smal, Math.min(RUIM, maat)),
  }
}
