import { describe, expect, it } from 'vitest'
import { wholeTop } from './regel-top.ts'

describe('a text that is scrolled', () => {
  it('stands with a whole line first', () => {
    const regels = [10, 50, 90, 130]
    expect(wholeTop(regels, 75, 20)).toBe(70)
    expect(wholeTop(regels, 69, 20)).toBe(70)
    expect(wholeTop(regels, 60, 20)).toBe(30)
    // Decoy: at the beginning nothing is cut off.
    expect(wholeTop(regels, 5, 20)).toBe(0)
  })
})
