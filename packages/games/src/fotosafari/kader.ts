import { isInLus, lusOm, type LusPunt } from '@letterhaven/game-kit/onderdelen/lus'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { MATEN, type Kader } from './rules.ts'
import type { Land, Standplaats } from './weide.ts'

/** Animals of this scale are told apart well; where they are smaller, the land is seen from nearer, up to so much. */
const LEESBAAR = 0.86
const NABIJ = 1.1

/** What of a land says how it is seen. */
type Gezien = Pick<Land, 'w' | 'h' | 's' | 'isHeel'>

/** Returns how much larger the land is seen than it is laid out. What can be seen as a whole is, so that nobody is cut off at an edge. */
export const zoomVan = ({ s, isHeel }: Pick<Land, 's' | 'isHeel'>): number =>
  isHeel ? 1 : Math.max(1, Math.min(NABIJ, LEESBAAR / s))

/** Returns how far the land is shifted, so that all of it comes by while the frame goes from edge to edge. */
export const schuifVan = (
  land: Gezien,
  venster: Pick<Vak, 'w' | 'h'>,
  { x, y }: Pick<Kader, 'x' | 'y'>,
): { readonly x: number; readonly y: number } => ({
  x: Math.round((land.w * zoomVan(land) - venster.w) * x),
  y: Math.round((land.h * zoomVan(land) - venster.h) * y),
})

/** The sides on which there may be more land than is seen, with the way to go. */
export const KANTEN = {
  links: ['x', -1],
  rechts: ['x', 1],
  boven: ['y', -1],
  onder: ['y', 1],
} as const
export type Kant = keyof typeof KANTEN

/** One look to a side brings so much of the view into sight; less than so many px is not worth a look. */
const [BLIK, WEINIG] = [0.7, 14] as const

/** Returns the frame after a look to a side; null where no more of the land lies there. */
export function lookTo(
  land: Gezien,
  venster: Pick<Vak, 'w' | 'h'>,
  { kader, kant }: { readonly kader: Kader; readonly kant: Kant },
): Kader | null {
  const [as, heen] = KANTEN[kant]
  const zijde = as === 'x' ? 'w' : 'h'
  const over = land[zijde] * zoomVan(land) - venster[zijde]
  if (over < WEINIG) return null
  const naar = Math.max(0, Math.min(1, kader[as] + (heen * BLIK * venster[zijde]) / over))
  return Math.abs(naar - kader[as]) * over < WEINIG ? null : { ...kader, [as]: naar }
}

/** Returns the parts of the land at which a point of what shows it lies, while it is shifted. */
export const puntIn = (land: Gezien, schuif: LusPunt, { x, y }: LusPunt): LusPunt => ({
  x: (x + schuif.x) / zoomVan(land) / land.w,
  y: (y + schuif.y) / zoomVan(land) / land.h,
})

/** Returns the animals whose middle is in the frame. */
export const inKader = (land: Land, kader: Kader): readonly Standplaats[] =>
  land.plaatsen.filter(({ hart }) => isInLus(land, kader, hart))

/** Returns the frame round one animal alone: as wide as its neighbours let it be. */
export function kaderOm(land: Land, { dier, hart }: Standplaats): Kader {
  const plaatsen = land.plaatsen.filter((plaats) => plaats.dier.id !== dier.id)
  return lusOm(land, hart, { anderen: plaatsen.map((plaats) => plaats.hart), smal: MATEN.smal })
}

/** Returns the frame round the lizard, with no animal in it. */
export const kaderOmHagedis = (land: Land, plek: LusPunt): Kader =>
  lusOm(land, plek, { anderen: land.plaatsen.map(({ hart }) => hart), smal: MATEN.smal })
