import { ApiFout } from '../api/api-fout.ts'
import { sessie } from '../session/sessie.ts'
import type { SessieUser } from '@letterhaven/contracts/sessie'

/** Continues the running session with another token: for another school, or after a new password. */
export function replaceToken(token: string): SessieUser {
  const refreshToken = sessie.refreshToken()
  if (sessie.isSSO() && refreshToken !== null) sessie.vernieuw(token, refreshToken)
  else sessie.start(token)
  const user = sessie.user()
  if (user) return user
  throw new ApiFout({
    code: 'token_invalid',
    message: 'Het is gelukt, maar je moet opnieuw inloggen om verder te gaan.',
    status: 200,
  })
}
