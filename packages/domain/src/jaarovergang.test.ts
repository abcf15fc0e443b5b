import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naamSleutel } from './naamsleutel.ts'
import {
  GEEN_KEUZES,
  makeJaarovergang,
  type OvergangGroep,
  type OvergangInvoer,
  type OvergangKeuzes,
} from './jaarovergang.ts'

let nummer = 0
const groep = (naam: string, ...jaren: readonly number[]): OvergangGroep => ({
  id: naam,
  naam,
  leerlingen: jaren.flatMap((jaargroep) =>
    Array.from({ length: 5 }, () => ({ id: `${naam}-${(nummer += 1)}`, jaargroep })),
  ),
})

/** Makes the transition of a school whose groups are all of the year before, and where none was put away. */
const make = (
  {
    oud,
    vorig = oud,
    weg = [],
    ...rest
  }: Pick<OvergangInvoer, 'oud' | 'nieuw' | 'land'> & Partial<OvergangInvoer>,
  keuzes?: OvergangKeuzes,
) => makeJaarovergang({ oud, vorig, weg, ...rest }, keuzes)

const wijs = (oud: readonly OvergangGroep[], land: 'nl' | 'be' = 'nl') => {
  const { delen } = make({ oud, nieuw: [], land })
  return delen.map(({ groepId, jaargroep, naar }) => `${groepId}:${jaargroep} > ${naar}`)
}

describe('the way into a new school year', () => {
  it('of groups of one year goes up by name, and the last year leaves', () => {
    expect(wijs([groep('Groep 3A', 3), groep('Groep 4A', 4), groep('Groep 8', 8)])).toEqual([
      'Groep 3A:3 > groep 4a',
      'Groep 4A:4 > groep 5a',
      'Groep 8:8 > null',
    ])
  })

  it('of combination groups keeps the younger half and sends on the older', () => {
    expect(wijs([groep('3/4', 3, 4), groep('5/6', 5, 6), groep('7/8', 7, 8)])).toEqual([
      '3/4:3 > 3/4',
      '3/4:4 > 5/6',
      '5/6:5 > 5/6',
      '5/6:6 > 7/8',
      '7/8:7 > 7/8',
      '7/8:8 > null',
    ])
  })

  it('leads a plain group into the only combination group that teaches its next year', () => {
    expect(wijs([groep('Groep 4', 4), groep('Groep 5/6', 5, 6)])[0]).toBe('Groep 4:4 > groep 5/6')
  })

  it('of a name without a year keeps the name', () => {
    expect(wijs([groep('De Zwaluwen', 3)])).toEqual(['De Zwaluwen:3 > de zwaluwen'])
  })

  it('speaks Flemish in Flanders', () => {
    expect(wijs([groep('3e kleuterklas', 2), groep('1e leerjaar', 3)], 'be')).toEqual([
      '3e kleuterklas:2 > 1e leerjaar',
      '1e leerjaar:3 > 2e leerjaar',
    ])
  })

  it('takes one who is a year behind along with its group, one year up', () => {
    const klas = groep('Groep 5', 5, 5)
    const oud = [{ ...klas, leerlingen: [...klas.leerlingen, { id: 'zus', jaargroep: 4 }] }]
    const { leerlingen, delen } = make({ oud, nieuw: [], land: 'nl' })
    expect(delen).toHaveLength(1)
    expect(leerlingen.find(({ id }) => id === 'zus')).toMatchObject({
      naar: 'groep 6',
      wordt: 5,
      anders: false,
    })
  })

  it('lets who stays down do the year once more, in the group that is named', () => {
    const oud = [groep('Groep 3', 3), groep('Groep 4', 4)]
    const id = oud[1]?.leerlingen[0]?.id ?? ''
    const keuzes = { ...GEEN_KEUZES, leerlingen: [{ id, naar: 'groep 4', blijft: true }] }
    const { leerlingen } = make({ oud, nieuw: [], land: 'nl' }, keuzes)
    expect(leerlingen.find((kind) => kind.id === id)).toMatchObject({
      naar: 'groep 4',
      wordt: 4,
      anders: true,
    })
  })

  it('takes up a group that the new year has already, and the teachers of the same name for a new one', () => {
    const { groepen } = make({
      oud: [groep('Groep 3', 3), groep('Groep 4', 4)],
      nieuw: [{ id: 'x', naam: 'groep 4' }],
      land: 'nl',
    })
    expect(groepen).toContainEqual({
      sleutel: 'x',
      naam: 'groep 4',
      bestaand: 'x',
      docentenVan: null,
    })
    expect(groepen.find(({ naam }) => naam === 'Groep 3')?.docentenVan).toBe('Groep 3')
  })

  it('takes teachers of the year before only, and of a group that nobody sits in as well', () => {
    const oud = [groep('Groep 3', 3), groep('Groep 4', 4)]
    const [, vier] = oud
    const docenten = (vorig: OvergangInvoer['vorig']) =>
      make({ oud, vorig, nieuw: [], land: 'nl' })
        .groepen.filter(({ docentenVan }) => docentenVan !== null)
        .map(({ naam, docentenVan }) => `${naam} van ${docentenVan}`)
    expect(docenten([])).toEqual([])
    expect(docenten(vier ? [vier, { id: 'vijf', naam: 'groep-5' }] : [])).toEqual([
      'Groep 4 van Groep 4',
      'Groep 5 van vijf',
    ])
    // A name that two groups have decides nothing.
    expect(docenten(vier ? [vier, { ...vier, id: 'nog een' }] : [])).toEqual([])
  })

  it('merges two groups that are sent to one, and forgets choices of what is no more', () => {
    const oud = [groep('3A', 3), groep('3B', 3)]
    const { leerlingen, groepen } = make(
      { oud, nieuw: [], land: 'nl' },
      {
        groepen: [{ sleutel: '4a', naam: 'Groep 4' }],
        delen: [
          { groepId: '3B', jaargroep: 3, naar: '4a' },
          { groepId: 'weg', jaargroep: 3, naar: '4a' },
        ],
        leerlingen: [{ id: 'vertrokken', naar: null, blijft: false }],
      },
    )
    expect(new Set(leerlingen.map(({ naar }) => naar))).toEqual(new Set(['4a']))
    expect(groepen.find(({ sleutel }) => sleutel === '4a')?.naam).toBe('Groep 4')
    // Nobody goes there, but a pupil who repeats the year may.
    expect(groepen.map(({ naam }) => naam)).toContain('3A')
  })

  it('makes one group of one name, however it is written, and that is the one that is there', () => {
    const oud = [groep('Groep-3', 3), groep('Groep 3', 3)]
    const zonder = make({ oud, nieuw: [], land: 'nl' })
    expect(zonder.groepen.filter(({ naam }) => /4/.test(naam))).toHaveLength(1)
    const nieuw = [{ id: 'x', naam: 'groep  4' }]
    const { leerlingen, groepen } = make({ oud, nieuw, land: 'nl' })
    const [een] = groepen.filter(({ naam }) => /4/.test(naam))
    expect(een).toMatchObject({ bestaand: 'x', naam: 'groep  4' })
    expect(new Set(leerlingen.map(({ naar }) => naar))).toEqual(new Set([een?.sleutel]))
  })

  it('gives a name to all that are one group, however each was written', () => {
    const oud = [groep('Groep-3', 3), groep('Groep 3', 3)]
    const keuzes = { ...GEEN_KEUZES, groepen: [{ sleutel: 'groep-4', naam: 'De Uil' }] }
    const { groepen, leerlingen, dubbel } = make({ oud, nieuw: [], land: 'nl' }, keuzes)
    expect(groepen.map(({ naam }) => naam)).toEqual(['Groep-3', 'De Uil'])
    expect(new Set(leerlingen.map(({ naar }) => naar))).toEqual(new Set(['groep-4']))
    expect(dubbel).toEqual([])
  })

  it('takes two groups that were given one name for one, and says which name it was', () => {
    const oud = [groep('Groep 3', 3), groep('Groep 5', 5)]
    const invoer = { oud, nieuw: [{ id: 'x', naam: 'De Uil' }], land: 'nl' as const }
    const keuzes = { ...GEEN_KEUZES, groepen: [{ sleutel: 'groep 4', naam: 'de uil' }] }
    const { dubbel, leerlingen, groepen } = make(invoer, keuzes)
    expect(dubbel).toEqual(['De Uil'])
    expect(leerlingen[0]?.naar).toBe('x')
    expect(groepen.find(({ sleutel }) => sleutel === 'x')?.bestaand).toBe('x')
    // Decoy: two groups that swap names stay two groups.
    const ruil = {
      ...GEEN_KEUZES,
      groepen: [
        { sleutel: 'groep 4', naam: 'Groep 6' },
        { sleutel: 'groep 6', naam: 'Groep 4' },
      ],
    }
    expect(make(invoer, ruil)).toMatchObject({ dubbel: [] })
    expect(make(invoer, ruil).leerlingen[0]?.naar).toBe('groep 4')
  })

  it('goes as is proposed where the group that was chosen is no more, and nobody leaves by it', () => {
    const oud = [groep('Groep 3', 3), groep('Groep 8', 8)]
    const nieuw = [{ id: 'x', naam: 'Plusklas' }]
    const kind = oud[0]?.leerlingen[0]?.id ?? ''
    const choose = (naar: string | null) => ({
      ...GEEN_KEUZES,
      delen: [{ groepId: 'Groep 3', jaargroep: 3, naar }],
      leerlingen: [{ id: kind, naar, blijft: false }],
    })
    const naarVan = (keuzes: OvergangKeuzes, er = nieuw) => {
      const weg = make({ oud, nieuw: er, land: 'nl' }, keuzes)
      const plekken = weg.leerlingen.filter(({ van }) => van === 'Groep 3').map(({ naar }) => naar)
      return { plekken: [...new Set(plekken)], over: weg.keuzes.delen.length }
    }
    expect(naarVan(choose('x'))).toEqual({ plekken: ['x'], over: 1 })
    // The choice follows the group itself, not its name.
    expect(naarVan(choose('x'), [{ id: 'x', naam: 'Plusgroep' }])).toEqual({
      plekken: ['x'],
      over: 1,
    })
    expect(naarVan(choose('plusklas'))).toEqual({ plekken: ['x'], over: 1 })
    expect(naarVan(choose('x'), [])).toEqual({ plekken: ['groep 4'], over: 0 })
    expect(naarVan(choose('bestaat niet'))).toEqual({ plekken: ['groep 4'], over: 0 })
    // Decoy: a pupil who was sent away does leave.
    expect(naarVan(choose(null))).toEqual({ plekken: [null], over: 1 })
  })

  it('keeps that somebody does the year once more when the place is no more', () => {
    const oud = [groep('Groep 3', 3), groep('Groep 4', 4)]
    const id = oud[0]?.leerlingen[0]?.id ?? ''
    const pick = (blijft: boolean) => ({
      ...GEEN_KEUZES,
      leerlingen: [{ id, naar: 'de plusklas', blijft }],
    })
    const weg = (keuzes: OvergangKeuzes) =>
      make({ oud, nieuw: [], land: 'nl' }, keuzes).leerlingen.find((kind) => kind.id === id)
    expect(weg(pick(true))).toMatchObject({ naar: 'groep 3', wordt: 3, anders: true })
    // The pupil goes where any pupil of that group is proposed to stay, whatever that group is called by then.
    const groepen = [{ sleutel: 'groep 3', naam: 'De egels' }]
    const { blijvers } = make({ oud, nieuw: [], land: 'nl' }, { ...pick(true), groepen })
    expect(blijvers).toEqual([
      { groepId: 'Groep 3', naar: 'groep 3' },
      { groepId: 'Groep 4', naar: 'groep 4' },
    ])
    // Decoy: a chosen place that no longer exists decides nothing by itself.
    expect(weg(pick(false))).toMatchObject({ naar: 'groep 4', wordt: 4, anders: false })
  })

  it('knows a group that was put away by its name, when one is called so again', () => {
    const oud = [groep('Groep 3', 3)]
    const delen = [{ groepId: 'Groep 3', jaargroep: 3, naar: 'oude id' }]
    const weg = [{ id: 'oude id', naam: 'Plusklas' }]
    const naar = (nieuw: OvergangInvoer['nieuw']) =>
      make({ oud, nieuw, weg, land: 'nl' }, { ...GEEN_KEUZES, delen }).leerlingen[0]?.naar
    expect(naar([{ id: 'nieuwe id', naam: 'plusklas' }])).toBe('nieuwe id')
    expect(naar([])).toBe('groep 4')
  })

  it('leaves a group that got another name what it is, where somebody makes one of the old name', () => {
    const oud = [groep('Groep 3', 3)]
    const keuzes = { ...GEEN_KEUZES, groepen: [{ sleutel: 'groep 4', naam: 'De Eekhoorns' }] }
    const nieuw = [{ id: 'x', naam: 'Groep 4' }]
    const { groepen, leerlingen, dubbel } = make({ oud, nieuw, land: 'nl' }, keuzes)
    expect(groepen.map(({ sleutel, naam }) => [sleutel, naam])).toEqual([
      ['groep 3', 'Groep 3'],
      ['groep 4', 'De Eekhoorns'],
      ['x', 'Groep 4'],
    ])
    expect(leerlingen[0]?.naar).toBe('groep 4')
    expect(dubbel).toEqual([])
  })

  it('names every pupil once, sends it to a group that is there, and no year is skipped', () => {
    const kinderen = fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 12 })
    const namen = ['Groep 3', 'Groep-3', 'groep 4', '4/5', '5A', '5a', 'De Uilen', '7/8', 'Groep 8']
    const naam = fc.constantFrom(...namen)
    const er = fc.uniqueArray(naam, { selector: naamSleutel, maxLength: 3 })
    const gekozen = fc.uniqueArray(
      fc.record({ sleutel: naam.map((een) => een.toLowerCase()), naam }),
      { selector: ({ sleutel }) => sleutel, maxLength: 4 },
    )
    const school = fc.uniqueArray(fc.tuple(naam, kinderen), { selector: ([n]) => n, maxLength: 6 })
    fc.assert(
      fc.property(
        school,
        fc.constantFrom('nl', 'be'),
        er,
        gekozen,
        (groepen, land, nu, genoemd) => {
          const oud = groepen.map(([n, jaren]) => ({
            id: n,
            naam: n,
            leerlingen: jaren.map((jaargroep, i) => ({ id: `${n}-${i}`, jaargroep })),
          }))
          const nieuw = nu.map((n) => ({ id: `nieuw ${n}`, naam: n }))
          const keuzes = { ...GEEN_KEUZES, groepen: genoemd }
          const { leerlingen, groepen: na } = make({ oud, nieuw, land }, keuzes)
          expect(new Set(na.map((een) => naamSleutel(een.naam))).size).toBe(na.length)
          expect(na.filter(({ bestaand }) => bestaand !== null)).toHaveLength(nieuw.length)
          const sleutels = new Set(na.map(({ sleutel }) => sleutel))
          expect(sleutels.size).toBe(na.length)
          const alle = oud.flatMap((een) => een.leerlingen.map(({ id }) => id))
          expect(leerlingen.map(({ id }) => id).toSorted()).toEqual(alle.toSorted())
          for (const { naar, wordt, jaargroep } of leerlingen) {
            expect(naar === null || sleutels.has(naar)).toBe(true)
            expect(wordt - jaargroep).toBeLessThanOrEqual(1)
            expect(wordt).toBeGreaterThanOrEqual(jaargroep)
          }
        },
      ),
    )
  })
})
