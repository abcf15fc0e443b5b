import type { Naam } from '@letterhaven/contracts/leerling'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bekendeNaam,
  lijstNaam,
  metLetterpunt,
  sorteerSleutel,
  compareGroepsnamen,
  compareNamen,
  volledigeNaam,
} from './naam.ts'

const naam = (voornaam: string, tussenvoegsel = '', achternaam = ''): Naam => ({
  voornaam,
  tussenvoegsel,
  achternaam,
})
const noor = naam('Noor', 'van den', 'Berg')

describe('a name on the screen', () => {
  it('is said in full, with prefix and without doubled spaces', () => {
    expect(volledigeNaam(noor)).toBe('Noor van den Berg')
    expect(volledigeNaam(naam(' Li ', '', 'Wei  Ming'))).toBe('Li Wei Ming')
    expect(volledigeNaam(naam('Sukarno'))).toBe('Sukarno')
  })

  it('has a point where its surname is a letter, and none where it is whole or not there', () => {
    expect(['Noor V', 'Noor', 'Noor Vos', 'Zoë Ö', ''].map(metLetterpunt)).toEqual([
      'Noor V.',
      'Noor',
      'Noor Vos',
      'Zoë Ö.',
      '',
    ])
  })

  it('stands in a list on the surname, prefix behind (nl) or in front with a capital (be)', () => {
    expect(lijstNaam(noor, 'nl')).toBe('Berg, Noor van den')
    expect(lijstNaam(noor, 'be')).toBe('Van den Berg, Noor')
    expect(lijstNaam(naam('Sukarno'), 'nl')).toBe('Sukarno')
    expect(lijstNaam(naam('Sukarno'), 'be')).toBe('Sukarno')
  })

  it('is null for somebody who is not known any more', () => {
    expect(bekendeNaam(noor)).toBe('Noor van den Berg')
    expect(bekendeNaam({ voornaam: 'Li', tussenvoegsel: null, achternaam: null })).toBe('Li')
    expect(bekendeNaam({ voornaam: null, tussenvoegsel: null, achternaam: null })).toBeNull()
  })
})

describe('the order of groups', () => {
  const opGroep = (namen: readonly string[]) => namen.toSorted(compareGroepsnamen)

  it('takes numbers as numbers, and letters without their accents', () => {
    expect(opGroep(['Groep 10', 'groep 8b', 'Groep 8A', 'Élèves', 'Daltons'])).toEqual([
      'Daltons',
      'Élèves',
      'Groep 8A',
      'groep 8b',
      'Groep 10',
    ])
  })

  it('is that of the tables of languages, for names as schools give them', () => {
    const tabel = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' })
    const naamDeel = fc.constantFrom(
      'Groep',
      'Klas',
      'Leerjaar',
      'Bijen',
      'Uilen',
      'éénden',
      'A',
      'b',
    )
    const groepsnaam = fc
      .tuple(naamDeel, fc.nat({ max: 120 }), naamDeel)
      .map(([voor, nummer, na]) => `${voor} ${nummer} ${na}`)
    fc.assert(
      fc.property(groepsnaam, groepsnaam, (a, b) => {
        expect(Math.sign(compareGroepsnamen(a, b))).toBe(Math.sign(tabel.compare(a, b)))
      }),
    )
  })
})

describe('the order of names', () => {
  const lijst = [naam('Bo', 'van', 'Dam'), naam('Ana', '', 'Visser'), naam('Cas', '', 'Eik')]
  const achternamen = (land: 'nl' | 'be') =>
    lijst.toSorted(compareNamen(land)).map((n) => n.achternaam)

  it('leaves the prefix out in the Netherlands and counts it in Flanders', () => {
    expect(achternamen('nl')).toEqual(['Dam', 'Eik', 'Visser'])
    expect(achternamen('be')).toEqual(['Eik', 'Dam', 'Visser'])
  })

  it('puts a short surname before a longer one that starts with it', () => {
    const kort = sorteerSleutel(naam('Zoë', '', 'Bos'), 'nl')
    const lang = sorteerSleutel(naam('Anna', '', 'Bos-Visser'), 'nl')
    expect(kort < lang).toBe(true)
  })

  it('keeps prefix and surname apart in Flanders', () => {
    const [dePauw, depauw] = [naam('An', 'de', 'Pauw'), naam('An', '', 'Demol')]
    expect(sorteerSleutel(dePauw, 'be')).toBe('de pauw  an')
    expect(compareNamen('be')(dePauw, depauw)).toBe(-1)
  })

  it('does not see accents, case and apostrophes', () => {
    expect(sorteerSleutel(naam('Şeyma', '', 'ÖZTÜRK'), 'nl')).toBe('ozturk  seyma')
    expect(sorteerSleutel(naam('Łukasz', '', "O'Neill"), 'nl')).toBe('oneill  lukasz')
  })

  it('keeps marks that are letters in other scripts', () => {
    expect(sorteerSleutel(naam('Андрій', '', 'Сірий'), 'nl')).toBe('сірий  андрій')
    expect(sorteerSleutel(naam('अनीता'), 'nl')).toBe('अनीता')
  })

  it('sorts one-name children on that name, among the surnames', () => {
    const namen = [naam('Cas', '', 'Zwart'), naam('Sukarno'), naam('Bo', '', 'Aal')]
    expect(namen.toSorted(compareNamen('nl')).map(volledigeNaam)).toEqual([
      'Bo Aal',
      'Sukarno',
      'Cas Zwart',
    ])
  })

  it('is the same however the letters were composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (v, a) => {
        const [c, d] = [naam(v.normalize('NFC'), '', a), naam(v.normalize('NFD'), '', a)]
        expect(sorteerSleutel(c, 'nl')).toBe(sorteerSleutel(d, 'nl'))
        expect(compareNamen('be')(c, d)).toBe(0)
      }),
    )
  })
})
