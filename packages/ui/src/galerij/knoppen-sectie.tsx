import { useState } from 'react'
import { Kaart } from '../pagina/kaart.tsx'
import { Knop } from '../knop/knop.tsx'
import { KnopIcoon } from '../knop/knop-icoon.tsx'
import { knopKlasse } from '../knop/knop-klasse.ts'
import { useToast } from '../lagen/toast-context.ts'
import { Raster, Rij, Sectie, Stapel } from './sectie.tsx'

const soorten = [
  { soort: 'primair', tekst: 'Leerlingen toevoegen', icoon: 'plus' },
  { soort: 'tonaal', tekst: 'Toon iedereen', icoon: 'groep' },
  { soort: 'tekst', tekst: 'Printen', icoon: 'print' },
  { soort: 'gevaar', tekst: 'Prullenbak legen', icoon: 'prullenbak' },
] as const

/** Buttons, and links that look like them. */
export function KnoppenSectie() {
  const toast = useToast()
  const [bezig, setBezig] = useState(true)
  const press = (tekst: string) => () => toast({ tekst: `Gekozen: ${tekst}` })
  return (
    <Sectie titel="Knoppen">
      <Raster breed>
        <Kaart>
          <Stapel>
            <Rij>
              {soorten.map(({ soort, tekst }) => (
                <Knop key={soort} soort={soort} onClick={press(tekst)}>
                  {tekst}
                </Knop>
              ))}
            </Rij>
            <Rij>
              {soorten.map(({ soort, tekst, icoon }) => (
                <Knop key={soort} soort={soort} icoon={icoon} maat="klein" onClick={press(tekst)}>
                  {tekst}
                </Knop>
              ))}
            </Rij>
            <Rij>
              <Knop
                soort="primair"
                maat="groot"
                icoonRechts="pijl-rechts"
                onClick={press('Probeer het')}
              >
                Probeer het nu
              </Knop>
              <a className={knopKlasse({ maat: 'groot' })} href="#meer">
                Lees meer
              </a>
            </Rij>
          </Stapel>
        </Kaart>
        <Kaart>
          <Stapel>
            <Rij>
              <Knop soort="primair" bezig={bezig} onClick={() => setBezig(true)}>
                Bewaren
              </Knop>
              <Knop bezig={bezig} icoon="download" onClick={() => setBezig(true)}>
                CSV maken
              </Knop>
              <Knop soort="tekst" onClick={() => setBezig(false)}>
                Klaar
              </Knop>
              <Knop soort="primair" disabled>
                Niet beschikbaar
              </Knop>
            </Rij>
            <Rij>
              <KnopIcoon icoon="zoek" label="Zoeken" onClick={press('zoeken')} />
              <KnopIcoon
                icoon="bericht"
                label="Berichten"
                soort="tonaal"
                onClick={press('berichten')}
              />
              <KnopIcoon
                icoon="geluid"
                label="Voorlezen"
                soort="primair"
                maat="groot"
                onClick={press('voorlezen')}
              />
              <KnopIcoon icoon="sluit" label="Weghalen" maat="klein" onClick={press('weghalen')} />
            </Rij>
            <Knop soort="primair" vol onClick={press('Inloggen')}>
              Inloggen
            </Knop>
          </Stapel>
        </Kaart>
      </Raster>
    </Sectie>
  )
}
