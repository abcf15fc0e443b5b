import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import type { Plek } from '@letterhaven/game-kit/regels/veel'
import type { Raam } from './rules.ts'

/** A window as far as its card goes. */
type Kaartraam = Pick<Plek<Pick<Raam, 'vorm'>>, 'opgave'>

/** Smaller letters are not readable. */
const KLEINST = 13

/** Returns the letter size with which the longest word that hangs fits its window. */
function passend(ramen: readonly Kaartraam[], breed: number, letter: Letter): number {
  const langste = Math.max(5, ...ramen.map(({ opgave }) => opgave?.vorm.length ?? 0))
  return (breed * 1.12 - 22) / (langste * LETTERBREEDTE[letter])
}

/** Returns the largest letters that a window of a width takes. */
const grootsteIn = (breed: number): number => Math.max(KLEINST, Math.min(36, breed * 0.175))

/** Returns the letter size: as the longest word requires, but never too small to read. */
export const kaartMaat = (ramen: readonly Kaartraam[], breed: number, letter: Letter): number =>
  Math.max(KLEINST, Math.min(grootsteIn(breed), passend(ramen, breed, letter)))

/**
 * Returns how far the card of a window hangs down from the top of its glass, in px, with the largest letters: its border, its
 * shadow and its distance, and a line with what is over and under it.
 */
export const kaartOnder = (breed: number): number => 14 + 1.55 * grootsteIn(breed)

/**
 * Returns the windows whose card hangs a line lower. When a word is too long for its window, these are those in every
 * other column, so that no card overlaps its neighbour.
 */
export function lageKaarten(
  ramen: readonly Kaartraam[],
  vakken: readonly Vak[],
  letter: Letter,
): ReadonlySet<number> {
  const breed = vakken[0]?.w ?? 0
  if (passend(ramen, breed, letter) >= KLEINST) return new Set()
  const kolommen = [...new Set(vakken.map(({ x }) => Math.round(x)))].toSorted((a, b) => a - b)
  return new Set(vakken.flatMap(({ x }, i) => (kolommen.indexOf(Math.round(x)) % 2 === 1 ? i : [])))
}

/** Returns the nearest window in a direction, or the same place when there is none. */
export function buurPlek(
  ramen: readonly Vak[],
  van: number,
  [rx, ry]: readonly [number, number],
): number {
  const hier = ramen[van]
  if (!hier) return van
  let beste = van
  let afstand = Infinity
  for (const [plek, vak] of ramen.entries()) {
    const [dx, dy] = [vak.x - hier.x, vak.y - hier.y]
    const mee = dx * rx + dy * ry
    const opzij = Math.abs(dx * ry) + Math.abs(dy * rx)
    if (mee > 10 && mee + opzij * 3 < afstand) {
      beste = plek
      afstand = mee + opzij * 3
    }
  }
  return beste
}
