import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly bezig: boolean
  readonly onNieuw: () => void
  readonly onSluit: () => void
}

/** Says where the code of now stands before another takes its place. */
export function CodeDialoog({ bezig, onNieuw, onSluit }: Props) {
  const w = useWoordkeus()
  return (
    <Dialoog
      open
      titel="Een nieuwe schoolcode maken?"
      onSluit={onSluit}
      acties={
        <>
          <Knop soort="tekst" onClick={onSluit}>
            Annuleren
          </Knop>
          <Knop soort="primair" icoon="vernieuw" bezig={bezig} onClick={onNieuw}>
            Nieuwe code maken
          </Knop>
        </>
      }
    >
      <div className="ag-formulier">
        <p>
          De code van nu opent dan meteen niets meer. Hij staat op inlogkaarten en klasposters: geef
          de nieuwe door, of print ze opnieuw.
        </p>
        <p className="scherm-stil">
          Links van {w.groepen}, wachtwoorden en codes op inlogkaarten blijven werken.
        </p>
      </div>
    </Dialoog>
  )
}
