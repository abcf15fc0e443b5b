import { describe, expect, it } from 'vitest'
import { geledenTekst, laatstGeoefend } from './geleden.ts'

const vandaag = '2026-11-21'

describe('when somebody last practised', () => {
  it.each([
    ['2026-11-21T08:15:00Z', 'vandaag'],
    ['2026-11-20T08:15:00Z', 'gisteren'],
    ['2026-11-18T08:15:00Z', '3 dagen geleden'],
    ['2026-10-25T08:15:00Z', '27 dagen geleden'],
    ['2026-10-24T08:15:00Z', '24 oktober'],
    ['2025-12-05T08:15:00Z', '5 december 2025'],
  ])('%s is said as %s', (instant, tekst) => {
    expect(geledenTekst(instant, vandaag, 'nl')).toBe(tekst)
  })

  it('goes by the local day: a quarter past midnight in Amsterdam is the new day', () => {
    expect(geledenTekst('2026-11-20T23:15:00Z', vandaag, 'nl')).toBe('vandaag')
    expect(geledenTekst('2026-11-20T22:45:00Z', vandaag, 'nl')).toBe('gisteren')
  })

  it('says so when it never began', () => {
    expect(laatstGeoefend(null, vandaag, 'be')).toBe('nog niet geoefend')
    expect(laatstGeoefend('2026-11-20T22:45:00Z', vandaag, 'be')).toBe('laatst geoefend: gisteren')
  })

  it('does not speak of the future when a clock runs ahead', () => {
    expect(geledenTekst('2026-11-22T08:00:00Z', vandaag, 'nl')).toBe('vandaag')
  })
})
