import './veld.css'
import type { ReactNode } from 'react'
import { Icoon } from '../stijl/icoon.tsx'

export interface KaderProps {
  readonly label: string
  /** How the label is drawn when it contains names. */
  readonly getoond?: ReactNode
  /** Help that stays visible below the control. */
  readonly uitleg?: string | undefined
  /** A message next to the control. Its presence marks the control invalid. */
  readonly fout?: string | undefined
  /** Adds '(niet verplicht)' to the label: required is the rule, optional the exception. */
  readonly optioneel?: boolean | undefined
}

/** Returns the ids that tie a control to its help and its message. */
export function beschrijving(id: string, { uitleg, fout }: Pick<KaderProps, 'uitleg' | 'fout'>) {
  const ids = [uitleg && `${id}-uitleg`, fout && `${id}-fout`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': fout ? true : undefined } as const
}

/** Label above, control, help and message below: the frame that every form control shares. */
export function VeldKader(
  props: KaderProps & { readonly id: string; readonly children: ReactNode },
) {
  const { id, label, getoond = label, uitleg, fout, optioneel, children } = props
  return (
    <div className="lh-veld">
      <label className="lh-veld-label" htmlFor={id}>
        {getoond}
        {optioneel && <span className="lh-veld-optioneel"> (niet verplicht)</span>}
      </label>
      {children}
      {uitleg && (
        <p className="lh-veld-uitleg" id={`${id}-uitleg`}>
          {uitleg}
        </p>
      )}
      <div aria-live="polite">
        {fout && (
          <p className="lh-veld-fout" id={`${id}-fout`}>
            <Icoon naam="waarschuwing" maat={16} />
            {fout}
          </p>
        )}
      </div>
    </div>
  )
}
