import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import type { Werf } from './werf.ts'

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of what is painted, relative to a screen of 900 × 800. */
  readonly k: number
  readonly isLaag: boolean
  /** Whether the sign and the buttons stand beside each other. */
  readonly isBreed: boolean
  /** Where the mountains begin, and the snow at their feet. */
  readonly top: number
  readonly voet: number
  /** The platform of the stationmaster at the right, above the train, and how large he is. */
  readonly perron: { readonly y: number; readonly s: number }
  /** The foot of the front of the red engine on its rails, and how large it is. */
  readonly loc: { readonly x: number; readonly y: number; readonly h: number; readonly w: number }
}

/** What stays free at the sides. */
export const RAND = 8

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 78)

/** How much wider than high an engine is. */
const LOC_VORM = 1.36

/** Lays out the valley for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const isLaag = h < 480
  const top = balk(w, h)
  const over = h - top
  const isKlein = isLaag || (w < 600 && h < 640)
  const verte = isKlein ? perk(over * 0.1, 16, 40) : perk(over * 0.17, 40, 210)
  const hoog = perk(Math.min(w * 0.25, over * (isLaag ? 0.26 : 0.185)), 54, 176)
  return {
    w,
    h,
    k: perk(Math.min(h / 800, w / 900), 0.45, 1.5),
    isLaag,
    isBreed: w >= 700,
    top,
    voet: top + verte,
    perron: {
      y: Math.round(top + verte - hoog * (isKlein ? 0.2 : 0.3)),
      s: isKlein ? 0.5 : perk(Math.min(w / 900, verte / 130), 0.55, 1.1),
    },
    loc: {
      x: RAND,
      y: Math.round(top + verte + hoog * (isLaag ? 0.6 : 0.5)),
      h: hoog,
      w: Math.round(hoog * LOC_VORM),
    },
  }
}

/** The plough: how high it is pushed, how far it may reach into the bar, and what is free over a wagon. */
const PLOEG = { hoog: 50, balk: 12, wagon: 11 } as const

/** Returns the top of what pushes the plough; null where the bar or the first row of the train would cover it. */
export function ploegTop({ top, perron, loc }: Indeling, wagon: number): number | null {
  const hier = perron.y - PLOEG.hoog
  const isVrij = hier >= top - PLOEG.balk && loc.y - wagon - PLOEG.wagon >= perron.y
  return isVrij ? hier : null
}

/** How large everything in a yard is. */
export interface Maten {
  /** The size of the letters on a wagon, and of those on the sign. */
  readonly maat: number
  readonly bord: number
  /** The height of a wagon with its wheels, and of a row of the train with its rails. */
  readonly wagon: number
  readonly rij: number
  /** How many rows the train may take, and how many the yard. */
  readonly rijen: number
  readonly werfrijen: number
  /** Where not everything fits, empty sidings are left out and the train takes the room that it needs. */
  readonly isKrap: boolean
  /** What the sign and the buttons take, so that nothing moves when they say more. */
  readonly onder: number
  /** How much longer a siding is than its wagon. */
  readonly lang: number
}

interface Plaats {
  readonly isKrap?: boolean
  readonly letter: Letter
  /** How large the reader set text. */
  readonly schaal: number
  readonly metBlauw: boolean
  /** Whether there are buttons for what stands in the way. */
  readonly metHulp: boolean
}

/** The sizes that are tried, and the largest for who reads text of the usual size, on a phone and on a large screen. */
export const MATEN = [
  80, 72, 64, 56, 50, 46, 42, 38, 35, 32, 29, 27, 25, 23, 21, 19, 18, 17, 16, 15, 14,
] as const
export const GROOTST = { smal: 32, breed: 72 } as const
/** Letters that are larger than this are not worth a third row of the train. */
const RUIM = 24
/** Letters smaller than this are not read well. */
export const LEESBAAR = 17
const WAGON = { hoog: 1.5, wiel: 17, minst: 48, bijLoc: 0.74, breed: 60, rand: 1 } as const
/** Between wagons in the train and on sidings, and what a siding has below and above its wagon, in px. */
export const TUSSEN = { trein: 11, spoor: 12, onder: 17, rij: 9 } as const
/** What is free beside the sidings, besides the sides of the screen. */
const WERF = 14
/** What the sign and the buttons take. */
const BORD = { breed: 76, laag: 62, smal: 128, hulp: 60 } as const

/** Returns the width of a wagon with so many letters on it. */
export const wagonBreed = (tekst: string, maat: number, letter: Letter): number =>
  Math.ceil(
    Math.max(
      WAGON.breed,
      (tekst.length + WAGON.rand) * LETTERBREEDTE[letter] * maat + maat * 0.5 + 16,
    ),
  )

/** Returns how many rows these widths take, the first of them shortened. */
export function countRijen(
  breedten: readonly number[],
  w: number,
  [tussen, eerst]: readonly [number, number],
): number {
  let [rijen, vol] = [1, eerst]
  for (const breed of breedten) {
    if (vol + breed > w && vol > 0) [rijen, vol] = [rijen + 1, 0]
    vol += breed + tussen
  }
  return rijen
}

/** Returns what can stand on a siding: its own wagons, and on an empty one those that can be in the way. */
export function tekstenOp(
  { wagons, thuis }: Pick<Werf, 'wagons' | 'thuis'>,
  nr: number,
): readonly string[] {
  const isVol = (spoor: number): boolean => thuis.filter((een) => een === spoor).length > 1
  const past = thuis.includes(nr) ? (spoor: number) => spoor === nr : isVol
  return wagons.filter((_, wagon) => past(thuis[wagon] ?? -1))
}

/** Returns what the sign and the buttons take for who reads text of the usual size. */
function bordHoog(
  { isBreed, isLaag }: Pick<Indeling, 'isBreed' | 'isLaag'>,
  metHulp: boolean,
): number {
  if (isBreed) return isLaag ? BORD.laag : BORD.breed
  return BORD.smal + (metHulp ? BORD.hulp : 0)
}

/** Returns how large everything is with letters of one size, and how high all of it. */
function tryMaat(
  { w, h, isBreed, isLaag, loc }: Indeling,
  werf: Pick<Werf, 'wagons' | 'ordes' | 'sporen' | 'thuis'>,
  { letter, schaal, metBlauw, metHulp, maat, isKrap = false }: Plaats & { readonly maat: number },
) {
  const breed = (tekst: string): number => wagonBreed(tekst, maat, letter)
  const ruimte = w - 2 * RAND
  const wagon = Math.max(WAGON.minst, Math.round(maat * WAGON.hoog) + WAGON.wiel)
  const rij = wagon + 12
  const [orde = []] = werf.ordes
  const trein = [...orde.map(breed), ...(metBlauw ? [wagon * LOC_VORM + 40] : [])]
  const rijen = countRijen(trein, ruimte, [TUSSEN.trein, loc.w + 10])
  const diep = Math.max(1, ...werf.sporen.map(({ length }) => length))
  const sporen = werf.sporen.map((_, nr) => Math.max(...tekstenOp(werf, nr).map(breed)))
  const werfrijen = countRijen(sporen, ruimte - WERF, [TUSSEN.spoor, 0])
  const extra = diep > 1 ? Math.min(werfrijen, 2) * wagon * 0.78 : 0
  const werfHoog = werfrijen * (wagon + TUSSEN.onder + TUSSEN.rij) + extra
  const bord = perk(maat * 0.78, isLaag ? 14 : 16, 24) * Math.min(schaal, 1.5)
  const tekst = bordHoog({ isBreed, isLaag }, metHulp && !isKrap) * Math.max(1, bord / 18)
  const hoog = loc.y - rij + (isKrap ? 1 : rijen) * rij + tekst + werfHoog
  const over = (h - RAND - hoog) / werfrijen - TUSSEN.rij
  const lang = Math.round(perk(over * 0.8, 0, wagon * 1.6))
  const past =
    Math.max(...trein, ...sporen) <= ruimte && (wagon <= WAGON.bijLoc * loc.h || maat <= LEESBAAR)
  return {
    maten: { maat, bord, wagon, rij, rijen, werfrijen, isKrap, lang, onder: Math.round(tekst) },
    hoog,
    past,
  }
}

/** Returns the largest sizes with which a yard fits the screen; the smallest where none does, and then it is scrolled. */
export function layMaten(
  indeling: Indeling,
  werf: Pick<Werf, 'wagons' | 'ordes' | 'sporen' | 'thuis'>,
  plaats: Plaats,
): Maten {
  const grootst = (indeling.w < 600 ? GROOTST.smal : GROOTST.breed) * plaats.schaal
  const maten = MATEN.filter((maat) => maat <= grootst)
  const ruim = maten.map((maat) => tryMaat(indeling, werf, { ...plaats, maat }))
  const krap = maten.map((maat) => tryMaat(indeling, werf, { ...plaats, maat, isKrap: true }))
  const isPassend = ({ past, hoog }: (typeof ruim)[number]): boolean =>
    past && hoog <= indeling.h - RAND
  const passend = ruim.filter(isPassend)
  // A train is read best in a row or two.
  const gevonden =
    passend.find((keuze) => keuze.maten.rijen <= 2 || keuze.maten.maat <= RUIM) ?? passend[0]
  const leesbaar = LEESBAAR * plaats.schaal
  if (gevonden && gevonden.maten.maat >= leesbaar) return gevonden.maten
  // Letters as large as the reader set them go before a yard that is seen at once.
  const keuze =
    krap.find(isPassend) ?? krap.findLast(({ past, maten: { maat } }) => past && maat >= leesbaar)
  return (
    keuze ??
    krap.findLast(({ past }) => past) ??
    krap.at(-1) ??
    tryMaat(indeling, werf, { ...plaats, maat: 14 })
  ).maten
}
