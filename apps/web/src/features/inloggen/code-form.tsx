import { useEffect, useRef, type ReactNode } from 'react'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { goThroughDeur, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { AppCodeSchema, HerstelcodeSchema } from '../../shared/tweede-factor/code-schema.ts'
import { AccountForm } from './account-form.tsx'
import { ofVerlopen } from './of-verlopen.ts'

interface Eigenschappen {
  readonly soort: 'totp' | 'herstelcode'
  readonly uitdaging: string
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onVerlopen: (reden: string) => void
  /** The other methods, below the button. */
  readonly anders: ReactNode
}

const VORM = {
  totp: {
    schema: AppCodeSchema,
    titel: 'Nog één stap',
    inleiding: 'Typ de zes cijfers die je app nu toont voor Letterhaven.',
    label: 'Code',
    invoer: 'numeric',
    volgende: 'one-time-code',
  },
  herstelcode: {
    schema: HerstelcodeSchema,
    titel: 'Inloggen met een herstelcode',
    inleiding: 'Typ een van de codes die je bewaarde. Elke code werkt één keer.',
    label: 'Herstelcode',
    invoer: 'text',
    volgende: 'off',
  },
} as const

/** The second step: a code from the app, or a recovery code. */
export function CodeForm({ soort, uitdaging, onUitslag, onVerlopen, anders }: Eigenschappen) {
  const { schema, titel, inleiding, label, invoer, volgende } = VORM[soort]
  const begin = useRef<HTMLInputElement>(null)
  useEffect(() => begin.current?.focus(), [])
  const { veld, formulier, fout, bezig } = useFormulier({
    schema,
    begin: { code: '' },
    send: ({ code }) =>
      ofVerlopen(async () => onUitslag(await goThroughDeur({ uitdaging, code })), onVerlopen),
    opnieuw: 'code',
  })
  return (
    <AccountForm
      titel={titel}
      inleiding={<p>{inleiding}</p>}
      {...{ formulier, fout, bezig }}
      knop="Verder"
      bezigTekst="Bezig met nakijken"
      hulp={anders}
    >
      <Veld
        ref={begin}
        label={label}
        className={`code-veld code-veld-${soort}`}
        autoComplete={volgende}
        inputMode={invoer}
        {...veld('code')}
      />
    </AccountForm>
  )
}
