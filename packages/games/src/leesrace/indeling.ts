import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** ring: the track round the sheet. band: the stadium above it. naast: beside it, on a low screen. */
export type Opstelling = 'ring' | 'band' | 'naast'

/** A side of the track: a rounded box. */
export interface Rand extends Vak {
  readonly r: number
}

/** The track between two rounded boxes. */
export interface Baan {
  readonly buiten: Rand
  readonly binnen: Rand
}

export interface Indeling {
  readonly w: number
  readonly h: number
  readonly opstelling: Opstelling
  /** The picture of the stadium. */
  readonly beeld: Vak
  /** The sheet with the text. */
  readonly bord: Vak
  readonly baan: Baan
  /** Where the people sit, and how many rows of them. */
  readonly tribune: Vak
  readonly rijen: number
  /** The scale of who runs at the near side, and of all that is small. */
  readonly k: number
  /** Who reads along in the stand, and how large it is. */
  readonly mascotte: { readonly x: number; readonly y: number; readonly s: number }
  /** Where the place in the race stands: at the stand, or in the middle of a small field. */
  readonly plaats: { readonly x: number; readonly y: number; readonly op: 'tribune' | 'veld' }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balkVan = (w: number, h: number): number => (w < 600 ? 124 : h < 480 ? 62 : 76)

/** What the shell says of an event stands at the foot, where a screen is high enough for it. */
const onderRand = (h: number): number => (h > 760 ? 50 : 6)

const RING = { w: 1000, h: 700 } as const
const NAAST = { w: 560, h: 700 } as const

function chooseOpstelling(w: number, h: number): Opstelling {
  if (w >= RING.w && h >= RING.h && w > h * 1.15) return 'ring'
  return w >= NAAST.w && w > h * 1.1 ? 'naast' : 'band'
}

type Delen = Pick<Indeling, 'opstelling' | 'beeld' | 'bord' | 'baan' | 'tribune' | 'rijen' | 'k'>

const krimp = (
  { x, y, w, h }: Vak,
  [boven, zij, onder]: readonly [number, number, number],
): Vak => ({
  x: x + zij,
  y: y + boven,
  w: w - 2 * zij,
  h: h - boven - onder,
})

/** The track as a wide oval in a picture, seen from a little above: its far side is narrower. */
function ovaleBaan(vak: Vak, k: number): Baan {
  const dik = perk(vak.h * 0.17, 13, 70)
  const binnen = krimp(vak, [dik * 0.72, dik * 1.25, dik])
  return {
    buiten: { ...vak, r: vak.h / 2 },
    binnen: { ...binnen, r: Math.max(4 * k, binnen.h / 2) },
  }
}

function deelRing(w: number, h: number): Delen {
  const top = balkVan(w, h)
  const k = perk(Math.min(h / 860, w / 1240), 0.78, 1.35)
  const tribune = { x: 0, y: top + 24 * k, w, h: 84 * k }
  const buiten = { x: 12, y: tribune.y + tribune.h + 6, w: w - 24, h: 0, r: 130 * k }
  const baan = { ...buiten, h: h - buiten.y - 14 }
  const binnen = { ...krimp(baan, [54 * k, 86 * k, 106 * k]), r: 62 * k }
  return {
    opstelling: 'ring',
    k: k * 0.56,
    beeld: { x: 0, y: 0, w, h },
    tribune,
    rijen: 2,
    baan: { buiten: baan, binnen },
    bord: krimp(binnen, [14 * k, 16 * k, 14 * k]),
  }
}

/** Returns the stand and the track in a picture. */
function layStadion(beeld: Vak, k: number): Pick<Delen, 'tribune' | 'baan' | 'rijen'> {
  const { x, y, w, h } = beeld
  const rijen = h > 330 ? 4 : h > 200 ? 3 : 2
  const hoog = h * (h > 330 ? 0.3 : 0.32)
  const lucht = h * (h > 200 ? 0.16 : 0.06)
  const tribune = { x, y: y + lucht, w, h: hoog }
  const vak = { x: x + 8, y: y + lucht + hoog + 3, w: w - 16, h: 0 }
  return {
    tribune,
    rijen,
    baan: ovaleBaan({ ...vak, h: y + h - vak.y - Math.max(3, h * 0.03) }, k),
  }
}

function deelBand(w: number, h: number): Delen {
  const top = balkVan(w, h)
  const vrij = h - top
  const deel = w > 700 ? 0.34 : h < 640 ? 0.16 : 0.235
  const hoog = h < 480 ? 0 : perk(vrij * deel, 66, 420)
  const beeld = { x: 0, y: top - 8, w, h: Math.max(60, hoog) }
  const k = perk(beeld.h / 430, 0.32, 0.8)
  const y = top + hoog + 4
  const breed = Math.min(w - 12, 900)
  return {
    opstelling: 'band',
    k,
    beeld,
    ...layStadion(beeld, k),
    bord: { x: (w - breed) / 2, y, w: breed, h: h - y - onderRand(h) },
  }
}

function deelNaast(w: number, h: number): Delen {
  const top = balkVan(w, h)
  const breed = w * 0.62
  const beeld = { x: breed, y: top - 4, w: w - breed, h: h - top + 4 }
  const k = perk(Math.min(beeld.h / 700, beeld.w / 520), 0.3, 0.9)
  return {
    opstelling: 'naast',
    k,
    beeld,
    ...layStadion(beeld, k),
    bord: { x: 10, y: top + 4, w: breed - 16, h: h - top - 12 },
  }
}

const DEEL = { ring: deelRing, band: deelBand, naast: deelNaast } as const

/** A stand that is lower has no room for the place in the race. */
const LAAG = 70

/** Whether the place in the race stands on the field, which bears nothing else then. */
export const isOpVeld = ({ tribune }: Pick<Indeling, 'tribune'>): boolean => tribune.h < LAAG

function layPlaats({ tribune, beeld, baan: { binnen } }: Delen): Indeling['plaats'] {
  return isOpVeld({ tribune })
    ? { x: binnen.x + binnen.w / 2, y: binnen.y + binnen.h / 2, op: 'veld' }
    : { x: beeld.x + 8, y: tribune.y + 4, op: 'tribune' }
}

/** Lays out stadium, track and sheet for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const delen = DEEL[chooseOpstelling(w, h)](w, h)
  const { tribune, k, opstelling } = delen
  const s = perk(tribune.h / 135, 0.36, 0.95)
  const x = opstelling === 'ring' ? w - 120 * k - 40 : tribune.x + tribune.w - Math.max(30, 46 * s)
  return {
    w,
    h,
    ...delen,
    plaats: layPlaats(delen),
    mascotte: { x, y: tribune.y + tribune.h * (opstelling === 'ring' ? 0.6 : 0.94), s },
  }
}
