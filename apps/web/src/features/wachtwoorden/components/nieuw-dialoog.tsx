import type { LeerlingWachtwoord } from '@letterhaven/contracts/leerling-ingang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { Dialoog } from '@letterhaven/ui/dialoog.tsx'
import { Knop } from '@letterhaven/ui/knop.tsx'
import { aantal, opsomming } from '../../../shared/weergave/woorden.ts'

interface Props {
  readonly gekozen: readonly LeerlingWachtwoord[]
  readonly bezig: boolean
  readonly onNieuw: () => void
  readonly onSluit: () => void
}

/** Says what stops working before anything does. */
export function NieuwDialoog({ gekozen, bezig, onNieuw, onSluit }: Props) {
  const zonder = gekozen.filter(({ woorden }) => woorden === null)
  const wie = gekozen.filter(({ woorden }) => woorden !== null)
  const metPlaatjes = wie.some(({ plaatjes }) => plaatjes !== null)
  return (
    <Dialoog
      open
      titel={`Nieuwe wachtwoorden voor ${aantal(wie.length, 'leerling', 'leerlingen')}?`}
      onSluit={onSluit}
      acties={
        <>
          <Knop soort="tekst" onClick={onSluit}>
            Annuleren
          </Knop>
          <Knop
            soort="primair"
            icoon="vernieuw"
            bezig={bezig}
            disabled={wie.length === 0}
            onClick={onNieuw}
          >
            Nieuwe wachtwoorden maken
          </Knop>
        </>
      }
    >
      <div className="ww-dialoog">
        {wie.length > 0 && (
          <p>
            <strong>
              {opsomming(
                wie.map(({ naam }) => volledigeNaam(naam)),
                6,
              )}
            </strong>{' '}
            {wie.length === 1 ? 'krijgt' : 'krijgen'} twee nieuwe woorden
            {metPlaatjes && ', en wie plaatjes heeft ook nieuwe plaatjes'}. De oude werken meteen
            niet meer, ook niet op kaarten die al geprint zijn. Wie nu speelt, logt opnieuw in; wat
            geoefend is, blijft bewaard.
          </p>
        )}
        {zonder.length > 0 && (
          <p className="ww-stil">
            {aantal(zonder.length, 'leerling logt', 'leerlingen loggen')} alleen in met een
            schoolaccount. Daar verandert niets.
          </p>
        )}
        <p className="ww-stil">Codes op inlogkaarten blijven werken.</p>
      </div>
    </Dialoog>
  )
}
