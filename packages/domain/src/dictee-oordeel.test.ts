import { describe, expect, it } from 'vitest'
import { isGoedGeschreven, isIngevuld } from './dictee-oordeel.ts'

describe('a dictated word', () => {
  it.each([
    ['trein', 'trein'],
    ['trein', ' Trein '],
    ["foto's", 'foto’s'],
    ['’s morgens', "'s  morgens"],
    ['België', 'Belgie\u0308'],
  ])('%s is right as "%s": space, apostrophe and a stray capital are no spelling', (w, gegeven) => {
    expect(isGoedGeschreven(w, gegeven)).toBe(true)
  })

  it.each([
    ['trein', 'trijn'],
    ["foto's", 'fotos'],
    ['België', 'belgië'],
    ['België', 'Belgie'],
    ['trein', ''],
    ['ijsje', 'ij sje'],
  ])('%s is wrong as "%s"', (w, gegeven) => {
    expect(isGoedGeschreven(w, gegeven)).toBe(false)
  })

  it('is filled in when there is more than space', () => {
    expect([' ', '', ' a'].map(isIngevuld)).toEqual([false, false, true])
  })
})
