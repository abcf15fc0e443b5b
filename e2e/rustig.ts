import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Rol } from '@letterhaven/contracts/rol'
import { adminVan, mensenVan, type Params, paramsVan } from './adressen.ts'
import { type Bezoek, opnieuw, fillInAanmelding } from './bezoek.ts'
import { moet, type Omgeving } from './omgeving.ts'
import { goFromBuiten } from './scherm.ts'

/** Visits with reduced motion, like a user who looks at a screen and does not play. */
export function rustigIn(omgeving: Omgeving) {
  return {
    /** Makes one visit, which must end without console errors or policy reports. */
    async bezoek(perform: (bezoek: Bezoek) => Promise<void>): Promise<void> {
      const nieuw = await opnieuw(omgeving.browser)
      await perform(nieuw)
      expect(nieuw.klachten).toEqual([])
      await nieuw.context.close()
    },

    /** Goes to a page of the current host, or of the Dutch one at first. */
    ga: (page: Page, pad: string): Promise<void> => {
      const hier = page.url()
      const host = hier.startsWith('http') ? new URL(hier).origin : omgeving.stack.url
      return goFromBuiten(page, host + pad)
    },

    /** Signs in as a role of a country on its host, wherever that leads. */
    async wordt(page: Page, rol: Rol, land: 'nl' | 'be' = 'nl'): Promise<Params> {
      const { stack } = omgeving
      const account = moet(mensenVan(stack, land).get(rol), rol)
      await page.goto(`${land === 'be' ? stack.vlaamseUrl : stack.url}/app/auth/login`)
      await fillInAanmelding(page, account)
      await page.waitForFunction(() => localStorage.getItem('user') !== null)
      return paramsVan(stack, adminVan(stack, land, account))
    },
  }
}
