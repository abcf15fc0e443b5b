import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoorwerk, isTeBekijken, magMeekijken } from '@letterhaven/domain/kijk-mee'
import { StatusPage } from '../../shared/kader/status-page.tsx'
import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { KruimelNamenRuimte } from '../../shared/kruimels/kruimel-namen.tsx'
import { useLookHier } from '../../shared/kijk-mee/hier.ts'
import { useRouteNaam } from '../../shared/routes/use-route.ts'
import { routeVan, type RouteNaam } from '../../shared/routes/routes.ts'
import { BijAccount } from './bij-account.tsx'
import { KantoorStrook } from './kantoor-strook.tsx'
import { KijkMeeStrook } from './kijk-mee-strook.tsx'
import { KijkMeeVraag } from './kijk-mee-vraag.tsx'

const GEHEIM =
  'Als je meekijkt, zie je wat die ander ziet. Wachtwoorden, codes en kaarten zie je nooit.'
const INVULLEN = 'Hier valt alleen iets in te vullen. Als je meekijkt, verander je niets.'

function NietTeZien({ zin }: { readonly zin: string }) {
  return (
    <StatusPage titel="Deze pagina zie je niet" acties={<EigenPaginaLink />}>
      <p>{zin}</p>
    </StatusPage>
  )
}

/** Returns the right that a page of a school or a child asks for; null for any other page. */
function rechtVanSchool(naam: RouteNaam): Recht | null {
  const { toegang, layout } = routeVan(naam)
  const vanSchool = layout === 'admin' || layout === 'leerling'
  return !vanSchool || toegang === 'openbaar' || toegang === 'aangemeld' ? null : toegang
}

/**
 * Returns what replaces a page of a school or a child that the office may not see: the question why, or the notice that the
 * page is never shown. The address stays, so that the page opens once the question is answered. Null when the page may be seen.
 */
function useInPlaatsVan(): ReactNode {
  const { adminId } = useParams({ strict: false }) as { readonly adminId?: string }
  const hier = useLookHier()
  const naam = useRouteNaam()
  const toegang = naam && rechtVanSchool(naam)
  if (!toegang) return null
  if (!(hier ? magMeekijken(hier.role, toegang) : isTeBekijken(toegang)))
    return <NietTeZien zin={GEHEIM} />
  if (routeVan(naam).alleenInvullen) return <NietTeZien zin={INVULLEN} />
  if (hier || isKantoorwerk(toegang)) return null
  return <KijkMeeVraag key={adminId} adminId={adminId} />
}

/** Returns the account of a page that the office opens as its own work, without a look; null on any other page. */
function useKantoorwerkBij(): string | null {
  const { adminId } = useParams({ strict: false }) as { readonly adminId?: string }
  const naam = useRouteNaam()
  const toegang = naam && rechtVanSchool(naam)
  return adminId && toegang && isKantoorwerk(toegang) ? adminId : null
}

interface Eigenschappen {
  readonly kader: (vraag: ReactNode) => ReactNode
}

/**
 * The frame of a page as the office sees it: with the strip of the look in which the page is seen, with a question when there
 * is no look, or with the name of the account on a page that needs no look. Such a page opens once the name is known, so that
 * nothing is ordered for an account without one. A page of another account is outside the look and has no strip.
 */
function Poort({ kader }: Eigenschappen) {
  const look = useLookHier()
  const inPlaatsVan = useInPlaatsVan()
  const werktVoor = useKantoorwerkBij()
  if (!look && werktVoor)
    return (
      <BijAccount
        key={werktVoor}
        adminId={werktVoor}
        show={(stand) => (
          <>
            {stand.keuze && <KantoorStrook naam={stand.keuze.admin.naam} />}
            {kader(stand.keuze ? inPlaatsVan : stand.inPlaats)}
          </>
        )}
      />
    )
  return (
    <>
      {look && <KijkMeeStrook key={look.id} look={look} />}
      {kader(inPlaatsVan)}
    </>
  )
}

/** That frame, within what holds the names of titles: whose account it is, is known around the page. */
export function KantoorPoort(eigenschappen: Eigenschappen) {
  return (
    <KruimelNamenRuimte>
      <Poort {...eigenschappen} />
    </KruimelNamenRuimte>
  )
}
