import { describe, expect, it } from 'vitest'
import { passendIn, spellenVoor } from './kaart.ts'

const GROEPEN = [3, 4, 5, 6, 7, 8] as const
/** The kinds that some finished game plays, of words and of sentences. */
const GESPEELD = [
  ['lezen', 'woord'],
  ['spelling', 'woord'],
  ['dictee', 'woord'],
  ['flitsen', 'woord'],
  ['hakken', 'woord'],
  ['plakken', 'woord'],
  ['zinnen', 'zin'],
  ['lezen', 'zin'],
] as const

describe('the games of a kind and a year', () => {
  it.each(GESPEELD)('%s is played in every year, of a %s', (soort, stof) => {
    expect(GROEPEN.filter((groep) => spellenVoor({ soort, stof }, groep).length === 0)).toEqual([])
  })

  it('of words play no sentences, and the other way round', () => {
    const [woord, zin] = (['woord', 'zin'] as const).map((stof) =>
      spellenVoor({ soort: 'lezen', stof }, 5),
    )
    expect(woord).toContain('glazenwasser')
    expect(zin).toContain('fotosafari')
    expect(woord?.filter((spel) => zin?.includes(spel))).toEqual([])
  })

  it('are none of a kind that no finished game plays', () => {
    expect(
      GROEPEN.flatMap((groep) => spellenVoor({ soort: 'splitsen', stof: 'woord' }, groep)),
    ).toEqual([])
  })

  it('are for hakken up to groep 5, and for dictee up to groep 8, those that bake pizzas', () => {
    for (const groep of [3, 4, 5])
      expect(spellenVoor({ soort: 'hakken', stof: 'woord' }, groep)).toContain('pizzabakken')
    for (const groep of GROEPEN)
      expect(spellenVoor({ soort: 'dictee', stof: 'woord' }, groep)).toContain('pizzabakken')
  })

  it('leave out a game in the years of a kind that it does not play, unless nobody else does', () => {
    const eigen = { id: 'rups', kinds: ['hakken', 'dictee'], groups: [3, 8] } as const
    const bakt = { ...eigen, jaren: { hakken: [3, 5] } } as const
    const ander = { id: 'ninja', kinds: ['hakken'], groups: [3, 8] } as const
    expect(passendIn([bakt, ander], 'hakken', 5)).toEqual(['rups', 'ninja'])
    expect(passendIn([bakt, ander], 'hakken', 6)).toEqual(['ninja'])
    // The years of one kind say nothing about another, and a game without them plays in all of its years.
    expect(passendIn([bakt], 'dictee', 6)).toEqual(['rups'])
    expect(passendIn([eigen, ander], 'hakken', 6)).toEqual(['rups', 'ninja'])
    expect(passendIn([bakt], 'hakken', 6)).toEqual(['rups'])
  })

  it('of somebody younger than the map goes are those of its first year', () => {
    expect(spellenVoor({ soort: 'dictee', stof: 'woord' }, 2)).toEqual(
      spellenVoor({ soort: 'dictee', stof: 'woord' }, 3),
    )
  })
})
