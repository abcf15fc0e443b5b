import { describe, expect, it } from 'vitest'
import { geheugen, makeOpslag } from './opslag.ts'

/** Makes a browser's Storage with room for so many letters. */
function makeKast(ruimte = Infinity): Storage {
  const inhoud = new Map<string, string>()
  const vol = (): number => [...inhoud.values()].join('').length
  return {
    getItem: (naam) => inhoud.get(naam) ?? null,
    setItem: (naam, waarde) => {
      if (vol() - (inhoud.get(naam)?.length ?? 0) + waarde.length > ruimte)
        throw new DOMException('full', 'QuotaExceededError')
      inhoud.set(naam, waarde)
    },
    removeItem: (naam) => void inhoud.delete(naam),
    key: (i) => [...inhoud.keys()][i] ?? null,
    clear: () => inhoud.clear(),
    get length() {
      return inhoud.size
    },
  }
}

const verboden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

describe('the door to the stores of a browser', () => {
  it('hands on what the browser keeps, and what another tab changed meanwhile', () => {
    const kast = makeKast()
    const opslag = makeOpslag(() => kast)
    expect(opslag.setItem('user', 'noor')).toBe(true)
    expect(kast.getItem('user')).toBe('noor')
    kast.setItem('user', 'sem')
    expect(opslag.getItem('user')).toBe('sem')
    expect(opslag.namen()).toEqual(['user'])
    opslag.removeItem('user')
    expect(kast.length).toBe(0)
  })

  it.each([
    ['is forbidden to touch', verboden],
    ['is not there', () => null],
    ['does nothing but fail', () => new Proxy(makeKast(), { get: verboden })],
  ])('keeps in memory where a store %s, and never throws', (_, open) => {
    const opslag = makeOpslag(open)
    expect(opslag.setItem('user', 'noor')).toBe(false)
    expect(opslag.getItem('user')).toBe('noor')
    expect(opslag.namen()).toEqual(['user'])
    opslag.removeItem('user')
    expect(opslag.getItem('user')).toBeNull()
    expect(opslag.namen()).toEqual([])
  })

  it('keeps what does not fit, and leaves nothing old behind for after a reload', () => {
    const kast = makeKast(6)
    const opslag = makeOpslag(() => kast)
    opslag.setItem('user', 'noor')
    opslag.setItem('user', 'noor van dijk')
    expect(opslag.getItem('user')).toBe('noor van dijk')
    expect(makeOpslag(() => kast).getItem('user')).toBeNull()
    opslag.setItem('user', 'sem')
    expect(makeOpslag(() => kast).getItem('user')).toBe('sem')
  })

  it('goes on in memory when the store closes in mid-visit, and with the store when it opens again', () => {
    const kast = makeKast()
    let dicht = false
    const opslag = makeOpslag(() => (dicht ? verboden() : kast))
    opslag.setItem('theme', 'dark')
    dicht = true
    expect(opslag.getItem('theme')).toBeNull()
    opslag.setItem('user', 'noor')
    expect(opslag.getItem('user')).toBe('noor')
    dicht = false
    expect(opslag.getItem('theme')).toBe('dark')
    expect(opslag.namen().toSorted()).toEqual(['theme', 'user'])
  })

  it('is each its own: two memories share nothing', () => {
    const [een, ander] = [geheugen(), geheugen()]
    een.setItem('user', 'noor')
    expect(ander.getItem('user')).toBeNull()
  })
})
