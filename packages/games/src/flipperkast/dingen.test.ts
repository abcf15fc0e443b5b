import { expect, it } from 'vitest'
import { dingenVan, isOpDing, wachtplekken } from './dingen.ts'
import { classify } from './indeling.ts'

const EERSTE = { nummer: 0, trap: 1 } as const
const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [320, 568],
  [844, 390],
  [683, 325],
] as const

it.each(SCHERMEN)(
  'things in the field that answer a touch leave the flippers, their buttons and the ball free on a screen of %i × %i',
  (w, h) => {
    const indeling = classify(w, h, 3)
    const { armen, knoppen, wacht, over, veld } = indeling
    for (const nummer of [0, 1, 2]) {
      const dingen = dingenVan(indeling, nummer)
      for (const { x, y, r } of dingen) {
        for (const [ax, ay] of [...armen, ...knoppen, wacht, over])
          expect(Math.hypot(ax - x, ay - y), `${nummer}`).toBeGreaterThan(r + 12)
        // Most of the field is left to flip on.
        expect(r * 2).toBeLessThan((veld.rechts - veld.links) * 0.26)
      }
    }
  },
)

it('a finger is on a bumper or on the balloon of this word, and not beside them', () => {
  const indeling = classify(1280, 800, 3)
  const { bumpers, veld } = indeling
  for (const { midden } of bumpers)
    expect(isOpDing(indeling, EERSTE, { x: midden[0] + 5, y: midden[1] })).toBe(true)
  const [ballon, andere] = [0, 1].map((nummer) => dingenVan(indeling, nummer).at(-1))
  if (!ballon || !andere) throw new Error('no balloon')
  expect(isOpDing(indeling, EERSTE, ballon)).toBe(true)
  expect(
    isOpDing(indeling, { ...EERSTE, nummer: 1 }, { x: ballon.x, y: ballon.y - ballon.r * 0.9 }),
  ).toBe(false)
  expect(isOpDing(indeling, EERSTE, { x: veld.links + 20, y: veld.onder - 20 })).toBe(false)
})

it('a finger is on who waits at the coaster, at the stage where somebody does', () => {
  const indeling = classify(390, 844, 3)
  for (const plek of wachtplekken(indeling)) {
    expect(isOpDing(indeling, { nummer: 0, trap: 3 }, plek)).toBe(true)
    expect(isOpDing(indeling, { nummer: 0, trap: 2 }, plek)).toBe(false)
  }
})
