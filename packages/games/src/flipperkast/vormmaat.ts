import { pastZin, zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import type { Werkwoordvraag } from '@letterhaven/game-kit/opgave/opgave'

type Stap = Werkwoordvraag['stappen'][number]

interface Vormplek {
  /** The sentence with its form and its whole verb, and the form by itself. */
  readonly zin: string
  readonly vorm: string
  readonly infinitief: string
  /** The steps to be shown below it; none before a mistake. */
  readonly stappen: readonly Stap[]
  /** The room inside the board, and what stands beside the sentence, in px. */
  readonly w: number
  readonly naast: number
  readonly h: number
  /** How large the reader set text. */
  readonly schaal: number
  readonly letter: Letter
}

/** How the sentence of a verb and its steps stand on the board: their letter sizes in px, and which steps there is room for. */
export interface Vormmaat {
  readonly zin: number
  /** Whether there is room for the gap and its whole verb on one line. */
  readonly samen: boolean
  readonly stap: number
  readonly stappen: readonly Stap[]
}

/** The letter sizes that are tried for a step, and what the largest is for who reads text of the usual size. */
const MATEN = [22, 20, 18, 17, 15, 14, 13, 12] as const
const STAP_GEWOON = 18
/** The average width of a letter of a question, and the height of its line, relative to its size. */
const LETTER = { breed: 0.54, regel: 1.2 } as const
/** What a step has around its words, and between it and the next, in px. */
const PIL = { breed: 18, hoog: 2, gat: 6, tussen: 3 } as const
/** A sentence is not made smaller than this for a step more, nor smaller than this beyond its steps. */
const LEESBAAR = { minst: 15, meer: 2 } as const

/** Returns how high some steps are, which flow on like words. */
function stappenHoog(stappen: readonly Stap[], maat: number, { w, letter }: Vormplek): number {
  const regel = maat * LETTER.regel
  let [hoog, x] = [0, Infinity]
  for (const { vraag, antwoord } of stappen) {
    const woorden = (vraag.length + 1) * LETTER.breed + antwoord.length * LETTERBREEDTE[letter]
    const breed = woorden * maat + PIL.breed
    const regels = Math.ceil(breed / w)
    const isNieuw = x + breed > w
    if (isNieuw) hoog += regels * regel + PIL.hoog + PIL.tussen
    x = (isNieuw ? 0 : x) + breed + PIL.gat
  }
  return hoog
}

/** The room that letters take of the gap beyond those of the form: what may be typed too much, and its edge. */
const OVER = 3
/** How large a letter of the whole verb is beside one of the sentence, and the room of its pill in letters. */
const KLEINER = 0.72
const MARGE = 4

/**
 * Returns the largest sizes with which a sentence fits the board together with its steps. A board that is too low for all of
 * them shows the last ones, which decide, or none; the others are heard.
 */
export function layVorm(plek: Vormplek): Vormmaat {
  const { zin, vorm, infinitief, stappen, w, naast, h, schaal, letter } = plek
  const breed = w - naast
  // The form stays on one line, with what may be typed too much.
  const meest = breed / ((vorm.length + OVER) * LETTERBREEDTE[letter] + 2)
  const zinDie = (hoog: number) =>
    Math.min(meest, zinMaat(zin, { w: breed, h: hoog, schaal }, letter))
  const maten = MATEN.filter((maat) => maat <= STAP_GEWOON * schaal)
  const keuzen = stappen.flatMap((_, i) =>
    maten.map((stap) => {
      const laatste = stappen.slice(i)
      const over = h - stappenHoog(laatste, stap, plek)
      const maat = zinDie(over)
      const past = pastZin(zin, { w: breed, h: over, letter }, maat)
      return { zin: maat, stap, stappen: laatste, past }
    }),
  )
  const ruim = keuzen.find(
    (keuze) =>
      keuze.past &&
      keuze.zin >= Math.min(meest, Math.max(LEESBAAR.minst, keuze.stap + LEESBAAR.meer)),
  )
  const {
    zin: groot,
    stap,
    stappen: getoond,
  } = ruim ??
    keuzen.findLast(({ past }) => past) ?? { zin: zinDie(h), stap: STAP_GEWOON, stappen: [] }
  const letters = vorm.length + OVER + infinitief.length * KLEINER + MARGE
  return {
    zin: groot,
    samen: letters * LETTERBREEDTE[letter] * groot <= breed,
    stap,
    stappen: getoond,
  }
}
