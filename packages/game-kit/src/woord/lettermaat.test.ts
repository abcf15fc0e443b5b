import { describe, expect, it } from 'vitest'
import { letterMaat } from './lettermaat.ts'

describe('the size of letters', () => {
  it('follows the longest word, and is never so large that a short one shouts', () => {
    const ruim = { breed: 300, max: 40 }
    expect(letterMaat(['kat'], 'gewoon', ruim)).toBe(40)
    expect(letterMaat(['kat', 'ontdekkingsreiziger'], 'gewoon', ruim)).toBeLessThan(26)
  })

  it('is smaller for letters that are wider', () => {
    const maat = { breed: 300, max: 60 }
    const [gewoon, dyslexie] = (['gewoon', 'dyslexie'] as const).map((letter) =>
      letterMaat(['verantwoordelijkheid'], letter, maat),
    )
    expect(dyslexie).toBeLessThan(gewoon ?? 0)
  })
})
