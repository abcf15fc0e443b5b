import './slot.css'
import meeuwis from '../../shared/merk/beeld/meeuwis-zwaait.svg'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { SpeelKnop } from '../speel-knop.tsx'
import { Knoppen } from './knoppen.tsx'

/** The closing call of a public page: come in, or play first. */
export function Slot() {
  return (
    <section className="site-slot" aria-labelledby="kop-slot">
      <img src={meeuwis} alt="" width={200} height={215} loading="lazy" />
      <div>
        <h2 id="kop-slot">Welkom in de haven</h2>
        <p>Heb je al een naam en een wachtwoord? Dan ligt je boot klaar.</p>
        <Knoppen>
          <RouteLink naar="login" className="site-knop site-knop-groen">
            Inloggen
          </RouteLink>
          <SpeelKnop className="site-knop">Speel een spel</SpeelKnop>
        </Knoppen>
      </div>
    </section>
  )
}
