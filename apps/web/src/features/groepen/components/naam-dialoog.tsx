import { LANGSTE_GROEPSNAAM } from '@letterhaven/contracts/naam-maten'
import '../naam.css'
import { GroepNaamSchema, type GroepNaam } from '@letterhaven/contracts/groep'
import { Annuleer } from '@letterhaven/ui/knop/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/lagen/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { useFormulier } from '../../../shared/formulier/use-formulier.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

interface Props {
  readonly titel: string
  readonly knop: string
  readonly naam: string
  readonly onSluit: () => void
  readonly send: (wat: GroepNaam) => Promise<void>
}

/** Asks for the name of a group. */
export function NaamDialoog({ titel, knop, naam, onSluit, send }: Props) {
  const w = useWoordkeus()
  const { veld, formulier, fout, bezig } = useFormulier({
    schema: GroepNaamSchema,
    begin: { naam },
    send,
  })
  return (
    <Dialoog open titel={titel} onSluit={onSluit}>
      <form className="groep-naam" {...formulier}>
        {fout && (
          <Melding toon="bad" live="alert">
            {fout}
          </Melding>
        )}
        <Veld
          data-focus
          label={metHoofdletter(w.groepsnaam)}
          autoCapitalize="words"
          maxLength={LANGSTE_GROEPSNAAM}
          uitleg={`Zoals jullie zeggen: ‘${w.groepN(5)}’, ‘5B’ of ‘De dolfijnen’.`}
          {...veld('naam')}
        />
        <div className="groep-naam-knoppen">
          <Annuleer onSluit={onSluit} />
          <Knop type="submit" soort="primair" bezig={bezig}>
            {knop}
          </Knop>
        </div>
      </form>
    </Dialoog>
  )
}
