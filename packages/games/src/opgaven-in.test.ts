import type { TekstOpgave, WoordOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { describe, expect, it } from 'vitest'
import { opgavenIn } from './opgaven-in.ts'

const vraag = (tekst: string, nr: number, bewijs: readonly number[]): TekstOpgave => ({
  soort: 'tekst',
  id: `${tekst}:${nr}`,
  zinnen: ['Tim zoekt een pet.', 'De pet zit op Tim.'],
  keuzes: ['op Tim', 'in de tas'],
  goed: 0,
  bewijs,
  keten: { id: tekst, nr, van: 3 },
})
const woord: WoordOpgave = { soort: 'woord', id: 'pet', word: 'pet', graphemes: ['p', 'e', 't'] }
const VRAGEN = [
  vraag('pet', 0, [1]),
  vraag('pet', 1, []),
  vraag('pet', 2, [0]),
  vraag('tas', 0, []),
]

describe('what a game plays', () => {
  it('of texts are the questions that have what it needs, told as if there were no others', () => {
    const hier = opgavenIn({ content: ['tekst'], needs: ['bewijs'] }, [woord, ...VRAGEN])
    expect(hier.map(({ id }) => id)).toEqual(['pet:2', 'pet:0'])
    expect(hier.map((opgave) => 'keten' in opgave && opgave.keten)).toEqual([
      { id: 'pet', nr: 0, van: 2 },
      { id: 'pet', nr: 1, van: 2 },
    ])
  })

  it('of a text come in the order in which a reader can prove them, where proof is needed', () => {
    const vragen = [[9], [2, 9], [2], [4], [9]].map((bewijs, nr) => vraag('bos', nr, bewijs))
    const order = (needs: readonly 'bewijs'[]) =>
      opgavenIn({ content: ['tekst'], needs }, vragen).map(({ id }) => id)
    expect(order(['bewijs'])).toEqual(['bos:2', 'bos:3', 'bos:1', 'bos:0', 'bos:4'])
    expect(order([])).toEqual(['bos:0', 'bos:1', 'bos:2', 'bos:3', 'bos:4'])
  })

  it('are all questions where nothing is needed, and words where it says nothing (decoy)', () => {
    expect(opgavenIn({ content: ['tekst'] }, [woord, ...VRAGEN]).map(({ id }) => id)).toEqual([
      'pet:0',
      'pet:1',
      'pet:2',
      'tas:0',
    ])
    expect(opgavenIn({}, [woord, ...VRAGEN])).toEqual([woord])
  })
})
