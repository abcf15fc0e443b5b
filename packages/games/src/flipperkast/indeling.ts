import type { Kader, Punt } from '@letterhaven/game-kit/tekenen/teken'

export interface Rond {
  readonly midden: Punt
  readonly r: number
}

/** A bouncing corner on a side wall: its three points, from the top. */
export type Hoek = readonly [Punt, Punt, Punt]

/** onder: the keys stand below the field. naast: on a low or wide screen, beside it. krap: words and keys alone, which scroll. */
export type Opstelling = 'onder' | 'naast' | 'krap'

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

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

const RIJEN = 4
const RAND = 8
/** What the panel of keys needs besides its keys. */
const PANEEL_OVER = 40
/** A phone lower than this keeps room for its field: keys and board are as low as they can be. */
const KORT = 620
const PANEEL_KORT = 30
/** The least height of a key on a low screen. */
const KLEINSTE_TOETS = 44
/** The least height of the cabinet over the keys: below it, the keys stand beside it, or nothing is seen of it. */
const MINST = { naast: 400, krap: 150 } as const
/** A button under a flipper. */
const KNOP = 56

/** A cabinet lower than this has its buttons beside its flippers, not under them. */
const LAAG_VELD = 270
/** A field lower than this has no room for bumpers, and one lower than that none for the owl. */
const ZONDER_BUMPERS = 130
const ZONDER_UIL = 70

interface Verdeling {
  readonly opstelling: Opstelling
  readonly kast: Kader
  readonly bord: Kader
  readonly toetsen: Kader
  readonly toets: number
  /** The room between the board and the foot of the cabinet. */
  readonly boven: number
  readonly voet: number
}

/** Sets cabinet, board and keys below each other. */
function stapel(w: number, h: number, top: number): Verdeling {
  const isKrap = h < KORT && w < 600
  const toets = isKrap ? KLEINSTE_TOETS : h < 700 ? 48 : perk(h * 0.058, 48, 58)
  const hoog = RIJEN * toets + (isKrap ? PANEEL_KORT : PANEEL_OVER)
  const voet = h - hoog - RAND
  const ruim = voet - top
  const breed = Math.min(w - 2 * RAND, perk(ruim * 1.22, 380, 720))
  const x = (w - breed) / 2
  const bord = perk(ruim * 0.335, isKrap ? 90 : 100, 190)
  const rand = w < 600 ? 14 : 30
  return {
    opstelling: ruim < MINST.krap ? 'krap' : 'onder',
    kast: [x, top, breed, h - top],
    bord: [x + rand, top + 12, breed - 2 * rand, bord],
    toetsen: [x + 6, voet, breed - 12, hoog],
    toets,
    boven: top + 12 + bord,
    voet,
  }
}

/** From this width on, and this much wider than high, the keys stand beside the field, which is as high as the screen. */
const BREED = { vanaf: 1000, keer: 1.2 } as const

/** A wide screen lower than this has no room for the fair under the keys. */
const BREED_HOOG = 600

/** Sets the cabinet on a wide screen in the middle, board and keys beside it, and leaves the fair under the keys. */
function breeduit(w: number, h: number, top: number): Verdeling {
  const breed = perk(w * 0.4, 400, 600)
  const toets = perk(h * 0.066, KLEINSTE_TOETS, 58)
  const hoog = RIJEN * toets + PANEEL_OVER
  const bord = perk((h - top) * 0.24, 120, 190)
  const kast = Math.min(w - breed - 5 * RAND, (h - top) * 0.98)
  const links = (w - breed - kast - 2 * RAND) / 2
  const x = links + kast + 2 * RAND
  return {
    opstelling: 'naast',
    kast: [links, top, kast, h - top],
    bord: [x, top + RAND, breed, bord],
    toetsen: [x, top + bord + 3 * RAND, breed, hoog],
    toets,
    boven: top + 8,
    voet: h,
  }
}

/** Sets the cabinet on the left, and board and keys on the right. */
function zijAanZij(w: number, h: number, top: number): Verdeling {
  const breed = perk(w * 0.5, 300, 680)
  const x = w - breed - RAND
  const over = h - top - 2 * RAND
  const minst = RIJEN * KLEINSTE_TOETS + PANEEL_OVER
  const bord = perk(Math.min(over * 0.4, over - RAND - minst), 76, 230)
  const toets = perk((over - bord - PANEEL_OVER - RAND) / RIJEN, KLEINSTE_TOETS, 58)
  const links = Math.max(RAND, x - RAND - h)
  return {
    opstelling: 'naast',
    kast: [links, top, x - RAND - links, h - top],
    bord: [x, top + RAND, breed, bord],
    toetsen: [x, top + bord + 2 * RAND, breed, h - top - bord - 3 * RAND],
    toets,
    boven: top + 8,
    voet: h,
  }
}

function verdeel(w: number, h: number): Verdeling {
  const top = w < 600 ? 132 : h < 480 ? 66 : 78
  if (w >= BREED.vanaf && w > h * BREED.keer && h >= BREED_HOOG) return breeduit(w, h, top)
  const onder = stapel(w, h, top)
  const isLaag = onder.voet - top < MINST.naast && w >= 560 && w > h * 1.05
  return isLaag ? zijAanZij(w, h, top) : onder
}

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

/** Returns where the lamps of so many letters stand, from left to right. */
export function lampenVan({ veld }: Indeling, aantal: number): readonly Rond[] {
  const { links, rechts, boven, onder } = veld
  const [breed, hoog] = [rechts - links, onder - boven]
  const stap = Math.min(breed * 0.24, (breed * 0.9) / Math.max(1, aantal))
  const r = perk(Math.min(stap * 0.44, hoog * 0.13), 12, 46)
  return Array.from({ length: aantal }, (_, i): Rond => {
    // One by itself would stand behind the bumper in the middle.
    const u = aantal === 1 ? 0.5 : i - (aantal - 1) / 2
    const zak = (u / aantal) ** 2 * hoog * 0.2
    return { midden: [(links + rechts) / 2 + u * stap, boven + hoog * 0.22 + zak], r }
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

/** What there has to be under the keys for who lives there, in px. */
const ONDER_TOETSEN = 150

/** Lays out the fair under the keys of a wide screen: the stall at the left, the pupil's own animal beside it. */
function naastVan(h: number, { toetsen }: Verdeling, k: number) {
  const [x, y, breed, hoog] = toetsen
  const top = y + hoog + 3 * RAND
  const ruim = h - top
  const isRuim = ruim >= ONDER_TOETSEN
  const rad = { midden: [x + breed * 0.5, top] as Punt, r: perk(ruim * 0.7, 80, 210) }
  if (!isRuim) return { held: null, kraam: null, rad }
  const stal = Math.min(breed * 0.54, ruim * 1.25)
  return {
    held: {
      x: x + stal + (breed - stal) * 0.55,
      y: h + 6 * k,
      maat: Math.min(1.5 * k, ruim / 235),
    },
    kraam: [x, top + ruim * 0.12, stal, ruim * 0.76] as Kader,
    rad,
  }
}

/** Lays out what stands round the cabinet, where there is room. */
function omgevingVan([w, h]: Punt, deel: Verdeling, k: number) {
  const { kast, opstelling } = deel
  const [x0, , breed] = kast
  const x1 = x0 + breed
  if (opstelling === 'naast' && w >= BREED.vanaf && h >= BREED_HOOG) return naastVan(h, deel, k)
  const isRuim = opstelling === 'onder' && x0 > 150
  return {
    held: isRuim
      ? {
          x: Math.min(w - 70 * k, x1 + 128 * k),
          y: h + 6 * k,
          maat: Math.min(1.5 * k, (w - x1) / 168),
        }
      : null,
    kraam: isRuim ? ([22 * k, h - 400 * k, x0 - 56 * k, 340 * k] as Kader) : null,
    rad: isRuim
      ? { midden: [x0 * 0.5, h * 0.44] as Punt, r: Math.min(150 * k, x0 * 0.46) }
      : { midden: [w - 46 * k, kast[1] + 40 * k] as Punt, r: 120 * k },
  }
}

/** Lays out the fair, the cabinet and its keys for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const deel = verdeel(w, h)
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
    // Over the button of the flipper, where no lamp stands and hardly a ball comes.
    over: isLaagVeld ? [knop[0] + KNOP + 6, knop[1]] : [knop[0], knop[1] - KNOP - 8],
    grond: h - 96 * wereld,
    ...omgevingVan([w, h], deel, wereld),
  }
}

/** Returns where the prizes stand in the stall: on shelves, as large as they fit. */
export function prijsplekken(kraam: Kader, aantal: number): readonly Rond[] {
  const [x, y, w, h] = [kraam[0] + 12, kraam[1], kraam[2] - 24, kraam[3]]
  const rijen = 3
  const kolommen = Math.max(3, Math.ceil(aantal / rijen))
  const [cel, hoog] = [w / kolommen, h / rijen]
  const r = Math.min(cel * 0.62, hoog * 0.44)
  return Array.from({ length: aantal }, (_, i): Rond => ({
    midden: [x + cel * ((i % kolommen) + 0.5), y + hoog * (Math.floor(i / kolommen) + 1) - 4],
    r,
  }))
}
