import type { Woordkeus } from '@letterhaven/domain/woordkeus'
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
import { BlokKaart, KaartenBlok } from './blokken/kaarten-blok.tsx'
import { NaastBlok } from './blokken/naast-blok.tsx'
import { VragenBlok, type Vraag } from './blokken/vragen-blok.tsx'
import { HomeScherm } from './home-scherm.tsx'

/** What the three cards about the engine show, by day and in the evening. */
const BEELDEN = {
  regel: { licht: regelLicht, donker: regelDonker },
  straat: { licht: straatLicht, donker: straatDonker },
  trap: { licht: trapLicht, donker: trapDonker },
} as const

/** Try it: three words, right here. */
export function DeelProberen() {
  return (
    <NaastBlok id="proberen" titel="Een fout is het begin van een goed woord" naast={<Hapje />}>
      <p>
        Dit is een voorproefje van ons spel Glazenwasser. Was het raam waar het woord goed staat.
        Zit je ernaast, dan staat meteen de goede vorm erbij, en waarom het zo moet.
      </p>
      <p>Geen straf, geen klok die dwingt, geen ranglijst.</p>
    </NaastBlok>
  )
}

/** What the engine does, in three pictures, with the size of what there is to practise. */
export function DeelNiveau() {
  const w = useWoordkeus()
  return (
    <KaartenBlok
      id="niveau"
      titel="Elk kind op zijn eigen niveau, zonder extra werk voor jou"
      tekst={
        <p>
          {cijfers.woordenGezegd} nagekeken woorden (
          {w.groepTotEnMet(cijfers.vanGroep, cijfers.totGroep)}) in {cijfers.categorieen}{' '}
          categorieën, elk met een zin erbij.
        </p>
      }
    >
      <BlokKaart beeld={BEELDEN.trap} titel="Het volgende woord past">
        Na elk antwoord kiest Letterhaven opnieuw. Wat nog moeilijk is, komt terug; wat lukt, maakt
        plaats.
      </BlokKaart>
      <BlokKaart beeld={BEELDEN.regel} titel="Altijd met de regel erbij">
        Bij een vergissing zie je welk stukje anders is, en welke regel of welk ezelsbruggetje
        helpt.
      </BlokKaart>
      <BlokKaart beeld={BEELDEN.straat} titel="Groei die je ziet">
        Voor elk doel gaan er ramen open op de kaart. Wat na weken nog lukt, wordt goud.
      </BlokKaart>
    </KaartenBlok>
  )
}

/** What a teacher sees. */
export function DeelLeerkracht() {
  const w = useWoordkeus()
  return (
    <NaastBlok
      id="leerkracht"
      titel="Je ziet wie je nodig heeft, en waarom"
      naast={<HomeScherm />}
      om
    >
      <p>
        Bovenaan staat in gewone taal wie aandacht nodig heeft. Daaronder je hele {w.groep}, met wat
        elk kind oefende en wat het daarbij schreef.
      </p>
      <p>
        Elk oordeel komt uit echte antwoorden. Is het nog te vroeg om iets te zeggen, dan staat dat
        er ook.
      </p>
    </NaastBlok>
  )
}

/** Where it is used. */
export function DeelWaar() {
  const w = useWoordkeus()
  return (
    <KaartenBlok id="waar" titel="Op school, in de praktijk en thuis">
      <BlokKaart titel="Op school">
        Tien minuten per dag, op tablet, Chromebook of digibord. De {w.leerkracht} ziet het verloop
        van de hele {w.groep}.
      </BlokKaart>
      <BlokKaart titel={`In de ${w.rtPraktijk}`}>
        Gericht oefenen met een paar kinderen. Je ziet bij welke klank of regel het kind vastloopt,
        met de fouten die het zelf maakte.
      </BlokKaart>
      <BlokKaart titel="Thuis">
        Een kind logt in en vaart verder waar het op school was. Niemand hoeft iets klaar te zetten.
      </BlokKaart>
    </KaartenBlok>
  )
}

const vragen = (w: Woordkeus): readonly Vraag[] => [
  {
    id: 'nodig',
    vraag: 'Wat heb je nodig?',
    antwoord:
      'Een browser van de laatste jaren, op een tablet, Chromebook of computer. Er hoeft niets geïnstalleerd te worden.',
  },
  {
    id: 'wifi',
    vraag: 'Wat gebeurt er als het internet wegvalt?',
    antwoord:
      'Het spel gaat gewoon door. Antwoorden blijven op het apparaat bewaard tot ze zijn aangekomen.',
  },
  {
    id: 'bedienen',
    vraag: 'Kan een kind alles zelf bedienen?',
    antwoord:
      'Ja: met vingers, muis, toetsenbord of schakelaar. Woorden staan in Andika, een letter die voor beginnende lezers is gemaakt. Wie minder beweging wil, krijgt minder beweging.',
  },
  {
    id: 'bewaren',
    vraag: 'Wat bewaren jullie van een kind?',
    antwoord: (
      <>
        De naam, de {w.groep}, hoe het kind inlogt, de antwoorden bij het oefenen en wat het daarmee
        verdient. Als de school of ouder dat doorgeeft, ook de geboortedatum, de nummers uit de
        administratie en of er dyslexie is. Geen reclame en geen trackers, en we verkopen niets.
        Lees het na in ons <RouteLink naar="colofon">colofon</RouteLink>.
      </>
    ),
  },
  {
    id: 'account',
    vraag: 'Hoe krijg ik een account?',
    antwoord:
      'Je krijgt je inloggegevens van je school of praktijk. Zelf aanvragen kan op deze site nog niet.',
  },
]

/** What people ask first. */
export function DeelVragen() {
  return <VragenBlok id="vragen" titel="Wat mensen ons vragen" vragen={vragen(useWoordkeus())} />
}
