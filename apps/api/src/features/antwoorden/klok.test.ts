import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gegevenOpServer } from './klok.policy.ts'

const NU = new Date('2026-11-20T10:00:00.000Z')
const UUR = 3_600_000
const DAG = 24 * UUR
const bijNu = (ms: number): string => new Date(NU.getTime() + ms).toISOString()
const opServer = (gegeven: string, verzonden?: string): string =>
  gegevenOpServer(gegeven, verzonden, NU).toISOString()

describe('when an answer was really given', () => {
  it('is what the device says when its clock is right', () => {
    expect(opServer(bijNu(-90_000), bijNu(-40))).toBe(bijNu(-90_000))
  })

  it('is corrected by how wrong the clock was when it sent: an hour ahead or behind', () => {
    for (const fout of [UUR, -UUR]) {
      expect(opServer(bijNu(fout - 90_000), bijNu(fout))).toBe(bijNu(-90_000))
    }
  })

  it('is corrected for a device that lives in 1970 or in 2090', () => {
    expect(opServer('1970-01-01T00:01:00Z', '1970-01-01T00:03:00Z')).toBe(bijNu(-120_000))
    expect(opServer('2090-06-01T12:00:00Z', '2090-06-01T12:02:00Z')).toBe(bijNu(-120_000))
  })

  it('stays inside the last fourteen days when the device does not say what time it sent', () => {
    expect(opServer('1970-01-01T00:01:00Z')).toBe(bijNu(-14 * DAG))
    expect(opServer('2090-06-01T12:00:00Z')).toBe(bijNu(0))
    expect(opServer(bijNu(-2 * DAG))).toBe(bijNu(-2 * DAG))
  })

  it('reads the zone: the same moment written in two zones is the same moment', () => {
    expect(opServer('2026-11-20T09:30:00+01:00')).toBe('2026-11-20T08:30:00.000Z')
  })

  it('does not let the delay of the network shuffle two answers of one device', () => {
    const eerst = gegevenOpServer(bijNu(-60_000), bijNu(-3_000), NU)
    const later = gegevenOpServer(bijNu(-59_000), bijNu(-20), NU)
    expect(eerst < later).toBe(true)
  })

  it('is never in the future, never older than fourteen days, and keeps the order of a request', () => {
    const jaren = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(jaren, jaren, jaren, (a, b, verzonden) => {
        const [eerst, later] = [a, b].toSorted((x, y) => x.getTime() - y.getTime()) as [Date, Date]
        const [x, y] = [eerst, later].map((moment) =>
          gegevenOpServer(moment.toISOString(), verzonden.toISOString(), NU).getTime(),
        ) as [number, number]
        expect(x).toBeLessThanOrEqual(y)
        expect(x).toBeGreaterThanOrEqual(NU.getTime() - 14 * DAG)
        expect(y).toBeLessThanOrEqual(NU.getTime())
      }),
    )
  })
})
