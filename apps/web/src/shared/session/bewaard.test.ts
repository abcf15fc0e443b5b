import { describe, expect, it } from 'vitest'
import { bewaar, leesBewaard, wisBewaard, type Kast } from './bewaard.ts'

function maakKast(): Kast {
  const inhoud = new Map<string, string>()
  return {
    getItem: (naam) => inhoud.get(naam) ?? null,
    setItem: (naam, waarde) => void inhoud.set(naam, waarde),
    removeItem: (naam) => void inhoud.delete(naam),
    key: (i) => [...inhoud.keys()][i] ?? null,
    get length() {
      return inhoud.size
    },
  }
}

describe('what a device keeps of a pupil', () => {
  it('is found back by that pupil alone, and broken text is nothing', () => {
    const kast = maakKast()
    bewaar(kast, ['noor', 'kaart'], { schelpen: 5 })
    expect(leesBewaard(kast, ['noor', 'kaart'])).toEqual({ schelpen: 5 })
    expect(leesBewaard(kast, ['sem', 'kaart'])).toBeUndefined()
    kast.setItem('lh-bewaard:noor:kaart', '{')
    expect(leesBewaard(kast, ['noor', 'kaart'])).toBeUndefined()
  })

  it('is wiped whole, and nothing else with it', () => {
    const kast = maakKast()
    kast.setItem('theme', 'dark')
    bewaar(kast, ['noor', 'kaart'], 1)
    bewaar(kast, ['sem', 'raam:1'], 2)
    wisBewaard(kast)
    expect(kast.length).toBe(1)
    expect(kast.getItem('theme')).toBe('dark')
  })

  it('is wiped of all others when one comes, whose own stays', () => {
    const kast = maakKast()
    for (const wie of ['noor', 'sem', 'noo']) bewaar(kast, [wie, 'kaart'], wie)
    wisBewaard(kast, 'noor')
    expect(kast.length).toBe(1)
    expect(leesBewaard(kast, ['noor', 'kaart'])).toBe('noor')
  })

  it('never stops a page: a browser that forbids its store keeps nothing', () => {
    const dicht: Kast = {
      ...maakKast(),
      setItem: () => {
        throw new Error('quota')
      },
    }
    expect(() => bewaar(dicht, ['noor', 'kaart'], 1)).not.toThrow()
  })
})
