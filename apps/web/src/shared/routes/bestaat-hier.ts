import { routeVan, type RouteNaam } from './routes.ts'

/** Returns whether the demonstration runs here, which the server wrote into the page. */
const isDemo = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === '1'

/** Returns whether this page of the table exists in this installation. */
export function bestaatHier(naam: RouteNaam): boolean {
  return routeVan(naam).alleenDemo !== true || isDemo()
}
