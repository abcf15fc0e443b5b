import type { WeekTelling } from '@letterhaven/contracts/leerling'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { LijnGrafiek } from '@letterhaven/ui/grafiek/lijn-grafiek.tsx'
import { MetNamen } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { groei } from '../groei.ts'

interface Eigenschappen {
  /** Whose growth it is: 'de groep', 'Noor'. */
  readonly wie: string
  /** The name of the line: that of the group or the pupil. */
  readonly naam: string
  readonly weken: readonly WeekTelling[]
}

/** Growth per week: the share right the first time, with gaps where nobody practised. */
export function GroeiKaart({ wie, naam, weken }: Eigenschappen) {
  const lijn = groei(wie, weken)
  return (
    <Kaart titel="Goed in één keer, per week" extra="in procent">
      {lijn ? (
        <>
          <LijnGrafiek
            uitkomst={lijn.zin}
            labels={lijn.labels}
            labelNaam="Week"
            reeksen={[{ id: 'goed', naam, punten: lijn.punten, band: lijn.band }]}
            eenheid="%"
            bereik={lijn.bereik}
          />
          <p className="voortgang-noot">
            <MetNamen tekst={lijn.zin} namen={[naam, wie]} /> Het gekleurde vlak is de marge: met
            80% zekerheid ligt de score daarin.
            {lijn.gaten > 0 &&
              ` Over ${aantal(lijn.gaten, 'week', 'weken')} daartussen is nog niets te zeggen, omdat er te weinig geoefend werd: daar is de lijn onderbroken.`}
          </p>
        </>
      ) : (
        <Leeg icoon="grafiek" titel="Nog geen antwoorden">
          Na de eerste keer oefenen begint hier een lijn.
        </Leeg>
      )}
    </Kaart>
  )
}
