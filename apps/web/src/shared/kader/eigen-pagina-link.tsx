import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { padVan } from '../routes/pad.ts'
import { eigenPagina } from '../session/landing.ts'
import { useSessieUser } from '../session/sessie.ts'
import { useHier } from '../routes/hier.ts'
import { PadLink } from '../routes/pad-link.tsx'

/** The one link that always helps: it leads to the user's own first page, or to the home page for a visitor. */
export function EigenPaginaLink({ className = knopKlasse({ soort: 'primair' }) }) {
  const user = useSessieUser()
  const hier = useHier()
  const eigen = user && eigenPagina(user)
  const isElders = eigen !== null && eigen !== hier
  const pad = isElders ? eigen : padVan('home', {})
  return (
    <PadLink pad={pad} className={className}>
      {isElders ? 'Naar mijn pagina' : 'Naar de voorpagina'}
    </PadLink>
  )
}
