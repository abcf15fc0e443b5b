import { uitvoerEndpoints } from '@letterhaven/contracts/endpoints/uitvoer'
import type { AdminId } from '@letterhaven/contracts/ids'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useUitvoer } from '../../shared/export/use-uitvoer.ts'
import { UitvoerStand } from '../../shared/export/uitvoer-stand.tsx'

/** The button with which a school downloads everything, and the progress of that. */
export function UitvoerDeel({ adminId }: { readonly adminId: string }) {
  const params = { adminId: adminId as AdminId }
  const { stand, begin, stop } = useUitvoer(uitvoerEndpoints.getUitvoer, { params })
  const bezig = stand.fase === 'bezig'
  return (
    <>
      <div className="uitvoer-knoppen">
        <Knop icoon="download" bezig={bezig} bezigTekst="Bezig met downloaden" onClick={begin}>
          Alle gegevens downloaden
        </Knop>
        {bezig && (
          <Knop soort="tekst" onClick={stop}>
            Stoppen
          </Knop>
        )}
      </div>
      <UitvoerStand stand={stand} />
    </>
  )
}
