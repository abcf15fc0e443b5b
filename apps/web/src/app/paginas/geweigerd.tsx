import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { StatusPage } from '../../shared/kader/status-page.tsx'

/** What somebody reads whose account has no such page. */
export function Geweigerd() {
  return (
    <StatusPage titel="Deze pagina is niet voor jouw account" acties={<EigenPaginaLink />}>
      <p>
        Je bent ingelogd, maar bij jouw account hoort deze pagina niet. Heb je haar wel nodig? Vraag
        het dan aan wie jullie account beheert.
      </p>
    </StatusPage>
  )
}
