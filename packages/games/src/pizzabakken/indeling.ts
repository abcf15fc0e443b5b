import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

type Punt = readonly [number, number]

/** Where the houses, the rope and the pan are, at the stage where a pizza is brought. */
export interface Straatplek {
  readonly ramen: readonly Vak[]
  /** The height of the rope, and of the middle of the pan under it. */
  readonly touw: number
  readonly pan: number
  /** The radius of the pan, and where it hangs beside the oven. */
  readonly r: number
  readonly begin: number
  /** Where the guest's sentence is read while the pizza hangs on the rope. */
  readonly kaart: Vak
  /** The telephone, by which orders come; its middle. */
  readonly telefoon: readonly [number, number]
  /** Whether there is no room for a picture of the windows, so that they are named. */
  readonly isKrap: boolean
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** How much of the width the kitchen has; the order pad may have the rest. */
  readonly breed: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  readonly ligt: boolean
  /** Where the bar at the top ends, where the counter begins, and where the cloth in front of it begins. */
  readonly top: number
  readonly toog: number
  readonly doek: number
  /** The window to the street. */
  readonly loket: Vak
  /** The whole oven, and its mouth. */
  readonly oven: Vak
  readonly mond: Vak
  /** The shelf with jars; null where there is no room. */
  readonly schap: Vak | null
  readonly pizza: { readonly x: number; readonly y: number; readonly r: number }
  readonly held: { readonly x: number; readonly k: number }
  /** The string with lamps: its ends, and how far it sags. */
  readonly snoer: { readonly van: Punt; readonly naar: Punt; readonly zak: number }
  readonly kommen: readonly Vak[]
  readonly kolommen: number
  readonly bak: Vak
  readonly terug: Vak
  /** Where a mistake can be left as it is. */
  readonly over: Vak
  /** The slate with the menu. */
  readonly menu: Vak
  /** The order pad with the keys, where words are typed. */
  readonly blad: Vak | null
  /** Whether it is night, at the second stage. */
  readonly isNacht?: boolean
  /** The houses and the rope, at the third stage. */
  readonly straat?: Straatplek
}

/** The height of a pizza relative to its width: it is seen obliquely from above. */
export const PLAT = 0.84
/** The size of the board relative to the pizza. */
const PLANK = 1.17

/** A screen lower than this has no room above the counter. */
export const KORT = 480

/** The size of the button that leaves a mistake as it is. */
const OVER = { w: 112, h: 48 } as const

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
function balkHoogte(w: number, h: number): number {
  return w < 600 ? 130 : h < KORT ? 64 : 76
}

interface Rij {
  readonly kommen: readonly Vak[]
  readonly kolommen: number
  readonly hoog: number
}

/** The number of full-size bowls for which the counter has room. When there are more, they are smaller. */
const RUIMTE = 10

/**
 * Lays out the bowls in front of the counter, in as few rows as leave room for a finger. The height of the rows is the
 * same for every word.
 */
function setKommen(w: number, h: number, aantal: number): Rij {
  const smal = w < 600 || h < KORT
  const rijen = Math.max(1, Math.ceil((RUIMTE * (smal ? 62 : 86)) / (w - 16)))
  const vol = Math.min((w - 12) / Math.ceil(RUIMTE / rijen), 150)
  const grootst = perk(vol - 6, 48, Math.min(118, Math.max(62, h * 0.148)))
  const rij = grootst * 0.92 + 6
  const hoog = rijen * rij + 8
  const kolommen = Math.ceil(aantal / rijen)
  const stap = Math.min((w - 4) / Math.max(1, kolommen), grootst + 56)
  const breed = Math.max(48, Math.min(grootst, stap - 4))
  const kommen = Array.from({ length: aantal }, (_, i): Vak => {
    const r = Math.floor(i / kolommen)
    const inRij = Math.min(kolommen, aantal - r * kolommen)
    const x = w / 2 + ((i % kolommen) - (inRij - 1) / 2) * stap - breed / 2
    return { x, y: h - hoog + r * rij, w: breed, h: rij }
  })
  return { kommen, kolommen, hoog }
}

/** Lays out a wide screen: window, cook and oven side by side, the pizza in the middle of the counter. */
function liggend(w: number, h: number, { top, doek, k }: { top: number; doek: number; k: number }) {
  const laag = h < KORT
  const toog = top + (doek - top) * (laag ? 0.42 : 0.52)
  const r = ((doek - toog) / 2 - 2 * k) / (PLAT * PLANK * 0.99)
  const pizza = { x: w * 0.487, y: (toog + doek) / 2 + 4 * k, r }
  const loket = { x: 46 * k, y: top + (laag ? 20 : 58) * k, w: perk(w * 0.225, 150, 330), h: 0 }
  const ow = perk(w * 0.285, 190, 420)
  const oven = { x: w - ow, y: top + (laag ? 14 : 66) * k, w: ow + 30, h: 0 }
  const rand = PLANK * r
  const knop = { w: 168 * Math.max(0.76, k), h: 62 * Math.max(0.84, k) }
  const bakX = pizza.x + rand + (w - pizza.x - rand) * 0.42 - knop.w / 2
  const bakY = pizza.y - 18 * k
  const terugX = pizza.x - rand - 96 * k - 30
  return {
    toog,
    pizza,
    loket: { ...loket, h: toog - loket.y },
    oven: { ...oven, h: toog - oven.y },
    held: {
      x: pizza.x - (laag ? rand * 1.18 : -6 * k),
      k: laag ? perk((toog - top) / 205, 0.3, 0.6) : k * 1.06,
    },
    snoer: {
      van: [loket.x + loket.w + 46 * k, top + (laag ? 6 : 18) * k] as const,
      naar: [w + 12, top + (laag ? 10 : 22) * k] as const,
      zak: (laag ? 6 : 22) * k,
    },
    bak: { x: bakX, y: bakY, ...knop },
    over: laag
      ? { x: w - OVER.w - 6, y: bakY, ...OVER }
      : { x: terugX - 26, y: pizza.y + 62, ...OVER },
    terug: { x: terugX, y: pizza.y - 10, w: 60, h: 60 },
  }
}

/** Lays out a tall screen: the kitchen above, a large pizza below it. */
function staand(w: number, { top, doek, k }: { top: number; doek: number; k: number }) {
  const toog = top + (doek - top) * 0.47
  const past = ((doek - toog) / 2 - 8 * k) / (PLAT * PLANK)
  const r = Math.min(past, (w - 20) / 2 / PLANK)
  const pizza = { x: w / 2, y: toog + 2 + PLANK * PLAT * r, r }
  const loket = { x: 26 * k, y: top + 74 * k, w: w * 0.36, h: 0 }
  const ow = w * 0.36
  const oven = { x: w - ow, y: top + 96 * k, w: ow + 26, h: 0 }
  const knop = { w: 150 * Math.max(0.8, k), h: 58 * Math.max(0.88, k) }
  return {
    toog,
    pizza,
    loket: { ...loket, h: toog - loket.y },
    oven: { ...oven, h: toog - oven.y },
    held: { x: w * 0.51, k: k * 0.94 },
    snoer: {
      van: [-10, top + 8 * k] as const,
      naar: [w + 10, top + 14 * k] as const,
      zak: 16 * k,
    },
    over: { x: 8, y: toog + 8, ...OVER },
    bak: { x: w - knop.w - 12, y: doek - knop.h - 4, ...knop },
    terug: { x: 10, y: doek - 66, w: 60, h: 60 },
  }
}

/** A screen at least this wide and so much wider than high has the order pad beside the kitchen. */
const NAAST = { vanaf: 560, meer: 1.05, keuken: 0.42 } as const
/** A screen narrower than this has a board as wide as itself. */
const SMAL = 600
/** The height that the line and the keys need, on a narrow screen and on others. */
const BLAD = { smal: 306, ruim: 386 } as const

interface Bladplek {
  readonly blad: Vak
  readonly breed: number
  readonly doek: number
}

/** Lays out the order pad: beside the kitchen, or below it. */
function setBlad(w: number, h: number, { top, k }: { top: number; k: number }): Bladplek {
  if (w >= NAAST.vanaf && w > h * NAAST.meer) {
    const breed = perk(w * NAAST.keuken, 280, 640)
    const vrij = h - top - (h < KORT ? 12 : 84)
    const hoog = Math.min(vrij, 500)
    const y = top + (h < KORT ? 4 : 44) + (vrij - hoog) / 3
    return { blad: { x: breed, y, w: w - breed - 12, h: hoog }, breed, doek: h - 26 * k }
  }
  const hoog = Math.min(w < 460 ? BLAD.smal : BLAD.ruim, h - top - 150)
  const bw = Math.min(w - 12, 760)
  return {
    blad: { x: (w - bw) / 2, y: h - hoog - 6, w: bw, h: hoog },
    breed: w,
    doek: h - hoog - 14,
  }
}

type Wand = Pick<Indeling, 'ligt' | 'k' | 'top' | 'toog' | 'loket' | 'oven'>

/** Returns a shelf between the window and the oven, or null where there is no room. */
function schapVan({ ligt, k, top, toog, loket, oven }: Wand): Vak | null {
  const x = loket.x + loket.w + 46 * k
  const w = oven.x - (ligt ? 16 : -30) * k - x
  const y = toog - (ligt ? 176 : 178) * k
  return w < 90 * k || y - 70 * k < top + 34 * k ? null : { x, y, w, h: 15 * k }
}

/** Lays out the kitchen for any screen and any number of bowls, or with an order pad on which words are typed. Pure. */
export function classify(w: number, h: number, kommen: number | 'blad'): Indeling {
  const top = balkHoogte(w, h)
  if (kommen === 'blad') {
    const k = perk(Math.min(h / 800, w / 640), 0.46, 1)
    const plek = setBlad(w, h, { top, k })
    const deel = staand(plek.breed, { top, doek: plek.doek, k })
    const snoer = { ...deel.snoer, naar: [w + 10, deel.snoer.naar[1]] as const }
    const leeg = { kommen: [], kolommen: 1 }
    return addWand({ w, h, k, ligt: false, top, ...plek, ...deel, snoer, ...leeg })
  }
  const ligt = w >= h
  const k = perk(Math.min(h / 800, w / (ligt ? 1150 : 640)), 0.46, 1.5)
  const { hoog, ...rij } = setKommen(w, h, kommen)
  const doek = h - hoog
  const maat = { top, doek, k }
  const deel = ligt ? liggend(w, h, maat) : staand(w, maat)
  return addWand({ w, h, breed: w, k, ligt, top, doek, ...rij, ...deel, blad: null })
}

/** The slate on a telephone, where it hangs on the oven. */
const LEI = { w: 76, h: 90 } as const

/**
 * Returns where the menu is: on the wall beside the window, on the counter at the right where there is no wall, or over the mouth of
 * the oven where the board takes all of the counter.
 */
export function menuVan(
  { ligt, h, k, top, toog, loket, breed, oven }: Omit<Indeling, 'mond' | 'schap' | 'menu'>,
  mond: Vak,
): Vak {
  if (!ligt && breed < SMAL) {
    const maat = Math.min(1, (mond.y - top - 24) / LEI.h, oven.w / LEI.w)
    const [w, hoog] = [LEI.w * maat, LEI.h * maat]
    return {
      x: Math.min(breed - w - 6, mond.x + mond.w / 2 - w / 2),
      y: mond.y - hoog - 8,
      w,
      h: hoog,
    }
  }
  if (!ligt) return { x: breed - 78 * k - 8, y: toog + 8, w: 78 * k, h: 92 * k }
  const hoog = h < KORT ? 124 : 138
  return { x: loket.x + loket.w + 62 * k, y: toog - (hoog + 8) * k, w: 112 * k, h: hoog * k }
}

/** Adds what has its place by the oven and the window. */
function addWand(deel: Omit<Indeling, 'mond' | 'schap' | 'menu'>): Indeling {
  const { oven, ligt, k } = deel
  const mw = oven.w * (ligt ? 0.56 : 0.62)
  const mh = Math.min(oven.h * 0.5, mw * 0.62)
  const mond = { x: oven.x + oven.w * 0.48 - mw / 2, y: deel.toog - 26 * k - mh, w: mw, h: mh }
  return { ...deel, mond, schap: schapVan(deel), menu: menuVan(deel, mond) }
}

/**
 * Returns where the middle of a slice is, measured from the middle of the pizza, clockwise from the top. What comes after the last
 * slice lies further in.
 */
export function puntPlek({ pizza: { r } }: Indeling, punten: number, i: number): Punt {
  const hoek = -Math.PI / 2 + ((i + 0.5) / punten) * Math.PI * 2
  const ver = r * (punten === 1 ? 0 : i >= punten ? 0.42 : punten > 8 ? 0.74 : 0.58)
  return [Math.cos(hoek) * ver, Math.sin(hoek) * ver * PLAT]
}

/** Whether something would lie on the board of the pizza. */
export function liesOnPlank({ pizza }: Indeling, { x, y, w, h }: Vak): boolean {
  const r = pizza.r * PLANK
  const dx = Math.max(x - pizza.x, pizza.x - x - w, 0)
  const dy = Math.max(y - pizza.y, pizza.y - y - h, 0)
  return Math.hypot(dx, dy / PLAT) < r
}

/** Returns a point of the string; 0 is where it begins. */
export function snoerPunt({ snoer: { van, naar, zak } }: Indeling, deel: number): Punt {
  const x = van[0] + (naar[0] - van[0]) * deel
  return [x, van[1] + (naar[1] - van[1]) * deel + Math.sin(deel * Math.PI) * zak]
}
