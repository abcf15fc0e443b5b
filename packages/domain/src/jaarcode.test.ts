import { describe, expect, it } from 'vitest'
import { codeVanJaar, jaarVanCode } from './jaarcode.ts'

describe('a year of the administration', () => {
  it('is the number itself from 1 to 8, and begins at the start where it is none', () => {
    expect(jaarVanCode('5')).toEqual({ jaargroep: 5, jaarcode: null })
    expect(jaarVanCode('0')).toEqual({ jaargroep: 1, jaarcode: '0' })
    for (const code of ['S', 'V', '11', 'N'])
      expect(jaarVanCode(code)).toEqual({ jaargroep: 2, jaarcode: code })
  })

  it('comes back as it was said', () => {
    for (const code of ['1', '8', '0', 'S', '16', null])
      expect(codeVanJaar(jaarVanCode(code))).toBe(code)
  })
})
