import type { Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'
import { omgevingVan } from './omgeving.ts'
import { divide, perk } from './verdeling.ts'
import type { Opstelling, Rond } from './verdeling.ts'

/** A bouncing corner on a side wall: its three points, from the top. */
export type Hoek = readonly [Punt, Punt, Punt]

export interface Indeling {
  readonly w: number
  readonly h: number
  readonly opstelling: Opstelling
  /** The scale of the fair, relative to a screen 800 high. */
  readonly wereld: number
  /** The scale of everything in the cabinet. */
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
  /** How far down the cabinet is seen: the keys begin there. */
  readonly voet: number
  readonly bal: number
  /** Where the ball waits between the flippers. */
  readonly wacht: Punt
  readonly bord: Kader
  readonly toetsen: Kader
  /** The height of a key. */
  readonly toets: number
  readonly bumpers: readonly Rond[]
  readonly hoeken: readonly Hoek[]
  /** The owl that sleeps on the corner at the right; null where the field is too low for it. */
  readonly uil: Rond | null
  /** The points round which the left and the right arm turn. */
  readonly armen: readonly [Punt, Punt]
  readonly armLengte: number
  /** The middles of the two big buttons under the arms. */
  readonly knoppen: readonly [Punt, Punt]
  /** How wide a flipper's button is while it bears its word. */
  readonly knopBreed: number
  /** The middle of the button that skips a mistake. */
  readonly over: Punt
  /** The pupil's own animal beside the cabinet; null where it lives on a bumper. */
  readonly held: { readonly x: number; readonly y: number; readonly maat: number } | null
  /** Where the prizes stand, where there is room for a stall. */
  readonly kraam: Kader | null
  /** Where the boardwalk begins. */
  readonly grond: number
  readonly rad: Rond
}

/** The angle of an arm at rest and raised. The right arm is its mirror image. */
export const ARM = { rust: 0.44, op: -0.5 } as const

/** A button under a flipper. */
const KNOP = 56

/** A cabinet lower than this has its buttons beside its flippers, not under them. */
const LAAG_VELD = 270
/** A field lower than this has no room for bumpers, and one lower than that none for the owl. */
const ZONDER_BUMPERS = 130
const ZONDER_UIL = 70

interface Veldmaat {
  readonly k: number
  readonly links: number
  readonly rechts: number
  readonly boven: number
  readonly onder: number
}

function dingenVan({ k, links, rechts, boven, onder }: Veldmaat) {
  const [breed, hoog, midden] = [rechts - links, onder - boven, (links + rechts) / 2]
  const r = perk(Math.min(breed * 0.085, hoog * 0.108), 13, 46)
  const rij: Rond[] = [-1, 1].map((i) => ({
    midden: [midden + i * breed * 0.27, boven + hoog * 0.5],
    r,
  }))
  const hoek = (x: number, d: number): Hoek => [
    [x, onder - 200 * k],
    [x + 46 * k * d, onder - 104 * k],
    [x, onder - 86 * k],
  ]
  const uil = perk(27 * k, 17, 30)
  const isLaag = hoog < ZONDER_BUMPERS
  // On a low field it sits on the rail between the button and the flipper, as there is no room above.
  const uilPlek: Punt = isLaag
    ? [rechts - KNOP - 22, onder - 28]
    : [rechts - uil * 0.95, onder - 200 * k - uil * 0.55]
  return {
    uil: hoog < ZONDER_UIL ? null : { midden: uilPlek, r: uil },
    bumpers: isLaag ? [] : [...rij, { midden: [midden, boven + hoog * 0.58] as Punt, r: r * 1.16 }],
    hoeken: [hoek(links, 1), hoek(rechts, -1)],
  }
}

/** More lamps than this stand in two rows, where a field is so high that both stay over its bumpers. */
const EEN_RIJ = 8
const TWEE_RIJEN_VANAF = 300
/** The share of the field over which a row of lamps reaches: they keep off the tracks at the sides. */
const SPREIDING = 0.8

interface Reeks {
  readonly perRij: number
  /** How far down the first row stands, and how far its ends hang, as shares of the height of the field. */
  readonly top: number
  readonly zak: number
  readonly kleinst: number
}

const reeksVan = (aantal: number, hoog: number): Reeks =>
  aantal > EEN_RIJ && hoog >= TWEE_RIJEN_VANAF
    ? { perRij: Math.ceil(aantal / 2), top: 0.13, zak: 0.04, kleinst: 10 }
    : { perRij: aantal, top: 0.22, zak: 0.2, kleinst: aantal > EEN_RIJ ? 8 : 12 }

/** Returns where the lamps of so many letters stand, from left to right; those of a long form in two rows where there is room. */
export function lampenVan({ veld }: Indeling, aantal: number): readonly Rond[] {
  const { links, rechts, boven, onder } = veld
  const [breed, hoog] = [rechts - links, onder - boven]
  const { perRij, top, zak, kleinst } = reeksVan(aantal, hoog)
  const stap = Math.min(breed * 0.24, (breed * SPREIDING) / Math.max(1, perRij))
  const r = perk(Math.min(stap * 0.44, hoog * (perRij < aantal ? 0.075 : 0.13)), kleinst, 46)
  return Array.from({ length: aantal }, (_, i): Rond => {
    const rij = Math.floor(i / perRij)
    const inRij = Math.min(perRij, aantal - rij * perRij)
    // One by itself would stand behind the bumper in the middle.
    const u = aantal === 1 ? 0.5 : (i % perRij) - (inRij - 1) / 2
    const y = boven + hoog * (top + (u / perRij) ** 2 * zak) + rij * r * 2.15
    return { midden: [(links + rechts) / 2 + u * stap, y], r }
  })
}

/** Returns the lamps of the ring that is printed on the field, from the flippers upwards on both sides. */
export function ringlampen({ veld, k }: Indeling): readonly Punt[] {
  const [cx, cy, rx, ry] = ringVan({ veld })
  const helft = Math.round(Math.max(7, 12 * k))
  return Array.from({ length: helft * 2 }, (_, i): Punt => {
    const hoek = (Math.PI * (Math.floor(i / 2) + 0.5)) / helft
    return [cx + Math.sin(hoek) * rx * (i % 2 ? 1 : -1), cy + Math.cos(hoek) * ry]
  })
}

/** Returns the middle of that ring, and its half axes. */
export function ringVan({
  veld,
}: Pick<Indeling, 'veld'>): readonly [number, number, number, number] {
  const [breed, hoog] = [veld.rechts - veld.links, veld.onder - veld.boven]
  return [(veld.links + veld.rechts) / 2, veld.boven + hoog * 0.44, breed * 0.4, hoog * 0.33]
}

/** Lays out the fair, the cabinet and so many rows of keys for any screen. Pure. */
export function classify(w: number, h: number, rijen: number): Indeling {
  const deel = divide({ w, h, rijen })
  const { kast, opstelling, voet, toets, bord, toetsen } = deel
  const [x0, , breed] = kast
  const wereld = perk(Math.min(h / 800, w / 1060), 0.46, 1.35)
  const k = perk(Math.min((voet - deel.boven) / 470, breed / 600), 0.3, 1.2)
  const rail = Math.max(12, 24 * k)
  const [links, rechts] = [x0 + rail, x0 + breed - rail]
  const bal = Math.max(8, 15 * k)
  const boven = deel.boven + 10 * k
  const isLaagVeld = voet - kast[1] < LAAG_VELD
  const onder = voet - Math.max(isLaagVeld ? KNOP * 0.7 : KNOP + 10, 84 * k)
  const midden = (links + rechts) / 2
  const armLengte = Math.min((rechts - links) * 0.22, (onder - boven) * 0.42, 150)
  const as = (bal * 3.7) / 2 + armLengte * Math.cos(ARM.rust)
  const knop: Punt = [links + KNOP / 2 + 4, Math.min(voet - KNOP / 2 - 6, onder + 58 * k)]
  return {
    w,
    h,
    opstelling,
    wereld,
    k,
    kast,
    veld: { links, rechts, boven, bocht: boven + Math.min(74 * k, (onder - boven) * 0.2), onder },
    voet,
    bal,
    wacht: [midden, onder + armLengte * Math.sin(ARM.rust) - bal * 0.3],
    bord,
    toetsen,
    toets,
    ...dingenVan({ k, links, rechts, boven, onder }),
    armen: [
      [midden - as, onder],
      [midden + as, onder],
    ],
    armLengte,
    knoppen: [knop, [rechts - KNOP / 2 - 4, knop[1]]],
    knopBreed: isLaagVeld ? KNOP : perk((rechts - links) * 0.26, 96, 132),
    // Over the button of the flipper, where no lamp stands and hardly a ball comes.
    over: isLaagVeld ? [knop[0] + KNOP + 6, knop[1]] : [knop[0], knop[1] - KNOP - 8],
    grond: h - 96 * wereld,
    ...omgevingVan([w, h], deel, wereld),
  }
}
