import { describe, expect, it } from 'vitest'
import {
  readCodes,
  rememberCodes,
  padNaWissel,
  forgetKlas,
  forgetSchool,
} from './klas-van-apparaat.ts'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'

describe('the class that a device knows', () => {
  it('is where the next child goes, and the login page where none is known', () => {
    const opslag = geheugen()
    expect(padNaWissel(opslag)).toBe('/app/auth/login')
    rememberCodes({ schoolcode: 'ABC234', klascode: 'abcdefgh23' }, opslag)
    expect(padNaWissel(opslag)).toBe('/app/auth/klas/abcdefgh23')
    forgetKlas(opslag)
    expect(readCodes(opslag)).toEqual({ schoolcode: 'ABC234', klascode: null })
    forgetSchool(opslag)
    expect(readCodes(opslag)).toEqual({ schoolcode: null, klascode: null })
  })

  it('stays when only the school is remembered anew', () => {
    const opslag = geheugen()
    rememberCodes({ schoolcode: 'ABC234', klascode: 'abcdefgh23' }, opslag)
    rememberCodes({ schoolcode: 'ABC234', klascode: null }, opslag)
    expect(readCodes(opslag).klascode).toBe('abcdefgh23')
  })

  it.each(['', '../x', 'Noor de Vries', '%2e%2e', 'a'.repeat(40)])(
    'is nothing that is no code: %s',
    (waarde) => {
      const opslag = geheugen()
      opslag.setItem('lh-klascode', waarde)
      expect(readCodes(opslag).klascode).toBeNull()
    },
  )

  it('is known for this visit where nothing can be kept', () => {
    const dicht = geheugen()
    rememberCodes({ schoolcode: 'ABC234', klascode: 'abcdefgh23' }, dicht)
    expect(readCodes(dicht)).toEqual({ schoolcode: 'ABC234', klascode: 'abcdefgh23' })
  })
})
