import { loadTekenOpgaven } from '@letterhaven/game-kit/opgave/tekens'
import { describe, expect, it } from 'vitest'
import { begin, GESPREK, JAS, stoetVan } from '../proef-tekens.ts'
import {
  hangTeken,
  isLosBij,
  naasteVan,
  plekkenVan,
  raarIn,
  tekstIn,
  treinenIn,
  woordIn,
  type Stoet,
} from './stoet.ts'

/** Hangs these signs, each at its place. */
const hung = (
  stoet: Stoet,
  ...tekens: readonly (readonly [plek: number, teken: string])[]
): Stoet => {
  let nu = stoet
  for (const [plek, teken] of tekens) nu = hangTeken(nu, plek, teken) ?? nu
  return nu
}

const jas = stoetVan(begin(JAS))
const gesprek = stoetVan(begin(GESPREK))

describe('a sign', () => {
  it('uncouples the train where it ends a sentence, and makes the next wagon an engine with a capital (decoy: a comma does neither)', () => {
    const los = hung(jas, [2, '.'])
    expect(treinenIn(los)).toEqual([
      [0, 2],
      [2, 8],
    ])
    expect(woordIn(los, 2)).toBe('Waar')
    const vast = hung({ ...jas, tekens: ['.', ','] }, [2, ','])
    expect(treinenIn(vast)).toEqual([[0, 8]])
    expect(woordIn(vast, 2)).toBe('waar')
  })

  it('takes the place of another that ends a sentence, and comes off where it is hung again', () => {
    expect(hung(jas, [2, '.'], [2, '?']).plekken[2]).toBe('?')
    expect(hung(jas, [2, '.'], [2, '.']).plekken[2]).toBe('')
  })

  it('of who speaks hangs beside it, in the order of print', () => {
    const { plekken } = hung(gesprek, [2, '‘'], [2, ':'], [5, '’'], [5, '?'])
    expect([plekken[2], plekken[5]]).toEqual([':‘', '?’'])
  })

  it('hangs only where it can: who begins to speak stands before a word, every other sign behind one', () => {
    expect(hangTeken(gesprek, 0, '‘')).not.toBeNull()
    expect(hangTeken(gesprek, gesprek.woorden.length, '‘')).toBeNull()
    expect(hangTeken(gesprek, 0, '.')).toBeNull()
    expect(hangTeken(gesprek, 1.5, '.')).toBeNull()
    expect(hangTeken(jas, 2, '‘')).toBeNull()
  })
})

describe('a question that somebody asks', () => {
  it('ends the sentence where it was announced, and not where it comes first', () => {
    expect(isLosBij(plekkenVan('Sam vraagt: ‘Kom je?’ Hij wacht.'), 4)).toBe(true)
    expect(isLosBij(plekkenVan('‘Kom je?’ vraagt Sam.'), 2)).toBe(false)
  })
})

describe('every text of ours', () => {
  it('is made of its words by hanging its signs, in every way that is right', async () => {
    for (const groep of [3, 4, 5, 6, 7, 8] as const)
      for (const item of await loadTekenOpgaven(groep, 'nl'))
        for (const tekst of item.goed) {
          const leeg = stoetVan(begin(item))
          const vol = hung(
            leeg,
            ...plekkenVan(tekst).flatMap((tekens, plek) =>
              [...tekens].map((teken) => [plek, teken] as const),
            ),
          )
          expect(tekstIn(vol)).toBe(tekst)
          expect(raarIn(vol)).toBeNull()
        }
  })
})

describe('what is odd', () => {
  it('is the first place that differs from the right text that goes on like it for longest', () => {
    const item = { ...JAS, goed: [...JAS.goed, 'Sam zoekt. Waar is zijn jas? Hij? Lacht.'] }
    const stoet = stoetVan(begin(item))
    expect(naasteVan(hung(stoet, [2, '.'], [6, '?'], [7, '?'])).plek).toBe(8)
    expect(naasteVan(hung(stoet, [2, '.'], [6, '.'])).plek).toBe(6)
  })

  it('is told with the train that is too long, where a sign is missing', () => {
    expect(raarIn(hung(jas, [2, '.'], [8, '.']))).toEqual({ plek: 6, van: 2, tot: 8 })
  })
})
