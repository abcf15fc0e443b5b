import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'

/** The average width of a letter, relative to its size, spacing included. */
const BREEDTE: Readonly<Record<Letter, number>> = { gewoon: 0.53, ruim: 0.62, dyslexie: 0.78 }
const REGELHOOGTE = 1.28
/** The least height of a line, and what it has over and under its words. */
const RIJ = { minst: 48, om: 14, tussen: 4 } as const
/** What number and flag take of the width of a line. */
const NAAST = 74
/** What number, frame and flag take beside the longest word. */
const OM_WOORD = 112
/** The smallest and largest letters of a year, for who reads text of the usual size. */
const MATEN: Readonly<Record<number, readonly [minst: number, meest: number]>> = {
  3: [21, 34],
  4: [20, 31],
  5: [18, 27],
  6: [17, 25],
  7: [17, 24],
  8: [17, 24],
}

/** From which to which width of the sheet the letters of a long text grow, and how far on the way to the largest. */
const RUIM = { van: 380, tot: 980, deel: 0.62 } as const
const perk = (v: number, min: number, max: number): number => Math.min(max, Math.max(min, v))

interface Vlak {
  readonly w: number
  readonly h: number
  readonly groep: number
  readonly letter: Letter
  /** How large the reader set text. */
  readonly schaal: number
}

/** Returns how high a text is, as lines, in letters of a size. */
export function hoogteBij(
  zinnen: readonly string[],
  maat: number,
  { w, letter }: Pick<Vlak, 'w' | 'letter'>,
): number {
  const perRegel = Math.max(4, (w - NAAST) / (maat * BREEDTE[letter]))
  return zinnen.reduce((som, zin) => {
    const regels = Math.ceil((zin.length + 3) / perRegel)
    return som + Math.max(RIJ.minst, regels * maat * REGELHOOGTE + RIJ.om) + RIJ.tussen
  }, 0)
}

/** Returns the size of the letters of a text: the largest of its year with which it fits, else the smallest. */
export function tekstMaat(zinnen: readonly string[], vlak: Vlak): number {
  const [minst, meest] = MATEN[vlak.groep] ?? [17, 24]
  const smal = vlak.w < 340 ? 0.92 : 1
  // Where there is room letters are larger, also in a text that does not fit.
  const ruim = (meest - minst) * RUIM.deel * perk((vlak.w - RUIM.van) / (RUIM.tot - RUIM.van), 0, 1)
  const langst = Math.max(1, ...zinnen.flatMap((zin) => zin.split(' ')).map(({ length }) => length))
  const past = (vlak.w - OM_WOORD) / (langst * BREEDTE[vlak.letter] * 1.06)
  const klein = Math.min((minst * smal + ruim) * vlak.schaal, past)
  for (let maat = Math.min(past, meest * Math.min(1.5, vlak.schaal)); maat > klein; maat -= 1)
    if (hoogteBij(zinnen, maat, vlak) <= vlak.h) return maat
  return klein
}
