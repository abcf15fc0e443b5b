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

describe('walking along the windows with arrows', () => {
  it('reaches every window from every window, on every screen and for every number', () => {
    for (const [w, h] of SCHERMEN)
      for (let aantal = 8; aantal <= 12; aantal += 1) {
        const { ramen } = deelIn(w, h, aantal)
        for (let begin = 0; begin < aantal; begin += 1) {
          const gezien = new Set([begin])
          for (const plek of gezien)
            for (const richting of RICHTINGEN) gezien.add(buurPlek(ramen, plek, richting))
          expect(gezien.size, `${w}x${h}, ${aantal} from ${begin}`).toBe(aantal)
        }
      }
  })
})
