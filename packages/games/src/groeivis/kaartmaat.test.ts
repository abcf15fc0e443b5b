import { expect, it } from 'vitest'
import { schubMaat, schubPlek } from './kaartmaat.ts'

const LANGSTE = ['st', 'r', 'ie', 'm', 'p', 's']

it.each(['gewoon', 'ruim', 'dyslexie'] as const)(
  'six scales fit on every screen, none too small for a finger (%s)',
  (letter) => {
    for (const [w, schub] of [
      [320, 48],
      [390, 48],
      [768, 60],
      [1366, 72],
    ] as const) {
      const { schubben, breed, letters } = schubMaat(LANGSTE, { w, schub }, letter)
      expect(schubben).toHaveLength(6)
      expect(breed).toBeLessThanOrEqual(w)
      for (const deel of schubben) expect(deel).toBeGreaterThanOrEqual(48)
      expect(letters).toBeGreaterThanOrEqual(14)
    }
  },
)

it('short words have large letters, and a longer letter a wider scale', () => {
  const { letters, schubben } = schubMaat(['k', 'eeuw'], { w: 1280, schub: 60 }, 'gewoon')
  expect(letters).toBeGreaterThan(30)
  expect(schubben[1]).toBeGreaterThan(schubben[0] ?? 0)
})

it('the row stays on the screen while its fish swims to the edge, and is on its fish elsewhere', () => {
  expect(schubPlek(10, 200, 390)).toBe(104)
  expect(schubPlek(380, 200, 390)).toBe(286)
  expect(schubPlek(195, 200, 390)).toBe(195)
})
