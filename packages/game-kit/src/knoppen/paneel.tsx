import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import './paneel.css'

interface PaneelProps {
  readonly titel: string
  /** Called on Escape. */
  readonly onSluit: () => void
  /** A wider panel, for pictures side by side. */
  readonly breed?: boolean
  readonly children: ReactNode
}

/** A modal panel over a game. The browser keeps the focus inside and gives it back. */
export function Paneel({ titel, onSluit, breed = false, children }: PaneelProps) {
  const dialoog = useRef<HTMLDialogElement>(null)
  // Closed in the layout phase, while it is still in the document: only then does the focus go back.
  useLayoutEffect(() => {
    const el = dialoog.current
    const spel = el?.closest('.lhs-spel')
    el?.showModal()
    return () => {
      el?.close()
      // When it was opened before anything in the game had the focus (the instruction), the game gets it.
      const nu = document.activeElement
      if (!spel?.contains(nu) || el?.contains(nu))
        spel?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialoog}
      className={breed ? 'lhs-paneel lhs-paneel-breed' : 'lhs-paneel'}
      aria-label={titel}
      onCancel={(e) => {
        e.preventDefault()
        onSluit()
      }}
    >
      {children}
    </dialog>
  )
}
