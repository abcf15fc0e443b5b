import { describe, expect, it } from 'vitest'
import { gemeendeVorm } from './gemeend.ts'

describe('the form that a pupil meant', () => {
  it.each([
    ['markeer:raam', 'ja:viz', 'viz'],
    ['markeer:raam', 'nee:viz>vis', 'vis'],
    ['markeer:raam', 'nee:viz', 'viz'],
    ['markeer:raam/6/10', 'nee:viz>vis', 'vis'],
    ['typ:flits', 'vis', 'vis'],
    // Only a window says how it came to be: elsewhere the same signs were written.
    ['typ:flits', 'ja:vis', 'ja:vis'],
    ['onzin', 'ja:vis', 'ja:vis'],
    [null, 'nee:a>b', 'nee:a>b'],
  ])('of %s and %s is %s', (vraag, gegeven, vorm) => {
    expect(gemeendeVorm(vraag, gegeven)).toBe(vorm)
  })
})
