import { routeVan, type RouteNaam } from './routes.ts'

/** Whether the demonstration runs here, as the server wrote it into the page. */
const isDemo = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content === '1'

/** Is this page of the table one of this installation? */
export function bestaatHier(naam: RouteNaam): boolean {
  return routeVan(naam).alleenDemo !== true || isDemo()
}
