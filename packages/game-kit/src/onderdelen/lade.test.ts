import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ladeVan, layVorm, tegelNaam, toetsKeus } from './lade.ts'
import { FIXTURES } from '../proef/fixtures.ts'
import { stroom } from '../regels/rng.ts'

const MAAT = { vreemd: 3, minst: 6, meest: 10 } as const
const woord = (word: string) => {
  const item = FIXTURES.gewoon.find((i) => i.word === word)
  if (!item) throw new Error(word)
  return item
}

describe('the tray', () => {
  it('has every grapheme of the word once, at least one other, and no tile twice', () => {
    for (const item of [...FIXTURES.gewoon, ...FIXTURES.lang, ...FIXTURES.kaal])
      for (let zaad = 0; zaad < 20; zaad++) {
        const tegels = ladeVan(item, MAAT, stroom(zaad))
        expect(new Set(tegels).size).toBe(tegels.length)
        expect(tegels.length).toBeGreaterThan(new Set(item.graphemes).size)
        expect(tegels.length).toBeGreaterThanOrEqual(6)
        for (const grafeem of item.graphemes) expect(tegels).toContain(grafeem)
      }
  })

  it('offers what the misspellings of the word are made with, before what only looks alike', () => {
    for (let zaad = 0; zaad < 40; zaad++) {
      const tegels = ladeVan(woord('trein'), MAAT, stroom(zaad))
      expect(tegels).toContain('ij')
    }
  })

  it('offers what looks like it where no misspelling is known', () => {
    const kaal = FIXTURES.kaal.find(({ word }) => word === 'vriend')
    const alle = new Set(
      Array.from({ length: 40 }, (_, zaad) =>
        kaal ? ladeVan(kaal, MAAT, stroom(zaad)) : [],
      ).flat(),
    )
    for (const grafeem of ['t', 'f', 'i']) expect(alle).toContain(grafeem)
    expect(alle).not.toContain('sch')
  })

  it('lays a form with long graphemes first, and with exactly as many as asked', () => {
    const tegels = ['a', 'p', 'aa', 's', 'ch']
    expect(layVorm(tegels, 'schaap', { hoogstens: 12 })).toEqual([3, 4, 2, 1])
    expect(layVorm(tegels, 'schaap', { hoogstens: 5, precies: true })).toEqual([3, 4, 0, 0, 1])
    expect(layVorm(tegels, 'schaap', { hoogstens: 3 })).toBeNull()
    expect(layVorm(tegels, 'schaam', { hoogstens: 12 })).toBeNull()
  })

  it('never lays anything but the form, whatever the tiles are', () => {
    const tegel = fc.constantFrom('a', 'aa', 'b', 'ab', 's', 'ch')
    fc.assert(
      fc.property(
        fc.uniqueArray(tegel, { minLength: 1 }),
        fc.array(tegel, { maxLength: 6 }),
        (tegels, delen) => {
          const gelegd = layVorm(tegels, delen.join(''), { hoogstens: 12 })
          const kan = delen.every((deel) => tegels.includes(deel))
          expect(gelegd?.map((plek) => tegels[plek]).join('') ?? null).toBe(
            gelegd || kan ? delen.join('') : null,
          )
        },
      ),
    )
  })

  it('takes a number by place and a letter by its tile, and only walks where a letter says too little', () => {
    const tegels = ['ie', 'd', 'a', 'aa']
    expect(toetsKeus(tegels, '2', 0)).toEqual({ plek: 1, leg: true })
    expect(toetsKeus(tegels, '0', 0)).toBeNull()
    expect(toetsKeus(tegels, 'i', 0)).toEqual({ plek: 0, leg: true })
    expect(toetsKeus(tegels, 'A', 0)).toEqual({ plek: 2, leg: false })
    expect(toetsKeus(tegels, 'a', 2)).toEqual({ plek: 3, leg: false })
    expect(toetsKeus(tegels, 'a', 3)).toEqual({ plek: 2, leg: false })
    for (const toets of ['z', 'Enter', 'ArrowLeft', '9'])
      expect(toetsKeus(tegels, toets, 0)).toBeNull()
  })

  it('says a sign by its name', () => {
    expect(tegelNaam('-')).toBe('streepje')
    expect(tegelNaam('sch')).toBe('sch')
  })
})
