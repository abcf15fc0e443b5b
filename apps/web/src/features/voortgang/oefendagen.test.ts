import { describe, expect, it } from 'vitest'
import { LeerlingIdSchema } from '@letterhaven/contracts/ids'
import { oefendagen, oefenrijen } from './oefendagen.ts'

const vandaag = '2026-11-21'
const leerling = (nr: number, ...dagen: [string, number][]) => ({
  id: LeerlingIdSchema.parse(`00000000-0000-4000-8000-00000000000${nr}`),
  dagen: dagen.map(([dag, antwoorden]) => ({ dag, antwoorden })),
})

describe('who practised per day', () => {
  it('counts pupils on fourteen days up to today, days that were not sent as days without practice', () => {
    const uit = oefendagen(
      [
        leerling(1, ['2026-11-08', 1200], ['2026-11-21', 30]),
        leerling(2, ['2026-11-21', 10]),
        leerling(3),
      ],
      vandaag,
    )
    expect(uit?.staven.map(({ waarde }) => waarde)).toEqual([
      1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2,
    ])
    expect(uit?.staven[0]?.label).toMatch(/^zo\.? 8$/)
    expect(uit?.zin).toBe('Op 2 van de 14 dagen werd er geoefend, samen 1.240 antwoorden.')
  })

  it('leaves out what is older than that, and is nothing when nobody practised', () => {
    expect(oefendagen([leerling(1, ['2026-11-07', 90])], vandaag)).toBeNull()
  })

  it('gives each pupil its own days, and none to who did not practise', () => {
    const rijen = oefenrijen(
      [leerling(1, ['2026-11-20', 5], ['2026-11-21', 7]), leerling(2)],
      vandaag,
    )
    expect(rijen.map(({ dagen }) => dagen)).toEqual([2, 0])
    expect(rijen[0]?.antwoorden.slice(-3)).toEqual([0, 5, 7])
  })
})
