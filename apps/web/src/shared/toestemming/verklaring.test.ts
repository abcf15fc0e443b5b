import { describe, expect, it } from 'vitest'
import { alsToestemming, beginVerklaring } from './verklaring.ts'

describe('a declaration that is being filled in', () => {
  it('is nothing until somebody agreed', () => {
    expect(alsToestemming(beginVerklaring('thuis'))).toBeUndefined()
  })

  it('begins with a parent, at home or as a practice heard it', () => {
    const [thuis, rt] = [beginVerklaring('thuis'), beginVerklaring('rt')]
    expect([thuis.soort, rt.soort]).toEqual(['ouder', 'via_ouder'])
    expect(alsToestemming({ ...thuis, akkoord: true })).toMatchObject({ soort: 'ouder' })
  })

  it('names a parent in a practice alone', () => {
    const rt = { ...beginVerklaring('rt'), akkoord: true, naam: 'Els Bos' }
    expect(alsToestemming(rt)).toMatchObject({ naam: 'Els Bos' })
    expect(alsToestemming({ ...rt, soort: 'ouder' })).toMatchObject({ naam: '' })
  })
})
