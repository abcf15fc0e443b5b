import './login.css'
import { useState } from 'react'
import { herstelEndpoints } from '@letterhaven/contracts/endpoints/herstel'
import { HerstelAanvraagSchema } from '@letterhaven/contracts/herstel'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { call } from '../../shared/api/client.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { bestaatHier } from '../../shared/routes/bestaat-hier.ts'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { AccountForm, NaamVeld } from './account-form.tsx'

/** The message, which is the same for every name. */
function Aangevraagd() {
  return (
    <div className="login">
      <h1>Kijk in je mail</h1>
      <Melding toon="ok" live="status">
        Kennen we dit e-mailadres? Dan is er nu een mail naar je onderweg. De link erin werkt één
        keer, een half uur lang.
      </Melding>
      <p className="login-hulp">
        <span>Niets gekregen na vijf minuten?</span>
        <span>Kijk bij de ongewenste mail, of vraag het aan je beheerder.</span>
      </p>
      {bestaatHier('dev-mail') && (
        <p className="login-hulp">
          In de demonstratie lees je alle mail <RouteLink naar="dev-mail">in de postbus</RouteLink>.
        </p>
      )}
      <RouteLink naar="login" className={knopKlasse({ maat: 'groot', vol: true })}>
        Terug naar het inloggen
      </RouteLink>
    </div>
  )
}

/** Lets somebody who forgot their password ask for a new one; the answer never tells whether we know them. */
export function AanvragenScreen() {
  const w = useWoordkeus()
  const [isGevraagd, setIsGevraagd] = useState(false)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: HerstelAanvraagSchema,
    begin: { gebruikersnaam: '' },
    send: async (body) => {
      await call(herstelEndpoints.requestHerstel, { body })
      setIsGevraagd(true)
    },
  })
  if (isGevraagd) return <Aangevraagd />
  return (
    <AccountForm
      titel="Wachtwoord kwijt?"
      inleiding={
        <p>Vul je e-mailadres in. Je krijgt een mail om een nieuw wachtwoord te kiezen.</p>
      }
      {...{ formulier, fout, bezig }}
      knop="Stuur mij een mail"
      bezigTekst="Bezig met aanvragen"
      hulp={
        <>
          <p className="login-hulp">
            <span>Ben je leerling?</span>
            <span>Vraag een nieuw wachtwoord aan {w.juf}.</span>
          </p>
          <p className="login-hulp">
            <RouteLink naar="login">Terug naar het inloggen</RouteLink>
          </p>
        </>
      }
    >
      <NaamVeld
        isEmail
        label="E-mailadres"
        uitleg="Het adres waarmee je inlogt."
        {...veld('gebruikersnaam')}
      />
    </AccountForm>
  )
}
