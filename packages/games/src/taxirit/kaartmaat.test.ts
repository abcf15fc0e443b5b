import { expect, it } from 'vitest'
import { bordMaat } from './kaartmaat.ts'

it('makes letters smaller for a longer word and for wider letters, never too small to read', () => {
  const vak = { w: 220, h: 110 }
  const kort = bordMaat(['vis'], vak, 'gewoon')
  const lang = bordMaat(['verantwoordelijkheid'], vak, 'gewoon')
  expect(lang).toBeLessThan(kort)
  expect(bordMaat(['verantwoordelijkheid'], vak, 'dyslexie')).toBeLessThan(lang)
  expect(lang).toBeGreaterThanOrEqual(11)
})
