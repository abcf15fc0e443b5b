import { expect, it } from 'vitest'
import { NieuwWachtwoordSchema } from '@letterhaven/contracts/wachtwoord'
import { isBekendWachtwoord } from './bekende-wachtwoorden.ts'

it.each(['baseball', 'BaseBall', 'trustno1', 'Sunshine2026!', '123starwars', 'corvette!!'])(
  'a password from every list of leaks is known, whatever is put around it: %o',
  (wachtwoord) => expect(isBekendWachtwoord(wachtwoord)).toBe(true),
)

it.each(['baseball in de regen', 'vuurtoren', 'zeven meeuwen', 'sunshine-en-wolken'])(
  'a longer thought is not: %o',
  (wachtwoord) => expect(isBekendWachtwoord(wachtwoord)).toBe(false),
)

it('holds what the form lets through: the form itself knows no list', () => {
  expect(NieuwWachtwoordSchema.safeParse('starwars').success).toBe(true)
})
