import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { countRijen, GROOTST, LEESBAAR, MATEN, RAND, type Indeling } from '../indeling.ts'

/** How large everything in a text of wagons is. */
export interface StoetMaten {
  readonly maat: number
  readonly bord: number
  readonly wagon: number
  readonly rij: number
  readonly rijen: number
  readonly paneel: number
  /** Whether the signs stay in sight while the train is scrolled. */
  readonly isVast: boolean
}

interface Plaats {
  readonly letter: Letter
  readonly schaal: number
  /** How many signs lie ready. */
  readonly tekens: number
  /** Whether there is the tool of a later stage. */
  readonly metHulp: boolean
}

/** A wagon with its wheels, and what is free over it for its sign. */
const WAGON = {
  hoog: 1.42,
  wiel: 17,
  minst: 46,
  sein: 27,
  breed: 46,
  rand: 0.2,
  bijLoc: 0.74,
} as const
/** The coupling behind a wagon, with room for its sign, and before the first. */
export const KOPPELING = { achter: 30, voor: 50 } as const
/** What the board takes, and a row of buttons: beside each other, or one under another. */
const PANEEL = { breed: 84, laag: 70, bord: 88, knoppen: 66 } as const
/** The width of one sign that lies ready, and of the buttons beside them. */
const REK = { teken: 55, knoppen: 236, hulp: 110, bord: 330 } as const
/** The signs may take so much of a screen on which the train is scrolled. */
const VAST = 0.5

/** How many letters of a word are wider than most, as a capital always may be. */
const countBreed = (woord: string): number => 1 + (woord.match(/[mw]/gi)?.length ?? 0)

/** Returns the width of a wagon with a word. */
export const woordBreed = (woord: string, maat: number, letter: Letter): number =>
  Math.ceil(
    Math.max(
      WAGON.breed,
      (woord.length + WAGON.rand + countBreed(woord) * 0.6) * LETTERBREEDTE[letter] * maat + 18,
    ),
  )

const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

/** Returns what the panel takes for who reads text of the usual size. */
function paneelHoog(
  { w, isBreed, isLaag }: Pick<Indeling, 'w' | 'isBreed' | 'isLaag'>,
  { tekens, metHulp }: Pick<Plaats, 'tekens' | 'metHulp'>,
): number {
  const knoppen = REK.knoppen + (metHulp ? REK.hulp : 0)
  const breed = tekens * REK.teken + knoppen
  if (isBreed) return (isLaag ? PANEEL.laag : PANEEL.breed) * (breed + REK.bord <= w ? 1 : 1.7)
  const rijen = breed <= w ? 1 : 2
  return PANEEL.bord + rijen * PANEEL.knoppen
}

function tryMaat(
  { w, h, isBreed, isLaag, loc }: Indeling,
  woorden: readonly string[],
  { letter, schaal, tekens, metHulp, maat }: Plaats & { readonly maat: number },
) {
  const wagon = Math.max(WAGON.minst, Math.round(maat * WAGON.hoog) + WAGON.wiel)
  const rij = wagon + WAGON.sein + 12
  const delen = woorden.map((woord) => woordBreed(woord, maat, letter) + KOPPELING.achter)
  const voor = tekens > 3 ? KOPPELING.voor : 0
  const rijen = countRijen(delen, w - 2 * RAND, [0, loc.w + voor])
  const bord = perk(maat * 0.78, isLaag ? 15 : 16, 22) * Math.min(schaal, 1.5)
  const paneel = Math.round(
    paneelHoog({ w, isBreed, isLaag }, { tekens, metHulp }) * Math.max(1, bord / 18),
  )
  const hoog = loc.y + (rijen - 1) * rij + paneel
  const isKlein = wagon <= WAGON.bijLoc * loc.h || maat <= LEESBAAR * schaal
  const past = Math.max(...delen) <= w - 2 * RAND && hoog <= h - RAND && isKlein
  const breedGenoeg = Math.max(...delen) <= w - 2 * RAND
  return {
    maten: { maat, bord, wagon, rij, rijen, paneel, isVast: paneel <= h * VAST },
    past,
    breedGenoeg,
  }
}

/** Returns the largest sizes with which a text fits the screen; letters that are read well where none does, and then it is scrolled. */
export function layStoet(
  indeling: Indeling,
  woorden: readonly string[],
  plaats: Plaats,
): StoetMaten {
  const grootst = (indeling.w < 600 ? GROOTST.smal : GROOTST.breed) * plaats.schaal
  const kansen = MATEN.filter((maat) => maat <= grootst).map((maat) =>
    tryMaat(indeling, woorden, { ...plaats, maat }),
  )
  const leesbaar = LEESBAAR * plaats.schaal
  const keuze =
    kansen.find(({ past, maten: { maat } }) => past && maat >= leesbaar) ??
    kansen.findLast(({ breedGenoeg, maten: { maat } }) => breedGenoeg && maat >= leesbaar) ??
    kansen.find(({ breedGenoeg }) => breedGenoeg) ??
    kansen.at(-1)
  return (keuze ?? tryMaat(indeling, woorden, { ...plaats, maat: 14 })).maten
}
