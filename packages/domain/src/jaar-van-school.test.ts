import { describe, expect, it } from 'vitest'
import { jaarVanSchool, kanOvergaan, oordeelOverJaar, overgangVanaf } from './jaar-van-school.ts'

const in2026 = { vandaag: '2026-11-27', land: 'nl', bezet: '2026-2027' } as const

describe('the year that a school is in', () => {
  it('is that of today, also when nobody sits anywhere or still where they sat before', () => {
    for (const bezet of [null, '2025-2026', '2026-2027'])
      expect(jaarVanSchool({ ...in2026, bezet })).toBe('2026-2027')
  })

  it('is the next one once pupils went over to it, weeks before it begins', () => {
    expect(jaarVanSchool({ ...in2026, vandaag: '2027-06-20', bezet: '2027-2028' })).toBe(
      '2027-2028',
    )
  })

  it('begins a month later in Flanders', () => {
    const augustus = { vandaag: '2027-08-15', bezet: null }
    expect(jaarVanSchool({ ...augustus, land: 'nl' })).toBe('2027-2028')
    expect(jaarVanSchool({ ...augustus, land: 'be' })).toBe('2026-2027')
  })
})

describe('going over', () => {
  it('can be done from June on by who did not do it yet', () => {
    expect(kanOvergaan({ ...in2026, vandaag: '2027-05-31' })).toBe(false)
    expect(kanOvergaan({ ...in2026, vandaag: '2027-06-01' })).toBe(true)
    expect(kanOvergaan({ ...in2026, vandaag: '2027-06-01', bezet: '2027-2028' })).toBe(false)
    // In August the new year has begun, so a transition that is still to be done no longer leads to the next year.
    expect(kanOvergaan({ ...in2026, vandaag: '2027-08-20' })).toBe(false)
  })
})

describe('a file of a school year', () => {
  it('is taken where it is of the year that the school is in', () => {
    expect(oordeelOverJaar('2026-2027', in2026)).toBe('goed')
    expect(oordeelOverJaar('2026-2027', { ...in2026, bezet: null })).toBe('goed')
  })

  it('may be of the next year from the day on which a school may go over, and of no later one', () => {
    const juni = { ...in2026, vandaag: overgangVanaf('2027-2028') }
    expect(oordeelOverJaar('2027-2028', { ...in2026, vandaag: '2027-05-31' })).toBe('later')
    expect(oordeelOverJaar('2027-2028', juni)).toBe('goed')
    expect(oordeelOverJaar('2028-2029', juni)).toBe('later')
    expect(oordeelOverJaar('2031-2032', in2026)).toBe('later')
  })

  it('of the year before is looked at twice while pupils sit in it, and refused once they left it', () => {
    const augustus = { ...in2026, vandaag: '2027-08-20' }
    expect(oordeelOverJaar('2026-2027', augustus)).toBe('vorig')
    expect(oordeelOverJaar('2026-2027', { ...augustus, bezet: '2027-2028' })).toBe('voorbij')
    // The same holds before the new year begins, once the school has made the transition.
    const juni = { ...in2026, vandaag: '2027-06-20', bezet: '2027-2028' }
    expect(oordeelOverJaar('2026-2027', juni)).toBe('voorbij')
    expect(oordeelOverJaar('2027-2028', juni)).toBe('goed')
    expect(oordeelOverJaar('2025-2026', { ...in2026, bezet: null })).toBe('vorig')
    for (const oud of ['2024-2025', '0000-0001'])
      expect(oordeelOverJaar(oud, { ...in2026, bezet: null })).toBe('voorbij')
  })
})
