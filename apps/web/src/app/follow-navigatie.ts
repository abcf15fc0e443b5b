import { findRoute } from '../shared/routes/pad.ts'
import { routeVan } from '../shared/routes/routes.ts'
import { titelVan } from '../shared/titel.ts'
import { woordkeus } from '../shared/woordkeus.tsx'
import type { Router } from './router.tsx'

/**
 * What a new address does beside showing its page: the title follows (in an account's area its frame tells it, which
 * has the words of that account: layouts/kruimelpad.tsx), every change of path starts
 * at the top (Back too) and moves the focus to the page, a change of search parameters keeps the
 * place. What the page showed before the app had drawn goes.
 */
export function followNavigatie(router: Router): void {
  // Held beside the last title, not the page one comes from: Back may come before a page is shown.
  let metTitel = ''
  router.subscribe('onBeforeLoad', ({ toLocation: { pathname } }) => {
    if (pathname === metTitel) return
    metTitel = pathname
    const route = findRoute(pathname)
    if (route && routeVan(route.naam).layout === 'admin') return
    document.title = titelVan(pathname, woordkeus)
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    document.getElementById('schets')?.remove()
    if (!pathChanged) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    if (fromLocation) document.getElementById('inhoud')?.focus({ preventScroll: true })
  })
}
