import { vulWoorden } from '../shared/vul-woorden.ts'
import { woordkeus } from '../shared/woordkeus.tsx'
import { bestaatHier } from '../shared/routes/bestaat-hier.ts'
import { vindRoute } from '../shared/routes/pad.ts'
import { routeVan } from '../shared/routes/routes.ts'
import type { router as Router } from './router.tsx'

const MERK = 'Letterhaven'

/** The document title of an address: 'X · Letterhaven'. */
function titelVan(pathname: string): string {
  const route = vindRoute(pathname)
  const titel =
    route && bestaatHier(route.naam)
      ? vulWoorden(routeVan(route.naam).titel, woordkeus)
      : 'Pagina niet gevonden'
  return `${titel} · ${MERK}`
}

/**
 * What a new address does beside showing its page: the title follows, every change of path starts
 * at the top (Back too) and moves the focus to the page, a change of search parameters keeps the
 * place.
 */
export function volgNavigatie(router: typeof Router): void {
  router.subscribe('onBeforeLoad', ({ toLocation, fromLocation }) => {
    if (!fromLocation || toLocation.pathname !== fromLocation.pathname)
      document.title = titelVan(toLocation.pathname)
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    if (!pathChanged) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (fromLocation) document.getElementById('inhoud')?.focus({ preventScroll: true })
  })
}
