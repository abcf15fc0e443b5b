import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import type { ReactNode } from 'react'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { useWoordkeus } from '../shared/woordkeus.tsx'
import regelDonker from './beeld/regel-donker.svg'
import regelLicht from './beeld/regel-licht.svg'
import straatDonker from './beeld/straat-donker.svg'
import straatLicht from './beeld/straat-licht.svg'
import trapDonker from './beeld/trap-donker.svg'
import trapLicht from './beeld/trap-licht.svg'
import { cijfers } from './cijfers.bouw.ts'
import { Hapje } from './hapje.tsx'
import { HomeScherm } from './home-scherm.tsx'

/** Each picture by day and in the evening; the style sheet shows the one of the page. */
const BEELDEN = {
  regel: [regelLicht, regelDonker],
  straat: [straatLicht, straatDonker],
  trap: [trapLicht, trapDonker],
} as const

interface Punt {
  readonly beeld: keyof typeof BEELDEN
  readonly titel: string
  readonly children: ReactNode
}

function Punt({ beeld, titel, children }: Punt) {
  const [licht, donker] = BEELDEN[beeld]
  const maat = { width: 360, height: 230, loading: 'lazy' } as const
  return (
    <li className="home-kaart">
      <img className="home-licht" src={licht} alt="" {...maat} />
      <img className="home-donker" src={donker} alt="" {...maat} />
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
          Dit is een voorproefje van ons spel Glazenwasser. Was het raam waar het woord goed staat.
          Zit je ernaast, dan staat meteen de goede vorm erbij, en waarom het zo moet.
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
          {cijfers.woordenGezegd} nagekeken woorden (
          {w.groepTotEnMet(cijfers.vanGroep, cijfers.totGroep)}) in {cijfers.categorieen}{' '}
          categorieën, elk met een zin erbij.
        </p>
      </div>
      <ul className="home-kaarten">
        <Punt beeld="trap" titel="Het volgende woord past">
          Na elk antwoord kiest Letterhaven opnieuw. Wat nog moeilijk is, komt terug; wat lukt,
          maakt plaats.
        </Punt>
        <Punt beeld="regel" titel="Altijd met de regel erbij">
          Bij een vergissing zie je welk stukje anders is, en welke regel of welk ezelsbruggetje
          helpt.
        </Punt>
        <Punt beeld="straat" titel="Groei die je ziet">
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
          Bovenaan staat in gewone taal wie aandacht nodig heeft. Daaronder je hele {w.groep}, met
          wat elk kind oefende en wat het daarbij schreef.
        </p>
        <p>
          Elk oordeel komt uit echte antwoorden. Is het nog te vroeg om iets te zeggen, dan staat
          dat er ook.
        </p>
      </div>
      <HomeScherm />
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
            Gericht oefenen met een paar kinderen. Je ziet bij welke klank of regel het kind
            vastloopt, met de fouten die het zelf maakte.
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

const vragen = (w: Woordkeus): readonly (readonly [vraag: string, antwoord: ReactNode])[] => [
  [
    'Wat heb je nodig?',
    'Een browser van de laatste jaren, op een tablet, Chromebook of computer. Er hoeft niets geïnstalleerd te worden.',
  ],
  [
    'Wat gebeurt er als het internet wegvalt?',
    'Het spel gaat gewoon door. Antwoorden blijven op het apparaat bewaard tot ze zijn aangekomen.',
  ],
  [
    'Kan een kind alles zelf bedienen?',
    'Ja: met vingers, muis, toetsenbord of schakelaar. Woorden staan in Andika, een letter die voor beginnende lezers is gemaakt. Wie minder beweging wil, krijgt minder beweging.',
  ],
  [
    'Wat bewaren jullie van een kind?',
    <>
      De naam, de {w.groep}, hoe het kind inlogt, de antwoorden bij het oefenen en wat het daarmee
      verdient. Als de school of ouder dat doorgeeft, ook de geboortedatum, de nummers uit de
      administratie en of er dyslexie is. Geen reclame en geen trackers, en we verkopen niets. Lees
      het na in ons <RouteLink naar="colofon">colofon</RouteLink>.
    </>,
  ],
  [
    'Hoe krijg ik een account?',
    'Je krijgt je inloggegevens van je school of praktijk. Zelf aanvragen kan op deze site nog niet.',
  ],
]

/** What people ask first. */
export function DeelVragen() {
  const w = useWoordkeus()
  return (
    <section className="home-deel home-deel-twee home-deel-vragen" aria-labelledby="kop-vragen">
      <h2 id="kop-vragen">Wat mensen ons vragen</h2>
      <div className="home-vragen">
        {vragen(w).map(([vraag, antwoord]) => (
          <details key={vraag}>
            <summary>{vraag}</summary>
            <p>{antwoord}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
