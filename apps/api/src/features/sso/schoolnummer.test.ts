import { describe, expect, it } from 'vitest'
import { schoolBij } from './schoolnummer.policy.ts'

const admins = (...nummers: string[]) => nummers.map((schoolnummer) => ({ schoolnummer }))

describe('the school that a number means', () => {
  it.each([
    ['12AB', ['34CD', '12AB'], '12AB'],
    ['12AB00', ['34CD', '12AB'], '12AB'],
    ['12AB', ['34CD01', '12AB00'], '12AB00'],
    ['12ab', ['12AB00'], '12AB00'],
    ['12AB01', ['12AB00', '12AB01'], '12AB01'],
  ])('%s among %j is %s', (nummer, lijst, wie) => {
    expect(schoolBij(nummer, admins(...lijst))?.schoolnummer).toBe(wie)
  })

  it('is none where two places of one school fit alike', () => {
    expect(schoolBij('12AB', admins('12AB00', '12AB01'))).toBeNull()
  })

  it('is none for another school, nor for one without a number', () => {
    expect(schoolBij('12AC', admins('12AB', ''))).toBeNull()
  })

  it('reads a Flemish number as a whole: its first four digits say nothing', () => {
    expect(schoolBij('012345', admins('012399'))).toBeNull()
    expect(schoolBij('012345', admins('012399', '012345'))?.schoolnummer).toBe('012345')
  })
})
