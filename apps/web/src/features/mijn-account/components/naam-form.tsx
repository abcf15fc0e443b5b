import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { PasskeyNaamSchema, type EigenPasskey } from '@letterhaven/contracts/mijn-account'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { call } from '../../../shared/api/client.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { WIJZIGINGEN } from '../wijziging.ts'
import { DialoogForm } from './dialoog-form.tsx'

interface Eigenschappen {
  readonly userId: UserId
  readonly passkey: EigenPasskey
  readonly onGedaan: (codes: readonly string[]) => void
}

/** Asks for another name for a passkey. */
export function NaamForm({ userId, passkey, onGedaan }: Eigenschappen) {
  const { uitleg, knop } = WIJZIGINGEN['passkey-naam']
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: PasskeyNaamSchema,
    begin: { naam: passkey.naam },
    send: async (body) => {
      const params = { userId, passkeyId: passkey.id }
      await call(mijnAccountEndpoints.renamePasskey, { params, body })
      onGedaan([])
    },
  })
  return (
    <DialoogForm {...{ uitleg, formulier, fout, bezig, knop }}>
      <Veld data-focus label="Naam" autoCapitalize="words" {...veld('naam')} />
    </DialoogForm>
  )
}
