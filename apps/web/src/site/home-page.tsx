import './home-page.css'
import { HavenScene } from '../shared/merk/haven-scene.tsx'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { useWoordkeus } from '../shared/woordkeus.tsx'

/** The front page: what it is, for whom, and the way in. */
export function HomePage() {
  const w = useWoordkeus()
  return (
    <div className="home">
      <section className="home-held">
        <div className="home-scene">
          <HavenScene />
        </div>
        <div className="home-woord">
          <h1>
            Lezen en spellen dat kinderen <mark>zelf willen</mark> oefenen
          </h1>
          <p>
            Spellen die bij elk antwoord meebewegen. Je ziet in gewone taal wie hulp nodig heeft, en
            waarom.
          </p>
          <p className="home-knoppen">
            <RouteLink naar="login" className="site-knop site-knop-groen">
              Inloggen
            </RouteLink>
          </p>
        </div>
      </section>
      <section className="home-punten" aria-label="Wat Letterhaven doet">
        <article>
          <h2>Elk woord op het goede niveau</h2>
          <p>
            Na elk antwoord kiest Letterhaven het volgende woord. Wat nog moeilijk is komt terug,
            wat al lukt maakt plaats.
          </p>
        </article>
        <article>
          <h2>Fouten zijn deel van het leren</h2>
          <p>
            Geen straf en geen ranglijst. Wie zich vergist, krijgt de regel erbij en probeert het
            nog een keer.
          </p>
        </article>
        <article>
          <h2>{`Zicht op je hele ${w.groep}`}</h2>
          <p>
            Wie oefende, wat lukt en wat niet: uit de echte antwoorden van de kinderen, met hun
            eigen schrijfwijzen erbij.
          </p>
        </article>
        <article>
          <h2>Speelt door zonder wifi</h2>
          <p>
            Valt het internet weg, dan gaat het spel gewoon door. Er gaat geen antwoord verloren.
          </p>
        </article>
      </section>
    </div>
  )
}
