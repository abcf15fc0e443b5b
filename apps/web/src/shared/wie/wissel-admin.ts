import type { AdminId } from '@letterhaven/contracts/ids'
import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import { call } from '../api/client.ts'
import { padVan } from '../routes/pad.ts'
import { eigenPagina } from '../session/landing.ts'
import { vervangToken } from './vervang-token.ts'

/** The same person goes on at another school or practice, on its first page; nothing of the one before stays. */
export async function wisselAdmin(adminId: AdminId): Promise<void> {
  const { token } = await call(sessiesEndpoints.switchAdmin, { body: { adminId } })
  const user = vervangToken(token)
  window.location.assign(eigenPagina(user) ?? padVan('home', {}))
}
