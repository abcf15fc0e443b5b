import type { Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'

export interface Rond {
  readonly midden: Punt
  readonly r: number
}

/** A bouncing corner on a side wall: its three points, from the top. */
export type Hoek = readonly [Punt, Punt, Punt]

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything, relative to a screen 800 high. */
  readonly k: number
  /** The whole cabinet from the outside. */
  readonly kast: Kader
  /** The left and right wall, the highest and lowest point of the field, and where the sides begin to bend. */
  readonly veld: {
    readonly links: number
    readonly rechts: number
    readonly boven: number
    readonly bocht: number
    readonly onder: number
  }
  /** The lane of the plunger: its middle, its width, where its wall ends at the top, where the ball rests, and its wall. */
  readonly baan: {
    readonly x: number
    readonly breed: number
    readonly boven: number
    readonly bal: number
    readonly muur: number
  }
  readonly bal: number
  readonly bord: Kader
  readonly woord: Kader
  readonly oor: Punt
  readonly plaatje: Rond
  readonly doelen: readonly Rond[]
  readonly bumpers: readonly Rond[]
  readonly hoeken: readonly Hoek[]
  /** The points round which the left and the right arm turn. */
  readonly armen: readonly [Punt, Punt]
  readonly armLengte: number
  /** The middles of the two big buttons under the arms. */
  readonly knoppen: readonly [Punt, Punt]
  readonly held: { readonly x: number; readonly y: number; readonly maat: number }
  /** Where the prizes stand. */
  readonly kraam: Kader
  /** Where the boardwalk begins. */
  readonly grond: number
  readonly rad: Rond
  readonly staand: boolean
}

/** The angle of an arm at rest and raised. The right arm is its mirror image. */
export const ARM = { rust: 0.44, op: -0.5 } as const

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

interface Maten {
  readonly w: number
  readonly h: number
  readonly k: number
  readonly staand: boolean
  /** Whether the screen is so low that the word stands beside the cabinet. */
  readonly laag: boolean
  readonly x0: number
  readonly x1: number
  readonly top: number
  readonly voet: number
}

function measure(w: number, h: number): Maten {
  const staand = h > w * 0.95
  const laag = h < 520 && !staand
  const k = perk(Math.min(h / 800, w / (staand ? 640 : 1060)), 0.46, 1.35)
  const breed = staand ? Math.min(w - 12, 660 * k) : Math.min(640 * k + (laag ? 90 : 0), w * 0.5)
  const x0 = (w - breed) / 2 - (staand ? 0 : 8 * k)
  const top = w < 600 ? 134 : laag ? 66 : 80
  return { w, h, k, staand, laag, x0, x1: x0 + breed, top, voet: staand ? h - 150 * k : h }
}

function bordVan({
  k,
  laag,
  x0,
  x1,
  top,
}: Maten): Pick<Indeling, 'bord' | 'woord' | 'oor' | 'plaatje'> {
  const hoog = Math.max(78, 104 * k)
  if (laag) {
    const [x, breed] = [10, x0 - 30]
    return {
      bord: [x, top + 6, breed, hoog],
      woord: [x + 8, top + 12, breed - 16, hoog - 12],
      oor: [x + 30, top + hoog + 38],
      plaatje: { midden: [x + 100, top + hoog + 40], r: 32 },
    }
  }
  const rand = 46 * k
  const [x, y, breed] = [x0 + rand, top + 30 * k, x1 - x0 - 2 * rand]
  const r = Math.max(31, 46 * k)
  const binnen = 58 + 4 * k
  return {
    bord: [x, y, breed, hoog],
    woord: [x + binnen, y + 8, breed - binnen - 12 * k, hoog - 16],
    oor: [x + 34, y + hoog / 2],
    plaatje: { midden: [x + breed - r - 4 * k, y + hoog / 2], r },
  }
}

interface Veldmaat {
  readonly m: Maten
  readonly links: number
  readonly rechts: number
  readonly boven: number
  readonly onder: number
}

function dingenVan({ m, links, rechts, boven, onder }: Veldmaat) {
  const { k, laag } = m
  const [breed, hoog, midden] = [rechts - links, onder - boven, (links + rechts) / 2]
  const r = perk(breed * 0.108, 28, 52)
  const uit = breed * 0.315
  const y = boven + hoog * (laag ? 0.24 : 0.2)
  const rij: Rond[] = [-1, 0, 1].map((i) => ({
    midden: [midden + i * uit, y + (i === 0 ? -hoog * 0.03 : hoog * 0.045)],
    r,
  }))
  const br = perk(breed * 0.088, 18, 46)
  const by = boven + hoog * (laag ? 0.56 : 0.49)
  const onderste: Rond = { midden: [midden, by + hoog * 0.15], r: br }
  const bumpers: Rond[] = [-1, 1].map((i) => ({ midden: [midden + i * breed * 0.21, by], r: br }))
  const hoek = (x: number, d: number): Hoek => [
    [x, onder - 214 * k],
    [x + 52 * k * d, onder - 112 * k],
    [x, onder - 92 * k],
  ]
  return {
    doelen: rij,
    bumpers: laag ? bumpers : [...bumpers, onderste],
    hoeken: [hoek(links, 1), hoek(rechts, -1)],
  }
}

/** Lays out the fair and the cabinet for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const m = measure(w, h)
  const { k, staand, laag, x0, x1, top, voet } = m
  const rail = 24 * k
  const bal = Math.max(9, 15 * k)
  const breedBaan = bal * 2 + 10 * k
  const muur = 12 * k
  const links = x0 + rail
  const uiterst = x1 - rail
  const rechts = uiterst - breedBaan - muur
  const deel = bordVan(m)
  const boven = laag ? top + 14 : deel.bord[1] + deel.bord[3] + 14 * k
  const onder = voet - (laag ? 52 : Math.max(66, 96 * k))
  const bocht = boven + 74 * k
  const midden = (links + rechts) / 2
  const kier = bal * 3.7
  const armLengte = Math.min(124 * k, (rechts - links) * 0.25)
  const as = kier / 2 + armLengte * Math.cos(ARM.rust)
  const grond = staand ? h - 128 * k : h - 96 * k
  const knopY = Math.min(voet - 34, onder + 58 * k)
  return {
    ...deel,
    ...dingenVan({ m, links, rechts, boven, onder }),
    w,
    h,
    k,
    staand,
    kast: [x0, top, x1 - x0, voet - top],
    veld: { links, rechts, boven, bocht, onder },
    baan: {
      x: uiterst - breedBaan / 2,
      breed: breedBaan,
      boven: boven + 150 * k,
      bal: onder - 30 * k,
      muur,
    },
    bal,
    armen: [
      [midden - as, onder],
      [midden + as, onder],
    ],
    armLengte,
    knoppen: [
      [links + 34, knopY],
      [rechts - 34, knopY],
    ],
    held: staand
      ? { x: w - 62 * k - 8, y: h + 10 * k, maat: 0.8 * k }
      : {
          x: Math.min(w - 70 * k, x1 + 128 * k),
          y: h + 6 * k,
          maat: Math.min(1.5 * k, (w - x1) / 168),
        },
    kraam: staand
      ? [10, voet + 16 * k, w - 190 * k, h - voet - 22 * k]
      : laag
        ? [12, h - 132, x0 - 34, 122]
        : [22 * k, h - 400 * k, x0 - 56 * k, 340 * k],
    grond,
    rad: staand
      ? { midden: [w - 46 * k, top + 40 * k], r: 120 * k }
      : { midden: [x0 * 0.5, h * 0.44], r: Math.min(150 * k, x0 * 0.46) },
  }
}

/** Returns where the prizes stand in the stall: on shelves, as large as they fit. */
export function prijsplekken({ kraam, staand }: Indeling, aantal: number): readonly Rond[] {
  const [x, y, w, h] = [kraam[0] + 12, kraam[1], kraam[2] - 24, kraam[3]]
  const rijen = staand || h < 150 ? 2 : 3
  const kolommen = Math.max(3, Math.ceil(aantal / rijen))
  const [cel, hoog] = [w / kolommen, h / rijen]
  const r = Math.min(cel * 0.62, hoog * 0.44)
  return Array.from({ length: aantal }, (_, i): Rond => ({
    midden: [x + cel * ((i % kolommen) + 0.5), y + hoog * (Math.floor(i / kolommen) + 1) - 4],
    r,
  }))
}
