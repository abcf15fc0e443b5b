import type { SessieUser } from '@letterhaven/contracts/sessie'
import { describe, expect, it } from 'vitest'
import { isBijnaVoorbij } from './bijna-voorbij.ts'

const MINUUT = 60_000
const NU = 1_800_000_000_000

const user = (minuten: number, role: SessieUser['role'] = 'docent') =>
  ({ _id: 'x', role, adminId: null, exp: (NU + minuten * MINUUT) / 1000 }) as unknown as SessieUser

describe('the question before the end of a password session', () => {
  it('does not come earlier than five minutes before it', () => {
    for (const minuten of [120, 6]) expect(isBijnaVoorbij(user(minuten), NU)).toBe(false)
  })

  it('comes when those five minutes have begun, after a sleep as well', () => {
    for (const minuten of [5, 3, 0.1]) expect(isBijnaVoorbij(user(minuten), NU)).toBe(true)
  })

  it('does not come when the session is over', () => {
    for (const minuten of [0, -1, -600]) expect(isBijnaVoorbij(user(minuten), NU)).toBe(false)
  })

  it('does not come to a guest, who has no password', () => {
    expect(isBijnaVoorbij(user(3, 'demo'), NU)).toBe(false)
  })
})
