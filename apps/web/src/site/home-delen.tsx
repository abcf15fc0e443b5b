import type { ReactNode } from 'react'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { useWoordkeus } from '../shared/woordkeus.tsx'
import groepBe from './beeld/leerkracht-be.webp'
import groepNl from './beeld/leerkracht-nl.webp'
import regel from './beeld/regel.svg'
import straat from './beeld/straat.svg'
import trap from './beeld/trap.svg'
import { cijfers } from './cijfers.bouw.ts'
import { Hapje } from './hapje.tsx'

interface Punt {
  readonly beeld: string
  readonly titel: string
  readonly children: ReactNode
}

function Punt({ beeld, titel, children }: Punt) {
  return (
    <li className="home-kaart">
      <img src={beeld} alt="" width={360} height={230} loading="lazy" />
      <h3>{titel}</h3>
      <p>{children}</p>
    </li>
  )
}

/** Try it: three words, right here. */
export function DeelProberen() {
  return (
    <section id="proberen" className="home-deel home-deel-twee" aria-labelledby="kop-proberen">
      <div className="home-tekst">
        <h2 id="kop-proberen">Een fout is het begin van een goed woord</h2>
        <p>
          Dit is een hapje van ons spel Glazenwasser. Was het raam waar het woord goed staat. Zit je
          ernaast, dan staat meteen de goede vorm erbij, en waarom het zo moet.
        </p>
        <p>Geen straf, geen klok die dwingt, geen ranglijst.</p>
      </div>
      <Hapje />
    </section>
  )
}

/** What the engine does, in three pictures, with the size of what there is to practise. */
export function DeelNiveau() {
  const w = useWoordkeus()
  return (
    <section className="home-deel home-deel-zand" aria-labelledby="kop-niveau">
      <div className="home-tekst">
        <h2 id="kop-niveau">Elk kind op zijn eigen niveau, zonder extra werk voor jou</h2>
        <p>
          {cijfers.woorden} nagekeken woorden voor{' '}
          {w.groepTotEnMet(cijfers.vanGroep, cijfers.totGroep)}, in {cijfers.categorieen}{' '}
          categorieën, elk met een zin erbij.
        </p>
      </div>
      <ul className="home-kaarten">
        <Punt beeld={trap} titel="Het volgende woord past">
          Na elk antwoord kiest Letterhaven opnieuw. Wat nog moeilijk is komt terug, wat lukt maakt
          plaats.
        </Punt>
        <Punt beeld={regel} titel="Altijd met de regel erbij">
          Bij een vergissing zie je welk stukje anders is, en welke regel of welk ezelsbruggetje
          helpt.
        </Punt>
        <Punt beeld={straat} titel="Groei die je ziet">
          Voor elk doel gaan er ramen open op de kaart. Wat na weken nog lukt, wordt goud.
        </Punt>
      </ul>
    </section>
  )
}

/** What a teacher sees. */
export function DeelLeerkracht() {
  const w = useWoordkeus()
  return (
    <section className="home-deel home-deel-twee home-deel-om" aria-labelledby="kop-leerkracht">
      <div className="home-tekst">
        <h2 id="kop-leerkracht">Je ziet wie je nodig heeft, en waarom</h2>
        <p>
          Bovenaan staat in gewone taal wie aandacht vraagt. Daaronder je hele {w.groep}, met wat
          elk kind oefende en wat het daarbij schreef.
        </p>
        <p>
          Elk oordeel komt uit echte antwoorden. Is het nog te vroeg om iets te zeggen, dan staat
          dat er ook.
        </p>
      </div>
      <figure className="home-scherm">
        <img
          src={w.land === 'be' ? groepBe : groepNl}
          alt={`De pagina van een ${w.groep} in Letterhaven: bovenaan welke kinderen aandacht vragen, daaronder een rij per kind.`}
          width={1120}
          height={760}
          loading="lazy"
        />
        <figcaption>Een {w.groep} uit onze voorbeeldschool, met verzonnen namen.</figcaption>
      </figure>
    </section>
  )
}

/** Where it is used. */
export function DeelWaar() {
  const w = useWoordkeus()
  return (
    <section className="home-deel home-deel-zand" aria-labelledby="kop-waar">
      <h2 id="kop-waar">Op school, in de praktijk en thuis</h2>
      <ul className="home-kaarten">
        <li className="home-kaart home-kaart-vol">
          <h3>Op school</h3>
          <p>
            Tien minuten per dag, op tablet, Chromebook of digibord. De {w.leerkracht} ziet het
            verloop van de hele {w.groep}.
          </p>
        </li>
        <li className="home-kaart home-kaart-vol">
          <h3>In de {w.rtPraktijk}</h3>
          <p>
            Gericht oefenen met een paar kinderen. Je ziet welke klank of regel vastzit, met de
            eigen schrijfwijzen van het kind.
          </p>
        </li>
        <li className="home-kaart home-kaart-vol">
          <h3>Thuis</h3>
          <p>
            Een kind logt in en vaart verder waar het op school was. Niemand hoeft iets klaar te
            zetten.
          </p>
        </li>
      </ul>
    </section>
  )
}

const VRAGEN: readonly (readonly [vraag: string, antwoord: ReactNode])[] = [
  [
    'Wat heb je nodig?',
    'Een browser van de laatste jaren, op een tablet, Chromebook of computer. Er hoeft niets geïnstalleerd te worden.',
  ],
  [
    'Wat gebeurt er als het internet wegvalt?',
    'Het spel gaat gewoon door. Antwoorden blijven op het apparaat tot ze zijn aangekomen; er gaat er geen verloren.',
  ],
  [
    'Kan een kind alles zelf bedienen?',
    'Ja: met vingers, muis, toetsenbord of schakelaar. Woorden staan in Andika, een letter die voor beginnende lezers is gemaakt. Wie minder beweging wil, krijgt minder beweging.',
  ],
  [
    'Wat bewaren jullie van een kind?',
    <>
      De naam en de antwoorden bij het oefenen, meer niet. Geen reclame, geen volgers, geen verkoop.
      Lees het na in ons <RouteLink naar="colofon">colofon</RouteLink>.
    </>,
  ],
  [
    'Hoe krijg ik een account?',
    'Je krijgt je inlog van je school of praktijk. Zelf aanvragen kan op deze site nog niet.',
  ],
]

/** What people ask first. */
export function DeelVragen() {
  return (
    <section className="home-deel home-deel-twee home-deel-vragen" aria-labelledby="kop-vragen">
      <h2 id="kop-vragen">Wat mensen ons vragen</h2>
      <div className="home-vragen">
        {VRAGEN.map(([vraag, antwoord]) => (
          <details key={vraag}>
            <summary>{vraag}</summary>
            <p>{antwoord}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
