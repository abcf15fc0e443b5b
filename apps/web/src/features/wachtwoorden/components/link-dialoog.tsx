import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly bezig: boolean
  readonly onNieuw: () => void
  readonly onSluit: () => void
}

/** Says where the link of now stops working before another takes its place. */
export function LinkDialoog({ bezig, onNieuw, onSluit }: Props) {
  const w = useWoordkeus()
  return (
    <Dialoog
      open
      titel="Een nieuwe link maken?"
      onSluit={onSluit}
      acties={
        <>
          <Knop soort="tekst" onClick={onSluit}>
            Annuleren
          </Knop>
          <Knop soort="primair" icoon="vernieuw" bezig={bezig} onClick={onNieuw}>
            Nieuwe link maken
          </Knop>
        </>
      }
    >
      <div className="ww-dialoog">
        <p>
          De link van nu opent dan meteen niets meer. Zet de nieuwe op elke tablet van de {w.groep}{' '}
          en hang een nieuwe klasposter op.
        </p>
        <p className="ww-stil">
          Wachtwoorden en inlogkaarten blijven werken. Wie nu speelt, merkt er niets van.
        </p>
      </div>
    </Dialoog>
  )
}
