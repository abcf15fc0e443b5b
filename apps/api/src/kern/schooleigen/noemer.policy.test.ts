import { describe, expect, it } from 'vitest'
import { makeNoemer } from './noemer.policy.ts'

describe('how a school calls what it teaches', () => {
  it('is by the set that it chose, as its country says it', () => {
    const noem = makeNoemer({ land: 'be', labelSet: 'soort', eigenLabels: {} })
    expect(noem('kg-dicht').naam).toBe('regelwoord: verdubbelen')
    expect(makeNoemer({ land: 'nl', labelSet: 'nummers', eigenLabels: {} })('hak').kort).toBe('1')
  })

  it('is by its own name where it gave one, also above a column where that is short enough', () => {
    const eigenLabels = { ei: 'korte ei', ij: 'woorden met de lange ij' }
    const noem = makeNoemer({ land: 'nl', labelSet: 'gewoon', eigenLabels })
    expect(noem('ei')).toEqual({ naam: 'korte ei', kort: 'korte ei' })
    expect(noem('ij')).toEqual({ naam: 'woorden met de lange ij', kort: 'ij' })
    // Decoy: a category that the school did not name keeps its name.
    expect(noem('au').naam).toBe('woorden met au')
  })

  it('keeps a code that the language no longer has', () => {
    const noem = makeNoemer({ land: 'nl', labelSet: 'gewoon', eigenLabels: { oud: 'weg' } })
    expect(noem('oud')).toEqual({ naam: 'oud', kort: 'oud' })
  })
})
