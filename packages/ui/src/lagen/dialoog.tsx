import './dialoog.css'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { DialoogInhoud } from './dialoog-inhoud.tsx'
import { KnopIcoon } from '../knop/knop-icoon.tsx'
import { ToastsInLaag } from './toast-lagen.tsx'
import { closeGebaren } from '../apparaat/close-gebaren.ts'

interface Props {
  readonly open: boolean
  readonly titel: ReactNode
  readonly onSluit: () => void
  readonly children: ReactNode
  /** The buttons at the foot, the main one last. */
  readonly acties?: ReactNode
  /** 'midden' for a modal in the middle, 'lade' for a drawer at the start of the line, 'paneel' for one at its end. */
  readonly soort?: 'midden' | 'lade' | 'paneel' | undefined
}

/**
 * A native modal dialog. Escape, the cross and a press beside it call `onSluit`. The focus starts on the element with
 * `data-focus`, or else on the title, and returns by itself to where it was. The content exists only while the dialog
 * is open.
 */
export function Dialoog({ open, titel, onSluit, children, acties, soort = 'midden' }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onSluit)
  useEffect(() => {
    close.current = onSluit
  })
  // Closed in the layout phase, while it is still in the page: a dialog that is closed later gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    element.showModal()
    const start = element.querySelector<HTMLElement>('[data-focus]') ?? element.querySelector('h2')
    start?.focus()
    const stop = closeGebaren(element, () => close.current())
    return () => {
      stop()
      element.close()
    }
  }, [open])
  return (
    <dialog ref={dialog} className={`lh-dialoog lh-dialoog-${soort}`} aria-labelledby={id}>
      {open && (
        <div className="lh-dialoog-vlak">
          <div className="lh-dialoog-kop">
            <h2 id={id} tabIndex={-1}>
              {titel}
            </h2>
            <KnopIcoon icoon="sluit" label="Sluiten" onClick={onSluit} />
          </div>
          <DialoogInhoud>{children}</DialoogInhoud>
          {acties && <div className="lh-dialoog-acties">{acties}</div>}
        </div>
      )}
      {open && <ToastsInLaag />}
    </dialog>
  )
}
