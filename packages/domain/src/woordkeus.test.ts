import { describe, expect, it } from 'vitest'
import { findHollands } from './vlaamse-verboden.ts'
import { woordkeusVoor } from './woordkeus-voor.ts'
import { woordkeusBijHost, woordkeusBijLand, type Woordkeus } from './woordkeus.ts'

const voorbeeld = ['vlaams.localhost']
const landVan = (host: string) => woordkeusBijHost(host, voorbeeld).land

describe('the wording of a host', () => {
  it.each(['letterhaven.be', 'www.letterhaven.be', 'LETTERHAVEN.BE.', 'letterhaven.be:8443'])(
    'is Flemish on %s',
    (host) => expect(landVan(host)).toBe('be'),
  )

  it.each(['vlaams.localhost', 'Vlaams.localhost:3000'])(
    'is Flemish on the preview host %s',
    (host) => expect(landVan(host)).toBe('be'),
  )

  it.each([
    'letterhaven.nl',
    'localhost:3000',
    '127.0.0.1',
    'be',
    'letterhaven.be.example',
    'x.vlaams.localhost',
    '',
  ])('is Dutch on %s', (host) => expect(landVan(host)).toBe('nl'))

  it('is the one of the land for mail and print', () => {
    expect(woordkeusBijLand('be')).toBe(woordkeusBijHost('a.be', []))
    expect(woordkeusBijLand('nl')).toBe(woordkeusBijHost('a.nl', []))
  })
})

/** Returns every text of a set, including the phrases for all years. */
function alleTeksten(w: Woordkeus): string[] {
  return Object.values(w).flatMap((waarde: unknown) => {
    if (typeof waarde === 'string') return [waarde]
    return Array.isArray(waarde) ? waarde.map(String) : []
  })
}

describe('the two sets', () => {
  const [nl, vl] = [woordkeusBijLand('nl'), woordkeusBijLand('be')]

  it('localize the path of the groups', () => {
    expect([nl.groepenpad, vl.groepenpad]).toEqual(['groepen', 'klassen'])
  })

  it('say what the specification says', () => {
    expect([nl.groepsindeling, nl.rt, nl.rtPraktijk]).toEqual([
      'groepsindeling',
      'RT',
      'RT-praktijk',
    ])
    expect([vl.groep, vl.groepen, vl.groepsindeling, vl.rt]).toEqual([
      'klas',
      'klassen',
      'klasindeling',
      'logopedie',
    ])
  })

  it('hold no empty text', () => {
    for (const tekst of [...alleTeksten(nl), ...alleTeksten(vl)]) expect(tekst.trim()).not.toBe('')
  })

  it('have no Dutch-only word in the Flemish one', () => {
    expect(alleTeksten(vl).flatMap((tekst) => findHollands(tekst))).toEqual([])
  })

  it('would be caught if they had (decoy: the Dutch one is full of them)', () => {
    expect(alleTeksten(nl).flatMap((tekst) => findHollands(tekst)).length).toBeGreaterThan(10)
  })
})

const SOORTEN = ['school', 'demo', 'rt', 'thuis'] as const
const van = (soort: (typeof SOORTEN)[number], land: 'nl' | 'be') => woordkeusVoor({ land, soort })

describe('the set of an account', () => {
  it.each(['nl', 'be'] as const)('is that of the country for a school in %s', (land) => {
    expect(van('school', land)).toBe(woordkeusBijLand(land))
    expect(van('demo', land)).toBe(woordkeusBijLand(land))
  })

  it.each(['nl', 'be'] as const)(
    'calls a pupil at home in %s a child, and nowhere else',
    (land) => {
      expect(van('thuis', land)).toMatchObject({
        leerling: 'kind',
        Leerling: 'Kind',
        leerlingen: 'kinderen',
        Leerlingen: 'Kinderen',
      })
      for (const soort of ['school', 'rt'] as const)
        expect(van(soort, land)).toMatchObject({ leerling: 'leerling', Leerlingen: 'Leerlingen' })
    },
  )

  it.each(['rt', 'thuis'] as const)(
    'has no class in Flanders for a %s, and keeps the year',
    (soort) => {
      const w = van(soort, 'be')
      expect([w.groep, w.Groepen, w.groepsnaam]).toEqual(['groep', 'Groepen', 'groepsnaam'])
      expect([w.jaargroep, w.groepN(5), w.groepenpad]).toEqual([
        'leerjaar',
        '3e leerjaar',
        'klassen',
      ])
      const klas = /(?<!kleuter|buitengewone )klas/i
      expect(alleTeksten({ ...w, groepenpad: 'groepen' }).filter((een) => klas.test(een))).toEqual(
        [],
      )
      // Decoy: the texts of a school are full of it.
      expect(
        alleTeksten(van('school', 'be')).filter((een) => klas.test(een)).length,
      ).toBeGreaterThan(4)
    },
  )

  it('says nothing that this kind of account may not read', () => {
    for (const soort of ['school', 'rt', 'thuis'] as const)
      expect(alleTeksten(van(soort, 'be')).flatMap((een) => findHollands(een, soort))).toEqual([])
  })

  it('is the same one at every call, so that nothing is drawn again for it', () => {
    for (const soort of SOORTEN) expect(van(soort, 'be')).toBe(van(soort, 'be'))
  })
})
