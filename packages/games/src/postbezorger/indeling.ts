import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** naast: the desk stands beside the street. onder: below it. breed: below it as a low counter, with all on it in a row. */
  readonly opstelling: 'naast' | 'onder' | 'breed'
  /** Where the bar ends. */
  readonly top: number
  /** The part of the screen in which the street is seen. */
  readonly straat: Vak
  /** The snow in which the houses stand. */
  readonly grond: number
  /** The front of each house. Its roof is above it, `dak` high. */
  readonly huizen: readonly Vak[]
  readonly dak: number
  /** The sign on each house with what it takes. */
  readonly borden: readonly Vak[]
  /** The windows of each house, from left to right and top to bottom. One lights up for every letter. */
  readonly ramen: readonly (readonly Vak[])[]
  /** The desk at a door, where a word is written. */
  readonly paneel: Vak
  /** Whether the letters to write with stand beside the line there, and not below it. */
  readonly isTweedelig: boolean
  /** The desk while letters are sorted: small, so that the street is large. */
  readonly tafel: Vak
  /** How far the street moves up while a word is written at a door. */
  readonly camera: number
  /** Where its ground ends: below the screen, as far as is seen while it is moved up. */
  readonly bodem: number
  /** The snowman at the end of the street. */
  readonly sneeuwpop: { readonly x: number; readonly y: number; readonly s: number }
  /** Where the wheels of the bike run, how large it is, and where it waits. */
  readonly fiets: { readonly y: number; readonly s: number; readonly thuis: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

const RAND = 12
/** The least that the letter, the line and all rows of letters need. */
const PANEEL = { minst: 366, breedMinst: 518, meest: 522 } as const
/** The least and the most that the bag and one letter need. */
const TAFEL = { minst: 214, meest: 330 } as const
/** How high the counter under a wide street is: while letters are sorted, and at a door, where three rows of keys fit beside the letter. */
const TOONBANK = { laag: 132, minst: 252, meest: 300, breedst: 1180 } as const
/** The least that the street needs. */
const STRAAT_MINST = 122

/** Room for the sentence about an answer, where the screen is high enough for it. */
const onderRand = (h: number): number => (h > 620 ? 58 : 8)

/** The room below a desk at a door on a narrow screen: a low one needs it for all rows of keys. */
const deurRand = (w: number, h: number): number => (w < 600 && h < 700 ? 8 : onderRand(h))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

type Verdeling = Pick<Indeling, 'opstelling' | 'straat' | 'paneel' | 'tafel' | 'camera'>

/** Lays a low counter under a street as wide as the screen. */
function verdeelBreed(w: number, h: number, top: number): Verdeling {
  const hoog = perk(h * 0.29, TOONBANK.minst, TOONBANK.meest)
  const laag = perk(h * 0.165, TOONBANK.laag, hoog)
  const onder = h - onderRand(h)
  const breed = Math.min(w - 2 * RAND, TOONBANK.breedst)
  const x = (w - breed) / 2
  return {
    opstelling: 'breed',
    straat: { x: 0, y: top, w, h: onder - laag - top },
    paneel: { x, y: onder - hoog, w: breed, h: hoog },
    tafel: { x, y: onder - laag, w: breed, h: laag },
    camera: hoog - laag,
  }
}

/** Divides the screen under the bar between the street and the desk. */
function verdeel(w: number, h: number, top: number): Verdeling {
  if (w >= 1000 && h >= 640 && w > h * 1.05) return verdeelBreed(w, h, top)
  if (w >= 560 && w > h * 1.05) {
    const breed = perk(w * 0.42, Math.max(330, Math.min(w * 0.5, 500)), 640)
    const hoog = perk(h - top - onderRand(h) - RAND, 170, PANEEL.meest + 60)
    const y = top + Math.max(0, (h - top - onderRand(h) - hoog) / 2)
    const laag = Math.min(hoog, perk(h * 0.46, TAFEL.minst + 16, 390))
    const x = w - breed - RAND
    return {
      opstelling: 'naast',
      straat: { x: 0, y: top, w: x, h: h - top },
      paneel: { x, y, w: breed, h: hoog },
      tafel: { x, y: y + hoog - laag, w: breed, h: laag },
      camera: 0,
    }
  }
  const [onder, deurOnder] = [h - onderRand(h), h - deurRand(w, h)]
  const ruimte = deurOnder - top
  const hoog = Math.min(
    perk(h * (w < 600 ? 0.45 : 0.43), w < 600 ? PANEEL.minst : PANEEL.breedMinst, PANEEL.meest),
    Math.max(72, ruimte - STRAAT_MINST),
  )
  const laag = Math.min(hoog, perk(h * (w < 600 ? 0.285 : 0.27), TAFEL.minst, TAFEL.meest))
  const breed = Math.min(w - 2 * 6, 760)
  const x = (w - breed) / 2
  return {
    opstelling: 'onder',
    straat: { x: 0, y: top, w, h: Math.max(60, onder - laag - top) },
    paneel: { x, y: deurOnder - hoog, w: breed, h: hoog },
    tafel: { x, y: onder - laag, w: breed, h: laag },
    camera: hoog - laag - (deurOnder - onder),
  }
}

/** From this width on, in px, a house has three windows beside each other. */
const DRIE_RAMEN = 150

/** Lays out two rows of windows above the sign, or one of smaller ones in a low house. */
function ramenVan(huis: Vak, bord: Vak): readonly Vak[] {
  const naast = huis.w < DRIE_RAMEN ? 2 : 3
  const vrij = bord.y - huis.y - huis.h * 0.06
  const rijen = vrij > 92 ? 2 : 1
  const hoog = perk((vrij - rijen * 8) / rijen, 10, 86)
  const breed = Math.min(huis.w * (naast === 2 ? 0.3 : 0.23), hoog * 0.92)
  const [eerste, tussen] = naast === 2 ? [0.29, 0.42] : [0.2, 0.3]
  return Array.from({ length: rijen * naast }, (_, i) => ({
    x: huis.x + huis.w * (eerste + tussen * (i % naast)) - breed / 2,
    y: huis.y + huis.h * 0.05 + Math.floor(i / naast) * (hoog + 8),
    w: breed,
    h: hoog,
  }))
}

/** Lays out a row of houses between the bar and the road. */
function rijVan(
  straat: Vak,
  { grond, aantal, k }: { grond: number; aantal: number; k: number },
): Pick<Indeling, 'huizen' | 'dak' | 'borden'> {
  const rand = straat.w < 600 ? 8 : straat.w * 0.04
  const tussen = straat.w < 600 ? 6 : straat.w * 0.024
  const breed = Math.min(
    straat.w < 1000 ? 320 : 380,
    (straat.w - 2 * rand - (aantal - 1) * tussen) / aantal,
  )
  const links = straat.x + (straat.w - aantal * breed - (aantal - 1) * tussen) / 2
  const vrij = grond - straat.y
  const dak = Math.min(breed * 0.4, vrij * 0.22)
  // Above the chimneys there is room for their smoke.
  const lucht = perk((vrij - 180) * 0.3, 8, 40)
  const hoog = Math.max(
    52,
    Math.min(vrij - dak - lucht, Math.max(breed * 1.7, Math.min(breed * 2.7, 320), 150)),
  )
  const huizen = Array.from({ length: aantal }, (_, i): Vak => {
    // No street is straight, so every other house is a little higher.
    const meer = i % 2 === 1 ? Math.min(22 * k, hoog * 0.05, Math.max(0, vrij - dak - hoog)) : 0
    return { x: links + i * (breed + tussen), y: grond - hoog - meer, w: breed, h: hoog + meer }
  })
  const bordHoog = perk(hoog * 0.27, 46, 92)
  const deur = perk(hoog * (straat.w < 1000 ? 0.3 : 0.34), 4, 150)
  const borden = huizen.map((huis): Vak => {
    const marge = Math.min(22, huis.w * 0.05)
    return { x: huis.x + marge, y: grond - deur - bordHoog, w: huis.w - 2 * marge, h: bordHoog }
  })
  return { huizen, dak, borden }
}

/** Lays out street and desk for any screen: houses, signs, windows and bike. Pure. */
export function classify(w: number, h: number, aantal: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.5)
  const top = balk(w, h)
  const { straat, ...delen } = verdeel(w, h, top)
  const onder = straat.y + straat.h
  const naast = delen.opstelling === 'naast' ? onderRand(h) * 0.6 : 0
  const weg = perk(straat.h * 0.2, 14, 120) + naast
  const grond = onder - weg
  const rij = rijVan(straat, { grond, aantal, k })
  const breed = rij.huizen[0]?.w ?? straat.w
  const s = perk(Math.min(straat.h / 620, straat.w / 620, breed / 190), 0.16, 0.78)
  const y = onder - weg * 0.2 - naast * 0.6
  return {
    w,
    h,
    k,
    ...delen,
    isTweedelig: delen.opstelling === 'breed',
    bodem: h + Math.max(0, delen.camera),
    top,
    straat,
    grond,
    sneeuwpop: { x: straat.x + straat.w - 46 * s, y: y + 6, s: s * 0.9 },
    fiets: { y, s, thuis: straat.x + 76 * s },
    ...rij,
    ramen: rij.huizen.map((huis, i) => ramenVan(huis, rij.borden[i] ?? huis)),
  }
}

/** Returns where the bike stops for a house: beside the door where there is room for that. Returns where it waits without one. */
export function halte(indeling: Indeling, huis: number): number {
  const { huizen, fiets, straat } = indeling
  const vak = huizen[huis]
  if (!vak) return fiets.thuis
  // The whole of it is seen, also before the last house.
  const uiterst = straat.x + straat.w - 142 * fiets.s
  const midden = Math.min(uiterst, vak.x + vak.w * 0.5)
  const deur = deurVak(indeling, huis)
  const naast = deur.x + deur.w + 62 * fiets.s
  const isSmal = naast > Math.min(uiterst, vak.x + vak.w * 0.72)
  if (huizen.length > 2 && isSmal) return midden
  // Where there is no room behind the door it stops before it, so that who opens is seen.
  return naast <= uiterst ? Math.max(midden, naast) : deur.x - 142 * fiets.s
}

/** Returns the house on which a letter is let go, or null beside the houses. */
export function huisBij(
  { huizen, grond }: Indeling,
  { x, y }: { x: number; y: number },
): number | null {
  const plek = huizen.findIndex(
    (huis) => x >= huis.x && x <= huis.x + huis.w && y >= huis.y - 30 && y <= grond + 24,
  )
  return plek < 0 ? null : plek
}

/** How large the snowman is, unscaled, and the least that a finger hits. */
const POP: Pick<Vak, 'w' | 'h'> = { w: 80, h: 138 }
const VINGER = 48

/** Returns the box of the snowman, never smaller than a finger. */
export function popVak({ sneeuwpop: { x, y, s }, w: breed }: Indeling): Vak {
  const [w, h] = [Math.max(VINGER, POP.w * s), Math.max(VINGER, POP.h * s)]
  return { x: Math.min(breed - w, x - w / 2), y: y - h + 4, w, h }
}

/** Returns whether something is let go on the snowman. */
export function isBijPop(indeling: Indeling, { x, y }: { x: number; y: number }): boolean {
  const vak = popVak(indeling)
  return x >= vak.x && x <= vak.x + vak.w && y >= vak.y && y <= vak.y + vak.h
}

/** A bridge over a ditch that crosses the road, with the middle of its arch, half its width, and how high it rises. */
export interface Brug {
  readonly x: number
  readonly half: number
  readonly hoog: number
}

/** Returns the road: its upper edge before the houses, and how wide it is. */
export function rijweg({ straat, grond, fiets }: Indeling): { y: number; hoog: number } {
  const hoog = Math.max(12, (straat.y + straat.h - grond) * 0.5)
  return { y: fiets.y - hoog * 0.62, hoog }
}

/** Returns the bridges, one between each two houses. */
export function bruggenVan(indeling: Indeling): readonly Brug[] {
  const { hoog } = rijweg(indeling)
  return indeling.huizen.slice(1).map((huis, i): Brug => {
    const links = indeling.huizen[i] ?? huis
    const half = Math.min(huis.w * 0.4, hoog * 1.15)
    return { x: (links.x + links.w + huis.x) / 2, half, hoog: Math.min(hoog * 0.5, half * 0.5) }
  })
}

/** Returns the box of the snow on a bridge, never smaller than a finger; null where there is no such bridge. */
export function hoopVak(indeling: Indeling, nr: number): Vak | null {
  const brug = bruggenVan(indeling)[nr]
  if (!brug) return null
  const { y, hoog } = rijweg(indeling)
  const w = Math.max(VINGER, brug.half * 1.7)
  const h = Math.max(VINGER, w * 0.62)
  return { x: brug.x - w / 2, y: y + hoog * 0.8 - brug.hoog * 0.5 - h, w, h }
}

/** Returns where who slept on a bridge stands afterwards: at its foot on one side, beside whoever stops before the house on the other. */
export function slaapplek(
  indeling: Indeling,
  nr: number,
  { groot, kant }: { readonly groot: number; readonly kant: number },
): { x: number; y: number } {
  const { x = 0, half = 0 } = bruggenVan(indeling)[nr] ?? {}
  const { y, hoog } = rijweg(indeling)
  return { x: x + kant * (half * 0.5 + groot * 0.5 + 6), y: y + hoog * 0.5 - groot * 0.4 }
}

/** Returns how high the road is above the ground at a place, on a bridge or beside it. */
export function rijst(bruggen: readonly Brug[], x: number): number {
  const brug = bruggen.find((hier) => Math.abs(x - hier.x) < hier.half)
  return brug ? (brug.hoog * (1 + Math.cos((Math.PI * (x - brug.x)) / brug.half))) / 2 : 0
}

/** Returns the box of the door of a house. */
export function deurVak({ huizen, borden, grond }: Indeling, nr: number): Vak {
  const [huis, bord] = [huizen[nr], borden[nr]]
  if (!huis || !bord) return { x: 0, y: grond, w: 1, h: 1 }
  const h = grond - bord.y - bord.h - 8
  const w = Math.min(huis.w * 0.34, h * 0.72)
  return { x: huis.x + huis.w * 0.34 - w / 2, y: grond - h, w, h }
}
