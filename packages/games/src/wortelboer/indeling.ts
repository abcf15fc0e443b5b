import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { WORTEL } from './paint-wortel.ts'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything painted, relative to a screen of 900 × 800. */
  readonly k: number
  /** A screen that is low and wide. */
  readonly isLaag: boolean
  /** The sign in the sky with the sentence. */
  readonly bord: Vak
  /** How much larger that sentence may be than in other games: it is the largest line of all. */
  readonly zin: number
  /** The edge of the field: above it is grass, below it earth. */
  readonly grond: number
  /** The height of the strip of earth in which carrots hang. */
  readonly rij: number
  /** How large the carrot is that is pulled, at a scale of its plate. */
  readonly groot: number
  /** How far below the cuts what is said stands, so that no line is read over that carrot. */
  readonly diep: number
  /** Where the carrot in the hand begins: cuts, letters, and below them the leaves. */
  readonly bak: Vak
  /** The side of a leaf or a letter of a tray, and the largest letter on the carrot, in px. */
  readonly tegel: number
  readonly letter: number
  /** How high the place is in which leaves or letters lie ready. */
  readonly keuzes: number
  /** Where the old boot sticks in the earth. */
  readonly laars: Vak
  /** The foot of the pot, and the feet of the scarecrow. */
  readonly ketel: { readonly x: number; readonly y: number; readonly s: number }
  readonly pop: { readonly x: number; readonly y: number; readonly s: number }
  readonly held: { readonly x: number; readonly y: number; readonly s: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** The height of the row of cuts, and of the letters below it. Both are as large as a finger. */
export const SNEE = 44
export const LETTER = { minst: 48, meest: 112 } as const
/** The sentence of what is next, and the row of buttons. */
const WENK = 62
const KNOP = 76
/** How many leaves there are, and how large one is, with the gap beside it; how much wider the root hair is, and the pump. */
const BLAD = { aantal: 8, minst: 48, meest: 116, gat: 6 } as const
const VOOR = { breed: 1.4, gat: 14 } as const
const POMP = 184
/** A piece of the carrot is no narrower than this, and by itself as wide as a share of its height. */
const STUK = { minst: 34, gewoon: 50, hoog: 0.9 } as const
/** The room beside the carrot for its tip and its greens. */
export const MARGE = { links: 34, rechts: 40 } as const

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** Returns in how many rows these stand that flow on like words. */
function countRijen(breedtes: readonly number[], ruim: number): number {
  let [aantal, x] = [1, 0]
  for (const breed of breedtes) {
    if (x > 0 && x + breed > ruim) [aantal, x] = [aantal + 1, 0]
    x += breed + BLAD.gat
  }
  return aantal
}

/** Returns the largest leaves of which all fit with what stands beside them, and how high they lie. */
function layBlad(
  w: number,
  { hoog, metPomp }: { readonly hoog: number; readonly metPomp: boolean },
): { readonly tegel: number; readonly keuzes: number } {
  const { aantal, minst, meest, gat } = BLAD
  const hoogBij = (tegel: number): number => {
    const bladeren = Array.from({ length: aantal }, () => tegel)
    const alle = [tegel * VOOR.breed + VOOR.gat, ...bladeren, ...(metPomp ? [POMP] : [])]
    return countRijen(alle, Math.min(w, 1240) - 18) * (tegel + gat)
  }
  let tegel: number = meest
  while (tegel > minst && hoogBij(tegel) > hoog) tegel -= 2
  return { tegel, keuzes: hoogBij(tegel) }
}

/** The pot with its guests at scale 1. */
const KETEL = { w: 300, h: 200 } as const

/** Lays out the pot at the right of the hill, as large as sky and width allow. */
function layKetel(w: number, lucht: number, y: number): Indeling['ketel'] {
  const s = perk(Math.min(lucht / KETEL.h, (w * 0.27) / KETEL.w), 0.34, 1.1)
  return { x: w - (KETEL.w / 2) * s - perk(w * 0.02, 2, 40), y, s }
}

/** Whether a screen is a tablet or larger. */
const heeftRuimte = (w: number, h: number): boolean => w >= 700 && h >= 600

/** Lays out the sign in the sky, below the bar. */
function layBord(w: number, h: number): Vak {
  const deel = w < 600 ? 0.15 : heeftRuimte(w, h) ? 0.162 : 0.13
  const minst = h < 480 && w > 480 ? 66 : w < 600 && h >= 620 ? 110 : 84
  const breed = Math.min(w - 16, 960)
  return { x: (w - breed) / 2, y: balk(w, h) + 2, w: breed, h: perk(h * deel, minst, 150) }
}

/** Lays out sky, field and earth for any screen, with a pump beside the leaves where it is dry. Pure. */
export function classify(w: number, h: number, metPomp = false): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.4)
  const isLaag = h < 480 && w > 480
  const isRuim = heeftRuimte(w, h)
  const bord = layBord(w, h)
  const letter = Math.round(perk(104 * k, LETTER.minst, LETTER.meest))
  const grond = Math.round(
    Math.max(
      bord.y + bord.h + 12 + letter * 1.25,
      h * (isRuim ? 0.47 : w > h || w < 600 ? 0.44 : 0.46),
    ),
  )
  const hoog = h - grond - SNEE - (isLaag ? 0 : WENK) - KNOP
  const { tegel, keuzes } = layBlad(w, { hoog, metPomp })
  const rij = isLaag ? 6 : perk((h - grond) * 0.24, 30, 170)
  const groot = Math.max(0.5, Math.min(1.2 * k, (rij + 26) / WORTEL.lang + 0.12))
  const bakTop = grond - letter + 4
  const lucht = grond - (bord.y + bord.h)
  return {
    w,
    h,
    k,
    isLaag,
    bord,
    zin: isRuim ? 1.5 : 1,
    grond,
    rij,
    groot,
    diep: Math.max(0, groot * (WORTEL.lang + 14) - SNEE),
    bak: { x: 0, y: bakTop, w, h: Math.min(h - bakTop, letter + SNEE + WENK + keuzes + KNOP + 24) },
    tegel,
    letter,
    keuzes,
    laars: { x: 6, y: h - 54, w: 52, h: 52 },
    ketel: layKetel(w, lucht - letter * 0.4, grond - letter * 0.32),
    pop: { x: perk(w * 0.13, 44, 170), y: grond - 4 * k, s: perk(lucht / 210, 0.4, 1.1) },
    held: { x: w / 2, y: grond + 2, s: perk((lucht - letter * 0.42) / 196, 0.36, 1.2) },
  }
}

/** So many letters fit on a piece that is as narrow as a piece can be. */
const PAST = 2
/** How much wider letters are for who reads text of twice the size. */
const GROEI = 0.22

/** Returns how many pieces these are wide: one with more letters than fit takes the room of more (eeuw). */
export const breedteVan = (teksten: readonly string[], schaal: number): number =>
  teksten.reduce(
    (som, { length }) => som + Math.max(1, (length / PAST) * (1 + GROEI * (schaal - 1))),
    0,
  )

/**
 * Returns how wide the pieces of a carrot are and how many stand in a row: all of them where a finger finds each, else rows of the
 * same length.
 */
export function layStukken(
  { w, letter }: Pick<Indeling, 'w' | 'letter'>,
  aantal: number,
): { readonly breed: number; readonly perRij: number } {
  const ruim = w - MARGE.links - MARGE.rechts
  const past = Math.max(1, Math.floor(ruim / STUK.minst))
  const perRij = Math.ceil(aantal / Math.ceil(Math.max(1, aantal) / past))
  const gewoon = Math.max(STUK.gewoon, letter * STUK.hoog)
  return { breed: Math.min(gewoon, Math.floor(ruim / Math.max(1, perRij))), perRij }
}

/** How many letters of a tray stand in a row. Those of one row are one step for who plays with a switch. */
export const kolommen = ({ w, tegel }: Pick<Indeling, 'w' | 'tegel'>): number =>
  perk(Math.floor((w - 12 + 4) / (tegel + 4)), 4, 8)

/** Divides a row into rows of at most so many. */
export const rijen = <T>(alle: readonly T[], hoogstens: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(alle.length / hoogstens) }, (_, nr) =>
    alle.slice(nr * hoogstens, (nr + 1) * hoogstens),
  )

/** Where carrots wait in the ground, from left to right, with room in the middle for the one that is pulled. */
export function wachtplekken(
  { w, k }: Pick<Indeling, 'w' | 'k'>,
  aantal: number,
): readonly number[] {
  const midden = 64 * k
  const half = Math.ceil(aantal / 2)
  const stap = Math.min(64 * k, (w / 2 - midden - 18) / Math.max(1, half))
  return Array.from({ length: aantal }, (_, nr) => {
    const uit = midden + (Math.floor(nr / 2) + 0.6) * stap
    return w / 2 + (nr % 2 === 0 ? -uit : uit)
  })
}
