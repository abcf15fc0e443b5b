import './uitvoer-knop.css'
import { uitvoerEndpoints } from '@letterhaven/contracts/endpoints/uitvoer'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { useUitvoer } from '../../../shared/export/use-uitvoer.ts'
import { UitvoerStand } from '../../../shared/export/uitvoer-stand.tsx'

interface Props {
  readonly adminId: string
  readonly leerlingId: LeerlingId
  readonly voornaam: string
}

/** For users who run the school: everything about one pupil in a file, for parents who ask what is kept. */
export function UitvoerKnop({ adminId, leerlingId, voornaam }: Props) {
  const params = { adminId: adminId as AdminId, leerlingId }
  const { stand, begin } = useUitvoer(uitvoerEndpoints.getLeerlingUitvoer, { params })
  return (
    <div className="uitvoer-leerling noprint">
      <div>
        <Knop
          soort="tekst"
          icoon="download"
          bezig={stand.fase === 'bezig'}
          bezigTekst="Bezig met downloaden"
          onClick={begin}
        >
          Alle gegevens van <Letterlijk>{voornaam}</Letterlijk> downloaden
        </Knop>
      </div>
      <UitvoerStand stand={stand} />
    </div>
  )
}
