import './home-page.css'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { Knoppen } from './blokken/knoppen.tsx'
import { SitePagina } from './blokken/site-pagina.tsx'
import { Slot } from './blokken/slot.tsx'
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
        <Knoppen>
          <SpeelKnop className="site-knop site-knop-groen">Speel een spel</SpeelKnop>
          <a href="#proberen" className="site-knop">
            Probeer drie woorden
          </a>
        </Knoppen>
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

/** The front page: what it is, for whom, a bite to try, and the way in. */
export function HomePage() {
  return (
    <SitePagina kop={<Held />}>
      <DeelProberen />
      <DeelNiveau />
      <DeelLeerkracht />
      <DeelWaar />
      <DeelVragen />
      <Slot />
    </SitePagina>
  )
}
