import { describe, expect, it } from 'vitest'
import { makeAfbreker } from './afbreker.ts'
import { findGrenzen } from './grenzen.ts'
import { divideRij } from './verdelen.ts'
import { unfold } from './woordenlijst.ts'

describe('hyphenation patterns', () => {
  it('raise the digits of the places where they fit, and odd places divide', () => {
    const afbreken = makeAfbreker('a1b a2bc .c4 1d')
    expect([...afbreken('cab')]).toEqual([2])
    expect([...afbreken('abc')]).toEqual([])
    expect([...afbreken('abd')]).toEqual([1, 2])
  })

  it('that fit nowhere divide nothing', () => {
    expect([...makeAfbreker('a1b')('')]).toEqual([])
    expect([...makeAfbreker('a1b')('xyz')]).toEqual([])
  })
})

describe('the word list', () => {
  it('unfolds each word from the one before', () => {
    expect([...unfold('AaapDjeAbeerEtje')]).toEqual(['aap', 'aapje', 'beer', 'beertje'])
  })

  it('is empty for an empty text', () => {
    expect(unfold('').size).toBe(0)
  })
})

describe('borders inside a word', () => {
  const lijst = new Set([
    'gaan',
    'glas',
    'wijn',
    'ton',
    'gen',
    'tong',
    'nodig',
    'pakken',
    'bal',
    'last',
  ])
  const metLijst = {
    kent: (w: string) => lijst.has(w),
    afbreken: () => new Set<number>(),
    werkwoorden: [],
    isGeladen: true,
  }
  const zonder = { ...metLijst, kent: () => false, isGeladen: false }

  it.each([
    ['aangaan', [3]],
    ['wijnglas', [4]],
    ['tongen', []],
    ['onnodig', [2]],
    ['oppakken', [2]],
    ['opper', []],
    ['tongetje', []],
    ['ballast', []],
    ['verraden', [3]],
    ['verrekijker', []],
    ['onnozel', [2]],
  ])('%s at %j, by the words on both sides', (woord, plaatsen) => {
    const gevonden = findGrenzen(woord, metLijst)
    expect([...gevonden.plaatsen]).toEqual(plaatsen)
    expect(gevonden.zeker).toBe(true)
  })

  it.each(['bovengrens', 'oppakken'])('%s is in doubt without a list', (woord) => {
    expect(findGrenzen(woord, zonder).zeker).toBe(false)
  })
})

describe('dividing by rule alone', () => {
  it.each([
    ['r a m e n', [2]],
    ['b a kk e r', [3]],
    ['v i ng e r', [3]],
    ['k a s t ee l', [3]],
    ['z e b r a', [2]],
    ['r a d i o', [2, 4]],
    ['b ou w e n', [3]],
    ['y o g a', [2]],
    ['b r oo d', []],
  ])('%s at %j', (grafemen, plaatsen) => {
    expect(divideRij(grafemen.split(' '), 0)).toEqual(plaatsen)
  })
})
