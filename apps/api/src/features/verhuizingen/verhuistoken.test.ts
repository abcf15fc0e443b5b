import { describe, expect, it } from 'vitest'
import { hashCode, makeCode } from './verhuistoken.ts'

describe('a verhuistoken', () => {
  it('is 26 signs in groups that read out well, and no two are alike', () => {
    const codes = Array.from({ length: 200 }, makeCode)
    for (const code of codes)
      expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/)
    expect(new Set(codes).size).toBe(200)
  })

  it('is the same in small letters, without its lines, and with the signs that people mix up', () => {
    const code = '01AB1-0CDEF-GHJKM-NPQRS-TVWXY-Z'
    for (const anders of ['01ab1 0cdefghjkmnpqrstvwxyz', ' OIaBl—oCDEF.GHJKM.NPQRS.TVWXY.Z '])
      expect(hashCode(anders)).toEqual(hashCode(code))
  })

  it('is another where one sign differs (decoy)', () => {
    expect(hashCode('01AB1')).not.toEqual(hashCode('01AB2'))
  })
})
