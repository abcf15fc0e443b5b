import type { herstelEndpoints } from '@letterhaven/contracts/endpoints/herstel'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createAanvragen, resetWachtwoord } from './herstel.service.ts'

export function herstelRoutes(ctx: Context): Handlers<typeof herstelEndpoints, Caller> {
  const request = createAanvragen(ctx)
  return {
    requestHerstel: ({ body, origin }) => request(body.gebruikersnaam, origin),
    resetWachtwoord: ({ body, origin }) => resetWachtwoord(ctx, body, origin),
  }
}
