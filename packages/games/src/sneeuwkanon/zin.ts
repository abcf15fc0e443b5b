import { erase, typ } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import { gelijkschrift } from '@letterhaven/game-kit/opgave/opgave'
import { staatIn } from '@letterhaven/game-kit/opgave/in-zin'
import type { Item } from '@letterhaven/game-kit/regels/contract'

/** A dictated sentence while it is written. */
export interface Zinwerk {
  /** The sentence as it is heard, or seen and covered. */
  readonly tekst: string
  /** The line of the child, and where in it the caret stands. */
  readonly regel: string
  readonly plek: number
  /** The line that was fired with the word right in it, while the rest of it is finished; it is the answer. Null before. */
  readonly gaf: string | null
  /** How long that line took, in ms. */
  readonly ms: number
  /** The line as it was when the last slip of its rest was shown; null while none was. */
  readonly bij: string | null
  /** How many slips of the rest were shown. */
  readonly dingen: number
}

/** The first year that writes sentences. */
const EERSTE_JAAR = 7
/** What a sentence may have to be kept in mind. */
const MEEST = { woorden: 8, letters: 45 } as const
/** What the keys can write of a sentence. */
const TE_TYPEN = /^[\p{L} .,?!'-]+$/u
const LETTER = /\p{L}/u
/** A line takes as much as this: a sentence, and room for mistakes. */
const MEESTE_TEKENS = 72
/** After a sentence so many words come before another may; before the first of a round one or two. */
const RUST = 2
/** So many slips beside the word are shown, one by one. */
export const MEESTE_DINGEN = 2

/** Returns the sentence of a word where it can be dictated: short, of signs that the keys have, with the word in it as it is written. */
export function dicteeZin({ word, sentence, robotstem, werkwoord }: Item): string | null {
  const zin = gelijkschrift(sentence ?? '').trim()
  const isKort =
    zin.split(/\s+/).length <= MEEST.woorden &&
    [...zin].filter((teken) => LETTER.test(teken)).length <= MEEST.letters
  const kan = robotstem !== false && !werkwoord && TE_TYPEN.test(zin) && isKort
  return kan && staatIn(word, zin) ? zin : null
}

/** Returns whether a round may have sentences. */
export const heeftZinnen = (groep: number): boolean => groep >= EERSTE_JAAR

/** Returns how many words still come before a sentence may. The first of a round is never one. */
export function rustNa(
  vorige: { readonly rust: number } | null,
  isZin: boolean,
  rnd: () => number,
): number {
  if (isZin) return RUST
  return vorige ? Math.max(0, vorige.rust - 1) : Math.floor(rnd() * RUST)
}

export const beginZin = (tekst: string): Zinwerk => ({
  tekst,
  regel: '',
  plek: 0,
  gaf: null,
  ms: 0,
  bij: null,
  dingen: 0,
})

/** Puts a sign into the line, at the caret; null where it is none, or has no place there. */
export function writeIn(zin: Zinwerk, teken: string): Zinwerk | null {
  const net = gelijkschrift(teken).replaceAll('’', "'")
  const { regel, plek } = zin
  const isTeken = net.toLowerCase() === 'ij' || ([...net].length === 1 && TE_TYPEN.test(net))
  const isDubbel = net === ' ' && (plek === 0 || regel[plek - 1] === ' ' || regel[plek] === ' ')
  if (!isTeken || isDubbel || regel.length + net.length > MEESTE_TEKENS) return null
  const na = typ({ tekst: regel, van: plek, tot: plek }, net)
  return { ...zin, regel: na.tekst, plek: na.van }
}

/** Takes away the sign before the caret; null at the beginning. */
export function wipeIn(zin: Zinwerk): Zinwerk | null {
  if (zin.plek === 0) return null
  const na = erase({ tekst: zin.regel, van: zin.plek, tot: zin.plek })
  return { ...zin, regel: na.tekst, plek: na.van }
}

/** Puts the caret elsewhere; null where it is already there, or that is no place of the line. */
export function moveTo(zin: Zinwerk, plek: number): Zinwerk | null {
  const past = Number.isInteger(plek) && plek >= 0 && plek <= zin.regel.length
  return past && plek !== zin.plek ? { ...zin, plek } : null
}

/** Returns the next step from a line to another: the caret to its end, a sign, or one less; null where it is that line. */
export function stapIn(
  { regel, plek }: Zinwerk,
  doel: string,
):
  | { readonly type: 'plek'; readonly plek: number }
  | { readonly type: 'teken'; readonly teken: string }
  | { readonly type: 'wis' }
  | null {
  if (regel === doel) return null
  if (plek !== regel.length) return { type: 'plek', plek: regel.length }
  if (!doel.startsWith(regel)) return { type: 'wis' }
  return { type: 'teken', teken: /^./u.exec(doel.slice(regel.length))?.[0] ?? '' }
}

/** Returns the line that is meant by a form: the sentence itself, or the sentence with that form in the place of the word. */
export function regelMet({ tekst }: Zinwerk, word: string, vorm: string): string {
  if (vorm === tekst) return tekst
  const begin = tekst.toLowerCase().indexOf(word.toLowerCase())
  return begin < 0 ? vorm : tekst.slice(0, begin) + vorm + tekst.slice(begin + word.length)
}
