import type { Item } from '@letterhaven/game-kit/regels/contract'
import { addTeken } from '@letterhaven/game-kit/onderdelen/toetsen'
import type { Rit, Straat } from './straat.ts'
import { chooseOpen, divide, nuOpen, type Herstel } from './herstel.ts'

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
  /** Whether the slice that is laid next can be chosen. */
  readonly kiest: boolean
  /** The slice that was chosen; null to go on at the first one where something is missing. */
  readonly hier: number | null
  /** The houses along the rope, at the stage where a pizza is brought; null at the others. */
  readonly straat: Straat | null
  /** Set while the pizza hangs on the rope. */
  readonly rit: Rit | null
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

/**
 * Returns what was laid as it lies on the slices of the right word. Where there is a slice for each piece, it lies where the pupil
 * laid it; else it is divided over them, and of a key that writes two letters each gets its own.
 */
export function verdeeldVan(opgave: Opgave, item: Item): readonly string[] {
  const { telt, herstel, getypt, ligt } = opgave
  if (telt || herstel) return ligt
  return divide(delenVan(opgave, item), getypt ? [...ligt.join('')] : ligt)
}

/** Returns whether the pizza may go into the oven. */
export function kanBakken({ telt, punten, ligt, herstel }: Opgave): boolean {
  if (herstel) return nuOpen(herstel) === undefined
  return telt ? ligt.length === punten && !ligt.includes('') : ligt.length > 0
}

/** Returns how many slices still miss something before the pizza can be baked. */
export function ontbrekend({ telt, punten, ligt, herstel }: Opgave): number {
  if (herstel) return herstel.open.length - herstel.gewisseld
  return telt ? punten - ligt.filter((deel) => deel !== '').length : 0
}

/** Returns the slice that is laid next; undefined when all that steam were swapped. */
export function volgendePunt({ ligt, herstel, hier }: Opgave): number | undefined {
  if (herstel) return nuOpen(herstel)
  const gat = ligt.indexOf('')
  return hier ?? (gat < 0 ? ligt.length : gat)
}

/** Returns how many slices can be chosen from: all of them, or one more than lie there. */
function teKiezen({ kiest, telt, punten, ligt, getypt }: Opgave): number {
  if (!kiest) return 0
  return telt ? punten : getypt ? ligt.length + 1 : Math.min(punten, ligt.length + 1)
}

/** Returns whether a slice can be chosen; of a pizza that is mended every one that was wrong, also when something else lies there now. */
export const kanKiezen = (opgave: Opgave, punt: number): boolean =>
  opgave.herstel ? opgave.herstel.open.includes(punt) : punt < teKiezen(opgave)

/** Returns the pizza with another slice to lay next, or with none chosen where it was that one; null where it cannot be chosen. */
export function choosePunt(opgave: Opgave, punt: number): Verandering | null {
  const { herstel } = opgave
  if (herstel) {
    const na = punt === nuOpen(herstel) ? null : chooseOpen(herstel, punt)
    return na && { opgave: { ...opgave, herstel: na }, punt }
  }
  const kan = Number.isInteger(punt) && punt >= 0 && kanKiezen(opgave, punt)
  const hier = punt === opgave.hier ? null : punt
  return kan ? { opgave: { ...opgave, hier }, punt } : null
}

/** Returns how many pieces can be taken off again: of a pizza that is mended only what was swapped. */
export const terugTeNemen = ({ ligt, herstel }: Opgave): number =>
  herstel ? herstel.gewisseld : ligt.filter((deel) => deel !== '').length

/** What a move made of the pizza, and on which slice. */
export interface Verandering {
  readonly opgave: Opgave
  readonly punt: number
}

/** Returns what lies there with a piece on one slice. Slices that were passed over stay empty. */
const setDeel = (ligt: readonly string[], punt: number, deel: string): readonly string[] =>
  Array.from({ length: Math.max(ligt.length, punt + 1) }, (_, i) =>
    i === punt ? deel : (ligt[i] ?? ''),
  )

/** Returns the pizza with a piece on its next slice; null where there is none. */
export function lay(opgave: Opgave, deel: string): Verandering | null {
  const { herstel, ligt, punten, getypt } = opgave
  const punt = volgendePunt(opgave)
  if (punt === undefined || (!getypt && punt >= punten)) return null
  const na = {
    ligt: setDeel(ligt, punt, deel),
    hier: null,
    herstel: herstel && { ...herstel, gewisseld: herstel.gewisseld + 1 },
  }
  return { opgave: { ...opgave, ...na }, punt }
}

/** Returns the pizza with a sign that was typed; while it is mended, each letter of that sign on a slice of its own. */
export function typ(opgave: Opgave, teken: string): Verandering | null {
  if (!opgave.getypt || !teken) return null
  // A slice that is swapped may get any sign; a line never begins with a space.
  const { herstel, hier, ligt } = opgave
  const ervoor = herstel ? ['x'] : hier === null ? ligt : ligt.slice(0, hier)
  const netjes = addTeken(ervoor, teken)?.at(-1)
  if (netjes === undefined) return null
  if (!herstel) return lay(opgave, netjes)
  return [...netjes].reduce<Verandering | null>(
    (na, letter) => lay(na?.opgave ?? opgave, letter) ?? na,
    null,
  )
}

/** Returns what lies there up to its last piece. */
const trim = (ligt: readonly string[]): readonly string[] =>
  ligt.slice(0, ligt.findLastIndex((deel) => deel !== '') + 1)

/** Takes the piece off the slice that was chosen, else the last one. Where slices are counted, the others stay where they are. */
function takeOff(opgave: Opgave): Verandering {
  const { ligt, hier, telt } = opgave
  const punt = hier !== null && ligt[hier] ? hier : ligt.length - 1
  const rest = telt ? ligt.with(punt, '') : ligt.toSpliced(punt, 1)
  return { opgave: { ...opgave, ligt: trim(rest), hier: telt ? hier : null }, punt }
}

/** Returns the pizza without its last piece, or with the own piece back on the slice that was swapped last. */
export function takeBack(opgave: Opgave): Verandering | null {
  const { herstel, ligt } = opgave
  if (terugTeNemen(opgave) === 0) return null
  if (!herstel) return takeOff(opgave)
  const gewisseld = herstel.gewisseld - 1
  const punt = herstel.open[gewisseld] ?? 0
  const na = {
    ligt: ligt.with(punt, herstel.eigen[punt] ?? ''),
    herstel: { ...herstel, gewisseld },
  }
  return { opgave: { ...opgave, ...na }, punt }
}
