import { SignInSchema } from '@letterhaven/contracts/aanmelden'
import { cx } from '@letterhaven/ui/stijl/cx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { signIn, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { heeftSchoolaccounts } from '../../shared/session/heeft-schoolaccounts.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { AccountForm, NaamVeld, WachtwoordVeld } from './account-form.tsx'

/** The form: messages appear on leaving a field and on submit; after wrong credentials the name stays. */
export function LoginForm({
  reden,
  onUitslag,
}: {
  /** Why somebody who was halfway through signing in is back here. */
  readonly reden: string | null
  readonly onUitslag: (uitslag: Binnen | Vervolg) => void
}) {
  const w = useWoordkeus()
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: SignInSchema,
    begin: { gebruikersnaam: '', wachtwoord: '' },
    send: async (gegevens) => onUitslag(await signIn(gegevens)),
    opnieuw: 'wachtwoord',
  })
  return (
    <AccountForm
      titel="Inloggen"
      inleiding={
        reden !== null && (
          <Melding toon="warn" live="alert">
            {reden}
          </Melding>
        )
      }
      {...{ formulier, fout, bezig }}
      knop="Inloggen"
      bezigTekst="Bezig met inloggen"
      hulp={
        <>
          {heeftSchoolaccounts() && (
            <RouteLink
              naar="login-sso"
              className={cx(knopKlasse({ maat: 'groot', vol: true }), 'login-schoolaccount')}
            >
              Met je schoolaccount
            </RouteLink>
          )}
          <p className="login-hulp">
            <span>Wachtwoord kwijt?</span>
            <span>Vraag het aan {w.juf}.</span>
            <span>Ben je volwassen?</span>
            <span>
              <RouteLink naar="wachtwoord-aanvragen">Vraag een nieuw wachtwoord aan</RouteLink>
            </span>
          </p>
          <p className="login-hulp">
            Nog geen account? <RouteLink naar="demo">Speel zonder account</RouteLink>
          </p>
        </>
      }
    >
      <NaamVeld label="Gebruikersnaam" {...veld('gebruikersnaam')} />
      <WachtwoordVeld {...veld('wachtwoord')} />
    </AccountForm>
  )
}
