import { herstelEndpoints } from '@letterhaven/contracts/endpoints/herstel'
import { HerstelGegevensSchema } from '@letterhaven/contracts/herstel'
import { ApiFout } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { AccountForm, WachtwoordVeld } from './account-form.tsx'
import { WACHTWOORD_UITLEG } from './wachtwoord-uitleg.ts'
import type { HerstelLink } from '../../shared/session/herstel-link.ts'

interface Eigenschappen {
  readonly link: HerstelLink
  readonly onKlaar: (gebruikersnaam: string) => void
  /** Called when the link itself was refused. */
  readonly onAfgewezen: () => void
}

/** The form for the new password; what the server finds wrong with it is shown at the field. */
export function HerstellenForm({ link, onKlaar, onAfgewezen }: Eigenschappen) {
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: HerstelGegevensSchema,
    begin: { wachtwoord: '' },
    send: async ({ wachtwoord }) => {
      try {
        const body = { ...link, wachtwoord }
        const { gebruikersnaam } = await call(herstelEndpoints.resetWachtwoord, { body })
        onKlaar(gebruikersnaam)
      } catch (oorzaak) {
        const isLink =
          oorzaak instanceof ApiFout &&
          (oorzaak.code === 'herstel_refused' || 'userId' in oorzaak.velden)
        if (!isLink) throw oorzaak
        onAfgewezen()
      }
    },
  })
  return (
    <AccountForm
      titel="Kies een nieuw wachtwoord"
      {...{ formulier, fout, bezig }}
      knop="Wachtwoord bewaren"
      bezigTekst="Bezig met bewaren"
      hulp={
        <p className="login-hulp">
          Daarna log je ermee in. Waar je nog ingelogd was, word je uitgelogd.
        </p>
      }
    >
      <WachtwoordVeld isNieuw uitleg={WACHTWOORD_UITLEG} {...veld('wachtwoord')} />
    </AccountForm>
  )
}
