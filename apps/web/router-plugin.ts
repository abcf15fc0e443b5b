import type { Plugin } from 'vite'

const LEEG = '\0letterhaven:geen-link'
const ROUTE = /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]route\.js$/

/**
 * Every route of the router brings the router's own link along as `route.Link`, which nobody uses: our links are
 * shared/routes/rij-link.tsx. Left out, since it would weigh 3 KB on every page.
 */
export function zonderRouterLink(): Plugin {
  return {
    name: 'letterhaven:zonder-router-link',
    apply: 'build',
    enforce: 'pre',
    resolveId: (bron, vanuit = '') => (bron === './link.js' && ROUTE.test(vanuit) ? LEEG : null),
    load: (id) => (id === LEEG ? 'export const Link = null' : null),
  }
}
