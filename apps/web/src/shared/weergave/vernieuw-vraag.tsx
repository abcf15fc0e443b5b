import type { ReactNode } from 'react'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'

interface Props {
  /** What is renewed: 'link', 'schoolcode'. */
  readonly wat: string
  readonly bezig: boolean
  readonly onNieuw: () => void
  readonly onSluit: () => void
  /** What stops working, and what goes on. */
  readonly children: ReactNode
}

/** Asks for confirmation before something in use is replaced by a new one. */
export function VernieuwVraag({ wat, bezig, onNieuw, onSluit, children }: Props) {
  return (
    <Dialoog
      open
      titel={`Een nieuwe ${wat} maken?`}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop soort="primair" icoon="vernieuw" bezig={bezig} onClick={onNieuw}>
            Nieuwe {wat} maken
          </Knop>
        </>
      }
    >
      <div className="scherm-vraag">{children}</div>
    </Dialoog>
  )
}
