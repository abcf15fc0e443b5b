import { describe, expect, it } from 'vitest'
import { bestandsnaam } from './bestandsnaam.ts'

describe('the name of a file', () => {
  it('has the day and nothing that a file system refuses', () => {
    expect(bestandsnaam(['leerlingen', 'Groep 5/6 é'], '2026-11-21', 'csv')).toBe(
      'leerlingen-groep-5-6-e-2026-11-21.csv',
    )
  })

  it('is never empty, and says what is in it', () => {
    expect(bestandsnaam(['李娜'], '2026-11-21', 'pdf')).toBe('letterhaven-2026-11-21.pdf')
  })
})
