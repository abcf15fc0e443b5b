import { woordkeusBijLand } from '@letterhaven/domain/woordkeus'
import { describe, expect, it } from 'vitest'
import { alsWie, nogZin } from './kijk-mee-zin.ts'

const nl = woordkeusBijLand('nl')

describe('what the strip says', () => {
  it('is as whom, in the words of the country', () => {
    expect(alsWie({ role: 'schooladmin', naam: null }, nl)).toBe('schoolbeheerder')
    expect(alsWie({ role: 'docent', naam: 'Els de Vries' }, nl)).toBe(
      `${nl.leerkracht} Els de Vries`,
    )
    const be = woordkeusBijLand('be')
    expect(alsWie({ role: 'docent', naam: 'Els' }, be)).toBe(`${be.leerkracht} Els`)
  })

  it('is how long, in minutes that began, and nothing where the server did not say', () => {
    expect(nogZin(30 * 60_000)).toBe(', nog 30 minuten')
    // The device's guess of the server's clock is slightly wrong, and nobody is promised more time than there is.
    expect(nogZin(30 * 60_000 + 400)).toBe(', nog 30 minuten')
    expect(nogZin(23.2 * 60_000)).toBe(', nog 24 minuten')
    expect(nogZin(60_000)).toBe(', nog 1 minuut')
    expect(nogZin(0)).toBe(', nog 1 minuut')
    expect(nogZin(null)).toBe('')
  })
})
