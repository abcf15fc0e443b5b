import { describe, expect, it } from 'vitest'
import { opZin, overZin } from './over-zin.ts'

describe('what may still be sent', () => {
  it('is said for today and for the month, or once where they are the same', () => {
    expect(overZin({ dag: 1, maand: 12, admin: 20 })).toBe(
      'Je kunt vandaag nog 1 mail sturen, en in 30 dagen nog 12.',
    )
    expect(overZin({ dag: 2, maand: 2, admin: 2 })).toBe('Je kunt nog 2 mails sturen.')
  })

  it('says what was used up, and by whom', () => {
    expect(opZin({ dag: 1, maand: 1, admin: 1 })).toBeNull()
    expect(opZin({ dag: 0, maand: 3, admin: 9 })).toMatch(/vandaag 5/)
    expect(opZin({ dag: 0, maand: 0, admin: 9 })).toMatch(/^Je stuurde er 20/)
    expect(opZin({ dag: 0, maand: 0, admin: 0 })).toMatch(/^Samen/)
  })
})
