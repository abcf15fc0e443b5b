import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import { describe, expect, it } from 'vitest'
import { passendIn, SPEELBAAR, spellenVoor, spelVoor } from './kaart.ts'

const GROEPEN = [3, 4, 5, 6, 7, 8] as const
/** The kinds that some finished game plays. */
const voor = (soort: TaakSoort, groep: number, codes: readonly string[] = ['ei']) =>
  spellenVoor({ soort, groep, codes })
const GESPEELD = [
  ['lezen', 'ei'],
  ['spelling', 'ei'],
  ['dictee', 'ei'],
  ['flitsen', 'ei'],
  ['hakken', 'hak'],
  ['plakken', 'hak'],
  ['zinnen', 'zinnen-1'],
  ['lezen', 'zinnen-1'],
] as const

describe('the games of a kind and a year', () => {
  it.each(GESPEELD)('%s is played in every year, of %s', (soort, code) => {
    expect(GROEPEN.filter((groep) => voor(soort, groep, [code]).length === 0)).toEqual([])
  })

  it('of words play no sentences, and the other way round', () => {
    expect(voor('zinnen', 5, ['zinnen-3'])).toContain('taxirit')
    expect(voor('zinnen', 5, ['ei'])).toEqual([])
    expect(voor('spelling', 5, ['zinnen-3'])).toEqual([])
    expect(voor('tekst', 5, ['zinnen-3'])).toEqual([])
    expect(voor('lezen', 5, ['zinnen-3'])).toEqual(['fotosafari'])
    expect(voor('lezen', 5, ['ei'])).not.toContain('fotosafari')
  })

  it('of words to read are those that read, and where words are long none that swims between neighbours', () => {
    expect(voor('lezen', 3, ['lees-1'])).toEqual(
      expect.arrayContaining(['glazenwasser', 'groeivis']),
    )
    expect(voor('lezen', 4, ['lees-5'])).toContain('glazenwasser')
    expect(voor('lezen', 4, ['lees-5'])).not.toContain('groeivis')
    expect(voor('flitsen', 6, ['lees-6'])).toContain('leesraket')
    expect(voor('dictee', 6, ['lees-6'])).toEqual([])
  })

  it('that the boat sails to are never those in which somebody has to listen', () => {
    const oefening = { soort: 'lezen', groep: 6, codes: ['lees-5'] } as const
    expect(spellenVoor(oefening)).toContain('leesrace')
    const gevaren = [0, 1, 2, 3].map((ronde) => spelVoor(oefening, ronde))
    expect(gevaren).not.toContain('leesrace')
    // Decoy: a text in the same game is read alone.
    const tekst = { soort: 'tekst', groep: 6, codes: ['tekst-4'] } as const
    expect([0, 1].map((ronde) => spelVoor(tekst, ronde)).toSorted()).toEqual([
      'leesrace',
      'quizvraag',
    ])
  })

  it('are none of a kind where no finished game can ask these words', () => {
    expect(GROEPEN.flatMap((groep) => voor('splitsen', groep, ['komma-s']))).toEqual([])
    expect(voor('splitsen', 4, ['kg-dicht'])).toEqual(['splitsmachine', 'roeien'])
    expect(SPEELBAAR.alleen?.splitsen).not.toContain('komma-s')
    expect(SPEELBAAR.alleen?.splitsen).toContain('kg-dicht')
    // Decoy: spelling is played in all categories, though one of its games is for some of them.
    expect(SPEELBAAR.alleen?.spelling).toBeUndefined()
  })

  it('are for hakken up to groep 5, and for dictee up to groep 8, those that bake pizzas', () => {
    for (const groep of [3, 4, 5]) expect(voor('hakken', groep)).toContain('pizzabakken')
    for (const groep of GROEPEN) expect(voor('dictee', groep)).toContain('pizzabakken')
  })

  it('leave out a game in the years of a kind that it does not play, unless nobody else does', () => {
    const eigen = { id: 'rups', kinds: ['hakken', 'dictee'], groups: [3, 8] } as const
    const bakt = { ...eigen, jaren: { hakken: [3, 5] } } as const
    const ander = { id: 'ninja', kinds: ['hakken'], groups: [3, 8] } as const
    expect(passendIn([bakt, ander], { soort: 'hakken', groep: 5, codes: ['ei'] })).toEqual([
      'rups',
      'ninja',
    ])
    expect(passendIn([bakt, ander], { soort: 'hakken', groep: 6, codes: ['ei'] })).toEqual([
      'ninja',
    ])
    // The years of one kind say nothing about another, and a game without them plays in all of its years.
    expect(passendIn([bakt], { soort: 'dictee', groep: 6, codes: ['ei'] })).toEqual(['rups'])
    expect(passendIn([eigen, ander], { soort: 'hakken', groep: 6, codes: ['ei'] })).toEqual([
      'rups',
      'ninja',
    ])
    expect(passendIn([bakt], { soort: 'hakken', groep: 6, codes: ['ei'] })).toEqual(['rups'])
  })

  it('of somebody younger than the map goes are those of its first year', () => {
    expect(voor('dictee', 2)).toEqual(voor('dictee', 3))
  })

  it('leave out a game that has nothing to ask about these words, which another year does not change', () => {
    const sorteert = {
      id: 'rups',
      kinds: ['spelling', 'lezen'],
      groups: [3, 8],
      categorieen: { spelling: ['ei', 'ij'] },
    } as const
    const ander = { id: 'ninja', kinds: ['spelling', 'lezen'], groups: [7, 8] } as const
    const met = (codes: readonly string[], soort: TaakSoort = 'spelling') =>
      passendIn([sorteert, ander], { soort, groep: 4, codes })
    expect(met(['ei', 'ij'])).toEqual(['rups'])
    expect(met(['sch'])).toEqual(['ninja'])
    expect(met(['ei', 'sch'])).toEqual(['ninja'])
    expect(met(['sch'], 'lezen')).toEqual(['rups'])
  })

  it('sort post only where a rule sounds like another', () => {
    expect(voor('spelling', 5, ['ei'])).toContain('postbezorger')
    expect(voor('spelling', 5, ['sch'])).not.toContain('postbezorger')
    expect(voor('spelling', 3, ['ei'])).not.toContain('postbezorger')
    // Reading is sorted by nobody yet.
    expect(voor('lezen', 3, ['hak'])).not.toContain('postbezorger')
  })
})
