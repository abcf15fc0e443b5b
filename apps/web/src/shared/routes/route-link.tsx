import { PadLink } from './pad-link.tsx'
import { padVan } from './pad.ts'
import type { LinkEigenschappen } from './rij-link.tsx'
import type { RouteNaam, RouteParams } from './routes.ts'

type Eigenschappen<N extends RouteNaam> = LinkEigenschappen & {
  readonly naar: N
} & (keyof RouteParams<N> extends never
    ? { readonly params?: RouteParams<N> }
    : { readonly params: RouteParams<N> })

/**
 * A link to a named page: `<RouteLink naar="a-groep" params={{ adminId, groepId }}>`. The page's code is fetched as soon as the
 * link gets hover or focus.
 */
export function RouteLink<N extends RouteNaam>(eigenschappen: Eigenschappen<N>) {
  const { naar, params, ...rest } = eigenschappen as LinkEigenschappen & {
    readonly naar: N
    readonly params?: RouteParams<N>
  }
  return <PadLink {...rest} pad={padVan(naar, params ?? ({} as RouteParams<N>))} />
}
