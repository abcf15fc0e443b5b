import { describe, expect, it } from 'vitest'
import { groei } from './groei.ts'

const weken = (...paren: [number, number][]) =>
  paren.map(([goed, totaal], i) => ({ week: `2026-W${40 + i}`, goed, totaal }))

describe('growth per week', () => {
  it('leaves gaps for weeks without answers and counts only those in between', () => {
    const lijn = groei('de groep', weken([0, 0], [31, 50], [0, 0], [38, 50], [0, 0]))
    expect(lijn?.punten).toEqual([null, 62, null, 76, null])
    expect(lijn?.gaten).toBe(1)
    expect(lijn?.zin).toBe('In week 41 ging bij de groep 62% in één keer goed, in week 43 76%.')
  })

  it('says nothing of a week with few answers, and gives every other its interval', () => {
    const lijn = groei('Noor', weken([9, 9], [30, 60], [300, 600]))
    expect(lijn?.punten).toEqual([null, 50, 50])
    const [weinig, zestig, zeshonderd] = lijn?.band ?? []
    expect(weinig).toBeNull()
    expect(zestig).toEqual([42, 58])
    expect(zeshonderd).toEqual([47, 53])
  })

  it('frames the intervals in whole tens, at least twenty points high and never past a hundred', () => {
    expect(groei('Noor', weken([310, 500], [380, 500]))?.bereik).toEqual([50, 80])
    expect(groei('Noor', weken([49, 50]))?.bereik).toEqual([80, 100])
    expect(groei('Noor', weken([0, 50]))?.bereik).toEqual([0, 20])
  })

  it('is nothing at all when nothing was answered', () => {
    expect(groei('Noor', weken([0, 0], [0, 0]))).toBeNull()
  })
})
