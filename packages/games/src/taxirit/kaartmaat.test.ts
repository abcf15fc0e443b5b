import { expect, it } from 'vitest'
import { bordMaat, zinMaat } from './kaartmaat.ts'

it('makes letters smaller for a longer word and for wider letters, never too small to read', () => {
  const vak = { w: 220, h: 110 }
  const kort = bordMaat(['vis'], vak, 'gewoon')
  const lang = bordMaat(['verantwoordelijkheid'], vak, 'gewoon')
  expect(lang).toBeLessThan(kort)
  expect(bordMaat(['verantwoordelijkheid'], vak, 'dyslexie')).toBeLessThan(lang)
  expect(lang).toBeGreaterThanOrEqual(11)
})

it('makes a sentence fit its card', () => {
  const zin = 'Mijn zusje fietst elke dag met haar vriendinnen naar de school in het dorp.'
  expect(zinMaat(zin, { w: 800, h: 90 }, 'gewoon')).toBeGreaterThan(
    zinMaat(zin, { w: 300, h: 90 }, 'gewoon'),
  )
  expect(zinMaat(zin, { w: 300, h: 90 }, 'dyslexie')).toBeGreaterThanOrEqual(12)
})
