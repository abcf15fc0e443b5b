import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { schuifVan, zoomVan } from './kader.ts'
import type { Kader } from './rules.ts'
import type { Uur } from './uur.ts'
import type { Land } from './weide.ts'

/** The binoculars over the land: where their round view is in the part of the screen that shows it, and what they enlarge. */
export interface Kijker {
  readonly x: number
  readonly y: number
  readonly r: number
  /** How much larger than in the land everything is. */
  readonly keer: number
}

interface Punt {
  readonly x: number
  readonly y: number
}

/** Half the view, as a part of the width and of the height of what shows the land, and in px. */
const DEEL = { w: 0.37, h: 0.39 } as const
const STRAAL = { minst: 44, meest: 196 } as const
/** The room that the rim needs beside, above and below, in px. */
const RUIMTE = { naast: 18, boven: 23, onder: 30 } as const
/** The frame reaches this far into the view, from its middle; half its diagonal is so much of its width. */
const VULLING = 0.84
const DIAGONAAL = 0.687
/** More than this is not enlarged: nothing more is to be seen. */
const MEEST = 2.3

const perk = (v: number, min: number, max: number): number =>
  max < min ? (min + max) / 2 : Math.min(max, Math.max(min, v))

type Venster = Pick<Vak, 'w' | 'h'>

/** Returns how the binoculars stand for a frame: round it as far as the screen goes, and so near that it fills the view. */
export function kijkerVan(land: Land, venster: Venster, kader: Kader): Kijker {
  const r = perk(Math.min(venster.w * DEEL.w, venster.h * DEEL.h), STRAAL.minst, STRAAL.meest)
  const [schuif, zoom] = [schuifVan(land, venster, kader), zoomVan(land)]
  const midden = { x: kader.x * land.w * zoom - schuif.x, y: kader.y * land.h * zoom - schuif.y }
  const { naast, boven, onder } = RUIMTE
  return {
    x: perk(midden.x, r + naast, venster.w - r - naast),
    y: perk(midden.y, r + boven, venster.h - r - onder),
    r,
    keer: Math.min(MEEST, (VULLING * r) / (DIAGONAAL * kader.maat * land.s * zoom)),
  }
}

/** Where something is seen. */
export interface Zicht extends Punt {
  /** How much larger than in the land. */
  readonly keer: number
  /** Nobody sees it: the binoculars are over it and look past it. */
  readonly bedekt: boolean
}

/** Tells where a point of the land is seen. */
export type Zie = (punt: Punt) => Zicht

/** Without binoculars each point is seen where it is. */
const rechtuit: Zie = ({ x, y }) => ({ x, y, keer: 1, bedekt: false })

/** Returns the way to tell where in the land a point is seen, by who looks through the binoculars and past them. */
export function doorKijker(land: Land, venster: Venster, kader: Kader): Zie {
  const { x, y, r, keer } = kijkerVan(land, venster, kader)
  const [schuif, zoom] = [schuifVan(land, venster, kader), zoomVan(land)]
  const midden = { x: (x + schuif.x) / zoom, y: (y + schuif.y) / zoom }
  const straal = r / zoom
  const isBinnen = (punt: Punt): boolean =>
    Math.hypot(punt.x - midden.x, punt.y - midden.y) < straal
  return (punt) => {
    const groot = {
      x: midden.x + (punt.x - kader.x * land.w) * keer,
      y: midden.y + (punt.y - kader.y * land.h) * keer,
    }
    if (isBinnen(groot)) return { ...groot, keer, bedekt: false }
    return { ...punt, keer: 1, bedekt: isBinnen(punt) }
  }
}

/** Returns how the land is looked at, at an hour. */
export const zichtAt = (uur: Uur): ((...naar: Parameters<typeof doorKijker>) => Zie) =>
  uur === 'ochtend' ? doorKijker : () => rechtuit

/** Returns where a box of the land is seen. */
export function gezienVak(see: Zie, { x, y, w, h }: Vak): Vak {
  const midden = see({ x: x + w / 2, y: y + h / 2 })
  const [breed, hoog] = [w * midden.keer, h * midden.keer]
  return { x: midden.x - breed / 2, y: midden.y - hoog / 2, w: breed, h: hoog }
}
