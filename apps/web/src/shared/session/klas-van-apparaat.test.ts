import { describe, expect, it } from 'vitest'
import {
  leesCodes,
  onthoudCodes,
  padNaWissel,
  vergeetKlas,
  vergeetSchool,
} from './klas-van-apparaat.ts'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'

describe('the class that a device knows', () => {
  it('is where the next child goes, and the login page where none is known', () => {
    const opslag = geheugen()
    expect(padNaWissel(opslag)).toBe('/app/auth/login')
    onthoudCodes({ schoolcode: 'ABC234', klascode: 'abcdefgh23' }, opslag)
    expect(padNaWissel(opslag)).toBe('/app/auth/klas/abcdefgh23')
    vergeetKlas(opslag)
    expect(leesCodes(opslag)).toEqual({ schoolcode: 'ABC234', klascode: null })
    vergeetSchool(opslag)
    expect(leesCodes(opslag)).toEqual({ schoolcode: null, klascode: null })
  })

  it('stays when only the school is remembered anew', () => {
    const opslag = geheugen()
    onthoudCodes({ schoolcode: 'ABC234', klascode: 'abcdefgh23' }, opslag)
    onthoudCodes({ schoolcode: 'ABC234', klascode: null }, opslag)
    expect(leesCodes(opslag).klascode).toBe('abcdefgh23')
  })

  it.each(['', '../x', 'Noor de Vries', '%2e%2e', 'a'.repeat(40)])(
    'is nothing that is no code: %s',
    (waarde) => {
      const opslag = geheugen()
      opslag.setItem('lh-klascode', waarde)
      expect(leesCodes(opslag).klascode).toBeNull()
    },
  )

  it('is known for this visit where nothing can be kept', () => {
    const dicht = geheugen()
    onthoudCodes({ schoolcode: 'ABC234', klascode: 'abcdefgh23' }, dicht)
    expect(leesCodes(dicht)).toEqual({ schoolcode: 'ABC234', klascode: 'abcdefgh23' })
  })
})
