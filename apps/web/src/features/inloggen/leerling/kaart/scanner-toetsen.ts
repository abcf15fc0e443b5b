import { readKaart } from '@letterhaven/contracts/kaart'

/** A key as a scanner sends it: the character it produced here, and which key of the keyboard it was. */
export interface Toets {
  readonly key: string
  readonly code: string
  readonly shift: boolean
  /** In milliseconds. */
  readonly op: number
}

/** A scanner types a character every few milliseconds, which no fingers can do. */
const SNEL_MS = 60
const MIN_TEKENS = 20

const CIJFERS = ')!@#$%^&*('
const OVERIG: Readonly<Record<string, string>> = {
  Minus: '-_',
  Equal: '=+',
  Slash: '/?',
  Semicolon: ';:',
  Period: '.>',
}

/** Stands for a key that no card has: a text with it is not a card. */
const VREEMD = ' '

/** Returns what a key writes on an American keyboard, the setting with which most scanners are sold. */
function amerikaans({ code, shift }: Toets): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shift ? letter : letter.toLowerCase()
  const cijfer = /^Digit(\d)$/.exec(code)?.[1]
  if (cijfer) return shift ? CIJFERS.charAt(Number(cijfer)) : cijfer
  return OVERIG[code]?.charAt(shift ? 1 : 0) ?? ''
}

/** Recognises a scanner among the keys of a person. */
export interface ScannerOor {
  /** Takes a key; returns the token of a card when a scanner has just finished one with Enter. */
  hoor(toets: Toets): string | null
  /** The text that the scanner wrote, to be removed from the field that had the focus. */
  readonly geschreven: () => string
}

/**
 * Treats keys that follow each other fast and end with Enter as a scanner's. A French or Belgian keyboard setting changes the
 * letters of an American scanner; in that case the key codes count.
 */
export function makeScannerOor(): ScannerOor {
  let tekst = ''
  let toetsen = ''
  let vorige = 0
  let laatste = ''
  return {
    hoor(toets) {
      const isSnel = toets.op - vorige <= SNEL_MS
      vorige = toets.op
      if (!isSnel) tekst = toetsen = ''
      if (toets.key !== 'Enter') {
        if (toets.key.length === 1) tekst += toets.key
        if (toets.key.length === 1) toetsen += amerikaans(toets) || VREEMD
        return null
      }
      laatste = tekst
      const token = laatste.length < MIN_TEKENS ? null : (readKaart(laatste) ?? readKaart(toetsen))
      tekst = toetsen = ''
      return token
    },
    geschreven: () => laatste,
  }
}
