import { describe, expect, it } from 'vitest'
import { listHoudt, splitAt, splitVorm } from './herstel.ts'
import { woord } from './proef.ts'

const TREIN = woord('t', 'r', 'ei', 'n')

describe('what of a form stays in the barrel', () => {
  it('is what is right before and behind the sound that went wrong', () => {
    expect(splitAt(TREIN, 'trijn')).toEqual({ voor: ['t', 'r'], na: ['n'], vakken: 2 })
    expect(splitAt(woord('b', 'oo', 'm'), 'bom')).toEqual({ voor: ['b'], na: ['m'], vakken: 2 })
  })

  it('leaves always something to write', () => {
    const boom = woord('b', 'oo', 'm')
    for (const vorm of ['boo', 'boomm', 'oom', 'x', 'bommoom', 'm'])
      expect(splitAt(boom, vorm).vakken).toBeGreaterThan(0)
  })
})

describe('where a form goes wrong', () => {
  it('is a whole sound of what was written: both letters of ij', () => {
    expect(splitVorm(TREIN, 'trijn')).toEqual({ voor: 'tr', mis: 'ij', na: 'n' })
    expect(listHoudt(TREIN, 'trijn')).toEqual([true, true, false, true])
  })

  it('is a place without letters where a sound is missing', () => {
    expect(splitVorm(woord('l', 'o', 'p', 'e', 'n'), 'loen')).toEqual({
      voor: 'lo',
      mis: '',
      na: 'en',
    })
    expect(splitVorm(woord('t', 'o', 't', 'o'), 'to').voor).toBe('t')
  })
})
