import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly top: number
  /** The sentence. */
  readonly kaart: Vak
  /** Where the land begins. */
  readonly horizon: number
  /** The width of the savanna. The screen shows a part of it. */
  readonly breed: number
  /** The signs on the savanna, alternately far and near. */
  readonly borden: readonly Vak[]
  /** The viewfinder of the camera, on the screen. */
  readonly zoeker: Vak
  /** The jeep: its place, and its scale. */
  readonly jeep: { readonly x: number; readonly y: number; readonly s: number }
  /** The album: the middle of each picture, the size of one, and the page that they are stuck on. */
  readonly album: {
    readonly plekken: readonly { readonly x: number; readonly y: number }[]
    readonly maat: number
    readonly blad: Vak
  }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** The number of signs for which the savanna has room. Fewer signs stand in its middle. */
const PLEKKEN = 4

/** Returns the signs from left to right, alternately far and near. Each can stand in the middle of the screen. */
function bordenVan(
  aantal: number,
  delen: {
    readonly breed: number
    readonly stap: number
    readonly rij: readonly [number, number]
    readonly maat: { readonly w: number; readonly h: number }
  },
): readonly Vak[] {
  const { breed, stap, rij, maat } = delen
  return Array.from({ length: aantal }, (_, i) => ({
    x: breed / 2 + (i - (aantal - 1) / 2) * stap - maat.w / 2,
    y: (i % 2 ? rij[1] : rij[0]) - maat.h,
    w: maat.w,
    h: maat.h,
  }))
}

/** Returns what differs between a phone held upright, a phone on its side, and everything larger. */
function vormVan(w: number, h: number) {
  if (h < 480)
    return { kaart: 46, onder: 60, tussen: 40, jeep: { x: 96, rand: 8, s: 0.42 }, foto: 34 }
  if (w < 600)
    return {
      kaart: perk(h * 0.15, 84, 132),
      onder: perk(h * 0.2, 118, 190),
      tussen: 70,
      jeep: { x: 74, rand: 22, s: 0.62 },
      foto: 42,
    }
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  return {
    kaart: perk(h * 0.12, 74, 110),
    onder: perk(h * 0.2, 118, 190),
    tussen: 40,
    jeep: { x: 170 * k + 16, rand: 18, s: k * 1.2 },
    foto: 58 * Math.max(0.72, k),
  }
}

/** The height of a picture relative to its width. */
export const FOTO_HOOG = 1.12

/** Lays out the album in the lower right corner: two rows, or one on a low screen. */
function albumVan(w: number, h: number, { foto, fotos }: { foto: number; fotos: number }) {
  const rijen = h < 480 ? 1 : 2
  const kolommen = Math.max(1, Math.ceil(fotos / rijen))
  const rand = w < 600 ? 6 : 14
  // The album begins beside the button of the camera.
  const maat = Math.min(foto, (w / 2 - rand * 3 - (w < 600 ? 36 : 62)) / kolommen)
  const [breed, hoog] = [kolommen * maat, rijen * maat * FOTO_HOOG]
  const [x, y] = [w - breed - rand * 2, h - hoog - rand * 1.8]
  return {
    plekken: Array.from({ length: fotos }, (_, i) => ({
      x: x + ((i % kolommen) + 0.5) * maat,
      y: y + (Math.floor(i / kolommen) + 0.5) * maat * FOTO_HOOG,
    })),
    maat,
    blad: { x: x - rand, y: y - rand, w: breed + 2 * rand, h: hoog + 2 * rand },
  }
}

/** Lays out the savanna for any screen, with this many signs and this many pictures in its album. Pure. */
export function classify(w: number, h: number, { aantal = 4, fotos = 10 } = {}): Indeling {
  const vorm = vormVan(w, h)
  const top = balk(w, h)
  const kaartBreed = Math.min(w - 20, 860)
  const kaart: Vak = { x: (w - kaartBreed) / 2, y: top + 6, w: kaartBreed, h: vorm.kaart }
  const vrij = kaart.y + kaart.h
  const onder = h - vorm.onder
  const hoog = onder - vrij
  const maat = { w: perk(w * 0.25, Math.min(236, w - 110), 330), h: perk(h * 0.13, 54, 108) }
  // The width is the same with fewer signs, because the land is painted once. A sign in the middle has its neighbours
  // fully visible beside it.
  const stap = Math.max(maat.w + vorm.tussen, Math.min(w / 2 - maat.w / 2 - 24, w * 0.36))
  const breed = w + (PLEKKEN - 1) * stap
  const rij = [vrij + hoog * 0.68, vrij + hoog * 0.92] as const
  const zoekerBreed = maat.w * 1.24
  return {
    w,
    h,
    k: perk(Math.min(h / 800, w / 900), 0.5, 1.5),
    top,
    kaart,
    horizon: vrij + hoog * 0.36,
    breed,
    borden: bordenVan(aantal, { breed, stap, rij, maat }),
    zoeker: { x: (w - zoekerBreed) / 2, y: vrij + hoog * 0.08, w: zoekerBreed, h: hoog * 0.94 },
    jeep: { x: vorm.jeep.x, y: h - vorm.jeep.rand, s: vorm.jeep.s },
    album: albumVan(w, h, { foto: vorm.foto, fotos }),
  }
}

/** Returns how far the savanna is shifted to the left for a view at `waar`, 0 to 1. */
export const verschuiving = ({ breed, w }: Indeling, waar: number): number => (breed - w) * waar

/** Returns the view at which a sign stands in the middle of the screen. */
export function waarVan({ breed, w }: Indeling, { x, w: bw }: Vak): number {
  return breed <= w ? 0 : perk((x + bw / 2 - w / 2) / (breed - w), 0, 1)
}

/** Returns the sign in the viewfinder: the one nearest to its middle, or null when none is in it. */
export function inZoeker(indeling: Indeling, waar: number): number | null {
  const { zoeker, borden } = indeling
  const midden = zoeker.x + zoeker.w / 2 + verschuiving(indeling, waar)
  const ver = borden.map(({ x, w }) => Math.abs(x + w / 2 - midden))
  const nr = ver.indexOf(Math.min(...ver))
  return nr >= 0 && (ver[nr] ?? Infinity) < zoeker.w * 0.6 ? nr : null
}
