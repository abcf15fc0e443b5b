import { describe, expect, it } from 'vitest'
import { reeksTussen } from './reeks-tussen.ts'

describe('a range of rows', () => {
  it('holds both ends, in either direction', () => {
    expect(reeksTussen(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(reeksTussen(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('is the row itself where the other end is no longer in sight, and nothing where it is not', () => {
    expect(reeksTussen(['a', 'b'], 'x', 'b')).toEqual(['b'])
    expect(reeksTussen(['a', 'b'], 'a', 'x')).toEqual([])
  })
})
