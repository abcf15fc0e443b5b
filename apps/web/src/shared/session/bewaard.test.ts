import { describe, expect, it } from 'vitest'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { bewaar, leesBewaard, wisBewaard } from './bewaard.ts'

describe('what a device keeps of a pupil', () => {
  it('is found back by that pupil alone, and broken text is nothing', () => {
    const kast = geheugen()
    bewaar(kast, ['noor', 'kaart'], { schelpen: 5 })
    expect(leesBewaard(kast, ['noor', 'kaart'])).toEqual({ schelpen: 5 })
    expect(leesBewaard(kast, ['sem', 'kaart'])).toBeUndefined()
    kast.setItem('lh-bewaard:noor:kaart', '{')
    expect(leesBewaard(kast, ['noor', 'kaart'])).toBeUndefined()
  })

  it('is wiped whole, and nothing else with it', () => {
    const kast = geheugen()
    kast.setItem('theme', 'dark')
    bewaar(kast, ['noor', 'kaart'], 1)
    bewaar(kast, ['sem', 'raam:1'], 2)
    wisBewaard(kast)
    expect(kast.namen()).toHaveLength(1)
    expect(kast.getItem('theme')).toBe('dark')
  })

  it('is wiped of all others when one comes, whose own stays', () => {
    const kast = geheugen()
    for (const wie of ['noor', 'sem', 'noo']) bewaar(kast, [wie, 'kaart'], wie)
    wisBewaard(kast, 'noor')
    expect(kast.namen()).toHaveLength(1)
    expect(leesBewaard(kast, ['noor', 'kaart'])).toBe('noor')
  })
})
