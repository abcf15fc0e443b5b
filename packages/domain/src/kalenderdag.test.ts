import { describe, expect, it } from 'vitest'
import { beginVanDag, dagVan } from './kalenderdag.ts'

describe('the days of answers', () => {
  it('begin and end at midnight in Amsterdam, summer and winter', () => {
    expect(dagVan(new Date('2026-11-19T22:59:59Z'))).toBe('2026-11-19')
    expect(dagVan(new Date('2026-11-19T23:00:00Z'))).toBe('2026-11-20')
    expect(dagVan(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
    expect(dagVan(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  })

  it('begin where the day before ends, on every day of four years, those of the clock change included', () => {
    const eerste = Date.parse('2025-01-01T12:00:00Z')
    for (let n = 0; n < 1461; n += 1) {
      const dag = new Date(eerste + n * 86_400_000).toISOString().slice(0, 10)
      const begin = beginVanDag(dag)
      const ervoor = dagVan(new Date(begin.getTime() - 1))
      expect({ dag, begint: dagVan(begin), ervoor: ervoor < dag }).toEqual({
        dag,
        begint: dag,
        ervoor: true,
      })
    }
  })
})
