import type { ComponentProps, ReactNode } from 'react'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'

interface Eigenschappen {
  readonly titel: string
  /** What useFormulier returns for the form itself. */
  readonly formulier: ComponentProps<'form'>
  readonly fout: string | null
  readonly bezig: boolean
  readonly knop: string
  /** The text of the button while the server is busy. */
  readonly bezigTekst: string
  /** Shown between the title and the fields. */
  readonly inleiding?: ReactNode
  readonly children: ReactNode
  /** Shown below the button. */
  readonly hulp: ReactNode
}

/** The frame of a form for signing in: what went wrong is above the fields. */
export function AccountForm(deel: Eigenschappen) {
  const { titel, formulier, fout, bezig, knop, bezigTekst, inleiding, children, hulp } = deel
  return (
    <form className="login" {...formulier}>
      <h1>{titel}</h1>
      {inleiding}
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      {children}
      <Knop type="submit" soort="primair" maat="groot" vol bezig={bezig} bezigTekst={bezigTekst}>
        {knop}
      </Knop>
      {hulp}
    </form>
  )
}

type VeldEigenschappen = Omit<ComponentProps<typeof Veld>, 'autoComplete' | 'type'>

/** The user name: known to the browser as such, and left as it is typed. */
export function NaamVeld({
  isEmail = false,
  ...veld
}: VeldEigenschappen & { readonly isEmail?: boolean }) {
  const soort = isEmail ? ({ type: 'email', inputMode: 'email' } as const) : {}
  return <Veld autoComplete="username" {...soort} {...veld} />
}

/** A password: the browser offers a new one, or the one that it has saved. */
export function WachtwoordVeld({
  isNieuw = false,
  ...veld
}: Omit<VeldEigenschappen, 'label'> & { readonly isNieuw?: boolean }) {
  return (
    <Veld
      label="Wachtwoord"
      type="password"
      autoComplete={isNieuw ? 'new-password' : 'current-password'}
      {...veld}
    />
  )
}
