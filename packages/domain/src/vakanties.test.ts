import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dagenTussen, dagenVanWeek, plusDagen } from './schooljaar.ts'
import { dagenZonderVakantie, pasenVan, vlaamseVakanties } from './vakanties.ts'

const dagen = fc.integer({ min: 0, max: 4000 }).map((n) => plusDagen('2020-01-01', n))
const vakantie = fc
  .record({ van: dagen, lang: fc.integer({ min: 0, max: 60 }) })
  .map(({ van, lang }) => ({ naam: 'vrij', van, tot: plusDagen(van, lang) }))

describe('Easter', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is %s', (jaar, dag) => {
    expect(pasenVan(jaar)).toBe(dag)
  })

  it('is a Sunday between 22 March and 25 April of every year', () => {
    for (let jaar = 1900; jaar < 2300; jaar += 1) {
      const pasen = pasenVan(jaar)
      expect(dagenVanWeek(pasen).indexOf(pasen)).toBe(6)
      expect(pasen >= `${jaar}-03-22` && pasen <= `${jaar}-04-25`).toBe(true)
    }
  })
})

describe('the holidays of Flemish schools', () => {
  it('of 2025-2026 are those that schools gave out', () => {
    expect(vlaamseVakanties(2025)).toEqual([
      { naam: 'Herfstvakantie', van: '2025-10-27', tot: '2025-11-02' },
      { naam: 'Kerstvakantie', van: '2025-12-22', tot: '2026-01-04' },
      { naam: 'Krokusvakantie', van: '2026-02-16', tot: '2026-02-22' },
      { naam: 'Paasvakantie', van: '2026-04-06', tot: '2026-04-19' },
      { naam: 'Zomervakantie', van: '2026-07-01', tot: '2026-08-31' },
    ])
  })

  it('begin after a weekend that holds their day', () => {
    // 1 November 2026 was a Sunday, and 25 December 2021 a Saturday.
    expect(vlaamseVakanties(2026)[0]).toMatchObject({ van: '2026-11-02', tot: '2026-11-08' })
    expect(vlaamseVakanties(2021)[1]).toMatchObject({ van: '2021-12-27', tot: '2022-01-09' })
  })

  it('follow an Easter in March, and lead up to a late one', () => {
    expect(vlaamseVakanties(2026)[3]).toMatchObject({ van: '2027-03-29', tot: '2027-04-11' })
    // Easter 2025 was on 20 April.
    expect(vlaamseVakanties(2024)[3]).toMatchObject({ van: '2025-04-07', tot: '2025-04-20' })
  })

  it('are whole weeks from a Monday, in order and apart, whatever the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1991, max: 2200 }), (jaar) => {
        const rij = vlaamseVakanties(jaar)
        rij.slice(0, 4).forEach(({ van, tot }) => {
          expect(dagenVanWeek(van)[0]).toBe(van)
          expect((dagenTussen(van, tot) + 1) % 7).toBe(0)
        })
        rij.slice(1).forEach(({ van }, i) => expect(van > (rij[i]?.tot ?? '')).toBe(true))
      }),
    )
  })
})

describe('days outside the holidays', () => {
  it('are all of them where there is no holiday, and none within one', () => {
    fc.assert(
      fc.property(dagen, fc.integer({ min: 0, max: 90 }), (van, n) => {
        const tot = plusDagen(van, n)
        expect(dagenZonderVakantie(van, tot, [])).toBe(n)
        expect(dagenZonderVakantie(van, tot, [{ naam: 'vrij', van, tot }])).toBe(0)
      }),
    )
  })

  it('never grow by another holiday, and a day of two holidays counts once', () => {
    fc.assert(
      fc.property(dagen, fc.array(vakantie, { maxLength: 4 }), vakantie, (van, rij, nog) => {
        const tot = plusDagen(van, 90)
        const zonder = dagenZonderVakantie(van, tot, rij)
        const met = dagenZonderVakantie(van, tot, [...rij, nog])
        expect(met).toBeLessThanOrEqual(zonder)
        expect(dagenZonderVakantie(van, tot, [...rij, nog, nog])).toBe(met)
      }),
    )
  })
})
