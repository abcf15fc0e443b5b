import { expect, it } from 'vitest'
import { isOnderPlank } from './ballon.tsx'

it('says why below the plank only where that covers neither a stone nor another plank', () => {
  const vrij = { isLaatsteRij: true, tot: 300, eersteSteen: 320 }
  expect(isOnderPlank(vrij)).toBe(true)
  expect(isOnderPlank({ ...vrij, tot: 330 })).toBe(false)
  // Decoy: there is room, and in it lie the planks of the next row.
  expect(isOnderPlank({ ...vrij, isLaatsteRij: false })).toBe(false)
})
