import { expect, it } from 'vitest'
import { zinMaat } from './zinmaat.ts'

it('makes a sentence fit its card', () => {
  const zin = 'Mijn zusje fietst elke dag met haar vriendinnen naar de school in het dorp.'
  expect(zinMaat(zin, { w: 800, h: 90 }, 'gewoon')).toBeGreaterThan(
    zinMaat(zin, { w: 300, h: 90 }, 'gewoon'),
  )
  expect(zinMaat(zin, { w: 300, h: 90 }, 'dyslexie')).toBeGreaterThanOrEqual(12)
})
