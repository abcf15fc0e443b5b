import { SignInSchema, type SessieUser } from '@letterhaven/contracts/sessie'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { Melding } from '@letterhaven/ui/melding.tsx'
import { Veld } from '@letterhaven/ui/veld.tsx'
import { useFormulier } from '../../shared/formulier/gebruik-formulier.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { meldAan } from '../../shared/session/aanmelden.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'

/** The form: messages on leaving a field and on submit; wrong data keep the name. */
export function LoginForm({ onAangemeld }: { onAangemeld: (user: SessieUser) => void }) {
  const w = useWoordkeus()
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: SignInSchema,
    begin: { gebruikersnaam: '', wachtwoord: '' },
    verstuur: async (gegevens) => onAangemeld(await meldAan(gegevens)),
    opnieuw: 'wachtwoord',
  })
  return (
    <form className="login" {...formulier}>
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
        {...veld('gebruikersnaam')}
      />
      <Veld
        label="Wachtwoord"
        type="password"
        autoComplete="current-password"
        {...veld('wachtwoord')}
      />
      <Knop
        type="submit"
        soort="primair"
        maat="groot"
        vol
        bezig={bezig}
        bezigTekst="Bezig met inloggen"
      >
        Inloggen
      </Knop>
      <p className="login-hulp">
        Wachtwoord kwijt? Vraag het aan je {w.juf}, of aan wie jullie account beheert.
      </p>
      <p className="login-hulp">
        Nog geen account? <RouteLink naar="demo">Speel zonder account</RouteLink>
      </p>
    </form>
  )
}
