import { diepteVan, wegX } from '@letterhaven/game-kit/onderdelen/banen'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { langsStraat, type Grond, type Indeling } from './indeling.ts'

/** The roundabout of the second stage, as an oval on the ground. */
export interface Rotonde {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** How far out the taxi drives on it, as a share of its half axes. */
const SPOOR = 0.74
/** The share of a drive at which the taxi is on the roundabout, and the one at which it leaves it. */
export const OP_ROTONDE = 0.12
const AF = 0.42
/** The share of a drive in which the way round becomes the street. */
const OVERGANG = 0.22
/** Between which turns from the front the streets begin, the right one first: a roundabout is driven against the clock. */
const UITRITTEN = [2.1, 4.2] as const
/** How far along its street the taxi is when it leaves. */
const STRAAT_VAN = 0.5

/** Returns where the roundabout lies. Its front edge is before the first street. */
export function rotondeVan(indeling: Indeling): Rotonde {
  const { w, h, horizon, isSmal } = indeling
  const y = horizon + (h - horizon) * (isSmal ? 0.62 : 0.48)
  const half = wegX(indeling, y, 1) - w / 2
  const rx = Math.min(w * 0.45, half * 2.1)
  return { x: w / 2, y, rx, ry: rx * 0.3 }
}

/** Returns the place on the roundabout after a turn from its front, in radians. */
export function opRotonde(indeling: Indeling, hoek: number): Grond {
  const { x, y, rx, ry } = rotondeVan(indeling)
  const hier = y + Math.cos(hoek) * ry * SPOOR
  return { x: x + Math.sin(hoek) * rx * SPOOR, y: hier, diep: diepteVan(indeling, hier) }
}

const tussen = (van: number, naar: number, deel: number): number => van + (naar - van) * deel

/** Returns where a taxi is on its way over the roundabout into a street: 0 before it, 1 at the end of the street. */
export function overRotonde(
  indeling: Indeling,
  [nr, aantal]: readonly [nr: number, aantal: number],
  deel: number,
): Grond {
  const { w, taxi } = indeling
  const voor: Punt = [w / 2, taxi.wacht]
  const [eerste, laatste] = UITRITTEN
  const uit = tussen(laatste, eerste, (nr + 0.5) / aantal)
  if (deel < OP_ROTONDE) {
    const op = opRotonde(indeling, 0)
    const y = tussen(voor[1], op.y, deel / OP_ROTONDE)
    return { x: voor[0], y, diep: diepteVan(indeling, y) }
  }
  if (deel < AF) return opRotonde(indeling, (uit * (deel - OP_ROTONDE)) / (AF - OP_ROTONDE))
  const rest = (deel - AF) / (1 - AF)
  const straat = langsStraat(indeling, [nr, aantal], tussen(STRAAT_VAN, 1, rest))
  const af = opRotonde(indeling, uit)
  const over = Math.min(1, (deel - AF) / OVERGANG)
  const y = tussen(af.y, straat.y, over)
  return { x: tussen(af.x, straat.x, over), y, diep: diepteVan(indeling, y) }
}
