import { diepteVan, type Weg } from '@letterhaven/game-kit/onderdelen/banen'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'

export interface Indeling extends Weg {
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** Where story and signs stand: as high as the sky, and at most down to `laagst`. */
  readonly zuil: Vak & { readonly laagst: number }
  readonly gezicht: { readonly x: number; readonly y: number; readonly r: number }
  /** Whether the signs stand below each other, on a narrow screen. */
  readonly isSmal: boolean
  /** Where streets turn off the road: the height where they begin and where they end, and how far apart their ends are. */
  readonly kruising: { readonly voet: number; readonly eind: number; readonly tussen: number }
  /** Where the wheels of the taxi are before the crossing, and its scale there. */
  readonly taxi: { readonly wacht: number; readonly maat: number }
  /** The line along which the flower bed begins beside the road, and the width of one row. */
  readonly veld: { readonly u: number; readonly breed: number }
  /** The open book at the end of a ride: its map, and the page with the story. */
  readonly boek: { readonly kaart: Vak; readonly tekst: Vak }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** The width of the taxi at scale 1. */
export const TAXI_BREED = 270
/** How much of the taxi stays free at scale 1, so that it can be tapped. */
const TAXI_VRIJ = 150
/** The room for the button that drives, under everything else. */
const KNOP = 84
/** The widest that story and signs become. */
const BREEDST = 1040

interface Maten {
  readonly w: number
  readonly h: number
  readonly k: number
  readonly laag: boolean
  readonly isSmal: boolean
  /** The lower edge of the bar at the top, which takes two rows on a narrow screen. */
  readonly balk: number
}

function matenVan(w: number, h: number): Maten {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const laag = h < 480
  return { w, h, k, laag, isSmal: w < 600, balk: w < 600 ? 130 : laag ? 70 : 84 }
}

/** Returns the open book: two pages beside each other, or the map over the story. */
function boekVan({ w, h, balk, isSmal }: Maten): Indeling['boek'] {
  const breed = Math.min(w - 24, 1080)
  const [x, y, hoog] = [(w - breed) / 2, balk + 8, h - balk - 20]
  if (isSmal) {
    const kaart = Math.min(hoog * 0.32, 250)
    return {
      kaart: { x, y, w: breed, h: kaart },
      tekst: { x, y: y + kaart, w: breed, h: hoog - kaart },
    }
  }
  const links = breed * 0.44
  return {
    kaart: { x, y, w: links, h: hoog },
    tekst: { x: x + links, y, w: breed - links, h: hoog },
  }
}

/** Returns how low story and signs may come: over the button that drives, and where there is room not over all of the taxi. */
const laagstVan = ({ h, k, laag, isSmal }: Maten, maat: number): number =>
  isSmal || laag ? h - KNOP : Math.min(h - KNOP, h - 12 * k - TAXI_VRIJ * maat)

/** Lays out the crossing for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const maten = matenVan(w, h)
  const { k, laag, isSmal, balk } = maten
  const breed = Math.min(w - 24, BREEDST)
  const x = (w - breed) / 2
  const r = laag ? 20 : isSmal ? 25 : 34
  const horizon = Math.max(h * (isSmal ? 0.63 : laag ? 0.62 : 0.55), balk + 120)
  const op = (deel: number): number => horizon + (h - horizon) * deel
  const maat = perk(Math.min((h - horizon) / 560, w / 900), 0.3, 1)
  return {
    w,
    h,
    k,
    isSmal,
    horizon,
    half: perk(Math.min(w * 0.34, (h - horizon) * 0.95), 130, 420),
    eind: 9 * k,
    zuil: { x, y: balk, w: breed, h: horizon - 4 - balk, laagst: laagstVan(maten, maat) },
    gezicht: { x: x + r + 2, y: balk + r + 6, r },
    kruising: { voet: op(0.72), eind: op(0.07), tussen: breed },
    taxi: { wacht: h - 12 * k, maat },
    veld: { u: 1.6, breed: w > h ? 0.5 : 0.34 },
    boek: boekVan(maten),
  }
}

/** A place on the ground: where it is on the screen, and how near. */
export interface Grond {
  readonly x: number
  readonly y: number
  readonly diep: number
}

/** Returns where street `nr` of so many ends, from left to right. */
export const straatEind = (
  { w, kruising: { eind, tussen } }: Indeling,
  [nr, aantal]: readonly [nr: number, aantal: number],
): Punt => [w / 2 + ((nr + 0.5) / aantal - 0.5) * tussen, eind]

/** Returns a place along a street: 0 where it turns off the road, 1 at its end. */
export function langsStraat(
  indeling: Indeling,
  straat: readonly [nr: number, aantal: number],
  deel: number,
): Grond {
  const { w, kruising } = indeling
  const [ex, ey] = straatEind(indeling, straat)
  const rest = 1 - deel
  const [een, twee, drie] = [3 * rest ** 2 * deel, 3 * rest * deel ** 2, deel ** 3]
  // Straight on at first, then round the corner.
  const x = w / 2 + (ex - w / 2) * (twee * 0.5 + drie)
  const y = kruising.voet + (ey - kruising.voet) * (een * 0.46 + twee * 0.84 + drie)
  return { x, y, diep: diepteVan(indeling, y) }
}
