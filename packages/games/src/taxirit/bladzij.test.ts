import { describe, expect, it } from 'vitest'
import { alineasVan, isAanEind, verderVan } from './bladzij.ts'
import type { Regel } from './rit.ts'

const los = (voor: string): Regel => ({ voor, na: '', halte: null })
const met = (plek: string): Regel => ({ voor: 'Naar ', na: '.', halte: { plek, mis: null } })

describe('the page of the story', () => {
  it('tells what leads up to a place together with it, and how it ends by itself', () => {
    const regels = [los('a'), met('bos'), met('zee'), los('b'), los('c'), met('kerk'), los('eind')]
    expect(alineasVan(regels).map((deel) => deel.length)).toEqual([2, 1, 3, 1])
    expect(alineasVan(regels).flat()).toEqual(regels)
    expect(alineasVan([])).toEqual([])
  })

  it('is at its end only where the last line is in view', () => {
    expect(isAanEind({ scrollTop: 0, clientHeight: 338, scrollHeight: 657 })).toBe(false)
    expect(isAanEind({ scrollTop: 280, clientHeight: 338, scrollHeight: 657 })).toBe(false)
    expect(isAanEind({ scrollTop: 319, clientHeight: 338, scrollHeight: 657 })).toBe(true)
    expect(isAanEind({ scrollTop: 0, clientHeight: 338, scrollHeight: 338 })).toBe(true)
  })

  it.each([338, 120, 60])(
    'is read on to its end without a line skipped, where %i px are seen',
    (clientHeight) => {
      let scrollTop = 0
      for (
        let i = 0;
        i < 20 && !isAanEind({ scrollTop, clientHeight, scrollHeight: 657 });
        i += 1
      ) {
        const naar = verderVan({ scrollTop, clientHeight, scrollHeight: 657 })
        expect(naar).toBeGreaterThan(scrollTop)
        expect(naar).toBeLessThan(scrollTop + clientHeight)
        scrollTop = naar
      }
      expect(isAanEind({ scrollTop, clientHeight, scrollHeight: 657 })).toBe(true)
    },
  )
})
