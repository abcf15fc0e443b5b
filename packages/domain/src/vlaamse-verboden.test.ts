import { describe, expect, it } from 'vitest'
import { VLAAMSE_VERBODEN, findHollands } from './vlaamse-verboden.ts'

describe('Dutch-only words on a Flemish screen', () => {
  it.each([
    'Groep 5',
    'alle groepen',
    'de groepsindeling',
    'Combinatiegroep',
    'RT',
    'een RT-praktijk',
    'de RT’er',
    "twee RT'ers",
    'remedial teaching',
    'Intern begeleider',
    'ondersteuningsniveau 2',
    'de basisschool',
    'bovenbouw',
    'meivakantie',
    'BRIN-nummer',
    'Hetzelfde ECK iD',
    'Jouw groep, jouw tempo',
    'samen in groep 4',
  ])('finds %s', (tekst) => expect(findHollands(tekst).length).toBeGreaterThan(0))

  it.each([
    'Maak een groepje van vier',
    'de werkgroep',
    'onze doelgroep',
    'een klankgroep',
    'Groepeer de woorden',
    'de kaart en de poort',
    'START',
    'sport',
    'een groep vogels',
    'zij lezen samen in groep',
    'de klas van juf An',
    'vertrouwelijk',
    '3e leerjaar',
  ])('lets %s pass', (tekst) => expect(findHollands(tekst)).toEqual([]))

  it('tells every place in reading order, with the word to use', () => {
    const vondsten = findHollands('RT in groep 4')
    expect(vondsten.map((v) => [v.woord, v.plek])).toEqual([
      ['RT', 0],
      ['groep', 6],
    ])
    expect(vondsten[0]?.zeg).toContain('logopedie')
  })

  it('finds the same again on a second look: no pattern keeps its place', () => {
    expect(findHollands('groep')).toEqual(findHollands('groep'))
  })

  it.each(['rt', 'thuis'] as const)('lets a %s have groepen, and no year of that name', (soort) => {
    for (const goed of [
      'Nieuwe groep',
      '2 groepen',
      'de groepsnaam',
      '1 groep · 3e leerjaar',
      'Groepen\n1 groep',
      'Bij de groep 62% in één keer goed',
    ])
      expect(findHollands(goed, soort)).toEqual([])
    for (const fout of ['groep 4', 'Groepen\u00a03 en 4', 'zonder groepsnummer', 'jaargroep', 'RT'])
      expect(findHollands(fout, soort)).not.toEqual([])
    // Decoy: a school may not read any of these.
    expect(findHollands('Nieuwe groep', 'school')).toHaveLength(1)
  })

  it('has for every word another one that is itself allowed', () => {
    for (const { zeg } of VLAAMSE_VERBODEN) expect(findHollands(zeg)).toEqual([])
  })
})
