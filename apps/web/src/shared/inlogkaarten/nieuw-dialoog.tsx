import './dialogen.css'
import type { ReactNode } from 'react'
import { Annuleer } from '@letterhaven/ui/annuleer.tsx'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { aantal, opsomming } from '../weergave/woorden.ts'

interface Props {
  /** Whose words are made anew. */
  readonly namen: readonly string[]
  /** Some of them have, or may have, pictures too. */
  readonly metPlaatjes: boolean
  /** How many of the chosen come with a school account alone, as far as that is known. */
  readonly zonder?: number
  readonly vooraf?: ReactNode
  readonly kanNiet?: boolean
  readonly bezig: boolean
  readonly onNieuw: () => void
  readonly onSluit: () => void
}

/** Says what stops working before anything does. */
export function NieuwDialoog(props: Props) {
  const { namen, metPlaatjes, zonder = 0, vooraf, kanNiet = false, bezig, onNieuw, onSluit } = props
  return (
    <Dialoog
      open
      titel={`Nieuwe wachtwoorden voor ${aantal(namen.length, 'leerling', 'leerlingen')}?`}
      onSluit={onSluit}
      acties={
        <>
          <Annuleer onSluit={onSluit} />
          <Knop
            soort="primair"
            icoon="vernieuw"
            bezig={bezig}
            disabled={namen.length === 0 || kanNiet}
            onClick={onNieuw}
          >
            Nieuwe wachtwoorden maken
          </Knop>
        </>
      }
    >
      <div className="geheim-dialoog">
        {vooraf}
        {namen.length > 0 && (
          <p>
            <strong>{opsomming(namen, 6)}</strong> {namen.length === 1 ? 'krijgt' : 'krijgen'} twee
            nieuwe woorden
            {metPlaatjes && ', en wie plaatjes heeft ook nieuwe plaatjes'}. De oude werken meteen
            niet meer, ook niet op kaarten die al geprint zijn. Wie nu speelt, logt opnieuw in; wat
            geoefend is, blijft bewaard.
          </p>
        )}
        {zonder > 0 && (
          <p className="scherm-stil">
            {aantal(zonder, 'leerling logt', 'leerlingen loggen')} alleen in met een schoolaccount.
            Daar verandert niets.
          </p>
        )}
        <p className="scherm-stil">Codes op inlogkaarten blijven werken.</p>
      </div>
    </Dialoog>
  )
}
