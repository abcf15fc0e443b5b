import type { Vak } from '@letterhaven/game-kit/vak'
import { describe, expect, it } from 'vitest'
import { deelIn } from './indeling.ts'
import { buurPlek } from './kaartmaat.ts'

const RICHTINGEN = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
const SCHERMEN = [
  [1280, 800],
  [1440, 900],
  [1366, 650],
  [820, 1180],
  [390, 844],
  [844, 390],
  [320, 568],
] as const

/** How many windows one can walk to. */
function bereik(ramen: readonly Vak[], begin: number): number {
  const gezien = new Set([begin])
  for (const plek of gezien)
    for (const richting of RICHTINGEN) gezien.add(buurPlek(ramen, plek, richting))
  return gezien.size
}

describe('walking along the windows with arrows', () => {
  it.each(SCHERMEN)('reaches every window from every window at %i × %i', (w, h) => {
    for (let aantal = 8; aantal <= 12; aantal += 1) {
      const { ramen } = deelIn(w, h, aantal)
      expect(ramen.map((_, begin) => bereik(ramen, begin))).toEqual(ramen.map(() => aantal))
    }
  })
})
