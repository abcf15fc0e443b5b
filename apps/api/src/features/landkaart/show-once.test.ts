import type { SomvensterId, TaakId } from '@letterhaven/contracts/ids'
import type { TaakSoort } from '@letterhaven/contracts/landkaart'
import { describe, expect, it } from 'vitest'
import { showOnce } from './show-once.ts'

const venster = (id: string, code: string) => ({ id: id as SomvensterId, categorieen: [code] })
const taak = (id: string, van: string, anders: { soort?: TaakSoort; gedaan?: number | null }) => ({
  id: id as TaakId,
  somvenster_id: van as SomvensterId,
  soort: 'spelling' as const,
  aantal: 10,
  volgorde: 0,
  gedaan: 0,
  ...anders,
})

describe('a map of two pupils who became one', () => {
  it('shows the first window of a goal, with what was done in both', () => {
    const vensters = [venster('a', 'ei'), venster('b', 'au'), venster('c', 'ei')]
    const taken = [
      taak('c1', 'c', { gedaan: 12 }),
      taak('a1', 'a', { gedaan: 5 }),
      taak('b1', 'b', { gedaan: null }),
      taak('c2', 'c', { soort: 'lezen', gedaan: 3 }),
    ]
    const getoond = showOnce(vensters, taken)
    expect(getoond.somvensters.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(
      getoond.taken.map(({ id, somvenster_id, gedaan, ids }) => [id, somvenster_id, gedaan, ids]),
    ).toEqual([
      ['a1', 'a', 17, ['a1', 'c1']],
      ['b1', 'b', 0, ['b1']],
      ['c2', 'a', 3, ['c2']],
    ])
  })

  it('is the map itself where no goal has two windows (decoy)', () => {
    const vensters = [venster('a', 'ei'), venster('b', 'au')]
    const { somvensters, taken } = showOnce(vensters, [taak('b1', 'b', { gedaan: 4 })])
    expect(somvensters).toEqual(vensters)
    expect(taken).toEqual([{ ...taak('b1', 'b', { gedaan: 4 }), ids: ['b1'] }])
  })
})
