import { uitnodigingenEndpoints } from '@letterhaven/contracts/endpoints/uitnodigingen'
import { UitnodigingGegevensSchema, type Uitnodiging } from '@letterhaven/contracts/uitnodiging'
import { call } from '../../shared/api/client.ts'
import { useFormulier } from '../../shared/formulier/gebruik-formulier.ts'
import { verwerk, type Binnen, type Vervolg } from '../../shared/session/aanmelden.ts'
import { sessie } from '../../shared/session/sessie.ts'
import { AccountForm, NaamVeld, WachtwoordVeld } from './account-form.tsx'
import { WACHTWOORD_UITLEG } from './wachtwoord-uitleg.ts'

interface Eigenschappen {
  readonly token: string
  readonly uitnodiging: Uitnodiging
  readonly onAangenomen: (uitslag: Binnen | Vervolg) => void
  /** The server would not; answers whether the link itself is to blame. */
  readonly onWeigering: (fout: unknown) => boolean
}

const moment = new Intl.DateTimeFormat('nl', {
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Making the account that an invitation is for. */
export function UitnodigingForm({ token, uitnodiging, onAangenomen, onWeigering }: Eigenschappen) {
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: UitnodigingGegevensSchema,
    begin: { gebruikersnaam: '', wachtwoord: '' },
    verstuur: async (gegevens) => {
      sessie.kiesWachtwoord()
      try {
        const body = { token, ...gegevens }
        const antwoord = await call(uitnodigingenEndpoints.acceptUitnodiging, { body })
        onAangenomen(verwerk(antwoord))
      } catch (oorzaak) {
        if (!onWeigering(oorzaak)) throw oorzaak
      }
    },
  })
  return (
    <AccountForm
      titel="Maak het eerste account"
      inleiding={
        <p>
          Letterhaven is geïnstalleerd en nog van niemand. Met dit account beheer je het: je voegt
          er scholen mee toe en helpt ze verder.
        </p>
      }
      {...{ formulier, fout, bezig }}
      knop="Account maken"
      bezigTekst="Bezig met het account"
      hulp={
        <p className="login-hulp">
          Deze link werkt één keer, tot {moment.format(new Date(uitnodiging.geldigTot))} uur.
        </p>
      }
    >
      <NaamVeld
        isEmail
        label="E-mailadres"
        uitleg="Hiermee log je straks in."
        {...veld('gebruikersnaam')}
      />
      <WachtwoordVeld isNieuw uitleg={WACHTWOORD_UITLEG} {...veld('wachtwoord')} />
    </AccountForm>
  )
}
