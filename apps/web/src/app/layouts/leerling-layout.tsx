import '../../shared/merk/merk-letter.css'
import './leerling-layout.css'
import { isSpeler } from '@letterhaven/contracts/rol'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { LogoKlein } from '@letterhaven/ui/stijl/logo.tsx'
import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { useRouteNaam, useSpelId } from '../../shared/routes/use-route.ts'
import type { RouteNaam } from '../../shared/routes/routes.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { signOff } from '../../shared/session/afmelden.ts'
import { padNaWissel } from '../../shared/session/klas-van-apparaat.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { KijkMeePoort } from './kijk-mee-poort.tsx'
import { GastKnoppen } from './gast-knoppen.tsx'
import { registreerWerker } from '../../sw/registreer.ts'

/** Signing out, and handing the tablet to the next child. */
function LeerlingKnoppen() {
  const navigate = useNavigate()
  const handleWissel = () => {
    signOff({ redirect: false })
    void navigate({ to: padNaWissel() as '/', replace: true })
  }
  return (
    <div className="leerling-knoppen">
      <button type="button" className="leerling-knop" onClick={handleWissel}>
        <Icoon naam="wissel" maat={22} />
        <span>Wissel van leerling</span>
      </button>
      <button type="button" className="leerling-knop" onClick={() => signOff()}>
        <Icoon naam="uitloggen" maat={22} />
        <span>Uitloggen</span>
      </button>
    </div>
  )
}

function Kop() {
  const user = useSessieUser()
  const isLeerling = isSpeler(user?.role)
  return (
    <header className="leerling-kop noprint">
      {user && isLeerling ? (
        <>
          <RouteLink
            naar="l-landkaart"
            params={{ leerlingId: user._id }}
            className="leerling-merk"
            aria-label="Letterhaven, naar de landkaart"
          >
            <LogoKlein maat="2.75rem" />
          </RouteLink>
          {user.role === 'demo' ? <GastKnoppen /> : <LeerlingKnoppen />}
        </>
      ) : (
        <>
          <LogoKlein maat="2.75rem" />
          <EigenPaginaLink className="leerling-knop" />
        </>
      )}
    </header>
  )
}

/** Pages that fill the screen, over which the bar floats, in full or as round buttons. */
const ZWEVEND: Partial<Record<RouteNaam, 'kaart' | 'gevel'>> = {
  'l-landkaart': 'kaart',
  'l-somvenster': 'gevel',
  'l-eigen-plek': 'gevel',
}

/** The frame of the pupil's area: the whole screen, and in a game nothing else. */
export function LeerlingLayout() {
  const spel = useSpelId()
  const naam = useRouteNaam()
  useEffect(registreerWerker, [])
  const zwevend = (naam && ZWEVEND[naam]) ?? undefined
  return (
    <KijkMeePoort
      kader={(inPlaatsVan) => (
        <div className="leerling" translate="no" data-zwevend={inPlaatsVan ? undefined : zwevend}>
          {!spel && <Kop />}
          <main id="inhoud" tabIndex={-1} className="leerling-inhoud">
            {inPlaatsVan ?? <Outlet />}
          </main>
        </div>
      )}
    />
  )
}
