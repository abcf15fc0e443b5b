import type { ImportTelling } from '@letterhaven/contracts/import'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { useWoordkeus } from '../woordkeus.tsx'
import { terugZinnen } from './terug-zinnen.ts'

interface Props {
  readonly titel: string
  /** What was done, and will be undone. */
  readonly telling: ImportTelling
  readonly bezig: boolean
  readonly onTerug: () => void
  readonly onSluit: () => void
}

/** Asks for confirmation before a change to many at once is undone, and says what that does. */
export function TerugVraag({ titel, telling, bezig, onTerug, onSluit }: Props) {
  const w = useWoordkeus()
  const zinnen = terugZinnen(telling, w)
  return (
    <Dialoog
      open
      titel={titel}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" icoon="ongedaan" bezig={bezig} onClick={onTerug}>
            Terugdraaien
          </Knop>
        </>
      }
    >
      <div className="scherm-vraag">
        <p>Wat toen veranderde, wordt weer zoals het daarvoor was.</p>
        {zinnen.map((zin) => (
          <p key={zin}>{zin}</p>
        ))}
        <p>Wat daarna bij anderen of in een andere {w.groep} veranderde, blijft zo.</p>
      </div>
    </Dialoog>
  )
}
