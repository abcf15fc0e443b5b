import { uitnodigingenEndpoints } from '@letterhaven/contracts/endpoints/uitnodigingen'
import { UitnodigingGegevensSchema, type Uitnodiging } from '@letterhaven/contracts/uitnodiging'
import { call } from '../../shared/api/client.ts'
import { useFormulier } from '../../shared/formulier/use-formulier.ts'
import { handle, type Binnen, type Vervolg } from '../../shared/aanmelding/aanmelden.ts'
import { sessie } from '../../shared/session/sessie.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { AccountForm, NaamVeld, WachtwoordVeld } from './account-form.tsx'
import { WACHTWOORD_UITLEG } from './wachtwoord-uitleg.ts'

interface Eigenschappen {
  readonly token: string
  readonly uitnodiging: Uitnodiging
  readonly onAangenomen: (uitslag: Binnen | Vervolg) => void
  /** Called when the server refused; returns whether the link itself is to blame. */
  readonly onWeigering: (fout: unknown) => boolean
}

/** Returns what is above the form: for the first account of an installation, or for one at a school. */
function aanhef({ school, heeftAccount }: Uitnodiging) {
  if (school === null)
    return {
      titel: 'Maak het eerste account',
      inleiding:
        'Letterhaven is geïnstalleerd en nog van niemand. Met dit account beheer je het: je voegt er scholen mee toe en helpt ze verder.',
      knop: 'Account maken',
    }
  if (heeftAccount)
    return {
      titel: `Doe mee met ${school}`,
      inleiding: `Je hebt al een account met dit adres. Vul je eigen wachtwoord in; ${school} komt erbij.`,
      knop: 'Meedoen',
    }
  return {
    titel: `Doe mee met ${school}`,
    inleiding: 'Kies een wachtwoord. Daarmee log je voortaan in, met dit adres.',
    knop: 'Account maken',
  }
}

/** Makes the account that an invitation is for. */
export function UitnodigingForm({ token, uitnodiging, onAangenomen, onWeigering }: Eigenschappen) {
  const { adres, heeftAccount, geldigTot } = uitnodiging
  const { titel, inleiding, knop } = aanhef(uitnodiging)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: UitnodigingGegevensSchema,
    begin: { gebruikersnaam: adres ?? '', wachtwoord: '' },
    send: async (gegevens) => {
      sessie.chooseWachtwoord()
      try {
        const body = { token, ...gegevens }
        const antwoord = await call(uitnodigingenEndpoints.acceptUitnodiging, { body })
        onAangenomen(handle(antwoord))
      } catch (oorzaak) {
        if (!onWeigering(oorzaak)) throw oorzaak
      }
    },
  })
  return (
    <AccountForm
      titel={titel}
      inleiding={<p>{inleiding}</p>}
      {...{ formulier, fout, bezig }}
      knop={knop}
      bezigTekst="Bezig met het account"
      hulp={
        <p className="login-hulp">
          Deze link werkt één keer, tot {sayDatum('weekdag', geldigTot)} om{' '}
          {sayDatum('tijd', geldigTot)} uur.
        </p>
      }
    >
      <NaamVeld
        isEmail
        label="E-mailadres"
        uitleg="Hiermee log je straks in."
        readOnly={adres !== null}
        {...veld('gebruikersnaam')}
      />
      <WachtwoordVeld
        isNieuw={!heeftAccount}
        {...(heeftAccount ? {} : { uitleg: WACHTWOORD_UITLEG })}
        {...veld('wachtwoord')}
      />
    </AccountForm>
  )
}
