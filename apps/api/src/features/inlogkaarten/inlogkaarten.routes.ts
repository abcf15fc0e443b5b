import type { inlogkaartenEndpoints } from '@letterhaven/contracts/endpoints/inlogkaarten'
import type { Caller } from '../../kern/context.ts'
import { WithDownload, type Handlers } from '../../platform/http.ts'
import { createInlogkaarten, makeKlasposter, type Drukwerk } from './inlogkaarten.service.ts'

const PDF = 'application/pdf'

export const inlogkaartenRoutes = (
  werk: Drukwerk,
): Handlers<typeof inlogkaartenEndpoints, Caller> => ({
  createInlogkaarten: async ({ caller, params, body, origin: { base } }) => {
    const bytes = await createInlogkaarten(werk, caller, { ...params, ...body, base })
    return new WithDownload(bytes, { mime: PDF, naam: 'inlogkaarten.pdf' })
  },
  getKlasposter: async ({ caller, params, origin: { base } }) => {
    const bytes = await makeKlasposter(werk, caller, { ...params, base })
    return new WithDownload(bytes, { mime: PDF, naam: 'klasposter.pdf' })
  },
})
