import { describe, expect, it } from 'vitest'
import { aantalRijen, jongeRijen } from './toetsrijen.ts'

const TELEFOON = { w: 390, h: 844 }

describe('the keys of the first years', () => {
  it('are the letters of their words alone, and the same for every word', () => {
    const vis = jongeRijen(3, 'vis', TELEFOON)
    expect(vis?.flat().join('')).toBe('abcdefghijklmnoprstuvwzij')
    expect(jongeRijen(4, 'trein', TELEFOON)).toEqual(vis)
  })

  it('give way to all keys where a word needs another sign, and in later years', () => {
    expect(jongeRijen(4, 'baby', TELEFOON)).toBeNull()
    expect(jongeRijen(5, 'vis', TELEFOON)).toBeNull()
  })

  it('stand in three rows where there is room beside each other, or none below', () => {
    expect(aantalRijen(3, TELEFOON)).toBe(4)
    expect(aantalRijen(3, { w: 820, h: 1180 })).toBe(3)
    expect(aantalRijen(3, { w: 320, h: 568 })).toBe(3)
    expect(aantalRijen(6, TELEFOON)).toBe(4)
  })
})
