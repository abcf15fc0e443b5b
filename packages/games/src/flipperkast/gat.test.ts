import type { Item } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import {
  addLetter,
  countGoed,
  dropLetter,
  gatwoordVan,
  invullingVoor,
  kanGeven,
  KORTE_RIJEN,
  rijenVan,
} from './gat.ts'

function woord(graphemes: readonly string[], ...vormen: readonly string[]): Item {
  const choices = vormen.map((vorm) => ({ vorm, regel: 'x', uitleg: 'x' }))
  const word = graphemes.join('')
  return { soort: 'woord', id: word, word, graphemes, choices }
}

describe('the gap of a word', () => {
  it('stands where its first misspelling differs, and takes whole graphemes', () => {
    const fles = woord(['v', 'oo', 'r'], 'vor', 'foor')
    expect(gatwoordVan(fles, 4)).toEqual({ voor: 'v', goed: 'oo', na: 'r' })
  })

  it('is as wide for one letter as for two: it does not tell that a letter is missing', () => {
    const bakker = woord(['b', 'a', 'kk', 'e', 'r'], 'baker')
    expect(gatwoordVan(bakker, 4)).toEqual({ voor: 'ba', goed: 'kk', na: 'er' })
    // The misspelling lacks the letter, so that an empty gap would be the mistake: the letter beside it is asked as well.
    const hond = woord(['h', 'o', 'n', 'd'], 'hod')
    expect(gatwoordVan(hond, 4)).toEqual({ voor: 'h', goed: 'on', na: 'd' })
  })

  it('is one that the keys of this year can write', () => {
    const zee = woord(['N', 'oo', 'r', 'd'], 'noord', 'Nord')
    expect(gatwoordVan(zee, 5)).toEqual({ voor: 'N', goed: 'oo', na: 'rd' })
    expect(gatwoordVan(zee, 6)).toEqual({ voor: '', goed: 'N', na: 'oord' })
  })

  it('is none in a word without misspellings', () => {
    expect(gatwoordVan(woord(['v', 'i', 's']), 4)).toBeNull()
  })
})

describe('typing in the gap', () => {
  const vul = (regel: readonly string[], gaf?: string) => ({
    goed: 'kk',
    regel,
    mis: gaf === undefined ? null : { gaf, staat: regel.join('') === gaf },
  })

  it('gives nothing while it is empty, nor the same mistake once more', () => {
    expect(kanGeven(vul([]))).toBe(false)
    expect(kanGeven(vul(['k'], 'k'))).toBe(false)
    expect(kanGeven(vul(['k', 'k'], 'k'))).toBe(true)
    expect(kanGeven(vul(['k']))).toBe(true)
  })

  it('goes on from the own form: what was right stays, the first sign takes the place of what was wrong', () => {
    expect(countGoed(vul(['k', 'c']))).toBe(1)
    expect(addLetter(vul(['k', 'c'], 'kc'), 'k')).toEqual(['k', 'k'])
    expect(addLetter(vul(['k'], 'k'), 'k')).toEqual(['k', 'k'])
    expect(dropLetter(vul(['k', 'k', 'k'], 'kkk'))).toEqual(['k', 'k'])
    // Once something was changed it is typed as ever.
    expect(addLetter(vul(['k', 'k'], 'kc'), 'x')).toEqual(['k', 'k', 'x'])
    expect(dropLetter(vul(['k', 'k'], 'kc'))).toEqual(['k'])
  })

  it('begins anew for who types the form from its first letter, which does not come next', () => {
    const dook = { ...vul([...'duik'], 'duik'), goed: 'dook' }
    expect(addLetter(dook, 'd')).toEqual(['d'])
    expect(addLetter(dook, 'o')).toEqual(['d', 'o'])
    const bedankten = { ...vul([...'bedankte'], 'bedankte'), goed: 'bedankten' }
    expect(addLetter(bedankten, 'b')).toEqual(['b'])
    expect(addLetter(bedankten, 'n')).toEqual([...'bedankten'])
    // A capital is the same letter where the form begins its sentence.
    expect(addLetter({ ...dook, begint: true }, 'D')).toEqual(['d'])
  })

  it('takes no more signs than there are lamps, and no stray ones', () => {
    expect(addLetter(vul([...'abcdefgh']), 'i')).toBeNull()
    expect(addLetter(vul([]), '7')).toBeNull()
  })

  it('is what stands in the gap of a form, or a slip for a form that differs elsewhere', () => {
    const gat = { voor: 'ba', goed: 'kk', na: 'er' }
    expect(invullingVoor(gat, 'baker', null)).toBe('k')
    expect(invullingVoor(gat, 'bakker', null)).toBe('kk')
    expect(invullingVoor(gat, 'pakker', null)).toBe('ek')
    expect(invullingVoor(gat, 'baker', { gaf: 'k', staat: true })).toBe('ek')
    // A gap never begins with a space, so 'munt thee' cannot be typed there.
    expect(invullingVoor({ ...gat, voor: 'munt', goed: 'th', na: 'ee' }, 'munt thee', null)).toBe(
      'eh',
    )
  })
})

it('leaves the accents off the keys of the young, as none of their words has one in its gap', async () => {
  const woorden = await woordenTotEnMet(8)
  const gaten = (tot: number) =>
    woorden.flatMap(({ w, g, d, groep }) => {
      const choices = d.map(({ f }) => ({ vorm: f, regel: '', uitleg: '' }))
      const item = { soort: 'woord', id: w, word: w, graphemes: g, choices } as const
      return groep <= tot ? (gatwoordVan(item, 8)?.goed ?? []) : []
    })
  const toetsen = KORTE_RIJEN.flat().join('')
  const buiten = (tot: number) =>
    gaten(tot).filter((gat) => [...gat].some((t) => !toetsen.includes(t)))
  expect(buiten(5)).toEqual([])
  expect(buiten(6)).not.toEqual([])
  expect([3, 5, 6].map(rijenVan)).toEqual([3, 3, 4])
})
