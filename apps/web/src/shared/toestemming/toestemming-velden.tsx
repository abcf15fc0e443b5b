import './toestemming.css'
import type { AdminSoort } from '@letterhaven/contracts/admin'
import { LANGSTE_GEVER, ZELF_VANAF } from '@letterhaven/contracts/toestemming-maten'
import { geversVan, VERKLARING } from '@letterhaven/domain/toestemming'
import { Keuzerondjes } from '@letterhaven/ui/keuzerondjes.tsx'
import { Veld } from '@letterhaven/ui/veld.tsx'
import { Vinkje } from '@letterhaven/ui/vinkje.tsx'
import { type Verklaring, vandaag } from './verklaring.ts'

interface Props {
  readonly soort: AdminSoort
  readonly verklaring: Verklaring
  readonly onWijzig: (verklaring: Verklaring) => void
  /** What is wrong with the tick, or with the day. */
  readonly fout?: string | undefined
  readonly foutDag?: string | undefined
}

/** Who says yes for a child, and that it was said. */
export function ToestemmingVelden({ soort, verklaring, onWijzig, fout, foutDag }: Props) {
  const gevers = geversVan(soort)
  const wijzig = (wat: Partial<Verklaring>) => onWijzig({ ...verklaring, ...wat })
  return (
    <div className="toestemming">
      <Keuzerondjes
        label="Hoe oud is dit kind?"
        opties={gevers.map((waarde) => ({
          waarde,
          label: waarde === 'zelf' ? `${ZELF_VANAF} of ouder` : `Jonger dan ${ZELF_VANAF}`,
        }))}
        waarde={verklaring.soort}
        // Another sentence is another promise: it is ticked anew.
        onKies={(waarde) => wijzig({ soort: waarde, akkoord: false })}
      />
      <Vinkje
        label={VERKLARING[verklaring.soort]}
        name="toestemming"
        checked={verklaring.akkoord}
        fout={fout}
        onChange={({ target }) => wijzig({ akkoord: target.checked })}
      />
      {soort === 'rt' && (
        <div className="toestemming-wie">
          {verklaring.soort === 'via_ouder' && (
            <Veld
              label="Wie gaf toestemming?"
              optioneel
              uitleg="De naam van de ouder of voogd."
              autoComplete="off"
              maxLength={LANGSTE_GEVER}
              value={verklaring.naam}
              onChange={({ target }) => wijzig({ naam: target.value })}
            />
          )}
          <Veld
            label="Wanneer?"
            type="date"
            max={vandaag()}
            fout={foutDag}
            value={verklaring.gegevenOp}
            onChange={({ target }) => wijzig({ gegevenOp: target.value })}
          />
        </div>
      )}
    </div>
  )
}
