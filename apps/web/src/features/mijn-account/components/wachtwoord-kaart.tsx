import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { WachtwoordWijzigenSchema } from '@letterhaven/contracts/mijn-account'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { call } from '../../../shared/api/client.ts'
import { refresh } from '../../../shared/api/refresh.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { replaceToken } from '../../../shared/wie/replace-token.ts'
import { useTweedeFactor } from '../use-tweede-factor.ts'

function Formulier({ userId, onKlaar }: { readonly userId: UserId; readonly onKlaar: () => void }) {
  const queries = useQueryClient()
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: WachtwoordWijzigenSchema,
    begin: { huidigWachtwoord: '', nieuwWachtwoord: '' },
    send: async (body) => {
      const { token } = await call(mijnAccountEndpoints.changePassword, {
        params: { userId },
        body,
      })
      replaceToken(token)
      await refresh(queries)
      onKlaar()
    },
  })
  return (
    <form className="account-formulier" {...formulier}>
      {fout && (
        <Melding toon="bad" live="alert">
          {fout}
        </Melding>
      )}
      <Veld
        label="Huidig wachtwoord"
        type="password"
        autoComplete="current-password"
        {...veld('huidigWachtwoord')}
      />
      <Veld
        label="Nieuw wachtwoord"
        type="password"
        autoComplete="new-password"
        uitleg="Minstens 8 tekens, liever 15 of meer. Een korte zin is makkelijk te onthouden en moeilijk te raden."
        {...veld('nieuwWachtwoord')}
      />
      <div>
        <Knop type="submit" soort="primair" bezig={bezig} bezigTekst="Bezig met wijzigen">
          Wachtwoord wijzigen
        </Knop>
      </div>
    </form>
  )
}

/** Sets a new password; every other device must then sign in again with it. */
export function WachtwoordKaart({ userId }: { readonly userId: UserId }) {
  const { data } = useTweedeFactor(userId)
  // Another key empties the form after the new password was accepted.
  const [keer, setKeer] = useState(0)
  if (data && !data.metWachtwoord)
    return (
      <Kaart titel="Wachtwoord">
        <p>Je logt in met je schoolaccount. Je wachtwoord verander je daar.</p>
      </Kaart>
    )
  return (
    <Kaart titel="Wachtwoord">
      {keer > 0 && (
        <Melding toon="ok" live="status">
          Je wachtwoord is gewijzigd. Op al je andere apparaten log je opnieuw in, met je nieuwe
          wachtwoord.
        </Melding>
      )}
      <p className="account-stil">
        Na het wijzigen blijf je hier ingelogd en ben je op al je andere apparaten uitgelogd.
      </p>
      <Formulier key={keer} userId={userId} onKlaar={() => setKeer(keer + 1)} />
    </Kaart>
  )
}
