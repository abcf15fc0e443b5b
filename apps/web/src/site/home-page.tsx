import './home-page.css'
import './home-delen.css'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import meeuwis from '../shared/merk/beeld/meeuwis-zwaait.svg'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { HomeBeeld } from './home-beeld.tsx'
import { DeelLeerkracht, DeelNiveau, DeelProberen, DeelVragen, DeelWaar } from './home-delen.tsx'
import { SpeelKnop } from './speel-knop.tsx'

const BELOFTEN = ['Niets te installeren', 'Speelt door zonder wifi'] as const

function Held() {
  return (
    <section className="home-held" aria-labelledby="kop-held">
      <div className="home-woord">
        <h1 id="kop-held">
          Lezen en spelling die kinderen <mark>zelf willen</mark> oefenen
        </h1>
        <p>
          Spelen in een haven vol letters, met woorden die passen. En jij ziet in gewone taal wie
          hulp nodig heeft, en waarom.
        </p>
        <p className="home-knoppen">
          <SpeelKnop className="site-knop site-knop-groot site-knop-groen">
            Speel een spel
          </SpeelKnop>
          <a href="#proberen" className="site-knop site-knop-groot">
            Probeer drie woorden
          </a>
        </p>
        <ul className="home-beloften">
          {BELOFTEN.map((belofte) => (
            <li key={belofte}>
              <Icoon naam="vinkje" maat={22} />
              {belofte}
            </li>
          ))}
        </ul>
      </div>
      <HomeBeeld />
    </section>
  )
}

function Slot() {
  return (
    <section className="home-slot" aria-labelledby="kop-slot">
      <img src={meeuwis} alt="" width={200} height={215} loading="lazy" />
      <div>
        <h2 id="kop-slot">Welkom in de haven</h2>
        <p>Heb je al een naam en een wachtwoord? Dan ligt je boot klaar.</p>
        <p className="home-knoppen">
          <RouteLink naar="login" className="site-knop site-knop-groot site-knop-groen">
            Inloggen
          </RouteLink>
          <SpeelKnop className="site-knop site-knop-groot">Speel een spel</SpeelKnop>
        </p>
      </div>
    </section>
  )
}

/** The front page: what it is, for whom, a bite to try, and the way in. */
export function HomePage() {
  return (
    <div className="home">
      <Held />
      <DeelProberen />
      <DeelNiveau />
      <DeelLeerkracht />
      <DeelWaar />
      <DeelVragen />
      <Slot />
    </div>
  )
}
