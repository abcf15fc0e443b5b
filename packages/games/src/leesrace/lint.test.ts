import { describe, expect, it } from 'vitest'
import { citaatIn, cutLint, gemistVan, heelLint, isScherp, tapLint } from './lint.ts'

const ZIN = 'Zo’n ontsnapping lukt omdat hij geen botten heeft.'
const WAAROM = { waarom: 'Het lukt “omdat hij geen botten heeft”.' }

describe('the frame of a photograph', () => {
  it('is begun by one tap and ended by the next, at either side', () => {
    const half = tapLint(heelLint(ZIN), 5)
    expect(half).toEqual({ van: 5, tot: 5, isHalf: true })
    expect(tapLint(half, 3)).toEqual({ van: 3, tot: 5, isHalf: false })
    expect(tapLint(half, 7)).toEqual({ van: 5, tot: 7, isHalf: false })
  })

  it('keeps one word at least', () => {
    expect(cutLint({ van: 2, tot: 3, isHalf: false }, 1)).toMatchObject({ van: 2, tot: 2 })
    expect(cutLint({ van: 2, tot: 2, isHalf: false }, 1)).toBeNull()
  })

  it('is sharp round the words that are quoted, not round others or too many', () => {
    expect(citaatIn(ZIN, WAAROM.waarom)).toEqual([3, 7])
    expect(isScherp({ van: 3, tot: 7 }, ZIN, WAAROM)).toBe(true)
    expect(isScherp({ van: 5, tot: 7 }, ZIN, WAAROM)).toBe(true)
    expect(isScherp({ van: 0, tot: 7 }, ZIN, WAAROM)).toBe(false)
    expect(isScherp({ van: 0, tot: 2 }, ZIN, WAAROM)).toBe(false)
  })

  it('tells which quoted words it missed, and nothing of what is too much', () => {
    expect(gemistVan({ van: 5, tot: 7 }, ZIN, WAAROM)).toBe('omdat hij')
    expect(gemistVan({ van: 4, tot: 5 }, ZIN, WAAROM)).toBe('omdat … botten heeft')
    expect(gemistVan({ van: 0, tot: 2 }, ZIN, WAAROM)).toBe('omdat hij geen botten heeft')
    expect(gemistVan({ van: 0, tot: 7 }, ZIN, WAAROM)).toBeNull()
    expect(gemistVan({ van: 0, tot: 0 }, ZIN, { waarom: 'Dat weet je.' })).toBeNull()
  })

  it('is sharp in a sentence of which nothing is quoted when half of it is left out', () => {
    expect(isScherp({ van: 0, tot: 3 }, ZIN, { waarom: 'Dat weet je.' })).toBe(true)
    expect(isScherp({ van: 0, tot: 7 }, ZIN, { waarom: 'Dat weet je.' })).toBe(false)
  })
})
