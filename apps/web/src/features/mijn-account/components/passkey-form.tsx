import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { BevestigingSchema, PasskeyNaamSchema } from '@letterhaven/contracts/mijn-account'
import * as z from 'zod/mini'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { call } from '../../../shared/api/client.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { makePasskey } from '../make-passkey.ts'
import { WIJZIGINGEN } from '../wijziging.ts'
import { DialoogForm, HuidigWachtwoord } from './dialoog-form.tsx'

interface Eigenschappen {
  readonly userId: UserId
  readonly onGedaan: (codes: readonly string[]) => void
}

const PasskeySchema = z.strictObject({ ...PasskeyNaamSchema.shape, ...BevestigingSchema.shape })

/** Adds a passkey of this device: a name to recognise it by, the password, and then the device's own question. */
export function PasskeyForm({ userId, onGedaan }: Eigenschappen) {
  const { uitleg, knop } = WIJZIGINGEN.passkey
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: PasskeySchema,
    begin: { naam: '', wachtwoord: '' },
    send: async ({ naam, wachtwoord }) => {
      const params = { userId }
      const begin = await call(mijnAccountEndpoints.beginPasskey, { params, body: { wachtwoord } })
      const passkey = await makePasskey(begin.opties)
      const body = { uitdaging: begin.uitdaging, naam, passkey }
      onGedaan((await call(mijnAccountEndpoints.addPasskey, { params, body })).herstelcodes)
    },
  })
  return (
    <DialoogForm {...{ uitleg, formulier, fout, bezig, knop }}>
      <Veld
        data-focus
        label="Naam van dit apparaat"
        uitleg="Bijvoorbeeld: mijn laptop"
        {...veld('naam')}
      />
      <HuidigWachtwoord data-focus={undefined} {...veld('wachtwoord')} />
    </DialoogForm>
  )
}
