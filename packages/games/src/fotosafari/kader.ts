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

/** The corners of the frame are seen this far from the edge of what shows the land, in px. */
const ZOEKER_RAND = 5

/** Where the land is seen, and how far it is shifted there. */
interface Blik {
  readonly land: Gezien
  readonly venster: Pick<Vak, 'w' | 'h'>
  readonly schuif: LusPunt
}

/** Returns the part of the box of a frame that is in view, so that its corners are. */
export function cropZoeker(vak: Vak, { land, venster, schuif }: Blik): Vak {
  const zoom = zoomVan(land)
  const [links, boven] = [(schuif.x + ZOEKER_RAND) / zoom, (schuif.y + ZOEKER_RAND) / zoom]
  const rechts = (schuif.x + venster.w - ZOEKER_RAND) / zoom
  const onder = (schuif.y + venster.h - ZOEKER_RAND) / zoom
  const [x, y] = [Math.max(vak.x, links), Math.max(vak.y, boven)]
  return {
    x,
    y,
    w: Math.max(0, Math.min(vak.x + vak.w, rechts) - x),
    h: Math.max(0, Math.min(vak.y + vak.h, onder) - y),
  }
}

/** How far an animal is painted from its middle, in its own units: to its sides, up to its head or a leap, and down. */
const LIJF = { opzij: 32, op: 74, neer: 40 } as const

/** Returns the animals whose middle is in the frame. */
export const inKader = (land: Land, kader: Kader): readonly Standplaats[] =>
  land.plaatsen.filter(({ hart }) => isInLus(land, kader, hart))

/** Returns whether the frame lies over a part of an animal. */
export function touchesDier({ w, h, s, plaatsen }: Land, { x, y, maat }: Kader): boolean {
  const half = (maat * s) / 2
  return plaatsen.some(({ hart }) => {
    const [dx, dy] = [hart.x - x * w, hart.y - y * h]
    return (
      Math.abs(dx) < LIJF.opzij * s + half && dy > -LIJF.neer * s - half && dy < LIJF.op * s + half
    )
  })
}

/** Returns the frame round one animal alone: as wide as its neighbours let it be. */
export function kaderOm(land: Land, { dier, hart }: Standplaats): Kader {
  const plaatsen = land.plaatsen.filter((plaats) => plaats.dier.id !== dier.id)
  return lusOm(land, hart, { anderen: plaatsen.map((plaats) => plaats.hart), smal: MATEN.smal })
}

/** Returns the animal that is painted at a place in the land, as parts of it; of several the one in front. */
export function dierOp({ w, h, s, plaatsen }: Land, { x, y }: LusPunt): Standplaats | undefined {
  const isOp = ({ hart }: Standplaats): boolean => {
    const [dx, dy] = [(x * w - hart.x) / s, (y * h - hart.y) / s]
    return Math.abs(dx) < LIJF.opzij && dy > -LIJF.op && dy < LIJF.neer
  }
  return plaatsen.filter(isOp).toSorted((een, ander) => ander.y - een.y)[0]
}

/** Returns the animal that is nearest to the middle of a frame. */
function findNaaste({ w, h, plaatsen }: Land, { x, y }: Kader): Standplaats | undefined {
  const ver = ({ hart }: Standplaats): number => Math.hypot(hart.x - x * w, hart.y - y * h)
  return plaatsen.toSorted((een, ander) => ver(een) - ver(ander))[0]
}

/**
 * Returns the frame that shows in one layout of a land what it shows in another: the same animal alone, or as far from the nearest
 * one and as wide, in the units of an animal.
 */
export function moveKader(van: Land, naar: Land, kader: Kader): Kader {
  const erop = inKader(van, kader)
  const bij = erop[0] ?? findNaaste(van, kader)
  const daar = naar.plaatsen.find(({ dier }) => dier.id === bij?.dier.id)
  if (!bij || !daar) return kader
  if (erop.length === 1) return kaderOm(naar, daar)
  const [dx, dy] = [kader.x * van.w - bij.hart.x, kader.y * van.h - bij.hart.y]
  return {
    ...kader,
    x: (daar.hart.x + (dx / van.s) * naar.s) / naar.w,
    y: (daar.hart.y + (dy / van.s) * naar.s) / naar.h,
  }
}

/** Returns the frame round the lizard, with no animal in it. */
export const kaderOmHagedis = (land: Land, plek: LusPunt): Kader =>
  lusOm(land, plek, { anderen: land.plaatsen.map(({ hart }) => hart), smal: MATEN.smal })
