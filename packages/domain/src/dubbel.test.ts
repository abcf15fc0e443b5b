import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paarVan, redenVanDubbel, findDubbelen, type DubbelKind } from './dubbel.ts'

const NOOR: DubbelKind = {
  id: 'a',
  voornaam: 'Noor',
  tussenvoegsel: 'van den',
  achternaam: 'Berg',
  geboortedatum: '2017-03-04',
  jaargroep: 5,
  sleutel: null,
  eckid: null,
}
const naast = (anders: Partial<DubbelKind>, een: Partial<DubbelKind> = {}) =>
  redenVanDubbel({ ...NOOR, ...een }, { ...NOOR, id: 'b', ...anders })

describe('two pupils are likely one child', () => {
  it.each<[string, Partial<DubbelKind>]>([
    ['the prefix stands in the surname', { tussenvoegsel: '', achternaam: 'van den Berg' }],
    ['the prefix stands behind it', { tussenvoegsel: '', achternaam: 'Berg, van den' }],
    ['it is written in one word', { tussenvoegsel: '', achternaam: 'Vandenberg' }],
    ['case and spaces differ', { voornaam: ' NOOR ', achternaam: 'BERG' }],
    ['an accent is missing', { voornaam: 'Nóór' }],
    ['one has all first names', { voornaam: 'Noor Maria' }],
    ['the year is another', { jaargroep: 8 }],
    ['the keys differ, as they do in two administrations', { sleutel: '7', eckid: 'x' }],
  ])('when name and birth date are the same and %s', (_hoe, anders) => {
    expect(naast(anders)).toBe('naam_en_datum')
  })

  it('when the name is the same, a birth date is missing, and the year is equal or next to it', () => {
    expect(naast({ geboortedatum: null })).toBe('naam')
    expect(naast({ geboortedatum: null, jaargroep: 4 }, { geboortedatum: null })).toBe('naam')
    expect(naast({ geboortedatum: null, jaargroep: 3 })).toBeNull()
  })

  it('when an ECK iD or a key of the administration is the same but for how it is written', () => {
    const eckid = 'https://ketenid.nl/201703/Ab'
    const anders = { voornaam: 'Eleonora', achternaam: 'Vos', geboortedatum: null }
    expect(naast({ ...anders, eckid: `${eckid.toLowerCase()}/` }, { eckid })).toBe('eckid')
    expect(naast({ ...anders, sleutel: ' 0010-a' }, { sleutel: '10-A' })).toBe('sleutel')
    expect(naast({ ...anders, sleutel: '1-23' }, { sleutel: '12-3' })).toBeNull()
  })

  it.each<[string, Partial<DubbelKind>, Partial<DubbelKind>?]>([
    ['a twin', { voornaam: 'Fleur' }],
    ['a twin, even by its keys', { voornaam: 'Fleur', sleutel: '07' }, { sleutel: '7' }],
    ['a twin with a first name in common', { voornaam: 'Noor Eva' }, { voornaam: 'Noor Isa' }],
    ['of another birth date', { geboortedatum: '2016-03-04' }],
    ['of another surname', { achternaam: 'Berk' }],
    ['of another prefix', { tussenvoegsel: 'van der' }],
    [
      'of one first name alone',
      { tussenvoegsel: '', achternaam: '', geboortedatum: null },
      { tussenvoegsel: '', achternaam: '' },
    ],
    ['of two ECK iDs and no birth date', { geboortedatum: null, eckid: 'x' }, { eckid: 'y' }],
  ])('but not %s', (_wie, anders, een) => {
    expect(naast(anders, een)).toBeNull()
  })
})

const uit = <T>(...waarden: readonly T[]) => fc.constantFrom(...waarden)
const kind = fc.record({
  voornaam: uit('Noor', 'noor', 'Noor Maria', 'Noormaria', 'Fleur', 'Zoë', 'Zoe', ''),
  tussenvoegsel: uit('', 'van den', 'de'),
  achternaam: uit('Berg', 'van den Berg', 'Berg, van den', 'Vos', ''),
  geboortedatum: uit(null, '2017-03-04', '2016-01-02'),
  jaargroep: fc.integer({ min: 1, max: 8 }),
  sleutel: uit(null, '10', '010', '11'),
  eckid: uit(null, 'eck/1', 'ECK/1', 'eck/2'),
})
const klas = fc
  .array(kind, { maxLength: 25 })
  .map((rijen) => rijen.map((rij, i) => ({ ...rij, id: `k${i}` })))

describe('all pairs of a school', () => {
  it('are those that the rule finds one by one, each once, in whatever order pupils come', () => {
    fc.assert(
      fc.property(klas, (kinderen) => {
        const los = kinderen.flatMap((een, i) =>
          kinderen.slice(i + 1).flatMap((ander) => {
            const reden = redenVanDubbel(een, ander)
            return reden === null ? [] : [`${paarVan(een.id, ander.id)} ${reden}`]
          }),
        )
        const read = (rijen: readonly DubbelKind[]) =>
          findDubbelen(rijen).map(({ een, ander, reden }) => `${een.id} ${ander.id} ${reden}`)
        expect(read(kinderen)).toEqual(los.toSorted())
        expect(read(kinderen.toReversed())).toEqual(read(kinderen))
      }),
    )
  })

  it('never hold a pupil beside itself, a twin, or two who were said to be different', () => {
    fc.assert(
      fc.property(klas, (kinderen) => {
        const [eerste, ...rest] = findDubbelen(kinderen)
        for (const { een, ander } of findDubbelen(kinderen)) {
          expect(een.id < ander.id).toBe(true)
          const isTweeling =
            een.achternaam === ander.achternaam &&
            een.tussenvoegsel === ander.tussenvoegsel &&
            een.geboortedatum !== null &&
            een.geboortedatum === ander.geboortedatum &&
            [een.voornaam, ander.voornaam].includes('Fleur') &&
            een.voornaam !== ander.voornaam
          expect(isTweeling).toBe(false)
        }
        if (!eerste) return
        const gezegd = new Set([paarVan(eerste.ander.id, eerste.een.id)])
        expect(findDubbelen(kinderen, gezegd)).toEqual(rest)
      }),
    )
  })

  it('grow with the pupils alone where all have one name, and two with one number are found among them', () => {
    const veel = (aantal: number) =>
      Array.from({ length: aantal }, (_, i): DubbelKind => {
        const id = String(i).padStart(4, '0')
        const eckid = i === 3 || i === aantal - 3 ? 'zelfde' : null
        return { ...NOOR, id, geboortedatum: null, eckid }
      })
    const [eerst, dan] = [findDubbelen(veel(300)), findDubbelen(veel(600))]
    expect(dan.length / eerst.length).toBeLessThan(2.2)
    expect(dan.filter(({ reden }) => reden === 'eckid')).toHaveLength(1)
  })
})
