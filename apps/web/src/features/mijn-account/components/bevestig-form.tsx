import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { BevestigingSchema, type Bevestiging } from '@letterhaven/contracts/mijn-account'
import { call } from '../../../shared/api/client.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { WIJZIGINGEN, type Wijziging } from '../wijziging.ts'
import { DialoogForm, HuidigWachtwoord } from './dialoog-form.tsx'

interface Eigenschappen {
  readonly userId: UserId
  readonly wijziging: Wijziging
  readonly onGedaan: (codes: readonly string[]) => void
}

/** Makes a change that needs no more than the password; returns new recovery codes if there are any. */
async function perform(userId: UserId, wijziging: Wijziging, body: Bevestiging) {
  const params = { userId }
  if (wijziging.soort === 'codes')
    return (await call(mijnAccountEndpoints.renewHerstelcodes, { params, body })).herstelcodes
  if (wijziging.soort === 'passkey-weg') {
    const passkeyId = wijziging.passkey.id
    await call(mijnAccountEndpoints.removePasskey, { params: { userId, passkeyId }, body })
  } else await call(mijnAccountEndpoints.removeTotp, { params, body })
  return []
}

/** Removes something or makes new codes: the password is all that it takes. */
export function BevestigForm({ userId, wijziging, onGedaan }: Eigenschappen) {
  const { uitleg, knop } = WIJZIGINGEN[wijziging.soort]
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: BevestigingSchema,
    begin: { wachtwoord: '' },
    send: async (body) => onGedaan(await perform(userId, wijziging, body)),
  })
  return (
    <DialoogForm {...{ uitleg, formulier, fout, bezig, knop }} gevaar={wijziging.soort !== 'codes'}>
      <HuidigWachtwoord {...veld('wachtwoord')} />
    </DialoogForm>
  )
}
