import { describe, expect, it } from 'vitest'
import { dagVan } from './vouwen.ts'

describe('the days of answers', () => {
  it('begin and end at midnight in Amsterdam, summer and winter', () => {
    expect(dagVan(new Date('2026-11-19T22:59:59Z'))).toBe('2026-11-19')
    expect(dagVan(new Date('2026-11-19T23:00:00Z'))).toBe('2026-11-20')
    expect(dagVan(new Date('2026-07-01T21:59:59Z'))).toBe('2026-07-01')
    expect(dagVan(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-02')
  })
})
