import { useState } from 'react'
import { Avatar } from '../pagina/avatar.tsx'
import { Kaart } from '../pagina/kaart.tsx'
import { knopKlasse } from '../knop/knop-klasse.ts'
import { Melding } from '../pagina/melding.tsx'
import { Meter } from '../pagina/meter.tsx'
import { Pil, Teller } from '../pagina/pil.tsx'
import { Signaal, Signalen } from '../pagina/signaal.tsx'
import { leerlingen } from './gegevens.ts'
import { Raster, Rij, Sectie, Stapel } from './sectie.tsx'

const tekstLink = knopKlasse({ soort: 'tekst' })

/** What asks for attention, in all four tones. */
export function SignalenSectie() {
  const [open, setOpen] = useState(true)
  return (
    <Sectie titel="Signalen en meldingen">
      <Signalen label="Signalen">
        <Signaal
          toon="bad"
          icoon="bel"
          titel="3 leerlingen hebben aandacht nodig"
          actie={
            <a className={tekstLink} href="#l1">
              Bekijk
            </a>
          }
        >
          Yara, Levi en Jesse zakken bij verlengingswoorden
        </Signaal>
        <Signaal
          toon="warn"
          icoon="klok"
          titel="Jesse heeft 12 dagen niet geoefend"
          actie={
            <a className={tekstLink} href="#l3">
              Bekijk
            </a>
          }
        >
          De anderen oefenden gemiddeld 42 minuten per week
        </Signaal>
        <Signaal
          toon="ok"
          icoon="ster"
          titel="Samen staan ze op 76%"
          actie={
            <a className={tekstLink} href="#voortgang">
              Bekijk
            </a>
          }
        >
          3 punten boven de vorige toetsweek
        </Signaal>
      </Signalen>
      <Stapel>
        <Melding
          toon="info"
          titel="Een nieuw schooljaar begint op 1 augustus."
          actie={
            <a className={tekstLink} href="#jaar">
              Bekijk de overgang
            </a>
          }
        />
        <Melding toon="ok">Bewaard om 14:02.</Melding>
        <Melding toon="warn" titel="De licentie loopt over 30 dagen af.">
          Verlengen kost één klik; de voortgang blijft hoe dan ook bewaard.
        </Melding>
        {open && (
          <Melding toon="bad" titel="We konden dit niet bewaren." onSluit={() => setOpen(false)}>
            Je tekst staat nog in dit scherm. Controleer de verbinding en probeer het opnieuw.
          </Melding>
        )}
      </Stapel>
      <Raster>
        <Kaart titel="Pillen en tellers" niveau={3}>
          <Rij>
            <Pil toon="bad">Aandacht</Pil>
            <Pil toon="warn">Stabiel</Pil>
            <Pil toon="ok">Vooruit</Pil>
            <Pil toon="info">Net begonnen</Pil>
            <Pil>Niet geoefend</Pil>
            <Teller aantal={3} betekenis="leerlingen hebben aandacht nodig" />
          </Rij>
        </Kaart>
        <Kaart titel="Meters" niveau={3}>
          <Stapel>
            <Meter deel={0.41} toon="coral" />
            <Meter deel={0.61} toon="sun" />
            <Meter deel={0.94} toon="leaf" />
            <Meter deel={0.5} tekst="12/24" />
            <Meter deel={null} />
          </Stapel>
        </Kaart>
        <Kaart titel="Avatars" niveau={3}>
          <Rij>
            {leerlingen.map(({ id, naam }) => (
              <Avatar key={id} id={id} naam={naam} />
            ))}
            <Avatar id="k" naam="Noor" maat="klein" />
            <Avatar id="g" naam="Zoë Claes" maat="groot" />
          </Rij>
        </Kaart>
      </Raster>
    </Sectie>
  )
}
