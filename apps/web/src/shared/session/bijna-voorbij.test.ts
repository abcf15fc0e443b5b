import type { SessieUser } from '@letterhaven/contracts/sessie'
import { describe, expect, it } from 'vitest'
import { msTotVraag } from './bijna-voorbij.ts'

const MINUUT = 60_000
const NU = 1_800_000_000_000

const user = (minuten: number, role: SessieUser['role'] = 'docent') =>
  ({ _id: 'x', role, adminId: null, exp: (NU + minuten * MINUUT) / 1000 }) as unknown as SessieUser

describe('the question before the end of a password session', () => {
  it('comes five minutes before it', () => {
    expect(msTotVraag(user(120), NU)).toBe(115 * MINUUT)
    expect(msTotVraag(user(6), NU)).toBe(MINUUT)
  })

  it('comes at once when those five minutes have begun, after a sleep as well', () => {
    for (const minuten of [5, 3, 0.1]) expect(msTotVraag(user(minuten), NU)).toBe(0)
  })

  it('does not come when the session is over', () => {
    for (const minuten of [0, -1, -600]) expect(msTotVraag(user(minuten), NU)).toBeNull()
  })

  it('does not come to a guest, who has no password', () => {
    expect(msTotVraag(user(3, 'demo'), NU)).toBeNull()
  })
})
