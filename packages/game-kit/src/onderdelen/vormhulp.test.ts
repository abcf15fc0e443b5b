import { describe, expect, it } from 'vitest'
import { sayVormhulp, vormhulpVan } from './vormhulp.ts'

const STAPPEN = [
  { vraag: 'Het hele werkwoord?', antwoord: 'lopen' },
  { vraag: 'Wie of wat doet het?', antwoord: 'hij' },
]
const LOPEN = {
  infinitief: 'lopen',
  voor: 'Hij ',
  na: ' naar huis.',
  stappen: STAPPEN,
  dus: 'Bij hij schrijf je de stam en een t: loopt',
  voorbeeld: 'hij fietst',
}

describe('the help of a form', () => {
  it('is nothing before a mistake, then the steps, and after another one the rule', () => {
    expect(vormhulpVan(LOPEN, 0)).toEqual([])
    expect(vormhulpVan(LOPEN, 1)).toEqual(STAPPEN)
    expect(vormhulpVan(LOPEN, 2).at(-1)).toEqual({
      vraag: 'Bij hij schrijf je de stam en een t.',
      antwoord: '',
      soort: 'regel',
    })
  })

  it('never tells the form', () => {
    for (const missers of [1, 2, 5])
      expect(sayVormhulp(vormhulpVan(LOPEN, missers, { metVoorbeeld: true }))).not.toContain(
        'loopt',
      )
  })

  it('has an example where the game has room for one and the verb has one', () => {
    const { voorbeeld: _, ...zonder } = LOPEN
    expect(sayVormhulp(vormhulpVan(LOPEN, 1, { metVoorbeeld: true }))).toBe(
      'Het hele werkwoord? lopen. Wie of wat doet het? hij. Zeg het zo: hij fietst.',
    )
    expect(vormhulpVan(zonder, 1, { metVoorbeeld: true })).toEqual(STAPPEN)
    expect(sayVormhulp([])).toBe('')
  })
})
