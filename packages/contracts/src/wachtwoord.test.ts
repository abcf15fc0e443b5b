import { describe, expect, it } from 'vitest'
import { NieuwWachtwoordSchema } from './wachtwoord.ts'

const mag = (wachtwoord: string): boolean => NieuwWachtwoordSchema.safeParse(wachtwoord).success

describe('a new password', () => {
  it.each([
    'zeven meeuwen op de kade',
    'kade-7zk',
    'elf tekens!',
    'Vuurtoren-op-zee-7',
    'paard batterij nietje',
    'wachtwoord van opa Henk',
    'ëén zin mét accenten',
    'x'.repeat(3) + ' lange zin '.repeat(17),
  ])('may be %o', (wachtwoord) => expect(mag(wachtwoord)).toBe(true))

  it.each([
    'zeven 7',
    'Zomer2026!',
    'Juf-2026-juf',
    'a'.repeat(201),
    'aaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'wachtwoord123!',
    'P-a-s-s-w-o-r-d-2026',
    'welkomwelkom1',
    'Letterhaven2026!',
    'qwertyuiop12',
    'abcdefghijklmn',
    '314159265358979',
  ])('may not be %o', (wachtwoord) => expect(mag(wachtwoord)).toBe(false))
})
