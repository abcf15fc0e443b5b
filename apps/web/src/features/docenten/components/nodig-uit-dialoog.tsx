import { useState } from 'react'
import { docentenEndpoints } from '@letterhaven/contracts/endpoints/docenten'
import { NodigWieUitSchema, type DocentRol, type Docenten } from '@letterhaven/contracts/docent'
import { UITNODIGING_DAGEN } from '@letterhaven/contracts/docent-maten'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { call } from '../../../shared/api/client.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { rolZin } from '../../../shared/rol-zin.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { KiesGroepen } from './choose-groepen.tsx'

interface Props {
  readonly adminId: string
  readonly groepen: Docenten['groepen']
  /** The groups that are ticked at first. */
  readonly begin: GroepId[]
  readonly isPraktijk: boolean
  readonly onKlaar: () => void
  readonly onSluit: () => void
}

/** Asks whom to invite, and in which role. */
export function NodigUitDialoog({ adminId, groepen, begin, isPraktijk, onKlaar, onSluit }: Props) {
  const w = useWoordkeus()
  const showToast = useToast()
  const beheerder: DocentRol = isPraktijk ? 'rtadmin' : 'schooladmin'
  const [role, setRole] = useState<DocentRol>('docent')
  const [gekozen, setGekozen] = useState<GroepId[]>(begin)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: NodigWieUitSchema,
    begin: { voornaam: '', tussenvoegsel: '', achternaam: '', adres: '' },
    send: async (wie) => {
      const body = { ...wie, role, groepen: gekozen }
      await call(docentenEndpoints.nodigDocentUit, {
        params: { adminId: adminId as AdminId },
        body,
      })
      showToast({
        tekst: `Er is een mail onderweg naar ${wie.adres}.`,
        namen: [wie.adres],
        toon: 'ok',
      })
      onKlaar()
    },
  })
  return (
    <Dialoog open titel={`${rolZin('docent', w, isPraktijk)} uitnodigen`} onSluit={onSluit}>
      <form className="docenten-form" {...formulier}>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <div className="docenten-namen">
          <Veld data-focus label="Voornaam" autoCapitalize="words" {...veld('voornaam')} />
          {w.land === 'nl' && (
            <Veld label="Tussenvoegsel" placeholder="van der" {...veld('tussenvoegsel')} />
          )}
          <Veld label="Achternaam" autoCapitalize="words" {...veld('achternaam')} />
        </div>
        <Veld
          label="E-mailadres"
          type="email"
          inputMode="email"
          uitleg={`Hier komt de uitnodiging aan; die werkt ${UITNODIGING_DAGEN} dagen.`}
          {...veld('adres')}
        />
        <OpSlot value={bezig}>
          <Keuze
            label="Rol"
            value={role}
            opties={[
              {
                waarde: 'docent',
                label: `${rolZin('docent', w, isPraktijk)}: ziet de eigen ${w.groepen}`,
              },
              {
                waarde: beheerder,
                label: `${rolZin(beheerder, w, isPraktijk)}: ziet en regelt alles`,
              },
            ]}
            onChange={({ target }) => setRole(target.value === 'docent' ? 'docent' : beheerder)}
          />
          <KiesGroepen groepen={groepen} gekozen={gekozen} onKies={setGekozen} />
        </OpSlot>
        <div className="docenten-knoppen">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            Uitnodigen
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
