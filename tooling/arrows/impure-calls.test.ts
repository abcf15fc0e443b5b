import { describe, expect, it } from 'vitest'
import { impureCalls } from './impure-calls.ts'

describe('a pure module has no clock, no dice and no machine', () => {
  it.each([
    ['const t = Date.now()', 'Date.now'],
    ['const t = new Date()', 'new Date()'],
    ['const t = Date()', 'Date()'],
    ['const kans = () => Math.random() < 0.5', 'Math.random'],
    ['export const id = crypto.randomUUID()', 'crypto.randomUUID'],
    ['if (a) setTimeout(b, 5)', 'setTimeout()'],
    ["const v = document.querySelector('b')", 'document.querySelector'],
    ["const v = localStorage['token']", 'localStorage.'],
    ['const m = performance.now()', 'performance.now'],
  ])('%s is refused', (source, call) => {
    expect(impureCalls('regels.ts', source)).toEqual([call])
  })

  it('lets computing with a given moment and a given chance pass', () => {
    const source = `
      /** Never calls Math.random or Date.now(). */
      export const dag = (moment: number) => new Date(moment).getUTCDate() + Math.floor(moment)
      export const later = (now: () => Date) => now().getTime() + Date.UTC(2026, 0, 1)
      export const tekst = 'new Date()'`
    expect(impureCalls('regels.ts', source)).toEqual([])
  })
})
