import { describe, expect, it } from 'vitest'
import { SignInSchema } from '@letterhaven/contracts/aanmelden'
import { check } from './controleer.ts'

describe('checking a form', () => {
  it('gives the trimmed data when all is well', () => {
    const uitslag = check(SignInSchema, { gebruikersnaam: ' juf ', wachtwoord: ' x ' })
    expect(uitslag).toEqual({
      gegevens: { gebruikersnaam: 'juf', wachtwoord: ' x ' },
      meldingen: null,
    })
  })

  it('says of each empty field that it is required', () => {
    const { meldingen } = check(SignInSchema, { gebruikersnaam: '  ', wachtwoord: '' })
    expect(meldingen).toEqual({
      gebruikersnaam: expect.stringMatching(/verplicht|minstens/) as string,
      wachtwoord: 'Dit veld is verplicht',
    })
  })

  it('names only the field that is wrong', () => {
    const { meldingen } = check(SignInSchema, {
      gebruikersnaam: 'juf',
      wachtwoord: 'x'.repeat(201),
    })
    expect(meldingen).toEqual({ wachtwoord: 'Gebruik hoogstens 200 tekens' })
  })
})
