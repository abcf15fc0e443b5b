import { describe, expect, it } from 'vitest'
import { GroepIdSchema } from '@letterhaven/contracts/ids'
import { groepenVan } from './groepen-van.ts'

const van = (...namen: string[]) =>
  namen.map((naam) => ({
    groep: {
      id: GroepIdSchema.parse(
        `00000000-0000-4000-8000-${naam.length}00000000${naam.replaceAll(/\D/g, '').padStart(3, '0')}`,
      ),
      naam,
    },
  }))
const namenVan = (...namen: string[]) => groepenVan(van(...namen)).map(({ naam }) => naam)

describe('the groups that one can choose from', () => {
  it('stand by name with numbers in their order, whoever comes first', () => {
    expect(namenVan('Groep 5/6', 'Groep 10', 'Groep 3', 'Groep 7/8', 'Groep 4')).toEqual([
      'Groep 3',
      'Groep 4',
      'Groep 5/6',
      'Groep 7/8',
      'Groep 10',
    ])
    expect(namenVan('3A', '1A', '2A')).toEqual(['1A', '2A', '3A'])
  })

  it('are named once, however many pupils they have', () => {
    expect(namenVan('Groep 4', 'Groep 3', 'Groep 4')).toEqual(['Groep 3', 'Groep 4'])
  })
})
