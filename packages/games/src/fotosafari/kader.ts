import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { MATEN, type Kader } from './rules.ts'
import type { Land, Standplaats } from './weide.ts'

/** The height of the frame relative to its width. */
const HOOG = 0.94
/** A frame shows some room round its animal, up to this size. */
const RUIM = 150

/** Animals of this scale are told apart well; where they are smaller, the land is seen from nearer, up to so much. */
const LEESBAAR = 0.86
const NABIJ = 1.4

interface Punt {
  readonly x: number
  readonly y: number
}

/** Returns how much larger the land is seen than it is laid out. */
export const zoomVan = ({ s }: Pick<Land, 's'>): number =>
  Math.max(1, Math.min(NABIJ, LEESBAAR / s))

/** Returns how far the land is shifted, so that all of it comes by while the frame goes from edge to edge. */
export const schuifVan = (
  { w, h, s }: Pick<Land, 'w' | 'h' | 's'>,
  venster: Pick<Vak, 'w' | 'h'>,
  { x, y }: Pick<Kader, 'x' | 'y'>,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((w * zoomVan({ s }) - venster.w) * x),
  y: Math.round((h * zoomVan({ s }) - venster.h) * y),
})

/** Returns the parts of the land at which a point of what shows it lies, while it is shifted. */
export const puntIn = (
  { w, h, s }: Pick<Land, 'w' | 'h' | 's'>,
  schuif: Punt,
  { x, y }: Punt,
): Punt => ({
  x: (x + schuif.x) / zoomVan({ s }) / w,
  y: (y + schuif.y) / zoomVan({ s }) / h,
})

/** Returns the box of the frame in the land. */
export function kaderVak({ w, h, s }: Land, { x, y, maat }: Kader): Vak {
  const [breed, hoog] = [maat * s, maat * s * HOOG]
  return { x: x * w - breed / 2, y: y * h - hoog / 2, w: breed, h: hoog }
}

/** Returns whether a point of the land is in the frame. */
export function isInKader(land: Land, kader: Kader, punt: Punt): boolean {
  const { x, y, w, h } = kaderVak(land, kader)
  return punt.x >= x && punt.x <= x + w && punt.y >= y && punt.y <= y + h
}

/** Returns the animals whose middle is in the frame. */
export const inKader = (land: Land, kader: Kader): readonly Standplaats[] =>
  land.plaatsen.filter(({ hart }) => isInKader(land, kader, hart))

/** Returns how far the nearest of some animals is, as a frame measures it. */
export const vrijOm = ({ plaatsen }: Pick<Land, 'plaatsen'>, { x, y }: Punt): number =>
  Math.min(
    Infinity,
    ...plaatsen.map(({ hart }) => Math.max(Math.abs(hart.x - x), Math.abs(hart.y - y) / HOOG)),
  )

/** Returns the frame round a point, with `vrij` px free about it. */
const kaderMet = ({ w, h, s }: Land, { x, y }: Punt, vrij: number): Kader => ({
  x: x / w,
  y: y / h,
  maat: Math.max(MATEN.smal, Math.min(RUIM, (vrij * 1.9) / s)),
})

/** Returns the frame round one animal alone: as wide as its neighbours let it be. */
export function kaderOm(land: Land, { dier, hart }: Standplaats): Kader {
  const plaatsen = land.plaatsen.filter((plaats) => plaats.dier.id !== dier.id)
  return kaderMet(land, hart, vrijOm({ plaatsen }, hart))
}

/** Returns the frame round the lizard, with no animal in it. */
export const kaderOmHagedis = (land: Land, plek: Punt): Kader =>
  kaderMet(land, plek, vrijOm(land, plek))
