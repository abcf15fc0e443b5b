import './toestemming.css'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { RouteLink } from '../routes/route-link.tsx'
import { useWoordkeus } from '../woordkeus.tsx'

/** Says what one consents to: what is kept of a child and what is not, in plain words. */
export function WatBewaard() {
  const w = useWoordkeus()
  return (
    <div className="toestemming-wat">
      <p>
        <Icoon naam="vinkje" maat={18} />
        <span>
          <strong>Wel:</strong> de naam, {w.jaargroep === 'groep' ? 'de groep' : 'het leerjaar'}, de
          geboortedatum en dat er dyslexie is als je die opgeeft, hoe het kind inlogt, elk antwoord
          bij het oefenen, en wat het daarmee verdient.
        </span>
      </p>
      <p>
        <Icoon naam="sluit" maat={18} />
        <span>
          <strong>Niet:</strong> geen adres, geen foto, geen geluid van het kind. We verkopen niets
          door en maken geen reclame.
        </span>
      </p>
      <p className="scherm-stil">
        Toestemming kan altijd worden ingetrokken, op de pagina van het kind. Alles staat ook in{' '}
        <RouteLink naar="colofon">Colofon en privacy</RouteLink>.
      </p>
    </div>
  )
}
