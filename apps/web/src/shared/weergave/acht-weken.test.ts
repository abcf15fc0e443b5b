import { describe, expect, it } from 'vitest'
import { achtWeken } from './acht-weken.ts'

const weken = (...paren: [number, number][]) =>
  paren.map(([goed, totaal], i) => ({ week: `2026-W4${i}`, goed, totaal }))

describe('eight weeks of one pupil', () => {
  it('leaves a gap for a week without answers, which is not zero percent', () => {
    expect(achtWeken(weken([5, 10], [0, 0], [0, 10], [10, 10])).punten).toEqual([50, null, 0, 100])
  })

  it('compares the later half with the earlier by all their answers', () => {
    const uit = achtWeken(weken([5, 10], [0, 0], [9, 12], [9, 12]))
    expect(uit.verschil).toBe(25)
    expect(uit.kort).toBe('25 hoger')
    expect(uit.zin).toBe('25 procentpunt hoger dan de vier weken ervoor')
    expect(achtWeken(weken([9, 10], [9, 10], [8, 10], [9, 10])).kort).toBe('5 lager')
  })

  it('says nothing of a change when one half has fewer than ten answers', () => {
    expect(achtWeken(weken([5, 9], [0, 0], [9, 12], [9, 12])).verschil).toBeNull()
  })
})
