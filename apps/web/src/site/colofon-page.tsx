import './colofon-page.css'
import { useWoordkeus } from '../shared/woordkeus.tsx'

interface Bron {
  readonly wat: string
  readonly wie: string
  readonly licentie: string
}

const BRONNEN: readonly Bron[] = [
  {
    wat: 'Lettertype Nunito',
    wie: 'The Nunito Project Authors',
    licentie: 'SIL Open Font License 1.1',
  },
  {
    wat: 'Lettertype Baloo 2',
    wie: 'The Baloo 2 Project Authors',
    licentie: 'SIL Open Font License 1.1',
  },
  { wat: 'Lettertype Andika', wie: 'SIL International', licentie: 'SIL Open Font License 1.1' },
  { wat: 'Figuurtjes Fluent Emoji', wie: 'Microsoft Corporation', licentie: 'MIT' },
  {
    wat: 'Woordenlijst bij de controle van onze woorden',
    wie: 'Stichting OpenTaal',
    licentie: 'BSD 3-Clause, CC BY 3.0',
  },
  { wat: 'React', wie: 'Meta Platforms en medewerkers', licentie: 'MIT' },
  { wat: 'TanStack Router en Query', wie: 'Tanner Linsley en medewerkers', licentie: 'MIT' },
  { wat: 'React Hook Form', wie: 'Beier (Bill) Luo en medewerkers', licentie: 'MIT' },
  { wat: 'Zod', wie: 'Colin McDonnell en medewerkers', licentie: 'MIT' },
  { wat: 'Base UI', wie: 'MUI', licentie: 'MIT' },
  { wat: 'PixiJS', wie: 'Mathew Groves en medewerkers', licentie: 'MIT' },
]

/** Who made what we build on, and what we do with what we know of people. */
export function ColofonPage() {
  const w = useWoordkeus()
  return (
    <article className="colofon">
      <h1>Colofon en privacy</h1>

      <section>
        <h2>Wat we bewaren, en waarom</h2>
        <p>
          Van een kind bewaren we de naam, de {w.groep} en de antwoorden bij het oefenen. Die zijn
          nodig om het volgende woord te kiezen en om te laten zien hoe het gaat. Meer niet: geen
          reclame, geen volgers, geen verkoop.
        </p>
        <p>
          De pagina’s van Letterhaven vragen niets op bij andere bedrijven. Ook lettertypen en
          plaatjes komen van onze eigen server.
        </p>
        <p>
          In je browser staan alleen je aanmelding, je keuze voor licht of donker, en antwoorden die
          nog verstuurd moeten worden. Na het uitloggen is je aanmelding weg.
        </p>
      </section>

      <section>
        <h2>Toegankelijk</h2>
        <p>
          We maken Letterhaven volgens WCAG 2.2, niveau AA: te bedienen met toetsenbord, muis,
          aanraking en schakelaar, leesbaar bij 200 % vergroting, rustig voor wie minder beweging
          wil.
        </p>
      </section>

      <section>
        <h2>Waar we op bouwen</h2>
        <p>De tekeningen, teksten, spellen en woorden zijn van onszelf. We bouwen op werk van:</p>
        <ul className="colofon-bronnen">
          {BRONNEN.map(({ wat, wie, licentie }) => (
            <li key={wat}>
              <strong>{wat}</strong>
              <span>{wie}</span>
              <span>{licentie}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
