import type { Letter } from '../keuzen/instellingen.ts'
import { LETTERBREEDTE } from '../woord/letterbreedte.ts'
import type { Stap } from './vormhulp.ts'
import { pastZin, zinMaat } from './zinmaat.ts'

export interface StapPlek {
  readonly zin: string
  /** What stands with the sentence; none before a mistake. */
  readonly stappen: readonly Stap[]
  /** The room for both, in px. */
  readonly w: number
  readonly h: number
  /** What stands beside the sentence, and takes that much of its width, in px. */
  readonly naast?: number
  /** The largest size of the sentence that its own words allow, in px. */
  readonly meest?: number
  /** In a lower room than this the steps stand beside the sentence, in px. */
  readonly laag?: number
  /** How large the reader set text. */
  readonly schaal: number
  readonly letter: Letter
}

/** How a sentence and its steps stand together: their letter sizes in px, the steps for which there is room, and how. */
export interface StapMaat {
  readonly zin: number
  readonly stap: number
  readonly stappen: readonly Stap[]
  readonly isNaast: boolean
}

/** The letter sizes that are tried for a step, and what the largest is for who reads text of the usual size. */
const MATEN = [22, 20, 18, 17, 15, 14, 13, 12] as const
const GEWOON = 18
/** The average width of a letter of a question, and the height of its line, relative to its size. */
const LETTER = { breed: 0.54, regel: 1.2 } as const
/** What a step has around its words, and between it and the next, in px. */
const PIL = { breed: 20, hoog: 2, gat: 6, tussen: 3 } as const
/** A step that can be read well is at least so large; fewer of them are better than smaller ones. */
const GOED_LEESBAAR = 15
/** A sentence is not made smaller than this for a step more, nor smaller than this beyond its steps. */
const LEESBAAR = { minst: 15, meer: 2 } as const

/** Returns how high some steps are, which flow on like words. */
function stappenHoog(
  stappen: readonly Stap[],
  maat: number,
  { w, letter }: Pick<StapPlek, 'w' | 'letter'>,
): number {
  const regel = maat * LETTER.regel
  let [hoog, x] = [0, Infinity]
  for (const { vraag, antwoord } of stappen) {
    const woorden = (vraag.length + 1) * LETTER.breed + antwoord.length * LETTERBREEDTE[letter]
    const breed = woorden * maat + PIL.breed
    const isNieuw = x + breed > w
    if (isNieuw) hoog += Math.ceil(breed / w) * regel + PIL.hoog + PIL.tussen
    x = (isNieuw ? 0 : x) + breed + PIL.gat
  }
  return hoog
}

/**
 * Returns the largest sizes with which a sentence fits its place together with its steps. A place that is too low for all of
 * them shows the last ones, which decide, or none; never one over the sentence.
 */
export function layStappen(plek: StapPlek): StapMaat {
  const { zin, stappen, w, h, naast = 0, meest = Infinity, laag = 0, schaal, letter } = plek
  const isNaast = h < laag && stappen.length > 0
  const helft = { w: isNaast ? w / 2 - PIL.gat : w, letter }
  const kaart = { w: helft.w - naast, schaal }
  const zinDie = (hoog: number) => Math.min(meest, zinMaat(zin, { ...kaart, h: hoog }, letter))
  const keuzen = stappen.flatMap((_, i) =>
    MATEN.filter((maat) => maat <= GEWOON * schaal).map((stap) => {
      const laatste = stappen.slice(i)
      const hoog = stappenHoog(laatste, stap, helft)
      const over = isNaast ? h : h - hoog
      const maat = zinDie(over)
      const past = pastZin(zin, { w: kaart.w, h: over, letter }, maat) && hoog <= h
      return { zin: maat, stap, stappen: laatste, past }
    }),
  )
  const isRuim = (maat: number, stap: number): boolean =>
    maat >= Math.min(meest, Math.max(LEESBAAR.minst, stap + LEESBAAR.meer))
  const ruim = keuzen.filter((keuze) => keuze.past && isRuim(keuze.zin, keuze.stap))
  const gevonden =
    ruim.find(({ stap }) => stap >= GOED_LEESBAAR) ?? ruim[0] ?? keuzen.findLast(({ past }) => past)
  // Where no step has room the sentence has all of it.
  return gevonden
    ? { zin: gevonden.zin, stap: gevonden.stap, stappen: gevonden.stappen, isNaast }
    : { zin: zinVrij(plek), stap: GEWOON, stappen: [], isNaast: false }
}

/** Returns the size of a sentence that has its place for itself. */
const zinVrij = ({ zin, w, h, naast = 0, meest = Infinity, schaal, letter }: StapPlek): number =>
  Math.min(meest, zinMaat(zin, { w: w - naast, h, schaal }, letter))
