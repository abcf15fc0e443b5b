import { LANGSTE_NAAM } from '@letterhaven/contracts/naam-maten'
import './leerling-wijzigen-dialoog.css'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { NAAMVELDEN } from '@letterhaven/contracts/leerling-velden'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { OpSlot } from '@letterhaven/ui/formulier/op-slot'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Keuze } from '@letterhaven/ui/formulier/keuze.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { andersVan } from '../../../shared/formulier/anders-van.ts'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useLeerlingWijzigen } from './use-leerling-wijzigen.ts'

const FormSchema = z.object(NAAMVELDEN)
const JAREN = [1, 2, 3, 4, 5, 6, 7, 8]

interface Props {
  readonly adminId: string
  readonly leerling: Pick<LeerlingRij, 'id' | 'naam' | 'jaargroep'>
  readonly onSluit: () => void
}

/** Asks for the name and the year of a pupil. */
export function LeerlingWijzigenDialoog({ adminId, leerling, onSluit }: Props) {
  const w = useWoordkeus()
  const change = useLeerlingWijzigen(adminId, leerling.id)
  // The values when the dialog opened: a refresh behind it changes them, but not what the user looked at.
  const [was] = useState({ ...leerling.naam, jaargroep: leerling.jaargroep })
  const [jaargroep, setJaargroep] = useState(was.jaargroep)
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: FormSchema,
    begin: leerling.naam,
    send: async (naam) => {
      await change(andersVan(was, { ...naam, jaargroep }), volledigeNaam(naam))
      onSluit()
    },
  })
  const tekst = { autoCapitalize: 'words', maxLength: LANGSTE_NAAM } as const
  return (
    <Dialoog open titel="Gegevens wijzigen" onSluit={onSluit}>
      <form className="wijzig" {...formulier}>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <div className="wijzig-namen">
          <Veld data-focus label="Voornaam" {...tekst} {...veld('voornaam')} />
          {(w.land === 'nl' || was.tussenvoegsel !== '') && (
            <Veld
              label="Tussenvoegsel"
              {...tekst}
              autoCapitalize="none"
              {...veld('tussenvoegsel')}
            />
          )}
          <Veld label="Achternaam" {...tekst} {...veld('achternaam')} />
        </div>
        <OpSlot value={bezig}>
          <Keuze
            label={w.Jaargroep}
            uitleg={`Hierop is de leerstof afgestemd; wat geleerd is, blijft. Naar een andere ${w.groep} verplaatsen kan in de lijst.`}
            value={String(jaargroep)}
            opties={JAREN.map((jaar) => ({ waarde: String(jaar), label: w.groepN(jaar) }))}
            onChange={({ target }) => setJaargroep(Number(target.value))}
          />
        </OpSlot>
        <div className="wijzig-knoppen">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            Bewaren
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
