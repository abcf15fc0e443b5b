import { lazy, Suspense } from 'react'
import type { ArchiefPagina } from './archief-pagina.tsx'

const Pagina = lazy(() =>
  import('./archief-pagina.tsx').then((m) => ({ default: m.ArchiefPagina })),
)

/** In place of whichever page of a group that is in use no more: what it offers would be refused. Comes when it is met. */
export function GroepInArchief(props: Parameters<typeof ArchiefPagina>[0]) {
  return (
    <Suspense>
      <Pagina {...props} />
    </Suspense>
  )
}
