import { describe, expect, it } from 'vitest'
import { geheugen } from '@letterhaven/ui/apparaat/opslag'
import { save, readSaved, eraseSaved } from './bewaard.ts'

describe('what a device keeps of a pupil', () => {
  it('is found back by that pupil alone, and broken text is nothing', () => {
    const kast = geheugen()
    save(kast, ['noor', 'kaart'], { schelpen: 5 })
    expect(readSaved(kast, ['noor', 'kaart'])).toEqual({ schelpen: 5 })
    expect(readSaved(kast, ['sem', 'kaart'])).toBeUndefined()
    kast.setItem('lh-bewaard:noor:kaart', '{')
    expect(readSaved(kast, ['noor', 'kaart'])).toBeUndefined()
  })

  it('is wiped whole, and nothing else with it', () => {
    const kast = geheugen()
    kast.setItem('theme', 'dark')
    save(kast, ['noor', 'kaart'], 1)
    save(kast, ['sem', 'raam:1'], 2)
    eraseSaved(kast)
    expect(kast.namen()).toHaveLength(1)
    expect(kast.getItem('theme')).toBe('dark')
  })

  it('is wiped of all others when one comes, whose own stays', () => {
    const kast = geheugen()
    for (const wie of ['noor', 'sem', 'noo']) save(kast, [wie, 'kaart'], wie)
    eraseSaved(kast, 'noor')
    expect(kast.namen()).toHaveLength(1)
    expect(readSaved(kast, ['noor', 'kaart'])).toBe('noor')
  })
})
