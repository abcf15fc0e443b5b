import { describe, expect, it } from 'vitest'
import { findMeervoud, findVreemd } from './soort-verboden.ts'
import { soortwoorden, type Vertrek } from './soortwoorden.ts'
import { findHollands } from './vlaamse-verboden.ts'
import { woordkeusVoor } from './woordkeus-voor.ts'

const SOORTEN = ['school', 'rt', 'thuis'] as const
const ALLE = (['nl', 'be'] as const).flatMap((land) => SOORTEN.map((soort) => ({ soort, land })))
const teksten = ({ soort, land }: (typeof ALLE)[number]): string[] =>
  Object.values(soortwoorden(woordkeusVoor({ land, soort }))).flatMap(
    (een: string | Vertrek | null) =>
      een === null ? [] : typeof een === 'string' ? [een] : Object.values(een),
  )

describe('the words of an account', () => {
  it.each(ALLE)('of a $soort in $land hold none of another', (van) => {
    const vreemd = teksten(van).flatMap((tekst) => findVreemd(tekst, van))
    // The place that a child goes to next may be of any kind.
    const naar = soortwoorden(woordkeusVoor(van)).andereSchool
    expect(vreemd.filter((een) => !naar.includes(een))).toEqual([])
    const hollands =
      van.land === 'be' ? teksten(van).flatMap((tekst) => findHollands(tekst, van.soort)) : []
    expect(hollands).toEqual([])
  })

  it('would be caught if they did: those of a school are full of them (decoy)', () => {
    const school = teksten({ soort: 'school', land: 'nl' })
    for (const soort of ['rt', 'thuis'] as const)
      expect(
        school.filter((tekst) => findVreemd(tekst, { soort, land: 'nl' }).length > 0).length,
      ).toBeGreaterThan(4)
    const rt = teksten({ soort: 'rt', land: 'nl' })
    expect(rt.flatMap((tekst) => findVreemd(tekst, { soort: 'school', land: 'nl' }))).not.toEqual(
      [],
    )
  })
})

describe('a word of another account', () => {
  it.each([
    ['Klasposter (PDF)', 'thuis', 'nl'],
    ['Zonder link: met schoolcode 1234', 'rt', 'nl'],
    ['Hele groep', 'thuis', 'nl'],
    ['2 leerlingen gaan van school', 'thuis', 'nl'],
    ['de gegevens van buiten de school', 'rt', 'be'],
    ['Hele klas', 'rt', 'be'],
    ['staat in het logboek van de school', 'thuis', 'be'],
    ['Zo begint jullie school', 'rt', 'nl'],
    ['Nodig een collega uit', 'thuis', 'nl'],
    ['de praktijkcode', 'school', 'nl'],
    ['jullie gezin', 'school', 'be'],
    ['de logopediste en de logopedist', 'rt', 'nl'],
    ['je RT-praktijk', 'rt', 'be'],
    ['Alle leerlingen', 'thuis', 'nl'],
    ['Welke leerling?', 'thuis', 'be'],
    ['Nieuwe klas', 'rt', 'be'],
    ['2 klassen', 'thuis', 'be'],
    ['Wat met schoolverlaters gebeurt', 'rt', 'nl'],
  ] as const)('is found in %s, for a %s in %s', (tekst, soort, land) => {
    expect(findVreemd(tekst, { soort, land })).not.toEqual([])
  })

  it.each([
    ['Nieuw schooljaar', 'thuis', 'nl'],
    ['Alle leerlingen van de praktijk', 'rt', 'nl'],
    ['de klasposter van jullie school', 'school', 'be'],
    ['1 leerling in 1 klas', 'school', 'be'],
    ['1 leerling in 1 groep', 'rt', 'be'],
    ['Klasse! Dat klassement is van de 2e kleuterklas', 'thuis', 'be'],
    ['een klas', 'thuis', 'nl'],
    ['haven.example/app/auth/klas/ABCD', 'thuis', 'be'],
    ['kies ‘Ik ben leerling’ en open leerlingen/noor.json', 'thuis', 'nl'],
  ] as const)('is not %s, for a %s in %s', (tekst, soort, land) => {
    expect(findVreemd(tekst, { soort, land })).toEqual([])
  })
})

describe('one that is said as many', () => {
  it.each(['1 leerlingen', 'Er zijn 1 woorden', '1 dagen geleden'])('is found in %s', (tekst) =>
    expect(findMeervoud(tekst)).toHaveLength(1),
  )
  it.each(['1 leerling', '21 leerlingen', '2,1 woorden', '1 van 3 kinderen', 'Groep 1 leert'])(
    'is not in %s',
    (tekst) => expect(findMeervoud(tekst)).toEqual([]),
  )
})
