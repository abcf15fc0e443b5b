import type { Weg } from '@letterhaven/game-kit/onderdelen/banen'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

export interface Indeling extends Weg {
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** Where the story is, and the passenger's face beside it. */
  readonly kaart: Vak
  readonly gezicht: { readonly x: number; readonly y: number; readonly r: number }
  /** The signs, one for each lane. */
  readonly borden: readonly Vak[]
  /** The beam over the signs, the feet of its poles, and how far the poles stand from the middle. */
  readonly portaal: { readonly top: number; readonly voet: number; readonly half: number }
  /**
   * Where the wheels of the taxi are: at the start, waiting in front of the signs, and gone; and its scale at the
   * start.
   */
  readonly taxi: {
    readonly start: number
    readonly wacht: number
    readonly weg: number
    readonly maat: number
  }
  /** The line along which the flower bed begins beside the road, and the width of one row. */
  readonly veld: { readonly u: number; readonly breed: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** How near the feet of the gantry are: 0 at the horizon, 1 at the lower edge. */
const VOET = 0.56
/** The width of the taxi at scale 1. */
export const TAXI_BREED = 270

interface Maten {
  readonly w: number
  readonly h: number
  readonly k: number
  readonly laag: boolean
  /** Whether the signs hang below each other, each over its own lane, on a narrow screen. */
  readonly getrapt: boolean
}

function matenVan(w: number, h: number): Maten {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  return { w, h, k, laag: h < 480, getrapt: w < 600 && h > w }
}

function kaartVan({ w, h, laag }: Maten): Pick<Indeling, 'kaart' | 'gezicht'> {
  // The bar at the top takes two rows on a narrow screen.
  const balk = w < 600 ? 130 : laag ? 66 : 78
  const r = laag ? 22 : w < 600 ? 26 : 38
  const hoog = laag ? 96 : w < 600 ? perk(h * 0.46 - 110, 120, 300) : perk(h * 0.25, 150, 230)
  const breed = Math.min(w - 24, 900)
  const x = (w - breed) / 2
  return {
    kaart: { x: x + 2 * r + 10, y: balk + 6, w: breed - 2 * r - 10, h: hoog },
    gezicht: { x: x + r + 2, y: balk + 6 + Math.min(hoog / 2, 38), r },
  }
}

function bordenVan(maten: Maten, top: number, aantal: number): readonly Vak[] {
  const { w, k, laag, getrapt } = maten
  const h = laag ? 66 : getrapt ? 56 : perk(112 * k, 82, 150)
  if (getrapt) {
    const b = Math.min(w * 0.66, 300)
    const ruim = w - b - 44
    return Array.from({ length: aantal }, (_, i) => ({
      x: 22 + (aantal === 1 ? ruim / 2 : (ruim * i) / (aantal - 1)),
      y: top + i * (h + 9),
      w: b,
      h,
    }))
  }
  const tussen = 26 * k
  const b = Math.min(290 * k, (w - 90 * k - 3 * tussen) / 3)
  const van = w / 2 - (aantal * (b + tussen) - tussen) / 2
  return Array.from({ length: aantal }, (_, i) => ({ x: van + i * (b + tussen), y: top, w: b, h }))
}

/** Returns the lower edge of the lowest sign, and how far the poles beside the signs stand from the middle. */
function portaalVan(maten: Maten, borden: readonly Vak[]): { onder: number; half: number } {
  const { w, k, getrapt } = maten
  const [eerste, laatste] = [borden[0], borden.at(-1)]
  const onder = (laatste?.y ?? 0) + (laatste?.h ?? 0)
  return { onder, half: getrapt ? w / 2 - 10 : w / 2 - (eerste?.x ?? 0) + 26 * k }
}

/** Lays out the road with its signs for any screen. Pure. */
export function classify(w: number, h: number, aantal: number): Indeling {
  const maten = matenVan(w, h)
  const { k, laag, getrapt } = maten
  const boven = kaartVan(maten)
  const top = boven.kaart.y + boven.kaart.h + (laag ? 6 : 16)
  const hangt = top + (laag ? 16 : 40 * k)
  const meeste = bordenVan(maten, hangt, Math.max(3, aantal))
  const { onder, half } = portaalVan(maten, meeste)
  const horizon = onder - (getrapt ? 30 : (meeste[0]?.h ?? 0) * 0.3)
  const op = (deel: number): number => horizon + (h - horizon) * deel
  const maat = perk(Math.min((h - horizon) / 480, w / 760), 0.4, 1.3)
  return {
    w,
    h,
    horizon,
    half: half / 1.2 / VOET,
    eind: 12 * k,
    ...boven,
    k,
    borden: bordenVan(maten, hangt, aantal),
    portaal: { top, voet: op(VOET), half },
    taxi: { start: h - 16 * k, wacht: op(0.74), weg: op(0.1), maat },
    veld: { u: 1.6, breed: w > h ? 0.5 : 0.34 },
  }
}
