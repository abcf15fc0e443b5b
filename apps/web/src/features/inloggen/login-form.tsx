import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SignInSchema, type SessieUser, type SignIn } from '@letterhaven/contracts/sessie'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { Veld } from '@letterhaven/ui/veld.tsx'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { meldAan } from '../../shared/session/aanmelden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

const ONBEKEND = 'Het inloggen lukte niet. Je gegevens staan er nog: probeer het opnieuw.'

/** The form: messages on leaving a field and on submit; wrong data keep the name. */
export function LoginForm({ onAangemeld }: { onAangemeld: (user: SessieUser) => void }) {
  const w = useWoordkeus()
  const [fout, setFout] = useState<string | null>(null)
  const form = useForm<SignIn>({
    resolver: standardSchemaResolver(SignInSchema),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { gebruikersnaam: '', wachtwoord: '' },
  })
  const { errors, isSubmitting } = form.formState

  const verstuur = async (gegevens: SignIn) => {
    setFout(null)
    try {
      onAangemeld(await meldAan(gegevens))
    } catch (oorzaak) {
      setFout(oorzaak instanceof ApiFout ? oorzaak.message : ONBEKEND)
      form.resetField('wachtwoord')
      form.setFocus(
        oorzaak instanceof ApiFout && oorzaak.status === 0 ? 'gebruikersnaam' : 'wachtwoord',
      )
    }
  }

  return (
    <form
      className="login"
      noValidate
      onSubmit={(event) => void form.handleSubmit(verstuur)(event)}
    >
      <h1>Inloggen</h1>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <Veld
        label="Gebruikersnaam"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fout={errors.gebruikersnaam?.message}
        {...form.register('gebruikersnaam')}
      />
      <Veld
        label="Wachtwoord"
        type="password"
        autoComplete="current-password"
        fout={errors.wachtwoord?.message}
        {...form.register('wachtwoord')}
      />
      <Knop
        type="submit"
        soort="primair"
        maat="groot"
        vol
        bezig={isSubmitting}
        bezigTekst="Bezig met inloggen"
      >
        Inloggen
      </Knop>
      <p className="login-hulp">
        Wachtwoord kwijt? Vraag het aan je {w.juf}, of aan wie jullie account beheert.
      </p>
    </form>
  )
}
