import { findRoute } from '../shared/routes/pad.ts'
import { routeVan } from '../shared/routes/routes.ts'
import { titelVan } from '../shared/titel.ts'
import { woordkeus } from '../shared/woordkeus.tsx'
import type { Router } from './router.tsx'

/**
 * Does what a new address needs besides showing its page. The title follows (in an account's area the frame sets it, because it
 * has the wording of that account: layouts/kruimelpad.tsx). Every change of path, also with Back, starts at the top and moves
 * the focus to the page; a change of search parameters keeps the place. The sketch that the page showed before the app had
 * drawn is removed.
 */
export function followNavigatie(router: Router): void {
  // Compared with the last title and not with the page one comes from: Back may come before a page is shown.
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
