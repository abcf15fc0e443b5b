import { describe, expect, it } from 'vitest'
import { GroepIdSchema, LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { sortGroepen } from './sort-groepen.ts'

const groep = (
  nr: number,
  naam: string,
  jaargroepen: number[],
  [aandacht, langWeg]: readonly [number, number] = [0, 0],
) => ({
  id: GroepIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  naam,
  schooljaar: '2026-2027',
  jaargroepen,
  docenten: [],
  gearchiveerd: false,
  aantalLeerlingen: 20,
  geoefend: 10,
  telling: { goed: 1, totaal: 2 },
  aandacht: Array.from({ length: aandacht }, (_, i) => ({
    id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${i}`),
    voornaam: '',
  })),
  langWeg,
  nietBegonnen: 0,
  recent: { goed: 0, totaal: 0 },
  eerder: { goed: 0, totaal: 0 },
  weken: [],
})

describe('the order of the groups', () => {
  it('is by youngest year, then by name with numbers as numbers; without a year last', () => {
    const groepen = [
      groep(1, 'Ondersteuning', []),
      groep(2, 'Groep 10', [5]),
      groep(3, 'Groep 6/7', [6, 7]),
      groep(4, 'Groep 9', [5]),
      groep(5, 'Zebra', [3]),
    ]
    expect(sortGroepen(groepen, 'jaar').map(({ naam }) => naam)).toEqual([
      'Zebra',
      'Groep 9',
      'Groep 10',
      'Groep 6/7',
      'Ondersteuning',
    ])
  })

  it('is by need first: who asks for attention, then who stays away, then the year', () => {
    const groepen = [
      groep(1, 'Groep 3', [3]),
      groep(2, 'Groep 4', [4], [1, 9]),
      groep(3, 'Groep 5', [5], [2, 0]),
      groep(4, 'Groep 6', [6], [0, 4]),
    ]
    expect(sortGroepen(groepen, 'aandacht').map(({ naam }) => naam)).toEqual([
      'Groep 5',
      'Groep 4',
      'Groep 6',
      'Groep 3',
    ])
  })
})
