import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Leeg } from '@letterhaven/ui/pagina/leeg.tsx'
import { StaafGrafiek } from '@letterhaven/ui/grafiek/staaf-grafiek.tsx'
import { useKalender } from '../../../shared/weergave/use-kalender.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { oefendagen } from '../oefendagen.ts'
import { Oefenrooster } from './oefenrooster.tsx'

/** Who practised: a bar for each of the last days, and below it each pupil separately. */
export function OefendagenKaart({ leerlingen }: Pick<GroepVoortgang, 'leerlingen'>) {
  const w = useWoordkeus()
  const { vandaag, land } = useKalender()
  const uit = oefendagen(leerlingen, vandaag)
  return (
    <Kaart titel="Wie oefende wanneer" extra={`aantal ${w.leerlingen} per dag`}>
      {uit ? (
        <>
          <StaafGrafiek
            uitkomst={uit.zin}
            naam={w.Leerlingen}
            labelNaam="Dag"
            staven={uit.staven}
            hoogte={200}
          />
          <p className="voortgang-noot">{uit.zin}</p>
          <Oefenrooster leerlingen={leerlingen} vandaag={vandaag} land={land} />
        </>
      ) : (
        <Leeg icoon="kalender" titel="In de laatste veertien dagen oefende niemand" />
      )}
    </Kaart>
  )
}
