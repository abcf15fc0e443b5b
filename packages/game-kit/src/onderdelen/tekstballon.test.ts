import { expect, it } from 'vitest'
import { schuifBinnen } from './tekstballon.tsx'

it('a balloon that would be cut off at a side is moved until it is whole, and any other stays', () => {
  expect(schuifBinnen(100, 200, 390)).toBe(0)
  expect(schuifBinnen(-60, 200, 390)).toBe(64)
  expect(schuifBinnen(250, 200, 390)).toBe(-64)
  // One that is wider than the game begins where the game begins: a sentence is read from there.
  expect(schuifBinnen(-80, 500, 390)).toBe(84)
})
