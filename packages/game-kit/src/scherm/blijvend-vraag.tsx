import { useEffect, useRef } from 'react'
import './blijvend-vraag.css'

/** A press this soon was meant for what was there before: the button that closed the panel. */
const SCHRIK_MS = 800

interface BlijvendVraagProps {
  /** Called with whether the changes are to be kept; false as soon as the pupil plays on. */
  readonly onAntwoord: (isBlijvend: boolean) => void
}

/** Asks in one line whether changed settings are to hold the next time. It is no panel: whoever plays on has said no. */
export function BlijvendVraag({ onAntwoord }: BlijvendVraagProps) {
  const vak = useRef<HTMLElement>(null)
  const sinds = useRef(Infinity)
  const antwoord = useRef(onAntwoord)
  useEffect(() => {
    antwoord.current = onAntwoord
  }, [onAntwoord])
  useEffect(() => {
    sinds.current = performance.now()
    const druk = (e: PointerEvent) => {
      const isHier = e.target instanceof Node && vak.current?.contains(e.target) === true
      if (!isHier) antwoord.current(false)
    }
    document.addEventListener('pointerdown', druk, true)
    return () => document.removeEventListener('pointerdown', druk, true)
  }, [])
  function give(isBlijvend: boolean): void {
    if (performance.now() - sinds.current < SCHRIK_MS) return
    // The line goes away with the focus in it, so the game gets it.
    const spel = vak.current?.closest('.lhs-spel')
    spel?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true })
    onAntwoord(isBlijvend)
  }
  return (
    <aside ref={vak} className="lhs-blijvend" aria-label="Instellingen">
      <p>Ook de volgende keer zo?</p>
      <button type="button" onClick={() => give(true)}>
        Ja
      </button>
      <button type="button" onClick={() => give(false)}>
        Alleen nu
      </button>
    </aside>
  )
}
