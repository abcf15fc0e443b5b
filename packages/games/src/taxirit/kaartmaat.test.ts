import { expect, it } from 'vitest'
import { bordBreedte } from './kaartmaat.ts'

it('makes room on the signs for the longest word of a place, and for wider letters', () => {
  const kort = bordBreedte(['de zee', 'het bos'], 'gewoon')
  const lang = bordBreedte(['de zee', 'de televisiestudio'], 'gewoon')
  expect(lang).toBeGreaterThan(kort)
  // The article stands on a line of its own where there is no room beside it.
  expect(bordBreedte(['televisiestudio'], 'gewoon')).toBe(lang)
  expect(bordBreedte(['de televisiestudio'], 'dyslexie')).toBeGreaterThan(lang)
})
