import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Melding } from '@letterhaven/ui/pagina/melding.tsx'
import { foutTekst } from '../../shared/api/api-fout.ts'

interface Props {
  readonly titel: string
  readonly fout: unknown
  readonly bezig: boolean
  readonly onOpnieuw: () => void
}

/** Says that a list, or more of it, could not be fetched; what stands around it stays. */
export function LijstFout({ titel, fout, bezig, onOpnieuw }: Props) {
  return (
    <Melding
      toon="bad"
      live="alert"
      titel={titel}
      actie={
        <Knop icoon="vernieuw" bezig={bezig} onClick={onOpnieuw}>
          Opnieuw proberen
        </Knop>
      }
    >
      {foutTekst(fout, `${titel}. Er is niets veranderd.`)}
    </Melding>
  )
}
