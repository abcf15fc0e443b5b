import { describe, expect, it } from 'vitest'
import { oefendagen } from './oefendagen.ts'

describe('who practised per day', () => {
  it('keeps the days on which nobody did, and counts the others', () => {
    const uit = oefendagen([
      { dag: '2026-11-19', leerlingen: 12, antwoorden: 1200 },
      { dag: '2026-11-20', leerlingen: 0, antwoorden: 0 },
      { dag: '2026-11-21', leerlingen: 3, antwoorden: 40 },
    ])
    expect(uit?.staven.map(({ waarde }) => waarde)).toEqual([12, 0, 3])
    expect(uit?.staven[2]?.label).toMatch(/^za\.? 21$/)
    expect(uit?.zin).toBe('Op 2 van de 3 dagen werd er geoefend, samen 1.240 antwoorden.')
  })

  it('is nothing when nobody practised', () => {
    expect(oefendagen([{ dag: '2026-11-19', leerlingen: 0, antwoorden: 0 }])).toBeNull()
  })
})
