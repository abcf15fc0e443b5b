import {
  layStappen,
  type StapMaat,
  type StapPlek,
} from '@letterhaven/game-kit/onderdelen/stappenmaat'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'

interface Vormplek extends StapPlek {
  /** The sentence bears its form and its whole verb, which also stand here by themselves. */
  readonly vorm: string
  readonly infinitief: string
  readonly naast: number
}

/** How the sentence of a verb and its steps stand on the board. */
export interface Vormmaat extends StapMaat {
  /** Whether there is room for the gap and its whole verb on one line. */
  readonly samen: boolean
}

/** The room that letters take of the gap beyond those of the form: what may be typed too much, and its edge. */
const OVER = 3
/** How large a letter of the whole verb is beside one of the sentence, and the room of its pill in letters. */
const KLEINER = 0.72
const MARGE = 4

/** Returns the largest sizes with which a sentence fits the board together with its steps, and its form on one line. */
export function layVorm(plek: Vormplek): Vormmaat {
  const { vorm, infinitief, w, naast, letter } = plek
  const breed = w - naast
  const letterbreed = LETTERBREEDTE[letter]
  // The form stays on one line, with what may be typed too much.
  const maat = layStappen({ ...plek, meest: breed / ((vorm.length + OVER) * letterbreed + 2) })
  const letters = vorm.length + OVER + infinitief.length * KLEINER + MARGE
  return { ...maat, samen: letters * letterbreed * maat.zin <= breed }
}
