import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

export interface Indeling {
  readonly w: number
  readonly h: number
  /** The scale of everything small, relative to a screen 800 high. */
  readonly k: number
  /** The sentence. */
  readonly kaart: Vak
  /** The part of the screen that shows the land. */
  readonly land: Vak
  /** Where the land begins. */
  readonly horizon: number
  /** The buttons of the camera. */
  readonly knoppen: Vak
  /** The line on which photos hang; beside the sentence where there is no room below. */
  readonly lijn: Vak
  /** The photo that did not fit, with its sentence, while it is mended. */
  readonly misser: Vak
  /** The jeep: its place, and its scale; null where there is no room for it. */
  readonly jeep: { readonly x: number; readonly y: number; readonly s: number } | null
}

/** Where the ground of the land begins, as a part of its height. */
export const HORIZON = 0.06

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns the height of the bar at the top, which takes two rows on a narrow screen. */
const balk = (w: number, h: number): number => (w < 600 ? 128 : h < 480 ? 66 : 76)

/** The room round a button for the ring of the focus, and how high the ranger in the jeep is, in units of the jeep. */
const [RING, RANGER] = [12, 215] as const

/** From this width on there is room for a fourth button with words, in px. */
const RUIM = 1150

type Vakken = Pick<Indeling, 'kaart' | 'land' | 'knoppen' | 'lijn' | 'misser' | 'jeep'>

/** A low screen: sentence, photos and camera at the left, the land beside them. */
function naastElkaar(w: number, h: number, top: number): Vakken {
  const breed = perk(w * 0.4, 152, 340)
  const vrij = h - top
  const knop = vrij < 190 ? 52 : 64
  // A very low screen has no room for photos; they are seen at the end.
  const rij = vrij < 190 ? 0 : (vrij - knop) * 0.46
  const kaart: Vak = { x: 6, y: top, w: breed, h: vrij - knop - rij - 8 }
  const lijn: Vak = { x: 6, y: kaart.y + kaart.h + 6, w: breed, h: rij }
  return {
    kaart,
    lijn,
    knoppen: { x: 6, y: h - knop - 2, w: breed, h: knop },
    misser: lijn,
    land: { x: breed + 12, y: top, w: w - breed - 12, h: vrij },
    jeep: null,
  }
}

interface Ruimte {
  /** The height of the bar. */
  readonly top: number
  /** How large the reader set text. */
  readonly schaal: number
}

/** Any other screen: the sentence above the land, the camera and the line of photos below it. */
function onderElkaar(w: number, h: number, { top, schaal }: Ruimte): Vakken {
  // A tall screen has room for a row of photos above the buttons.
  const isSmal = w < 800 || h > w * 1.2
  const kaartBreed = Math.min(w - 16, 900)
  const kaart: Vak = {
    x: (w - kaartBreed) / 2,
    y: top + 2,
    w: kaartBreed,
    h: perk(h * 0.105, 62, 104),
  }
  const knop = isSmal ? 66 : perk(h * 0.13, 76, 112)
  // The sentence of a photo that did not fit stands there as well.
  const rij = isSmal ? perk(h * 0.085, 44, 76) * (0.3 + 0.7 * schaal) : knop
  const onder = isSmal ? knop + rij + 6 : knop + 8
  const y = kaart.y + kaart.h + 4
  const land: Vak = { x: 0, y, w, h: h - y - onder }
  const breed = isSmal ? w - RING - 4 : perk(w * 0.5, 330, w < RUIM ? 452 : 574)
  const knoppen: Vak = { x: w - breed - RING, y: h - knop - 2, w: breed, h: knop }
  // The ranger looks at the land from below it, and hides nobody there.
  const s = isSmal ? (w < 600 ? 0.3 : 0.42) : perk((knop - 4) / RANGER, 0.3, 0.5)
  const jeep = { x: 150 * s + 8, y: h - 8, s }
  const begin = jeep.x + 158 * s
  const lijn: Vak = isSmal
    ? { x: 6, y: land.y + land.h + 2, w: w - 12, h: rij }
    : { x: begin, y: h - knop - 4, w: knoppen.x - begin - 10, h: knop }
  return { kaart, land, knoppen, lijn, misser: lijn, jeep }
}

/** Lays out the game for any screen and any size of text. Pure. */
export function classify(w: number, h: number, schaal = 1): Indeling {
  const top = balk(w, h)
  const vakken = h < 480 ? naastElkaar(w, h, top) : onderElkaar(w, h, { top, schaal })
  const { land } = vakken
  return {
    w,
    h,
    k: perk(Math.min(h / 800, w / 900), 0.5, 1.5),
    horizon: land.y + land.h * HORIZON,
    ...vakken,
  }
}

/** The size of a photo on the line, its white edge included. */
interface Fotomaat {
  readonly w: number
  readonly h: number
}
/** The height of a photo relative to its width. */
export const FOTO_HOOG = 1.16

/** The most rows in which photos hang, where the line is high. */
const RIJEN = [1, 2, 3] as const

/** Returns where each photo hangs, the middle of its upper edge, and their size: all of a round find room. */
export function fotosOp(
  { lijn }: Indeling,
  aantal: number,
): Fotomaat & { readonly plekken: readonly { readonly x: number; readonly y: number }[] } {
  const keuzes = RIJEN.map((rijen) => {
    const perRij = Math.ceil(Math.max(1, aantal) / rijen)
    const w = Math.min((lijn.w / perRij) * 0.94, (lijn.h / rijen - 8) / FOTO_HOOG)
    return { rijen, perRij, w: Math.max(0, w) }
  })
  const { rijen, perRij, w } = keuzes.reduce((een, ander) => (ander.w > een.w ? ander : een))
  const gat = Math.min(lijn.w / perRij, w * 1.18)
  const begin = lijn.x + (lijn.w - gat * perRij) / 2
  return {
    w,
    h: w * FOTO_HOOG,
    plekken: Array.from({ length: aantal }, (_, i) => ({
      x: begin + ((i % perRij) + 0.5) * gat,
      y: lijn.y + Math.floor(i / perRij) * (lijn.h / rijen) + 1,
    })),
  }
}

/** What a print needs over its place, in px: its peg, and a corner that comes up while it swings. */
const SPELING = 30

/**
 * Returns where the photo hangs that was just taken, and under it the sentence that it is of: as large as there is room, also
 * where the sentence was read, which now stands under it.
 */
export function printIn({ land, kaart }: Indeling): { readonly foto: Vak; readonly zin: Vak } {
  const isOnder = kaart.y + kaart.h <= land.y
  const top = isOnder ? kaart.y + SPELING : land.y + 8
  const onder = land.y + land.h
  const regel = Math.min(76, land.h * 0.24)
  const h = Math.min(onder - top - regel - 12, land.w * 0.74 * FOTO_HOOG, 520)
  const foto: Vak = { x: land.x + (land.w - h / FOTO_HOOG) / 2, y: top, w: h / FOTO_HOOG, h }
  const w = Math.min(land.w - 12, 620)
  return { foto, zin: { x: land.x + (land.w - w) / 2, y: foto.y + h + 4, w, h: regel } }
}

/** Returns where a photo that did not fit stands, beside its own sentence. */
export function misserFoto({ misser }: Indeling): Vak {
  const breed = misser.w * (misser.w < 350 ? 0.45 : 0.2)
  const hoog = Math.min(misser.h - 8, breed * FOTO_HOOG)
  const w = hoog / FOTO_HOOG
  return { x: misser.x + 4, y: misser.y + (misser.h - hoog) / 2, w, h: hoog }
}
/** Returns where the sentence of that photo stands. */
export function misserTekst(indeling: Indeling): Vak {
  const { misser } = indeling
  const foto = misserFoto(indeling)
  const x = foto.x + foto.w + 8
  return { x, y: misser.y, w: misser.x + misser.w - x, h: misser.h }
}
