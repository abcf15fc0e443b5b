import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { StatusPage } from '../../shared/kader/status-page.tsx'

/** What a wrong address shows, inside whatever frame is around it. */
export function NietGevonden() {
  return (
    <StatusPage meeuwis="zoekt" titel="Deze pagina bestaat niet" acties={<EigenPaginaLink />}>
      <p>
        Misschien zit er een tikfout in het adres, of is de pagina verhuisd. Er is niets van je werk
        verloren gegaan.
      </p>
    </StatusPage>
  )
}

/** The same for an address that belongs to no area at all. */
export function NietGevondenPage() {
  return (
    <main id="inhoud" tabIndex={-1} className="status-vol">
      <NietGevonden />
    </main>
  )
}
/** Says that this page is not part of the user's account. */
export function Geweigerd() {
  return (
    <StatusPage titel="Deze pagina is niet voor jouw account" acties={<EigenPaginaLink />}>
      <p>
        Je bent ingelogd, maar bij jouw account hoort deze pagina niet. Heb je deze pagina toch
        nodig? Vraag het aan de beheerder van jullie account.
      </p>
    </StatusPage>
  )
}
