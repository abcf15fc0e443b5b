import { describe, expect, it } from 'vitest'
import { vindHollands } from './vlaamse-verboden.ts'
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

/** Every text of a set, phrases for all years included. */
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
    expect(alleTeksten(vl).flatMap(vindHollands)).toEqual([])
  })

  it('would be caught if they had (decoy: the Dutch one is full of them)', () => {
    expect(alleTeksten(nl).flatMap(vindHollands).length).toBeGreaterThan(10)
  })
})
