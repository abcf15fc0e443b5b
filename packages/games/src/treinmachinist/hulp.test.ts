import { describe, expect, it } from 'vitest'
import { hulpBij } from './hulp.ts'
import { BAKKER, begin, MAMA, werfVan } from './proef.ts'

/** Returns what is said of a train, after so many mistakes. */
function saidOf(item: typeof MAMA | typeof BAKKER, gegeven: string, poging = 1) {
  const state = begin(item)
  return hulpBij({ item, opgave: werfVan(state), staat: { ...state, poging, gegeven } }, gegeven)
}

describe('a mistake', () => {
  it.each([
    ['is', 'hoofdletter'],
    ['Nu/nat.', 'zin al uit'],
    ['Nu/om', 'andere trein'],
    ['Nu/is', 'mist nog een wagon'],
    ['Nu/mama', 'Nu mama'],
  ])('in a sentence, %s, is told by what the train says: %s', (gegeven, zin) => {
    expect(saidOf(MAMA, gegeven).join(' ')).toContain(zin)
  })

  it.each([
    ['ker', 'Wat hoor je het eerst?'],
    ['bak', 'Er mist nog een wagon'],
    ['bak/tas', 'Je hoort geen'],
  ])('in a word, %s, is told by what is heard: %s', (gegeven, zin) => {
    expect(saidOf(BAKKER, gegeven).join(' ')).toContain(zin)
  })

  it('never names a wagon that was not coupled, also at a later try (decoy: the second says more)', () => {
    const [eerst, later] = [saidOf(MAMA, 'Nu/mama'), saidOf(MAMA, 'Nu/mama', 2)]
    expect(later.length).toBeGreaterThan(eerst.length)
    expect(later.join(' ')).not.toMatch(/\b(?:ook|nat\.|is)\b/)
  })
})
