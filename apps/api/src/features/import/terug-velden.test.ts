import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LeerlingVelden } from '../../schema/import-stap.ts'
import { putVeldenBack } from './terug-velden.ts'

const naam = fc.constantFrom('Noor', 'Sem', 'Isa')
const of = <T>(...waarden: readonly T[]) => fc.constantFrom(...waarden, null)
const velden: fc.Arbitrary<LeerlingVelden> = fc.record({
  voornaam: naam,
  tussenvoegsel: fc.constantFrom('', 'de'),
  achternaam: naam,
  geboortedatum: of('2018-01-01'),
  jaargroep: fc.constantFrom(3, 4),
  jaarcode: of('S'),
  sleutel: of('1', '2'),
  eckid: of('a'),
})

describe('what a file changed of a pupil', () => {
  it('is put back whole where nobody touched it since', () => {
    fc.assert(
      fc.property(velden, velden, (van, naar) => {
        const isAnders = JSON.stringify(van) !== JSON.stringify(naar)
        expect(putVeldenBack(naar, { van, naar })).toEqual(isAnders ? van : null)
      }),
    )
  })

  it('leaves what somebody corrected, and puts back the rest', () => {
    const van: LeerlingVelden = {
      voornaam: 'Noor',
      tussenvoegsel: '',
      achternaam: 'Bos',
      geboortedatum: null,
      jaargroep: 4,
      jaarcode: null,
      sleutel: null,
      eckid: null,
    }
    const naar = { ...van, jaargroep: 5, sleutel: '7' }
    const nu = { ...naar, voornaam: 'Nora' }
    expect(putVeldenBack(nu, { van, naar })).toEqual({ ...van, voornaam: 'Nora' })
    // A year that was chosen since stays, and so does its jaarcode.
    const anderJaar = { ...nu, jaargroep: 6 }
    expect(putVeldenBack(anderJaar, { van, naar })).toEqual({ ...anderJaar, sleutel: null })
    expect(putVeldenBack({ ...anderJaar, sleutel: '8' }, { van, naar })).toBeNull()
  })

  it('touches no field that the file did not change', () => {
    fc.assert(
      fc.property(velden, velden, velden, (nu, van, naar) => {
        const terug = putVeldenBack(nu, { van, naar })
        for (const veld of Object.keys(van) as (keyof LeerlingVelden)[]) {
          const isJaar = veld === 'jaargroep' || veld === 'jaarcode'
          const isGewijzigd = isJaar
            ? van.jaargroep !== naar.jaargroep || van.jaarcode !== naar.jaarcode
            : van[veld] !== naar[veld]
          expect((terug ?? nu)[veld]).toBe(
            terug && isGewijzigd && terug[veld] !== nu[veld] ? van[veld] : nu[veld],
          )
        }
      }),
    )
  })
})
