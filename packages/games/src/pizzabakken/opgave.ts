import type { Item } from '@letterhaven/game-kit/regels/contract'
import { addTeken } from '@letterhaven/game-kit/onderdelen/toetsen'
import { nuOpen, type Herstel } from './herstel.ts'

/** The pizza of one word. */
export interface Opgave {
  /** What the bowls hold, in their order. There are none where the word is typed. */
  readonly kommen: readonly string[]
  /** Whether the word is typed on the order pad, letter by letter, in place of laid sound by sound. */
  readonly getypt: boolean
  /** The number of slices of the pizza. What is typed goes round once more where there are not enough. */
  readonly punten: number
  /**
   * Whether there are as many slices as the word has sounds, all of which must be filled before baking. True in every
   * kind but dictee.
   */
  readonly telt: boolean
  /** What lies on each slice, clockwise. A slice on which something is still missing is ''. */
  readonly ligt: readonly string[]
  /** Whether the word was seen, because it could not be heard. */
  readonly gezien: boolean
  /** Set while a wrong pizza is mended. */
  readonly herstel: Herstel | null
}

/** An order pad takes as much as the keys write on one line. */
const MEESTE_TEKENS = 24
/** What the keys can write. */
const TE_TYPEN = /^[\p{L}'-][\p{L}'\- ]*$/u

/** Returns whether a form can be written with the keys. */
export const pastOpBlad = (vorm: string): boolean =>
  vorm.length <= MEESTE_TEKENS && TE_TYPEN.test(vorm)

/** Returns the pieces of which a word is made here: its sounds, or its letters. */
export const delenVan = ({ getypt }: Opgave, item: Item): readonly string[] =>
  getypt ? [...item.word] : item.graphemes

/** Returns the pieces as they were laid; of a key that writes two letters, each of them. */
export const eigenVan = ({ getypt, ligt }: Opgave): readonly string[] =>
  getypt ? [...ligt.join('')] : ligt

/** Returns whether the pizza may go into the oven. */
export function kanBakken({ telt, punten, ligt, herstel }: Opgave): boolean {
  if (herstel) return nuOpen(herstel) === undefined
  return telt ? ligt.length === punten : ligt.length > 0
}

/** Returns how many pieces can be taken off again: of a pizza that is mended only what was swapped. */
export const terugTeNemen = ({ ligt, herstel }: Opgave): number =>
  herstel ? herstel.gewisseld : ligt.length

/** What a move made of the pizza, and on which slice. */
export interface Verandering {
  readonly opgave: Opgave
  readonly punt: number
}

/** Returns the pizza with a piece on its next slice; null where there is none. */
export function lay(opgave: Opgave, deel: string): Verandering | null {
  const { herstel, ligt, punten, getypt } = opgave
  const punt = herstel ? nuOpen(herstel) : ligt.length
  if (punt === undefined || (!getypt && punt >= punten)) return null
  const na = {
    ligt: punt < ligt.length ? ligt.with(punt, deel) : [...ligt, deel],
    herstel: herstel && { ...herstel, gewisseld: herstel.gewisseld + 1 },
  }
  return { opgave: { ...opgave, ...na }, punt }
}

/** Returns the pizza with a sign that was typed; while it is mended, each letter of that sign on a slice of its own. */
export function typ(opgave: Opgave, teken: string): Verandering | null {
  if (!opgave.getypt || !teken) return null
  // A slice that is swapped may get any sign; a line never begins with a space.
  const netjes = addTeken(opgave.herstel ? ['x'] : opgave.ligt, teken)?.at(-1)
  if (netjes === undefined) return null
  if (!opgave.herstel) return lay(opgave, netjes)
  return [...netjes].reduce<Verandering | null>(
    (na, letter) => lay(na?.opgave ?? opgave, letter) ?? na,
    null,
  )
}

/** Returns the pizza without its last piece, or with the own piece back on the slice that was swapped last. */
export function takeBack(opgave: Opgave): Verandering | null {
  const { herstel, ligt } = opgave
  if (terugTeNemen(opgave) === 0) return null
  if (!herstel) return { opgave: { ...opgave, ligt: ligt.slice(0, -1) }, punt: ligt.length - 1 }
  const gewisseld = herstel.gewisseld - 1
  const punt = herstel.open[gewisseld] ?? 0
  const na = {
    ligt: ligt.with(punt, herstel.eigen[punt] ?? ''),
    herstel: { ...herstel, gewisseld },
  }
  return { opgave: { ...opgave, ...na }, punt }
}
