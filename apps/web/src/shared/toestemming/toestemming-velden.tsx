import './toestemming.css'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { LANGSTE_GEVER } from '@letterhaven/contracts/toestemming-maten'
import { VERKLARING } from '@letterhaven/domain/toestemming'
import { Veld } from '@letterhaven/ui/formulier/veld.tsx'
import { Vinkje } from '@letterhaven/ui/formulier/vinkje.tsx'
import { type Verklaring, vandaag } from './verklaring.ts'

interface Props {
  readonly soort: AdminSoort
  readonly verklaring: Verklaring
  readonly onWijzig: (verklaring: Verklaring) => void
  /** The message about the tick, and the one about the day. */
  readonly fout?: string | undefined
  readonly foutDag?: string | undefined
}

/** Asks who consents for a child, and for the tick that they did. */
export function ToestemmingVelden({ soort, verklaring, onWijzig, fout, foutDag }: Props) {
  const change = (wat: Partial<Verklaring>) => onWijzig({ ...verklaring, ...wat })
  return (
    <div className="toestemming">
      <Vinkje
        label={VERKLARING[verklaring.soort]}
        name="toestemming"
        checked={verklaring.akkoord}
        fout={fout}
        onChange={({ target }) => change({ akkoord: target.checked })}
      />
      {soort === 'rt' && (
        <div className="toestemming-wie">
          <Veld
            label="Wie gaf toestemming?"
            optioneel
            uitleg="De naam van de ouder of voogd."
            autoCapitalize="words"
            maxLength={LANGSTE_GEVER}
            value={verklaring.naam}
            onChange={({ target }) => change({ naam: target.value })}
          />
          <Veld
            label="Wanneer?"
            type="date"
            max={vandaag()}
            fout={foutDag}
            value={verklaring.gegevenOp}
            onChange={({ target }) => change({ gegevenOp: target.value })}
          />
        </div>
      )}
    </div>
  )
}
