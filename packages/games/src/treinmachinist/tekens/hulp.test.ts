import { describe, expect, it } from 'vitest'
import { loadTekenOpgaven } from '@letterhaven/game-kit/opgave/tekens'
import { hulpBijTekens } from './hulp.ts'
import { plekkenVan } from './stoet.ts'
import { begin, GESPREK, hang, JAS, play, stoetVan } from '../proef-tekens.ts'

type Tekens = readonly (readonly [plek: number, teken: string])[]

const saidOf = (item: typeof JAS, tekens: Tekens, missers = 1): string =>
  hulpBijTekens(stoetVan(play(begin(item), ...hang(...tekens)).state), missers).join(' ')

describe('a mistake in marks is told by what the text says now:', () => {
  it.each([
    [
      'a stop in a sentence',
      JAS,
      [
        [2, '.'],
        [4, '.'],
      ],
      '‘Waar is.’ Lees tot dit teken',
    ],
    [
      'a question without its sign',
      JAS,
      [
        [2, '.'],
        [6, '.'],
        [8, '.'],
      ],
      'Hoor je je stem omhoog',
    ],
    ['a question that is none', JAS, [[2, '?']], 'Wil deze zin iets weten?'],
    [
      'two sentences in one train',
      JAS,
      [
        [2, '.'],
        [8, '.'],
      ],
      'Hoor je twee zinnen?',
    ],
    [
      'no sign at the end',
      JAS,
      [
        [2, '.'],
        [6, '?'],
      ],
      'De laatste trein heeft nog geen teken',
    ],
    [
      'a comma for a stop',
      { ...JAS, tekens: ['.', '?', ','] },
      [[2, ',']],
      'korte pauze? Of is de zin uit?',
    ],
    [
      'a comma too many',
      { ...JAS, tekens: ['.', '?', ','] },
      [[1, ',']],
      'Hoor je daar een pauze?',
    ],
    [
      'speech that does not begin',
      GESPREK,
      [
        [2, ':'],
        [5, '’'],
        [5, '?'],
        [7, '.'],
      ],
      'Wat is zijn eerste woord?',
    ],
    [
      'speech that does not end',
      GESPREK,
      [
        [2, ':'],
        [2, '‘'],
        [5, '?'],
        [7, '.'],
      ],
      'Wat is zijn laatste woord?',
    ],
    [
      'speech that nothing announces',
      GESPREK,
      [
        [2, '‘'],
        [5, '’'],
        [5, '?'],
        [7, '.'],
      ],
      'Wat hangt daarvoor?',
    ],
  ] as const)('%s', (_, item, tekens, zin) => {
    expect(saidOf(item, tekens)).toContain(zin)
  })

  it('later it says more, and it never names a sign', () => {
    const [eerst, later] = [1, 2].map((missers) =>
      saidOf(
        JAS,
        [
          [2, '.'],
          [8, '.'],
        ],
        missers,
      ),
    )
    expect(later).not.toBe(eerst)
    for (const zin of [eerst, later]) expect(zin).not.toMatch(/vraagteken|punt\b|komma/)
  })

  it('nothing is said of a text that is right (decoy: something of every text that lacks one sign)', async () => {
    for (const groep of [3, 5, 6, 8] as const)
      for (const item of await loadTekenOpgaven(groep, 'nl')) {
        const stoet = stoetVan(begin(item))
        const plekken = plekkenVan(item.goed[0] ?? '')
        expect(hulpBijTekens({ ...stoet, plekken }, 1)).toEqual([])
        const plek = plekken.findIndex(Boolean)
        expect(hulpBijTekens({ ...stoet, plekken: plekken.with(plek, '') }, 1)).not.toEqual([])
      }
  })
})
