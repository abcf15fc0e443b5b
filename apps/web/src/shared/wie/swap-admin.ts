import type { AdminId } from '@letterhaven/contracts/ids'
import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import { call } from '../api/client.ts'
import { padVan } from '../routes/pad.ts'
import { eigenPagina } from '../session/landing.ts'
import { replaceToken } from './replace-token.ts'

/** Continues as the same person at another school or practice, on its first page; nothing of the previous one stays. */
export async function swapAdmin(adminId: AdminId): Promise<void> {
  const { token } = await call(sessiesEndpoints.switchAdmin, { body: { adminId } })
  const user = replaceToken(token)
  window.location.assign(eigenPagina(user) ?? padVan('home', {}))
}
