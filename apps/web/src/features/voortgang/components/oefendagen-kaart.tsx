import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { Kaart } from '@letterhaven/ui/kaart.tsx'
import { Leeg } from '@letterhaven/ui/leeg.tsx'
import { StaafGrafiek } from '@letterhaven/ui/staaf-grafiek.tsx'
import { useKalender } from '../../../shared/weergave/gebruik-kalender.ts'
import { oefendagen } from '../oefendagen.ts'

/** Who practised: a bar for each of the last days. */
export function OefendagenKaart({ dagen }: Pick<GroepVoortgang, 'dagen'>) {
  const { vandaag } = useKalender()
  const uit = oefendagen(dagen, vandaag)
  return (
    <Kaart titel="Wie oefende, per dag" extra="aantal leerlingen">
      {uit ? (
        <>
          <StaafGrafiek
            uitkomst={uit.zin}
            naam="Leerlingen"
            labelNaam="Dag"
            staven={uit.staven}
            hoogte={260}
          />
          <p className="voortgang-noot">{uit.zin}</p>
        </>
      ) : (
        <Leeg icoon="kalender" titel="In de laatste veertien dagen oefende niemand" />
      )}
    </Kaart>
  )
}
