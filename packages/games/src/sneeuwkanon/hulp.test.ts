import { describe, expect, it } from 'vitest'
import { hulpBij, isNabij, sayHulp } from './hulp.ts'
import { woord } from './proef.ts'

const metUitleg = (item: ReturnType<typeof woord>, vorm: string, uitleg: string) => ({
  ...item,
  choices: [{ vorm, uitleg, soort: 'fout' }] as never,
})

const GEHOORD = { stem: true, missers: 1 }
const GEZIEN = { stem: false, missers: 1 }
const TREIN = woord('t', 'r', 'ei', 'n')
const VRIEND = woord('v', 'r', 'ie', 'n', 'd')

describe('the help after a mistake', () => {
  it.each([
    [TREIN, 'trijn', 'Deze mag je onthouden: in trein zit de korte ei.', 'Hier hoort de korte ei.'],
    [
      VRIEND,
      'vrient',
      'Maak het langer: vrienden. Dan hoor je de d van vriend.',
      'Maak het langer: vrienden. Dan hoor je de d.',
    ],
    [
      VRIEND,
      'vrient',
      'Je hoort een t, maar vriend schrijf je met een d.',
      'Je hoort een t, maar je schrijft een d.',
    ],
    [
      woord('l', 'o', 'p', 'e', 'n'),
      'loopen',
      'In lo-pen is één o genoeg.',
      'In dit woord is één o genoeg.',
    ],
    [
      woord('v', 'i', 's'),
      'fis',
      'Deze mag je onthouden: vis begint met de v.',
      'Dit woord begint met de v.',
    ],
    [
      woord('ui', 'l'),
      'eul',
      "Kijk nog eens goed naar het stukje 'ui': uil.",
      "Kijk nog eens goed naar het stukje 'ui'.",
    ],
    [
      TREIN,
      'terin',
      'Alle letters zijn er al! Zet ze in de goede volgorde: t-r-ei-n.',
      'Je schreef alle letters. Zet ze in de goede volgorde.',
    ],
  ])('tells the rule of %o in one sentence without the word', (item, vorm, uitleg, zin) => {
    expect(hulpBij(metUitleg(item, vorm, uitleg), vorm, GEHOORD)).toBe(zin)
  })

  it('lets the last letter be heard in the longer word, also where its sentence is not stored', () => {
    const item = { ...VRIEND, lang: 'vrienden', categorieen: ['langermaak'] }
    expect(hulpBij(item, 'vrient', GEHOORD)).toBe('Maak het langer: vrienden. Dan hoor je de d.')
    expect(hulpBij(item, 'frient', GEHOORD)).not.toContain('langer')
  })

  it('says that the beginning is right where no more is wrong than its end', () => {
    const vis = metUitleg(woord('v', 'i', 's'), 'vi', 'Zo schrijf je het: vis.')
    expect(hulpBij(vis, 'vi', GEHOORD)).toBe('Het begin klopt. Schrijf verder.')
    expect(sayHulp(vis, 'vi')).toBe('Het begin klopt. Schrijf verder.')
  })

  it('points at no letters that are not one sound', () => {
    const item = metUitleg(TREIN, 'teen', "Kijk nog eens goed naar het stukje 'rei': trein.")
    expect(hulpBij(item, 'teen', GEHOORD)).toBe('Luister nog eens goed. Schrijf klank voor klank.')
  })

  it('asks to listen where no rule is known, and to say it where nothing is heard', () => {
    const vis = metUitleg(woord('v', 'i', 's'), 'vos', 'Zo schrijf je het: vis.')
    expect(hulpBij(vis, 'vos', GEHOORD)).toBe('Luister nog eens goed. Schrijf klank voor klank.')
    expect(hulpBij(vis, 'vos', GEZIEN)).toBe('Zeg het woord langzaam. Schrijf klank voor klank.')
  })

  it('calls a form near only where a sound or two differ', () => {
    expect(isNabij(TREIN, 'trijn')).toBe(true)
    expect(isNabij(TREIN, 'teen')).toBe(false)
    expect(isNabij(woord('v', 'i', 's'), 'xx')).toBe(false)
  })
})
