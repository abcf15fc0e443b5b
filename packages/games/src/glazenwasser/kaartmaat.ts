import type { Letter } from '@letterhaven/game-kit/instellingen'
import { LETTERBREEDTE } from '@letterhaven/game-kit/letterbreedte'
import type { Vak } from '@letterhaven/game-kit/vak'
import type { Raam } from './toestand.ts'

/** The size of the letters, so that the longest word that hangs fits its window. */
export function kaartMaat(ramen: readonly Raam[], breed: number, letter: Letter): number {
  const langste = Math.max(5, ...ramen.map((raam) => raam.vorm.length))
  const past = (breed * 1.12 - 22) / (langste * LETTERBREEDTE[letter])
  return Math.max(13, Math.min(36, breed * 0.175, past))
}

/** The window nearest in a direction, or the same place. */
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
