import { describe, expect, it } from 'vitest'
import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { nogNietZin } from './nog-niet-zin.ts'

describe('who takes no seat yet', () => {
  it('is told in the words of the country, one or more', () => {
    expect(nogNietZin(12, woordkeusBijLand('nl'))).toBe(
      '12 leerlingen in groep 1 en 2 of zonder groepsnummer tellen pas mee als ze oefenen.',
    )
    expect(nogNietZin(1, woordkeusBijLand('be'))).toBe(
      '1 leerling in de 2e en 3e kleuterklas of zonder leerjaar telt pas mee als die oefent.',
    )
  })
})
