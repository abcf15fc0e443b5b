import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
import { adminVan, mensenVan, type Params, paramsVan } from './adressen.ts'
import { type Bezoek, opnieuw, vulAanmeldingIn } from './bezoek.ts'
import { moet, type Omgeving } from './omgeving.ts'
import { gaVanBuiten } from './scherm.ts'

/** Visits without movement, as somebody who looks at a screen and does not play. */
export function rustigIn(omgeving: Omgeving) {
  return {
    /** One visit; it ends without a complaint of console or policy. */
    async bezoek(doe: (bezoek: Bezoek) => Promise<void>): Promise<void> {
      const nieuw = await opnieuw(omgeving.browser)
      await nieuw.page.emulateMedia({ reducedMotion: 'reduce' })
      await doe(nieuw)
      expect(nieuw.klachten).toEqual([])
      await nieuw.context.close()
    },

    ga: (page: Page, pad: string): Promise<void> => gaVanBuiten(page, omgeving.stack.url + pad),

    /** Signs a role of the Netherlands in, wherever that leads. */
    async wordt(page: Page, rol: Rol): Promise<Params> {
      const account = moet(mensenVan(omgeving.stack, 'nl').get(rol), rol)
      await page.goto(`${omgeving.stack.url}/app/auth/login`)
      await vulAanmeldingIn(page, account)
      await page.waitForFunction(() => localStorage.getItem('user') !== null)
      return paramsVan(omgeving.stack, adminVan(omgeving.stack, 'nl', account))
    },
  }
}
