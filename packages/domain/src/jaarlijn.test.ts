import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeJaren, type Jaarlijn } from './jaarlijn.ts'

const NU = 10_000
const wissel = (op: number, van: number, naar: number) => ({ op, van, naar, bankVersie: 1 })
const samen = (blijft: Jaarlijn, weg: Jaarlijn, jaargroep: number) =>
  mergeJaren({ blijft, weg, jaargroep, nu: NU, bankVersie: 9 })
const kort = ({ begin, wissels }: ReturnType<typeof samen>): string =>
  [begin, ...wissels.map(({ op, van, naar }) => `${op}: ${van}>${naar}`)].join(', ')

describe('the years of two histories that become one', () => {
  it('are those of who stays, where that began first', () => {
    const blijft = { begin: 4, wissels: [wissel(500, 4, 5)], eerste: 100 }
    const weg = { begin: 3, wissels: [wissel(400, 3, 4)], eerste: 200 }
    expect(kort(samen(blijft, weg, 5))).toBe('4, 500: 4>5')
  })

  it('are those of the other one before that, and change over where who stays began', () => {
    const blijft = { begin: 5, wissels: [wissel(500, 5, 6)], eerste: 300 }
    const weg = { begin: 3, wissels: [wissel(200, 3, 4), wissel(400, 4, 5)], eerste: 100 }
    expect(kort(samen(blijft, weg, 6))).toBe('3, 200: 3>4, 300: 4>5, 500: 5>6')
  })

  it('do not change where both are in the same year', () => {
    const weg = { begin: 5, wissels: [], eerste: 100 }
    expect(kort(samen({ begin: 5, wissels: [], eerste: 300 }, weg, 5))).toBe('5')
  })

  it('end in the year of who stays, also where that never practised', () => {
    const weg = { begin: 4, wissels: [wissel(200, 4, 5)], eerste: 100 }
    expect(kort(samen({ begin: 6, wissels: [], eerste: null }, weg, 6))).toBe(
      '4, 200: 4>5, 10000: 5>6',
    )
  })

  it('always follow on each other in time and in year, and end where they must', () => {
    const lijn = fc
      .record({
        jaren: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 5 }),
        stap: fc.integer({ min: 1, max: 50 }),
        eerste: fc.option(fc.integer({ min: 0, max: 200 })),
      })
      .map(({ jaren, stap, eerste }): Jaarlijn & { eind: number } => {
        const los = jaren.filter((jaar, i) => jaar !== jaren[i - 1])
        const wissels = los.slice(1).map((naar, i) => wissel((i + 1) * stap, los[i] ?? 1, naar))
        return { begin: los[0] ?? 1, wissels, eerste, eind: los.at(-1) ?? 1 }
      })
    fc.assert(
      fc.property(lijn, lijn, (blijft, weg) => {
        const { begin, wissels } = samen(blijft, weg, blijft.eind)
        let [jaar, op] = [begin, -1]
        for (const een of wissels) {
          expect(een.van).toBe(jaar)
          expect(een.naar).not.toBe(jaar)
          expect(een.op).toBeGreaterThan(op)
          ;[jaar, op] = [een.naar, een.op]
        }
        expect(jaar).toBe(blijft.eind)
      }),
    )
  })
})
