import { describe, expect, it } from 'vitest'
import { alVertrokkenZin, tellingZin, terugZinnen } from './telling-zin.ts'

const NIETS = { groepen: 0, nieuw: 0, gewijzigd: 0, verplaatst: 0, terug: 0, vertrokken: 0 }
const NL = { groep: 'groep', groepen: 'groepen' }

describe('what a file does, in one phrase', () => {
  it('names what there is, in the words of the country', () => {
    expect(tellingZin({ ...NIETS, nieuw: 32, groepen: 8 }, NL)).toBe(
      '32 nieuwe leerlingen en 8 nieuwe of gewijzigde groepen',
    )
    expect(tellingZin({ ...NIETS, verplaatst: 1 }, { groep: 'klas', groepen: 'klassen' })).toBe(
      '1 leerling naar een andere klas',
    )
  })

  it('counts who is invited', () => {
    expect(tellingZin({ ...NIETS, nieuw: 1, uitgenodigd: 2 }, NL)).toBe(
      '1 nieuwe leerling en 2 uitnodigingen',
    )
    expect(tellingZin({ ...NIETS, uitgenodigd: 1 }, NL)).toBe('1 uitnodiging')
  })

  it('is nothing where nothing changes', () => {
    expect(tellingZin(NIETS, NL)).toBeNull()
  })
})

describe('who left before the file was read', () => {
  it('is counted, in the right number', () => {
    expect(alVertrokkenZin(1)).toBe(
      '1 leerling staat in het bestand als vertrokken en is niet meegenomen.',
    )
    expect(alVertrokkenZin(12)).toBe(
      '12 leerlingen staan in het bestand als vertrokken en zijn niet meegenomen.',
    )
  })
})

describe('what taking a file back does', () => {
  it('is told for each kind of change, and for no other', () => {
    expect(terugZinnen({ ...NIETS, nieuw: 30, terug: 2, uitgenodigd: 1 }, NL)).toEqual([
      '32 leerlingen die hiermee kwamen, gaan naar de prullenbak, met alles wat ze al deden.',
      'Uitnodigingen die nog openstaan, vervallen.',
    ])
    expect(terugZinnen({ ...NIETS, nieuw: 1 }, NL)).toEqual([
      '1 leerling die hiermee kwam, gaat naar de prullenbak, met alles wat die al deed.',
    ])
    expect(
      terugZinnen(
        { ...NIETS, vertrokken: 1, verplaatst: 4, groepen: 2 },
        { groep: 'klas', groepen: 'klassen' },
      ),
    ).toEqual([
      '1 leerling komt terug uit de prullenbak.',
      'Gegevens en klassen van leerlingen worden weer zoals ze waren.',
      'Nieuwe klassen verdwijnen uit de lijst, gewijzigde worden weer zoals ze waren.',
    ])
    expect(terugZinnen(NIETS, NL)).toEqual([])
  })
})
