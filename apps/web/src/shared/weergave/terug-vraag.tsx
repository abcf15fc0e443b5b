import { Annuleer } from '@letterhaven/ui/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'

interface Props {
  readonly titel: string
  /** What will be as it was before, a sentence each. */
  readonly zinnen: readonly string[]
  readonly bezig: boolean
  readonly onTerug: () => void
  readonly onSluit: () => void
}

/** Asks before what was done for many at once is taken back, and says what that does. */
export function TerugVraag({ titel, zinnen, bezig, onTerug, onSluit }: Props) {
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
        {zinnen.map((zin) => (
          <p key={zin}>{zin}</p>
        ))}
        <p>Wat iemand daarna veranderde, blijft zoals het nu is.</p>
      </div>
    </Dialoog>
  )
}
