import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { BANKEN } from './stenen.ts'

/** The place of something painted, and its scale. */
export interface Plek {
  readonly x: number
  readonly y: number
  readonly s: number
}

/** One desk: all of what can be tapped, its front, what stands on the front, the ledge with stones, and who sits behind it. */
export interface Bank {
  readonly vak: Vak
  readonly front: Vak
  readonly kaart: Vak
  readonly plank: Vak
  /** The middle of the face of who sits there. */
  readonly dier: Plek
}

/** How the desks stand: below each other on a phone, two and two on a tablet that stands, else four beside each other. */
export type Stand = 'lijst' | 'vier' | 'rij'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything painted, relative to a screen of 1100 × 800. */
  readonly k: number
  readonly stand: Stand
  readonly vraag: Vak
  readonly podium: Vak
  readonly banken: readonly Bank[]
  /** The strip with buttons, with the bowl in it. */
  readonly balk: Vak
  readonly schaal: Plek
  readonly held: Plek
  readonly meester: Plek
  /** The hall along the lower edge, where visitors sit. */
  readonly zaal: Vak
  /** The large screen: the first time over the question as well, later below it. */
  readonly scherm: { readonly eerst: Vak; readonly later: Vak }
  readonly bezem: Vak
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** The height of the parts of a screen above and below the desks. */
interface Hoogten {
  readonly top: number
  readonly vraag: number
  readonly balk: number
  readonly zaal: number
}

const isLaag = (w: number, h: number): boolean => h < 480 && w > 480

function hoogtenVan(w: number, h: number): Hoogten {
  if (w < 600)
    return {
      top: 128,
      vraag: perk(h * 0.135, 78, 116),
      balk: h < 700 ? 74 : 88,
      zaal: perk((h - 480) * 0.16, 16, 62),
    }
  if (isLaag(w, h)) return { top: 66, vraag: 52, balk: 60, zaal: 14 }
  return {
    top: 76,
    vraag: perk(h * 0.115, 74, 132),
    balk: perk(h * 0.13, 80, 140),
    zaal: perk(h * 0.115, 44, 124),
  }
}

const standVan = (w: number, h: number): Stand =>
  w < 600 ? 'lijst' : w < h && w < 1000 ? 'vier' : 'rij'

const krimp = ({ x, y, w, h }: Vak, dx: number, dy = dx): Vak => ({
  x: x + dx,
  y: y + dy,
  w: w - 2 * dx,
  h: h - 2 * dy,
})

/** The largest head of a contestant, relative to its plate. */
const KOP = 142

/** Returns the half width of the number of a desk, by the room for it. */
export const nummerStraal = (breed: number): number => perk(breed * 0.13, 11, 19)

/** Lays a desk whose animal sits behind it. `deel` is the share of the height that its front takes. */
function layBank(vak: Vak, deel: number): Bank {
  const hoog = perk(vak.h * deel, 70, 230)
  const plank = perk(hoog * 0.26, 26, 46)
  const front: Vak = { x: vak.x, y: vak.y + vak.h - hoog, w: vak.w, h: hoog }
  const ruim = vak.h - hoog
  const nummer = 2 * nummerStraal(vak.w) + 12
  const kop = perk(Math.min((ruim - plank * 0.5) * 0.84, vak.w * 0.66), 40, 230)
  return {
    vak,
    front,
    // Right of the number of the desk.
    plank: {
      x: vak.x + nummer,
      y: front.y - plank * 0.42,
      w: vak.w - nummer - vak.w * 0.04,
      h: plank,
    },
    kaart: krimp({ ...front, y: front.y + plank * 0.62, h: hoog - plank * 0.62 }, 9, 8),
    dier: { x: vak.x + vak.w / 2, y: front.y - plank * 0.42 - kop * 0.42, s: kop / KOP },
  }
}

/** Lays a desk on a narrow screen: a long one, with a niche at its left for its animal and its stones. */
function layLang(vak: Vak): Bank {
  const nis = perk(vak.w * 0.24, 76, 128)
  const plank = perk(vak.h * 0.3, 20, 36)
  const kop = Math.min(nis * 0.74, (vak.h - plank * 0.7) * 1.02)
  const kaart = { x: vak.x + nis, y: vak.y, w: vak.w - nis, h: vak.h }
  return {
    vak,
    front: vak,
    kaart: krimp(kaart, 5),
    plank: { x: vak.x + 5, y: vak.y + vak.h - plank - 4, w: nis - 8, h: plank },
    dier: { x: vak.x + nis * 0.59, y: vak.y + (vak.h - plank) * 0.58 + 3, s: kop / KOP },
  }
}

/** Lays the four desks in their fan. */
function layBanken(stand: Stand, podium: Vak): readonly Bank[] {
  const { x, y, w, h } = podium
  const nrs = Array.from({ length: BANKEN }, (_, nr) => nr)
  if (stand === 'lijst') {
    const gat = h < 280 ? 4 : 7
    const hoog = (h - gat * (BANKEN - 1)) / BANKEN
    return nrs.map((nr) => layLang({ x, y: y + nr * (hoog + gat), w, h: hoog }))
  }
  if (stand === 'vier') {
    const [breed, hoog] = [(w - 18) / 2, (h - 14) / 2]
    return nrs.map((nr) => {
      const vak = {
        x: x + (nr % 2) * (breed + 18),
        y: y + Math.floor(nr / 2) * (hoog + 14),
        w: breed,
        h: hoog,
      }
      return layBank(vak, 0.4)
    })
  }
  const gat = perk(w * 0.014, 8, 26)
  const breed = (w - gat * (BANKEN - 1)) / BANKEN
  // The outer desks stand nearer to the hall.
  const waaier = perk(h * 0.09, 0, 46)
  return nrs.map((nr) => {
    const isBuiten = nr === 0 || nr === BANKEN - 1
    const vak = {
      x: x + nr * (breed + gat),
      y: y + (isBuiten ? waaier : 0),
      w: breed,
      h: h - waaier,
    }
    return layBank(vak, h < 260 ? 0.44 : 0.46)
  })
}

/** A phone that stands, one that lies, or anything larger. */
type Soort = 'smal' | 'laag' | 'ruim'

const soortVan = (w: number, h: number): Soort =>
  w < 600 ? 'smal' : isLaag(w, h) ? 'laag' : 'ruim'

/** The margins of each: at the sides, for the quizmaster beside the question, and above and below the desks. */
const RANDEN = {
  smal: { zij: 6, naast: 50, boven: 6, onder: 6 },
  laag: { zij: 12, naast: 64, boven: 4, onder: 2 },
  ruim: { zij: 12, naast: 64, boven: 12, onder: 6 },
} as const satisfies Record<Soort, object>

/** From this width on the quizmaster stands whole beside the question. */
const HEEL = 1000
/** The room for a whole quizmaster at the left of the question, and as much at its right. */
const NAAST_HEEL = 165

/** Lays the question with its quizmaster: whole on the stage, or as a head at its left. */
function layVraag(w: number, soort: Soort, hoog: Hoogten): Pick<Indeling, 'vraag' | 'meester'> {
  const { zij, naast } = RANDEN[soort]
  const y = hoog.top
  const h = hoog.vraag
  if (soort === 'ruim' && w >= HEEL) {
    const breed = Math.min(w - 2 * NAAST_HEEL, 940)
    const x = (w - breed) / 2
    const s = perk(h / 130, 0.55, 0.84)
    return { vraag: { x, y, w: breed, h }, meester: { x: x - 76, y: y + 176 * s + 46, s } }
  }
  const breed = Math.min(w - 2 * zij, 900)
  const x = (w - breed) / 2
  return {
    vraag: { x: x + naast, y, w: breed - naast, h },
    meester: { x: x + naast / 2, y: y + h * 0.82, s: (naast - 4) / 118 },
  }
}

/** Lays the bowl in the middle of the strip with buttons, and the jury behind or beside it. */
function layJury(w: number, soort: Soort, balk: Vak): Pick<Indeling, 'schaal' | 'held'> {
  const voet = balk.y + balk.h
  if (soort === 'smal') {
    const s = perk((w - 262) / 150, 0.3, 0.62)
    // Between the buttons at the left and those at the right.
    const x = w / 2 - 15
    return { schaal: { x, y: voet - 6, s }, held: { x, y: voet - 14, s: s * 0.7 } }
  }
  const s = soort === 'laag' ? 0.52 : perk(balk.h / 150, 0.6, 1)
  return {
    schaal: { x: w / 2, y: voet - 6, s },
    held: { x: w / 2 - 96 * s, y: voet + 8, s: s * 0.92 },
  }
}

/** Lays out the studio for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const hoog = hoogtenVan(w, h)
  const stand = standVan(w, h)
  const soort = soortVan(w, h)
  const rand = RANDEN[soort]
  const vraag = layVraag(w, soort, hoog)
  const breed = w - 2 * rand.zij
  const balk = { x: rand.zij, y: h - hoog.zaal - hoog.balk, w: breed, h: hoog.balk }
  const onder = balk.y - rand.onder
  const boven = hoog.top + hoog.vraag + rand.boven
  const midden = (y: number, hoogstens: number): Vak => {
    const b = Math.min(breed, hoogstens)
    return { x: (w - b) / 2, y, w: b, h: onder - y }
  }
  const podium = midden(boven, stand === 'vier' ? 860 : 1320)
  // Above the heads of the first row.
  const bezem = perk(balk.h - 22, 50, 92)
  return {
    w,
    h,
    k: perk(Math.min(h / 800, w / 1100), 0.45, 1.5),
    stand,
    ...vraag,
    podium,
    banken: layBanken(stand, podium),
    balk,
    ...layJury(w, soort, balk),
    zaal: { x: 0, y: h - hoog.zaal, w, h: hoog.zaal },
    scherm: { eerst: midden(hoog.top + 2, 1320), later: midden(boven, 1320) },
    bezem: { x: rand.zij, y: balk.y, w: 52, h: bezem },
  }
}

/** Returns where the stones of a desk lie on its ledge, in the middle, closer together where they are many. */
export function steenPlekken(
  { plank }: Pick<Bank, 'plank'>,
  aantal: number,
): readonly (readonly [x: number, y: number])[] {
  const r = steenMaat({ plank })
  const stap = Math.min(r * 2.15, (plank.w - 2 * r) / Math.max(1, aantal - 1))
  return Array.from({ length: aantal }, (_, nr) => [
    plank.x + plank.w / 2 + (nr - (aantal - 1) / 2) * stap,
    plank.y + plank.h / 2,
  ])
}

/** Returns the half width of a stone on a ledge. */
export const steenMaat = ({ plank }: Pick<Bank, 'plank'>): number =>
  Math.min(plank.h * 0.56, plank.w / 6.6)
