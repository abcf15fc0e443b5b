import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { kaartOnder } from './kaartmaat.ts'

/** Where the two tools stand at a window: one at each lower corner of it. */
export interface Keuzemaat {
  /** The side of a tool in px. */
  readonly s: number
  /** How far the tools stand out of the window, beside it and below it. */
  readonly opzij: number
  readonly onder: number
}

/** A finger needs this much, and a window is no smaller while its tools are there. */
const VINGER = 48
const GROOTST = 64
/** A window as a button is this much larger than its glass, on every side. */
export const RAND = 8
/** The room between two buttons that stand at each other's side. */
const LOS = 2
/** From the top of the glass to the lower edge of its word. */
export const KAART_HOOG = 36

/** Returns the least room between one window and the next, across or down. */
function minstTussen(ramen: readonly Vak[], van: (vak: Vak) => readonly [number, number]): number {
  const randen = ramen.map(van).toSorted(([a], [b]) => a - b)
  const gaten = randen.flatMap(([begin], i) => {
    const [vorig = 0, maat = 0] = randen[i - 1] ?? []
    const gat = begin - vorig - maat
    return i > 0 && gat > 0 ? [gat] : []
  })
  return Math.min(40, ...gaten)
}

/** Returns how large the tools are and how far they stand out; null where a window has no room for them. */
export function keuzeMaat(ramen: readonly Vak[]): Keuzemaat | null {
  const [eerste] = ramen
  if (!eerste) return null
  const { w, h } = eerste
  const vrij = (gat: number, meest: number): number =>
    Math.max(0, Math.min(meest, gat - RAND - LOS))
  const opzij = vrij(
    minstTussen(ramen, (vak) => [vak.x, vak.w]),
    20,
  )
  const onder = vrij(
    minstTussen(ramen, (vak) => [vak.y, vak.h]),
    18,
  )
  const s = Math.round(Math.max(VINGER, Math.min(GROOTST, w * 0.36, h + onder - KAART_HOOG - 12)))
  const top = h + onder - s
  const past = w + 2 * opzij >= 2 * s + 4 && top >= KAART_HOOG && top + RAND - LOS >= VINGER
  return past ? { s, opzij, onder } : null
}

/** Returns where the tools of a window are, and how high the window is as a button above them. */
export function keuzeVakken(vak: Vak, { s, opzij, onder }: Keuzemaat) {
  const y = vak.y + vak.h + onder - s
  return {
    was: { x: vak.x - opzij, y, w: s, h: s },
    open: { x: vak.x + vak.w + opzij - s, y, w: s, h: s },
    hoog: y - LOS - (vak.y - RAND),
  }
}

/** Returns a window as a button: its glass with its frame. */
export const omRaam = ({ x, y, w, h }: Vak): Vak => ({
  x: x - RAND,
  y: y - RAND,
  w: w + 2 * RAND,
  h: h + 2 * RAND,
})

/** How the hero hangs at a window with its tools. */
interface Hanghouding {
  readonly schaal: number
  /** How far the hero hangs above its place below the sill, so that the face is seen over the tools. */
  readonly hoger: number
}

/** From the hero's feet to its crown, and the height of its face, unscaled. */
export const KRUIN = 152
const GEZICHT = 96
const KLEINST = 0.34

/** Returns how the hero hangs: between its tools, or over them where they stand too close together. */
export function hangAan(
  vak: Vak,
  maat: Keuzemaat | null,
  { schaal, lager }: { readonly schaal: number; readonly lager: number },
): Hanghouding {
  const tussen = maat ? vak.w + 2 * maat.opzij - 2 * maat.s : Infinity
  if (!maat || tussen >= GEZICHT * 0.62 * schaal) return { schaal, hoger: 0 }
  const kaart = kaartOnder(vak.w)
  const klein = Math.max(KLEINST, Math.min(schaal, (vak.h + maat.onder - maat.s - kaart) / GEZICHT))
  return { schaal: klein, hoger: vak.h + lager - kaart - KRUIN * klein }
}
