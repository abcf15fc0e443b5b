import { describe, expect, it } from 'vitest'
import { passendIn, spellenVoor } from './kaart.ts'

const GROEPEN = [3, 4, 5, 6, 7, 8] as const
/** The kinds that some finished game plays. */
const GESPEELD = ['lezen', 'spelling', 'dictee', 'flitsen', 'hakken', 'plakken', 'zinnen'] as const

describe('the games of a kind and a year', () => {
  it.each(GESPEELD)('%s is played in every year', (soort) => {
    expect(GROEPEN.filter((groep) => spellenVoor(soort, groep).length === 0)).toEqual([])
  })

  it('are none of a kind that no finished game plays', () => {
    expect(GROEPEN.flatMap((groep) => spellenVoor('splitsen', groep))).toEqual([])
  })

  it('are for hakken up to groep 5, and for dictee up to groep 8, those that bake pizzas', () => {
    for (const groep of [3, 4, 5]) expect(spellenVoor('hakken', groep)).toContain('pizzabakken')
    for (const groep of GROEPEN) expect(spellenVoor('dictee', groep)).toContain('pizzabakken')
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
    expect(spellenVoor('dictee', 2)).toEqual(spellenVoor('dictee', 3))
  })
})
