import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  dagenTussen,
  dagenVanWeek,
  klokVan,
  dagSleutel,
  laatsteWeken,
  plusDagen,
  schooljaarVan,
  weekSleutel,
  weekVanDag,
} from './schooljaar.ts'

describe('the school year', () => {
  it('turns on 1 August in the Netherlands and on 1 September in Flanders', () => {
    expect(schooljaarVan('2026-07-31', 'nl')).toBe('2025-2026')
    expect(schooljaarVan('2026-08-01', 'nl')).toBe('2026-2027')
    expect(schooljaarVan('2026-08-31', 'be')).toBe('2025-2026')
    expect(schooljaarVan('2026-09-01', 'be')).toBe('2026-2027')
    expect(schooljaarVan('2027-01-01', 'be')).toBe('2026-2027')
  })
})

describe('the day of an answer', () => {
  it('is the local one, in winter and in summer time', () => {
    expect(dagSleutel(Date.UTC(2026, 10, 21, 22, 59), 'nl')).toBe('2026-11-21')
    expect(dagSleutel(Date.UTC(2026, 10, 21, 23, 1), 'nl')).toBe('2026-11-22')
    expect(dagSleutel(Date.UTC(2026, 6, 1, 22, 1), 'be')).toBe('2026-07-02')
  })

  it('survives the night in which the clock goes back', () => {
    expect(dagSleutel(Date.UTC(2026, 9, 25, 0, 30), 'nl')).toBe('2026-10-25')
    expect(dagSleutel(Date.UTC(2026, 9, 25, 22, 30), 'nl')).toBe('2026-10-25')
    expect(dagSleutel(Date.UTC(2026, 9, 25, 23, 30), 'nl')).toBe('2026-10-26')
  })
})

describe('the clock of a country', () => {
  const ZONE = { nl: 'Europe/Amsterdam', be: 'Europe/Brussels' } as const
  const opmaak = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })

  const JULI = Date.UTC(2026, 6, 1)

  it.each(['nl', 'be'] as const)(
    'of %s is what the tables of zones say, hour after hour',
    (land) => {
      const kalender = opmaak(ZONE[land])
      const klok = (instant: number) =>
        new Date(klokVan(instant, land)).toISOString().slice(0, 19).replace('T', ' ')
      fc.assert(
        fc.property(
          fc.integer({ min: Date.UTC(1996, 0, 2) / 1000, max: Date.UTC(2090, 0) / 1000 }),
          (seconde) => {
            expect(klok(seconde * 1000)).toBe(kalender.format(seconde * 1000))
          },
        ),
      )
      for (let jaar = 2000; jaar < 2080; jaar += 1)
        for (const maand of [2, 9])
          for (let uur = 24 * 23; uur < 24 * 31; uur += 1) {
            const instant = Date.UTC(jaar, maand, 1, uur)
            expect(klok(instant)).toBe(kalender.format(instant))
          }
      expect(opmaak('Europe/London').format(JULI)).not.toBe(klok(JULI))
    },
  )
})

describe('the ISO week', () => {
  it.each([
    ['2026-11-21', '2026-W47'],
    ['2026-01-01', '2026-W01'],
    ['2027-01-01', '2026-W53'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-03', '2020-W53'],
    ['2021-01-04', '2021-W01'],
  ])('of %s is %s', (dag, week) => {
    expect(weekVanDag(dag)).toBe(week)
  })

  it('of Sunday night belongs to the week that ends, in local time', () => {
    expect(weekSleutel(Date.UTC(2026, 10, 22, 22, 59), 'nl')).toBe('2026-W47')
    expect(weekSleutel(Date.UTC(2026, 10, 22, 23, 0), 'nl')).toBe('2026-W48')
  })

  it('is one for all seven days of a week and another for the day after', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
        const dagen = dagenVanWeek(plusDagen('1970-01-01', n))
        expect(new Set(dagen.map(weekVanDag)).size).toBe(1)
        expect(weekVanDag(plusDagen(dagen[6] ?? '', 1))).not.toBe(weekVanDag(dagen[0] ?? ''))
      }),
    )
  })

  it('lists the last weeks oldest first, over the turn of the year', () => {
    expect(laatsteWeken('2027-01-06', 3)).toEqual(['2026-W52', '2026-W53', '2027-W01'])
    // More than a year of weeks, so that a day too many in each would show.
    expect(laatsteWeken('2027-01-06', 60)[0]).toBe('2025-W47')
  })
})

describe('counting days', () => {
  it('goes over the end of months and leap days', () => {
    expect(dagenTussen('2024-02-28', '2024-03-01')).toBe(2)
    expect(dagenTussen('2026-03-01', '2026-02-28')).toBe(-1)
    expect(plusDagen('2026-12-31', 1)).toBe('2027-01-01')
  })

  it('is undone by counting back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (n) => {
        expect(dagenTussen('2026-11-21', plusDagen('2026-11-21', n))).toBe(n)
      }),
    )
  })
})
