import { describe, expect, it } from 'vitest'
import { oefendagen } from './oefendagen.ts'

const vandaag = '2026-11-21'

describe('who practised per day', () => {
  it('shows fourteen days up to today, days that were not sent as days without practice', () => {
    const uit = oefendagen(
      [
        { dag: '2026-11-08', leerlingen: 12, antwoorden: 1200 },
        { dag: '2026-11-20', leerlingen: 0, antwoorden: 0 },
        { dag: '2026-11-21', leerlingen: 3, antwoorden: 40 },
      ],
      vandaag,
    )
    expect(uit?.staven.map(({ waarde }) => waarde)).toEqual([
      12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
    ])
    expect(uit?.staven[0]?.label).toMatch(/^zo\.? 8$/)
    expect(uit?.zin).toBe('Op 2 van de 14 dagen werd er geoefend, samen 1.240 antwoorden.')
  })

  it('leaves out what is older than that, and is nothing when nobody practised', () => {
    expect(oefendagen([{ dag: '2026-11-07', leerlingen: 9, antwoorden: 90 }], vandaag)).toBeNull()
  })
})
