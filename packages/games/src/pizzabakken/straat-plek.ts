import type { Trap } from '@letterhaven/contracts/trap'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { BEZORGT_VANAF, RAMEN } from './bezorg.ts'
import { classify, KORT, menuVan } from './indeling.ts'
import type { Indeling, Straatplek } from './indeling.ts'

/** A street lower than this is named and not painted. */
const LAAGST = 46
/** What the lamps and the tickets take above the houses, in px. */
const BOVEN = { ruim: 34, laag: 24 } as const

/** Moves the oven and the cook to the right, so that the houses have the rest. */
function moveKeuken({ w, k, ligt, oven, toog, breed, held }: Indeling) {
  const ow = ligt ? oven.w : breed * 0.32
  const nieuw = ligt ? oven : { x: breed - ow + 16, y: oven.y, w: ow, h: toog - oven.y }
  const mw = nieuw.w * (ligt ? 0.56 : 0.62)
  const mh = Math.min(nieuw.h * 0.5, mw * 0.62)
  const mond = { x: nieuw.x + nieuw.w * 0.48 - mw / 2, y: toog - 26 * k - mh, w: mw, h: mh }
  const heldK = ligt ? held.k * 0.94 : k * 0.8
  return {
    oven: nieuw,
    mond,
    held: { x: Math.min(w, nieuw.x) - (ligt ? 6 : -8) * k, k: heldK },
  }
}

/** Returns where the windows are, and the rope along them. */
function straatVan(plek: Indeling): Straatplek {
  const { h, k, top, toog, doek, blad, breed, held, mond, snoer } = plek
  const lijn = Math.max(snoer.van[1], snoer.naar[1]) + snoer.zak
  const vrij = h < KORT ? BOVEN.laag : BOVEN.ruim
  const isKrap = toog - lijn - vrij - 14 * k < LAAGST
  const rechts = isKrap ? breed : held.x - 52 * held.k
  const slot = (rechts - 8) / RAMEN
  const boven = isKrap ? top + 2 : lijn + vrij + (h < KORT ? 0 : 30 * k)
  const w = isKrap ? slot - 6 : Math.max(48, Math.min(slot * 0.8, 210 * k))
  const hoog = isKrap ? 50 : Math.min(toog - 20 * k - boven, w * 1.9)
  const y = isKrap ? boven : toog - 20 * k - hoog
  const ramen = Array.from({ length: RAMEN }, (_, i): Vak => ({
    x: 8 + slot * (i + 0.5) - w / 2,
    y,
    w,
    h: hoog,
  }))
  const r = Math.min(w * 0.38, hoog * 0.32)
  return {
    ramen,
    touw: y + 4,
    pan: y + hoog + r * 0.06,
    r,
    begin: Math.min(breed - r - 6, mond.x + mond.w / 2),
    kaart: blad ?? { x: 6, y: doek + 6, w: breed - 12, h: h - doek - 12 },
    telefoon: [60 * k + 20, doek - 52 * k],
    isKrap,
  }
}

/** Lays out the stall in the street from the kitchen for the same screen. */
function toStraat(keuken: Indeling): Indeling {
  const plek = { ...keuken, ...moveKeuken(keuken) }
  const straat = straatVan(plek)
  const { ligt, h, k, toog, menu, pizza, terug } = plek
  const vrij = terug.x - menu.w - 24
  const lei = ligt
    ? { ...menu, x: Math.min(vrij, pizza.x * 0.42), y: toog + (h < KORT ? 8 : 16 * k) }
    : menuVan(plek, plek.mond)
  return { ...plek, schap: null, straat, menu: lei, loket: straat.ramen[1] ?? plek.loket }
}

/** Lays out the game for any screen, at any stage. Pure. */
export function indelingVan(
  { w, h }: Pick<Indeling, 'w' | 'h'>,
  kommen: number | 'blad',
  trap: Trap,
): Indeling {
  const keuken = classify(w, h, kommen)
  return trap >= BEZORGT_VANAF ? toStraat(keuken) : keuken
}

/** Returns where on the screen a place of the rope is: 0 is the middle of the first window, and after the last is the oven. */
export function touwX({ ramen, begin }: Straatplek, mand: number): number {
  const midden = ramen.map(({ x, w }) => x + w / 2)
  const [eerste = 0, tweede = 0] = midden
  if (mand <= 0) return eerste + mand * (tweede - eerste)
  const punten = [...midden, begin]
  const van = Math.min(punten.length - 2, Math.floor(mand))
  const a = punten[van] ?? 0
  return a + ((punten[van + 1] ?? a) - a) * (mand - van)
}

/** Returns which place of the rope is there on the screen. */
export function mandVan(straat: Straatplek, x: number): number {
  const [eerste = 0, tweede = 1] = straat.ramen.map((raam) => raam.x + raam.w / 2)
  if (x <= eerste) return (x - eerste) / (tweede - eerste)
  for (let i = 0; i < RAMEN; i += 1) {
    const [a, b] = [touwX(straat, i), touwX(straat, i + 1)]
    if (x <= b) return i + (x - a) / Math.max(1, b - a)
  }
  return RAMEN
}
