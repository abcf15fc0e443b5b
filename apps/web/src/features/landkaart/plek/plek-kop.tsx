import type { Plek } from '@letterhaven/contracts/plek'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { Schelpen } from '../delen/schelpen.tsx'
import { WeekStenen } from '../kaart/week-stenen.tsx'

/** The way back to the map, whose place it is, the week, and what there is to spend. */
export function PlekKop({ plek, kijktMee }: { readonly plek: Plek; readonly kijktMee: boolean }) {
  const { leerling, week, bezit } = plek
  return (
    <header className="plek-kop">
      <RouteLink
        naar="l-landkaart"
        params={{ leerlingId: leerling.id }}
        className="kaart-rond"
        aria-label="Terug naar de kaart"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M20 12H5M11 5l-7 7 7 7" />
        </svg>
      </RouteLink>
      <h1 className="kaart-pil">{kijktMee ? `De plek van ${leerling.voornaam}` : 'Mijn plek'}</h1>
      <WeekStenen week={week} />
      <Schelpen aantal={bezit.schelpen} />
      {kijktMee && <p className="kaart-pil kijkt-mee">Je kijkt mee</p>}
    </header>
  )
}
