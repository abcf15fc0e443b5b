import { describe, expect, it } from 'vitest'
import { hulpBij, naDubbelePunt, sayHulp } from './hulp.ts'
import { woord } from './proef.ts'

const metUitleg = (item: ReturnType<typeof woord>, vorm: string, uitleg: string) => ({
  ...item,
  choices: [{ vorm, uitleg, soort: 'fout' }] as never,
})

const GEHOORD = { stem: true, missers: 1 }
const GEZIEN = { stem: false, missers: 1 }

describe('the help after a mistake', () => {
  it('tells the rule, and of the word no more than stayed in the barrel', () => {
    const vriend = woord('v', 'r', 'ie', 'n', 'd')
    const item = metUitleg(vriend, 'vrient', 'Je hoort een t, maar vriend schrijf je met een d.')
    expect(hulpBij(item, 'vrient', GEHOORD)).toBe(
      'Je hoort een t, maar vrien… schrijf je met een d.',
    )
    const lopen = metUitleg(woord('l', 'o', 'p', 'e', 'n'), 'loopen', 'In lo-pen is één o genoeg.')
    expect(hulpBij(lopen, 'loopen', GEHOORD)).toBe('In l… is één o genoeg.')
  })

  it('says that the beginning is right where no more is wrong than its end', () => {
    const vis = metUitleg(woord('v', 'i', 's'), 'vi', 'Zo schrijf je het: vis.')
    expect(hulpBij(vis, 'vi', GEHOORD)).toBe('Het begin klopt. Schrijf verder.')
    expect(sayHulp(vis, 'vi')).toBe('Het begin klopt. Schrijf verder.')
  })

  it('goes on behind a colon with a small letter, but for a word that has a capital itself', () => {
    expect(naDubbelePunt('De klank is lang.', { word: 'maan' })).toBe('de klank is lang.')
    expect(naDubbelePunt('Parijs is een naam.', { word: 'Parijs' })).toBe('Parijs is een naam.')
  })

  it('speaks of this word where nothing of it stayed', () => {
    const vis = metUitleg(
      woord('v', 'i', 's'),
      'fis',
      'Deze mag je onthouden: vis begint met de v.',
    )
    expect(hulpBij(vis, 'fis', GEHOORD)).toBe('Deze mag je onthouden: dit woord begint met de v.')
    const ui = metUitleg(woord('ui', 'l'), 'eul', "Kijk nog eens goed naar het stukje 'ui': uil.")
    expect(hulpBij(ui, 'eul', GEHOORD)).toBe("Kijk nog eens goed naar het stukje 'ui'.")
  })

  it('asks to listen where no rule is known, and to say it where nothing is heard', () => {
    const vis = metUitleg(woord('v', 'i', 's'), 'vos', 'Zo schrijf je het: vis.')
    expect(hulpBij(vis, 'vos', GEHOORD)).toBe('Luister nog eens goed. Schrijf klank voor klank.')
    expect(hulpBij(vis, 'vos', GEZIEN)).toBe('Zeg het woord langzaam. Schrijf klank voor klank.')
  })
})
