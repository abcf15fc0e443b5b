import { useState } from 'react'
import { Kaart } from '../pagina/kaart.tsx'
import { Keuze } from '../formulier/keuze.tsx'
import { Keuzerondjes } from '../formulier/keuzerondjes.tsx'
import { Tekstvak } from '../formulier/tekstvak.tsx'
import { Veld } from '../formulier/veld.tsx'
import { Vinkje } from '../formulier/vinkje.tsx'
import { Raster, Sectie, Stapel } from './sectie.tsx'

const niveaus = [
  { waarde: '', label: 'Kies een niveau' },
  { waarde: 'm5', label: 'M5' },
  { waarde: 'e5', label: 'E5' },
  { waarde: 'm6', label: 'M6 (nog niet open)', uit: true },
]

/** Form controls: empty, filled, wrong and disabled. */
export function FormulierSectie() {
  const [tempo, setTempo] = useState<'rustig' | 'gewoon'>('rustig')
  const [naam, setNaam] = useState('Levi Visser')
  return (
    <Sectie titel="Formulieren">
      <Raster>
        <Kaart titel="Velden" niveau={3}>
          <Stapel>
            <Veld label="E-mailadres" type="email" autoComplete="username" />
            <Veld
              label="Wachtwoord"
              type="password"
              autoComplete="current-password"
              defaultValue="vuurtoren"
            />
            <Veld
              label="Naam"
              icoon="leerling"
              value={naam}
              onChange={(event) => setNaam(event.target.value)}
            />
            <Veld label="Tussenvoegsel" optioneel placeholder="van der" />
          </Stapel>
        </Kaart>
        <Kaart titel="Met uitleg en fout" niveau={3}>
          <Stapel>
            <Veld
              label="Schoolcode"
              uitleg="Staat boven aan de brief van de school."
              defaultValue="12AB"
            />
            <Veld
              label="E-mail van je collega"
              type="email"
              defaultValue="tom@"
              fout="Dit is geen heel e-mailadres. Bedoel je tom@school.nl?"
            />
            <Veld label="Leerlingnummer" defaultValue="2026-114" disabled />
            <Veld label="Gemaakt op" defaultValue="21 november 2026" readOnly />
          </Stapel>
        </Kaart>
        <Kaart titel="Keuzes" niveau={3}>
          <Stapel>
            <Keuze label="Niveau" opties={niveaus} defaultValue="m5" />
            <Keuze label="Startniveau" opties={niveaus} fout="Kies waar dit kind begint." />
            <Tekstvak label="Notitie" optioneel placeholder="Wat viel op?" />
          </Stapel>
        </Kaart>
        <Kaart titel="Aan, uit en een van twee" niveau={3}>
          <Stapel>
            <Vinkje label="Stuur mij een kopie" defaultChecked />
            <Vinkje label="Alle categorieën" deels />
            <Vinkje label="Thuis oefenen" disabled />
            <Vinkje
              label="Ik ga akkoord met de voorwaarden"
              fout="Zonder akkoord kunnen we geen account maken."
            />
            <Vinkje label="Klok in beeld" schakelaar />
            <Vinkje label="Rustig beeld bij dyslexie" schakelaar defaultChecked />
            <Keuzerondjes
              label="Tempo"
              opties={[
                { waarde: 'rustig', label: 'Rustig', icoon: 'klok' },
                { waarde: 'gewoon', label: 'Gewoon', icoon: 'spel' },
              ]}
              waarde={tempo}
              onKies={setTempo}
            />
          </Stapel>
        </Kaart>
      </Raster>
    </Sectie>
  )
}
