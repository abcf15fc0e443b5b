import { redirect } from '@tanstack/react-router'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { padVan } from '../shared/routes/pad.ts'
import { routeVan, type RouteNaam } from '../shared/routes/routes.ts'
import { sessie } from '../shared/session/sessie.ts'
import { judgeToegang, mistFeature } from '../shared/session/toegang.ts'
import { saveWantedRoute } from '../shared/session/wanted-route.ts'
import { ToegangFout } from './toegang-fout.ts'

interface Bezoek {
  readonly params: Readonly<Record<string, string>>
  readonly location: { readonly publicHref: string }
  readonly preload: boolean
}

/** Returns the features of the user's own admin; null for users who belong to none, whom the server judges. */
async function eigenFeatures() {
  const { loadAccount } = await import('../shared/account/account.ts')
  return (await loadAccount())?.admin?.features ?? null
}

/**
 * Makes the guard of one page: somebody who is not signed in is sent to the login page and comes back afterwards; somebody
 * whose role or school does not have the page gets a friendly refusal.
 */
export function bewaak(naam: RouteNaam) {
  return async ({ params, location, preload }: Bezoek): Promise<void> => {
    const oordeel = judgeToegang(naam, params, sessie.user())
    if (oordeel === 'login') {
      if (!preload) saveWantedRoute(winkels.session, location.publicHref)
      throw redirect({
        to: padVan(sessie.isSSO() ? 'login-sso' : 'login', {}) as '/',
        replace: true,
      })
    }
    if (oordeel !== 'ok') throw new ToegangFout(oordeel)
    if (routeVan(naam).feature && mistFeature(naam, await eigenFeatures()))
      throw new ToegangFout('geweigerd')
  }
}
