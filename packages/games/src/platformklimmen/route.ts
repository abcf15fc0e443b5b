import { wegNaar } from '@letterhaven/game-kit/onderdelen/spoor'
import type { Indeling } from './indeling.ts'

/** A place on which the hero can stand. */
export interface Plek {
  readonly x: number
  readonly y: number
}

/** How far the hero jumps: up in rows, and sideways as a part of the field. From the spring it comes anywhere. */
const SPRONG = { op: 1.45, opzij: 0.62 } as const

/** Returns the top of a stone, or of the ledge that it leaves behind; of the floor for null. On a mill it is its top for each. */
export function plekVan({ stenen, start, grond, molen }: Indeling, steen: number | null): Plek {
  if (molen) return { x: start, y: molen.rad.vak.y }
  const vak = steen === null ? undefined : stenen[steen]
  return vak ? { x: vak.x + vak.w / 2, y: vak.y } : { x: start, y: grond }
}

function reaches({ stap, brug }: Indeling, van: Plek, naar: Plek): boolean {
  return van.y - naar.y <= SPRONG.op * stap && Math.abs(van.x - naar.x) <= SPRONG.opzij * brug.w
}

/**
 * Returns the places to which the hero jumps one after the other to come on a stone, the last of them its own: as few as
 * possible. What is out of reach goes by stones and ledges between, and high up from the floor by the spring.
 */
export function routeVan(
  indeling: Indeling,
  van: number | null,
  naar: number | null,
): readonly Plek[] {
  const doel = plekVan(indeling, naar)
  const tussen = indeling.stenen.map((_, nr) => plekVan(indeling, nr))
  const plekken = [plekVan(indeling, van), ...tussen, doel]
  const spoor = plekken.map((hier) =>
    plekken.flatMap((daar, nr) => (reaches(indeling, hier, daar) ? nr : [])),
  )
  const weg = wegNaar(spoor, 0, plekken.length - 1)
  return weg ? weg.flatMap((nr) => plekken[nr] ?? []) : [doel]
}

/** The largest number of jumps that are seen one by one. */
const MEEST = 3

/** Returns the way to a stone as it is jumped: from the floor by the spring where that is far. */
export function jumpsOf(
  indeling: Indeling,
  van: number | null,
  naar: number | null,
): { readonly punten: readonly Plek[]; readonly veer: boolean } {
  const punten = routeVan(indeling, van, naar)
  const veer = van === null && punten.length > 1
  if (veer)
    return { punten: [{ x: indeling.veer, y: indeling.grond }, plekVan(indeling, naar)], veer }
  return {
    punten:
      punten.length <= MEEST ? punten : [...punten.slice(0, MEEST - 1), plekVan(indeling, naar)],
    veer,
  }
}
