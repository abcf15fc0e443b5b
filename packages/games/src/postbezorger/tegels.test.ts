import { ladeVan } from '@letterhaven/game-kit/onderdelen/lade'
import { stroom } from '@letterhaven/game-kit/regels/rng'
import { describe, expect, it } from 'vitest'
import { metBeide } from './tegels.ts'
import { verschilVan } from './verschil.ts'

const rijst = {
  word: 'rijst',
  graphemes: ['r', 'ij', 's', 't'],
  choices: ['riest', 'ryst'].map((vorm) => ({ vorm, regel: 'x', uitleg: 'Kijk goed.' })),
}

describe('the tiles at a door', () => {
  it('hold the pieces of both houses, so that they do not tell which was right', () => {
    const mist: string[][] = []
    for (let zaad = 1; zaad < 60; zaad += 1) {
      const rnd = stroom(zaad)
      const item = { soort: 'woord' as const, id: 'rijst', ...rijst }
      const tegels = ladeVan(item, { vreemd: 3, minst: 6, meest: 12 }, rnd)
      if (!tegels.includes('ei')) mist.push([...tegels])
      const na = metBeide(tegels, { item, paar: 'ei,ij' }, rnd)
      expect(na).toEqual(expect.arrayContaining(['r', 'ij', 's', 't', 'ei']))
      expect(na).toHaveLength(new Set(na).size)
      expect(na).toHaveLength(tegels.length)
    }
    // Without that, some of these trays lack one.
    expect(mist).not.toEqual([])
  })

  it('hold what is written for a house that is named by its sound or its place', () => {
    const tegels = (paar: string, graphemes: string[]) =>
      metBeide(graphemes, { item: { graphemes }, paar }, stroom(3))
    expect(tegels('-d,-t', ['h', 'o', 'n', 'd'])).toContain('t')
    expect(tegels('cent,cola', ['c', 'e', 'n', 't'])).toEqual(expect.arrayContaining(['s', 'k']))
    expect(tegels('kg-open,kg-dicht', ['b', 'o', 'm', 'e', 'n'])).toEqual(['b', 'o', 'm', 'e', 'n'])
  })
})

describe('a letter that came back', () => {
  it('marks where the own form goes wrong, in its own letters alone', () => {
    expect(verschilVan(['r', 'ij', 's', 't'], 'reist')).toEqual({ voor: 'r', mis: 'ei', na: 'st' })
    expect(verschilVan(['ei', 'n', 'd', 'e'], 'ieb')).toEqual({ voor: '', mis: 'ieb', na: '' })
    expect(verschilVan(['t', 'r', 'ei', 'n'], 'trn')).toEqual({ voor: 'tr', mis: '', na: 'n' })
    expect(verschilVan(['k', 'a', 't'], 'kats')).toEqual({ voor: 'kat', mis: 's', na: '' })
  })
})
