import { useEffect, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'
import './lade-knoppen.css'

interface LadeKnoppenProps {
  readonly lade: { readonly focus: () => void }
  /** How many tiles were laid. */
  readonly gelegd: number
  /** Whether what was laid can be given. */
  readonly kan: boolean
  /** Nothing more can be laid. Giving is the only thing left to do, and the pupil need not look for it. */
  readonly isVol: boolean
  readonly plaats: { readonly geef: CSSProperties; readonly terug: CSSProperties }
  readonly onGeef: () => void
  readonly onTerug: () => void
  /** The label of the give button. */
  readonly children: ReactNode
}

/**
 * Buttons to give what was laid from the tray and to take the last tile off again, in that order. Each is there only
 * while it does something. A button that goes away gives the focus back to the tray.
 */
export function LadeKnoppen(props: LadeKnoppenProps) {
  const { lade, gelegd, kan, isVol, plaats, onGeef, onTerug, children } = props
  const geef = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const vlak = geef.current?.parentElement
    if (isVol && vlak?.contains(document.activeElement))
      geef.current?.focus({ preventScroll: true })
  }, [isVol])
  return (
    <>
      {kan && (
        <button
          ref={geef}
          type="button"
          className="lhs-knop lhs-geef"
          style={plaats.geef}
          onClick={() => {
            lade.focus()
            onGeef()
          }}
        >
          {children}
        </button>
      )}
      {gelegd > 0 && (
        <button
          type="button"
          className="lhs-rond lhs-eraf"
          style={plaats.terug}
          aria-label="Laatste eraf halen"
          aria-keyshortcuts="Backspace"
          onClick={() => {
            if (gelegd === 1) lade.focus()
            onTerug()
          }}
        >
          <SpelIcoon naam="opnieuw" />
        </button>
      )}
    </>
  )
}
