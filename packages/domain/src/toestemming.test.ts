import { describe, expect, it } from 'vitest'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { TOESTEMMING_VERSIE } from '@letterhaven/contracts/toestemming-maten'
import { geverVan, checkToestemming, vraagtToestemming } from './toestemming.ts'

const VANDAAG = '2026-11-24'
const ja = (anders: Partial<NieuweToestemming> = {}): NieuweToestemming => ({
  soort: 'ouder',
  naam: '',
  gegevenOp: VANDAAG,
  versie: TOESTEMMING_VERSIE,
  ...anders,
})
const veldVan = (soort: 'school' | 'rt' | 'thuis' | 'demo', een?: NieuweToestemming) =>
  checkToestemming(een, { soort, vandaag: VANDAAG })?.veld

describe('consent', () => {
  it('is asked at home and in a practice, and of no school', () => {
    expect((['school', 'demo', 'thuis', 'rt'] as const).map(vraagtToestemming)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(veldVan('thuis')).toBe('')
    expect(veldVan('rt')).toBe('')
    expect(veldVan('school')).toBeUndefined()
    expect(veldVan('school', ja())).toBe('')
  })

  it('is a parent’s at home and a parent’s as a practice heard it; no child of groep 1 to 8 gives its own', () => {
    expect(veldVan('thuis', ja())).toBeUndefined()
    expect(veldVan('thuis', ja({ soort: 'via_ouder' }))).toBe('soort')
    expect(veldVan('rt', ja({ soort: 'via_ouder' }))).toBeUndefined()
    expect(veldVan('rt', ja())).toBe('soort')
    for (const soort of ['thuis', 'rt'] as const) {
      expect(veldVan(soort, ja({ soort: 'zelf' }))).toBe('soort')
      expect(geverVan(soort)).not.toBeNull()
    }
  })

  it('was given on a day that has been, to the words as they are now', () => {
    expect(veldVan('thuis', ja({ gegevenOp: '2026-11-25' }))).toBe('gegevenOp')
    expect(veldVan('thuis', ja({ gegevenOp: '2025-01-01' }))).toBeUndefined()
    expect(veldVan('thuis', ja({ versie: TOESTEMMING_VERSIE + 1 }))).toBe('versie')
  })
})
