import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Where something painted stands: its foot, and its scale. */
export interface Plek {
  readonly x: number
  readonly y: number
  readonly s: number
}

/** A millstone: its middle, and how far it reaches. */
export interface Steen {
  readonly x: number
  readonly y: number
  readonly r: number
}

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything painted, relative to a screen of 900 × 800. */
  readonly k: number
  /** How much larger words and buttons are on a large screen. */
  readonly groot: number
  /** A screen that is low and wide. */
  readonly isLaag: boolean
  /** The slate on which is written what fits now. On a low screen it hangs below the buttons. */
  readonly lei: Vak
  /** The dough on the belt, with above it the room where knives hang. */
  readonly band: Vak
  /** How high that room is, and how thick the belt below the dough. */
  readonly mes: number
  readonly riem: number
  /** The row of buttons. */
  readonly acties: Vak
  /** The board on which a word is written: below the belt, or over it where that leaves too little room. */
  readonly schrijf: Vak
  readonly stenen: readonly Steen[]
  readonly held: Plek
  /** The knob of the lever beside the miller, as large as a finger. */
  readonly stok: Vak
  /** The round window through which the sails are seen. */
  readonly raam: Steen
  readonly kat: Plek
  /** Where the cat's ball lies, and the place where it is pushed. */
  readonly bal: Vak
  /** The foot of the pile of sacks: its left end, how wide it is, and how large a sack. */
  readonly zakken: Plek & { readonly breed: number }
}

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** The least height of a knife that can be touched. */
const MES = { minst: 44, meest: 62 } as const

/** Returns how much larger buttons and what is read on the slate are on a large screen, and how high a row of buttons is. */
const groei = (k: number): number => perk(1.2 * k, 1, 1.4)
const knopHoog = (k: number): number => Math.round(58 * groei(k))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 78)

/** Lays out the belt: where the word lies, as high as the screen allows. */
function layBand({ w, h, k, top, isLaag }: Grond): Pick<Indeling, 'band' | 'mes' | 'riem'> {
  const hoog = Math.round(perk(Math.min(h * 0.13, w * 0.21), isLaag ? 56 : 66, 136))
  const mes = Math.round(perk(h * 0.075, MES.minst, MES.meest))
  const y = isLaag ? top + mes + 14 : Math.round(top + mes + (h - top) * 0.315)
  return { band: { x: 0, y, w, h: hoog }, mes, riem: isLaag ? 16 : Math.round(26 * k) }
}

interface Grond {
  readonly w: number
  readonly h: number
  readonly k: number
  readonly top: number
  readonly isLaag: boolean
}

/** Lays out three millstones in a row, within a place. */
function layStenen({ x, y, w, h }: Vak): readonly Steen[] {
  const r = perk(Math.min(w / 7, h / 2.3), 28, 124)
  const stap = Math.min(w / 3, r * 2.5)
  return [-1, 0, 1].map((nr) => ({ x: x + w / 2 + nr * stap, y: y + h / 2, r }))
}

/** Lays out what is below the belt: buttons, stones, the cat and the sacks. */
function layOnder({ w, h, k, isLaag }: Grond, onder: number) {
  if (isLaag) {
    const rechts = Math.round(w * 0.62)
    const stenen = layStenen({ x: 124, y: onder + 4, w: rechts - 132, h: h - onder - 8 })
    return {
      acties: { x: rechts, y: onder + 6, w: w - rechts - 8, h: knopHoog(k) },
      stenen,
      kat: { x: rechts + 30, y: h - 6, s: 0.5 },
      zakken: { x: rechts + 96, y: h - 6, s: 0.5, breed: w - rechts - 190 },
    }
  }
  const acties = { x: 0, y: onder + 10, w, h: knopHoog(k) }
  const boven = acties.y + acties.h + 12
  const isStaand = h > w
  const rest = h - boven
  if (isStaand) {
    const hoog = rest * 0.54
    return {
      acties,
      stenen: layStenen({ x: 8, y: boven, w: w - 16, h: hoog }),
      kat: { x: w * 0.17, y: h - 8, s: perk((rest - hoog) / 130, 0.5, 1.5) },
      zakken: {
        x: w * 0.36,
        y: h - 10,
        s: perk((rest - hoog) / 130, 0.5, 1.5),
        breed: w * 0.6,
      },
    }
  }
  return {
    acties,
    stenen: layStenen({ x: w * 0.23, y: boven, w: w * 0.5, h: rest - 14 }),
    kat: { x: w * 0.1, y: h - 12, s: perk(1.2 * k, 0.6, 1.7) },
    zakken: { x: w * 0.76, y: h - 12, s: perk(k * 1.1, 0.6, 1.5), breed: w * 0.22 },
  }
}

/** The miller behind the belt, and the window above it. */
function layLucht({ w, top, lucht, band }: { w: number; top: number; lucht: number; band: Vak }) {
  return {
    held: {
      x: perk(w * 0.14, 52, 190),
      y: band.y + band.h * 0.5,
      s: perk(lucht / 158, 0.34, 1.5),
    },
    raam: {
      x: w - perk(w * 0.17, 76, 230),
      y: top + lucht * 0.52,
      r: perk(lucht * 0.48, 20, 128),
    },
  }
}

/** On a low screen the miller stands beside the stones, and the window is below the belt as well. */
function layLaag(w: number, h: number) {
  const s = perk((h - 230) / 190, 0.4, 0.95)
  return { held: { x: 46, y: h - 8, s }, raam: { x: w - 50, y: h - 62, r: 40 } }
}

/** The lever: where it stands beside the feet of the miller, how long it is up to its knob, and how far it leans. */
export const STOK = { x: 56, y: -6, lang: 102, rust: 0.3 } as const
/** The least of its knob that can be touched, and as a share of the scale of the miller. */
const KNOP = { minst: 48, deel: 56 } as const

/** Lays out the knob of the lever, left of the stones and above the knives where those are near. */
function layStok({ x, y, s }: Plek, { rechts, onder }: { rechts: number; onder: number }): Vak {
  const maat = Math.max(KNOP.minst, KNOP.deel * s)
  return {
    x: Math.min(rechts - maat, x + (STOK.x + Math.sin(STOK.rust) * STOK.lang) * s - maat / 2),
    y: Math.min(onder - maat, y + (STOK.y - Math.cos(STOK.rust) * STOK.lang) * s - maat / 2),
    w: maat,
    h: maat,
  }
}

/** The board on which a word is written: its widest, and the least height that it needs. */
const BORD = { breedst: 760, hoogst: 430, minst: 300 } as const

/** Lays out the board on which a word is written. */
function layBord({ w, h, top, isLaag }: Grond, [acties, boven]: readonly [Vak, number]): Vak {
  const breed = isLaag ? w - 16 : Math.min(w - 16, BORD.breedst)
  const y = isLaag ? top + 4 : h - acties.y >= BORD.minst ? acties.y : boven
  return { x: (w - breed) / 2, y, w: breed, h: Math.min(h - y - 8, BORD.hoogst) }
}

/** Lays out the mill for any screen. Pure. */
export function classify(w: number, h: number): Indeling {
  const k = perk(Math.min(h / 800, w / 900), 0.5, 1.45)
  const isLaag = h < 480
  const top = balk(w, h)
  const grond = { w, h, k, top, isLaag }
  const { band, mes, riem } = layBand(grond)
  const lucht = band.y - mes - top
  const onder = layOnder(grond, band.y + band.h + riem)
  const { kat } = onder
  const stenenVanaf = Math.min(...onder.stenen.map(({ x, r }) => x - r))
  const om = isLaag ? layLaag(w, h) : layLucht({ w, top, lucht, band })
  const leiBreed = Math.min(w - 16, w < 700 ? w : Math.max(420, w * 0.5), 660)
  return {
    w,
    h,
    k,
    groot: groei(k),
    isLaag,
    lei: { x: (w - leiBreed) / 2, y: top + 6, w: leiBreed, h: Math.max(64, lucht - 12) },
    band,
    mes,
    riem,
    ...onder,
    schrijf: layBord(grond, [onder.acties, band.y - mes]),
    ...om,
    stok: layStok(
      om.held,
      isLaag ? { rechts: stenenVanaf, onder: h } : { rechts: w, onder: band.y - mes },
    ),
    bal: { x: kat.x + 26 * kat.s, y: h - 56, w: 52, h: 52 },
  }
}

/** The room beside the dough in px, the width of a finger, and the width of a letter as a share of the height of the dough. */
const RAND = 18
const CEL = { vinger: 48, deel: 0.74, groter: 0.18 } as const

export interface Cel {
  readonly cel: number
  /** Whether a finger is wider than a gap: then knives are set by one button, where the belt is touched last. */
  readonly isNauw: boolean
}

/**
 * Returns how wide a letter is. A word is never broken and never wider than the screen; where there is room its letters are no
 * wider than they are read well, and grow with the text that the reader set.
 */
export function layCel(
  { w, band }: Pick<Indeling, 'w' | 'band'>,
  aantal: number,
  schaal: number,
): Cel {
  const past = (w - 2 * RAND) / Math.max(1, aantal)
  if (past < CEL.vinger) return { cel: past, isNauw: true }
  const goed = band.h * (CEL.deel + CEL.groter * (schaal - 1))
  return { cel: Math.max(CEL.vinger, Math.min(goed, past)), isNauw: false }
}
