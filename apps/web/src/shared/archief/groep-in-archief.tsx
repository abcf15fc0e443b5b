import { lazy, Suspense } from 'react'
import type { ArchiefPagina } from './archief-pagina.tsx'

const Pagina = lazy(() =>
  import('./archief-pagina.tsx').then((m) => ({ default: m.ArchiefPagina })),
)

/**
 * Takes the place of any page of a group that is no longer in use, because the server would refuse what that page offers. Its
 * code is loaded when it is needed.
 */
export function GroepInArchief(props: Parameters<typeof ArchiefPagina>[0]) {
  return (
    <Suspense>
      <Pagina {...props} />
    </Suspense>
  )
}
