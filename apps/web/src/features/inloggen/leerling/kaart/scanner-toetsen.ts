import { readKaart } from '@letterhaven/contracts/kaart'

/** A key as a scanner gives it: what it wrote here, and which key of the keyboard it was. */
export interface Toets {
  readonly key: string
  readonly code: string
  readonly shift: boolean
  /** Milliseconds. */
  readonly op: number
}

/** A scanner types a character every few milliseconds; nobody's fingers do. */
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

/** Stands for a key that no card has: what holds it is none. */
const VREEMD = ' '

/** What a key writes on an American keyboard, which is how most scanners come out of the box. */
function amerikaans({ code, shift }: Toets): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return shift ? letter : letter.toLowerCase()
  const cijfer = /^Digit(\d)$/.exec(code)?.[1]
  if (cijfer) return shift ? CIJFERS.charAt(Number(cijfer)) : cijfer
  return OVERIG[code]?.charAt(shift ? 1 : 0) ?? ''
}

/** Hears a scanner among the keys of a person. */
export interface ScannerOor {
  /** Takes a key; the token of a card when a scanner just ended one with Enter. */
  hoor(toets: Toets): string | null
  /** The text that the scanner wrote, to be taken out of the field that had the focus. */
  readonly geschreven: () => string
}

/**
 * Keys that come fast one after another and end with Enter are a scanner's. A French or Belgian keyboard turns
 * an American scanner's letters around: then what counts is which keys they were.
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
