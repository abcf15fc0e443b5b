import { describe, expect, it } from 'vitest'
import { stukVan, waarVan } from './stuk.ts'

const zinnen = ['a.', 'b.', 'c.', 'd.', 'e.', 'f.', 'g.', 'h.']

describe('the part of a text in which to look', () => {
  it('is the paragraph of the proof, and with a short one the next or the one before', () => {
    const alineas = [3, 1, 3, 1]
    expect(stukVan({ zinnen, alineas, citaat: [1] })).toEqual([0, 1, 2])
    expect(stukVan({ zinnen, alineas, citaat: [3] })).toEqual([3, 4, 5, 6])
    expect(stukVan({ zinnen, alineas, citaat: [7] })).toEqual([4, 5, 6, 7])
    expect(stukVan({ zinnen, alineas, citaat: [2, 4] })).toEqual([0, 1, 2, 4, 5, 6])
    // Decoy: without a proof it is nowhere.
    expect(stukVan({ zinnen, alineas })).toEqual([])
  })

  it('is told by where its middle is', () => {
    expect(waarVan([0, 1], zinnen)).toBe('aan het begin')
    expect(waarVan([3, 4], zinnen)).toBe('in het midden')
    expect(waarVan([6, 7], zinnen)).toBe('aan het einde')
  })
})
