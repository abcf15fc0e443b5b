import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly titel: string
  readonly className?: string | undefined
  readonly onSluit: () => void
  readonly children: ReactNode
}

/** A panel over the map with its name and a way out; Escape closes it, and the focus returns to where it was. */
export function KaartPaneel({ titel, className = '', onSluit, children }: Props) {
  const id = useId()
  const dialoog = useRef<HTMLDialogElement>(null)
  // Closed in the layout phase, while it is still in the document: only then does the focus go back.
  useLayoutEffect(() => {
    const el = dialoog.current
    el?.showModal()
    return () => el?.close()
  }, [])
  return (
    <dialog
      ref={dialoog}
      className={`eiland-paneel ${className}`}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault()
        onSluit()
      }}
    >
      <div className="eiland-paneel-kop">
        <h2 id={id}>{titel}</h2>
        <button type="button" className="kaart-rond" aria-label="Sluiten" onClick={onSluit}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}
