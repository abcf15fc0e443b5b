import { CodeSignInSchema } from '@letterhaven/contracts/aanmelden'
import * as z from 'zod/mini'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Veld } from '@letterhaven/ui/veld.tsx'
import { useFormulier } from '../../shared/formulier/gebruik-formulier.ts'
import { gaDoorDeur, type Binnen, type Vervolg } from '../../shared/session/aanmelden.ts'
import { AccountForm } from './account-form.tsx'

type Stap = Extract<Vervolg, { readonly tweedeFactor: unknown }>['tweedeFactor']

interface Eigenschappen {
  readonly stap: Stap
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
  readonly onTerug: () => void
}

const CodeSchema = z.pick(CodeSignInSchema, { code: true })

/** The second step: the code of the app, or one of those that were kept. */
export function CodeForm({ stap, onUitslag, onTerug }: Eigenschappen) {
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: CodeSchema,
    begin: { code: '' },
    verstuur: async ({ code }) => {
      const { uitdaging } = stap
      onUitslag(await gaDoorDeur({ uitdaging, code }))
    },
    opnieuw: 'code',
  })
  return (
    <AccountForm
      titel="Nog één stap"
      inleiding={<p>Typ de code uit je app, of een herstelcode die je hebt bewaard.</p>}
      {...{ formulier, fout, bezig }}
      knop="Verder"
      bezigTekst="Bezig met nakijken"
      hulp={
        <Knop soort="tonaal" vol onClick={onTerug}>
          Terug naar het wachtwoord
        </Knop>
      }
    >
      <Veld label="Code" autoComplete="one-time-code" inputMode="text" {...veld('code')} />
    </AccountForm>
  )
}
