import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { StatusPage } from '../../shared/kader/status-page.tsx'
import { useRouteNaam } from '../../shared/routes/use-route.ts'
import { routeVan } from '../../shared/routes/routes.ts'
import { fillWoorden } from '../../shared/fill-woorden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

/** A page that has its place and its address, but whose content comes later. */
export function LaterPage() {
  const naam = useRouteNaam()
  const w = useWoordkeus()
  const titel = naam ? fillWoorden(routeVan(naam).titel, w) : 'Deze pagina'
  return (
    <StatusPage meeuwis="zwaait" titel={titel} acties={<EigenPaginaLink />}>
      <p>
        <strong>Komt binnenkort.</strong> Aan deze pagina wordt gewerkt. Dit webadres klopt: bewaar
        het gerust als bladwijzer.
      </p>
    </StatusPage>
  )
}
