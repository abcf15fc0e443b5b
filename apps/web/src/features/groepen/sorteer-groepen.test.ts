import { describe, expect, it } from 'vitest'
import { GroepIdSchema } from '@letterhaven/contracts/ids'
import { sorteerGroepen } from './sorteer-groepen.ts'

const groep = (nr: number, naam: string, jaargroepen: number[]) => ({
  id: GroepIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  naam,
  schooljaar: '2026-2027',
  jaargroepen,
  docenten: [],
  aantalLeerlingen: 20,
  geoefend: 10,
  telling: { goed: 1, totaal: 2 },
  aandacht: 0,
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
    expect(sorteerGroepen(groepen).map(({ naam }) => naam)).toEqual([
      'Zebra',
      'Groep 9',
      'Groep 10',
      'Groep 6/7',
      'Ondersteuning',
    ])
  })
})
