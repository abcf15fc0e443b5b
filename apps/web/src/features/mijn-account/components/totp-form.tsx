import { useState } from 'react'
import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { BevestigingSchema } from '@letterhaven/contracts/mijn-account'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { call } from '../../../shared/api/client.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { AppCodeSchema } from '../../../shared/tweede-factor/code-schema.ts'
import { TotpSleutel } from '../../../shared/tweede-factor/totp-sleutel.tsx'
import { WIJZIGINGEN } from '../wijziging.ts'
import { DialoogForm, HuidigWachtwoord } from './dialoog-form.tsx'

interface Eigenschappen {
  readonly userId: UserId
  readonly onGedaan: (codes: readonly string[]) => void
}

interface Begonnen {
  readonly uitdaging: string
  readonly geheim: string
  readonly uri: string
}

function EersteCode(props: Eigenschappen & { readonly begonnen: Begonnen }) {
  const { userId, begonnen, onGedaan } = props
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: AppCodeSchema,
    begin: { code: '' },
    send: async ({ code }) => {
      const body = { uitdaging: begonnen.uitdaging, code }
      const args = { params: { userId }, body }
      onGedaan((await call(mijnAccountEndpoints.setTotp, args)).herstelcodes)
    },
    opnieuw: 'code',
  })
  return (
    <DialoogForm
      uitleg="Scan deze QR-code met je app, bijvoorbeeld Microsoft Authenticator of Google Authenticator. Typ daarna de zes cijfers die de app toont."
      knop="Instellen"
      {...{ formulier, fout, bezig }}
    >
      <TotpSleutel geheim={begonnen.geheim} uri={begonnen.uri} />
      <Veld
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        className="account-code"
        {...veld('code')}
      />
    </DialoogForm>
  )
}

/** Sets up an app as second step: the password, the picture to scan, the first code. */
export function TotpForm({ userId, onGedaan }: Eigenschappen) {
  const { uitleg, knop } = WIJZIGINGEN.totp
  const [begonnen, setBegonnen] = useState<Begonnen | null>(null)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: BevestigingSchema,
    begin: { wachtwoord: '' },
    send: async (body) =>
      setBegonnen(await call(mijnAccountEndpoints.beginTotp, { params: { userId }, body })),
  })
  if (begonnen) return <EersteCode {...{ userId, begonnen, onGedaan }} />
  return (
    <DialoogForm {...{ uitleg, formulier, fout, bezig, knop }}>
      <HuidigWachtwoord {...veld('wachtwoord')} />
    </DialoogForm>
  )
}
