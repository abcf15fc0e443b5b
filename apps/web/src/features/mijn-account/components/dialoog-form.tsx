import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'

interface Eigenschappen {
  readonly uitleg: string
  /** What useFormulier returns for the form itself. */
  readonly formulier: ComponentProps<'form'>
  readonly fout: string | null
  readonly bezig: boolean
  readonly knop: string
  readonly gevaar?: boolean
  readonly children: ReactNode
}

/** The text that says what a sheet is about. It gets the focus when nothing else has it, as when one sheet replaces another. */
export function BeginTekst({
  id,
  children,
}: {
  readonly id?: string
  readonly children: ReactNode
}) {
  const tekst = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || activeElement?.closest('[hidden]'))
      tekst.current?.focus()
  }, [])
  return (
    <p ref={tekst} id={id} tabIndex={-1} className="account-begin">
      {children}
    </p>
  )
}

/** The frame of a form in a dialog: what it is for, what went wrong, its fields and one button. */
export function DialoogForm(deel: Eigenschappen) {
  const { uitleg, formulier, fout, bezig, knop, gevaar = false, children } = deel
  const id = useId()
  return (
    <form className="account-formulier" aria-describedby={id} {...formulier}>
      <BeginTekst id={id}>{uitleg}</BeginTekst>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      {children}
      <div className="account-knoppen">
        <Knop type="submit" soort={gevaar ? 'gevaar' : 'primair'} bezig={bezig}>
          {knop}
        </Knop>
      </div>
    </form>
  )
}

/** The current password, with which a change is confirmed; it gets the focus. */
export function HuidigWachtwoord(props: Omit<ComponentProps<typeof Veld>, 'label'>) {
  return (
    <Veld
      data-focus
      label="Je wachtwoord"
      type="password"
      autoComplete="current-password"
      {...props}
    />
  )
}
