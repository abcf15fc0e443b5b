import './colofon-page.css'
import meeuwis from '../shared/merk/beeld/meeuwis-wacht.svg'
import { RouteLink } from '../shared/routes/route-link.tsx'
import { useWoordkeus } from '../shared/woordkeus.tsx'
import { MATERIAAL, SOFTWARE, type Bron } from './bronnen.ts'

function Bronnen({ lijst }: { readonly lijst: readonly Bron[] }) {
  return (
    <ul className="colofon-bronnen">
      {lijst.map(({ wat, wie, licentie }) => (
        <li key={wat}>
          <strong>{wat}</strong>
          <span>{wie}</span>
          <span className="colofon-licentie">{licentie}</span>
        </li>
      ))}
    </ul>
  )
}

/** What we do with what we know of people, how accessible it is, and who made what we build on. */
export function ColofonPage() {
  const w = useWoordkeus()
  return (
    <article className="colofon">
      <header className="colofon-kop">
        <h1>Colofon en privacy</h1>
        <img src={meeuwis} alt="" width={200} height={215} />
      </header>

      <section>
        <h2>Wat we bewaren, en waarom</h2>
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
      </section>

      <section>
        <h2>Spelen zonder account</h2>
        <p>
          Wie op <RouteLink naar="demo">Speel een spel</RouteLink> tikt, vertelt alleen in{' '}
          {w.welkeJaargroep} het kind zit. Een naam of een adres vragen we niet. De antwoorden
          bewaren we één dag, zodat het spel verder kan waar het was; daarna wissen we alles.
        </p>
        <p>
          Om misbruik te remmen tellen we hoeveel spelers er per uur van één internetadres komen.
          Dat tellen gebeurt in het geheugen van de server; het adres schrijven we nergens op.
        </p>
      </section>

      <section>
        <h2>Thuis en in een praktijk</h2>
        <p>
          Wie thuis of in een {w.rtPraktijk} met Letterhaven werkt, voegt een kind pas toe als een
          ouder of voogd dat goedvindt. We bewaren wie dat zei, wanneer, en welke tekst er toen
          stond. Intrekken kan altijd, op de pagina van het kind: dan kan het niet meer inloggen, en
          na dertig dagen wissen we alles.
        </p>
      </section>

      <section>
        <h2>Een mail van een collega</h2>
        <p>
          Wie met Letterhaven werkt, kan een collega op een andere school één mail laten sturen. Het
          adres zien alleen wij en wie het invulde, en na 90 dagen is het weg. Met ‘Mail mij niet
          meer’ in die mail sturen we nooit meer iets: we bewaren dan alleen een code waaruit
          niemand het adres kan aflezen.
        </p>
      </section>

      <section>
        <h2>Toegankelijk</h2>
        <p>
          We maken Letterhaven volgens WCAG 2.2, niveau AA: te bedienen met toetsenbord, muis,
          aanraking en schakelaar, leesbaar bij 200 % vergroting, rustig voor wie minder beweging
          wil. Elke pagina wordt bij elke verandering opnieuw nagekeken.
        </p>
      </section>

      <section>
        <h2>Waar we op bouwen</h2>
        <p>
          De haven, Meeuwis, de spellen, de woorden en de zinnen zijn van onszelf. Daarbij gebruiken
          we met dank:
        </p>
        <h3>Letters, plaatjes en woordenboeken</h3>
        <Bronnen lijst={MATERIAAL} />
        <h3>Programma’s</h3>
        <Bronnen lijst={SOFTWARE} />
      </section>
    </article>
  )
}
