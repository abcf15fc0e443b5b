import { describe, expect, it } from 'vitest'
import { alVertrokkenZin, tellingZin } from './telling-zin.ts'

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
