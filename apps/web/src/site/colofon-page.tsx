import meeuwis from '../shared/merk/beeld/meeuwis-wacht.svg'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { useWoordkeus } from '../shared/woordkeus.tsx'
import { BronnenLijst } from './blokken/bronnen-lijst.tsx'
import { LeesPagina } from './blokken/lees-pagina.tsx'
import { TekstBlok } from './blokken/tekst-blok.tsx'
import { MATERIAAL, SOFTWARE } from './bronnen.ts'

/** What we do with what we know of people, how accessible it is, and who made what we build on. */
export function ColofonPage() {
  const w = useWoordkeus()
  return (
    <LeesPagina
      titel="Colofon en privacy"
      opening="Wat we van een kind bewaren en waarom, hoe toegankelijk Letterhaven is, en op wiens werk het staat."
      beeld={meeuwis}
    >
      <TekstBlok id="bewaren" titel="Wat we bewaren, en waarom">
        <p>
          Van een kind bewaren we de naam, de {w.groep}, hoe het inlogt, de antwoorden bij het
          oefenen en wat het daarmee verdient. Die zijn nodig om het volgende woord te kiezen en om
          te laten zien hoe het gaat. Als de school of ouder dat doorgeeft, bewaren we ook de
          geboortedatum, de nummers uit de administratie en of er dyslexie is. Geen reclame en geen
          trackers, en we verkopen niets.
        </p>
        <p>
          De gegevens van een school of praktijk staan apart van die van een andere. Alleen wie bij
          die school of praktijk hoort, ziet ze, en een {w.leerkracht} alleen die van de eigen{' '}
          {w.groepen}. Kijkt iemand van Letterhaven mee om te helpen, dan leest de school dat in het
          logboek.
        </p>
        <p>
          De pagina’s van Letterhaven vragen niets op bij andere bedrijven. Ook lettertypen en
          plaatjes komen van onze eigen server.
        </p>
        <p>
          In je browser bewaren we dat je ingelogd bent (tot je uitlogt), je keuze voor licht of
          donker, wat een kind nodig heeft om zonder internet door te spelen, en antwoorden die nog
          verstuurd moeten worden. Cookies gebruiken we niet.
        </p>
      </TekstBlok>

      <TekstBlok id="zonder-account" titel="Spelen zonder account">
        <p>
          Wie op <RouteLink naar="demo">Speel een spel</RouteLink> tikt, vertelt alleen in{' '}
          {w.welkeJaargroep} het kind zit. Een naam of een adres vragen we niet. De antwoorden
          bewaren we één dag, zodat het spel verder kan waar het was; daarna wissen we alles.
        </p>
        <p>
          Om misbruik te remmen tellen we hoeveel spelers er per uur van één internetadres komen.
          Dat tellen gebeurt in het geheugen van de server; het adres schrijven we nergens op.
        </p>
      </TekstBlok>

      <TekstBlok id="thuis" titel="Thuis en in een praktijk">
        <p>
          Wie thuis of in een {w.rtPraktijk} met Letterhaven werkt, voegt een kind pas toe als een
          ouder of voogd dat goedvindt. We bewaren wie dat zei, wanneer, en welke tekst er toen
          stond. Intrekken kan altijd, op de pagina van het kind: dan kan het niet meer inloggen, en
          na dertig dagen wissen we alles.
        </p>
      </TekstBlok>

      <TekstBlok id="collega" titel="Een mail van een collega">
        <p>
          Wie met Letterhaven werkt, kan een collega op een andere school één mail laten sturen. Het
          adres zien alleen wij en wie het invulde, en na 90 dagen is het weg. Met ‘Mail mij niet
          meer’ in die mail sturen we nooit meer iets: we bewaren dan alleen een code waaruit
          niemand het adres kan aflezen.
        </p>
      </TekstBlok>

      <TekstBlok id="toegankelijk" titel="Toegankelijk">
        <p>
          We maken Letterhaven volgens WCAG 2.2, niveau AA: te bedienen met toetsenbord, muis,
          aanraking en schakelaar, leesbaar bij 200 % vergroting, rustig voor wie minder beweging
          wil. Elke pagina wordt bij elke verandering opnieuw nagekeken.
        </p>
      </TekstBlok>

      <TekstBlok id="bronnen" titel="Waar we op bouwen">
        <p>
          De haven, Meeuwis, de spellen, de woorden en de zinnen zijn van onszelf. Daarbij gebruiken
          we met dank:
        </p>
        <BronnenLijst titel="Letters, plaatjes en woordenboeken" bronnen={MATERIAAL} />
        <BronnenLijst titel="Programma’s" bronnen={SOFTWARE} />
      </TekstBlok>
    </LeesPagina>
  )
}
