import { useLayoutEffect, useRef } from 'react'
import { InstellingKeuzen } from '@letterhaven/game-kit/instelling-keuzen.tsx'
import type { Instellingen } from '@letterhaven/game-kit/instellingen'

interface Props {
  readonly instellingen: Instellingen
  readonly rustVast: boolean
  readonly onVerander: (deel: Partial<Instellingen>) => void
  readonly onSluit: () => void
}

/** How this pupil plays, chosen before a game begins; every choice holds at once. */
export function InstellingPaneel({ instellingen, rustVast, onVerander, onSluit }: Props) {
  const dialoog = useRef<HTMLDialogElement>(null)
  // Closed in the layout phase, while it is still in the document: only then the focus goes back.
  useLayoutEffect(() => {
    const el = dialoog.current
    el?.showModal()
    return () => el?.close()
  }, [])
  return (
    <dialog
      ref={dialoog}
      className="eiland-paneel instelling-paneel"
      aria-labelledby="instelling-paneel-naam"
      onCancel={(e) => {
        e.preventDefault()
        onSluit()
      }}
    >
      <div className="eiland-paneel-kop">
        <h2 id="instelling-paneel-naam">Zo speel ik</h2>
        <button type="button" className="kaart-rond" aria-label="Sluiten" onClick={onSluit}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      <InstellingKeuzen instellingen={instellingen} rustVast={rustVast} onVerander={onVerander} />
    </dialog>
  )
}
