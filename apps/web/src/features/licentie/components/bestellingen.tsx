import type { Bestelling } from '@letterhaven/contracts/licentie'
import type { BestellingId } from '@letterhaven/contracts/ids'
import { Kaart } from '@letterhaven/ui/pagina/kaart.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { Pil } from '@letterhaven/ui/pagina/pil.tsx'
import { Letterlijk } from '@letterhaven/ui/tekst/letterlijk.tsx'
import { Wijzigen } from '../../../shared/kijk-mee/wijzigen.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { sayDatum } from '../../../shared/weergave/datum.ts'

interface Props {
  readonly bestellingen: readonly Bestelling[]
  readonly isBezig: (id: BestellingId) => boolean
  readonly onTrekIn: (id: BestellingId) => void
}

function Rij({
  rij,
  isBezig,
  onTrekIn,
}: Omit<Props, 'bestellingen'> & { readonly rij: Bestelling }) {
  const { id, plaatsen, schooljaar, op, door, kenmerk, ingetrokkenOp, terugTot } = rij
  return (
    <li className="bestelling">
      <div>
        <p className="bestelling-wat">{aantal(plaatsen, 'plaats', 'plaatsen')}</p>
        <p className="scherm-stil">schooljaar {schooljaar}</p>
      </div>
      <p className="scherm-stil">
        Besteld op {sayDatum('dag', op)}
        {door && (
          <>
            {' '}
            door <Letterlijk>{door}</Letterlijk>
          </>
        )}
        {kenmerk && (
          <span className="bestelling-kenmerk">
            Kenmerk <Letterlijk>{kenmerk}</Letterlijk>
          </span>
        )}
      </p>
      <div className="bestelling-stand">
        {ingetrokkenOp ? (
          <Pil>Ingetrokken op {sayDatum('dag', ingetrokkenOp)}</Pil>
        ) : (
          <Pil toon="ok">Telt mee</Pil>
        )}
        {terugTot && (
          <Wijzigen>
            <Knop
              soort="tekst"
              maat="klein"
              icoon="ongedaan"
              bezig={isBezig(id)}
              title={`Kan tot ${sayDatum('dag', terugTot)}`}
              onClick={() => onTrekIn(id)}
            >
              Intrekken
            </Knop>
          </Wijzigen>
        )}
      </div>
    </li>
  )
}

/** What was ordered, latest first, with a button to cancel while that is possible. */
export function Bestellingen({ bestellingen, ...rest }: Props) {
  if (bestellingen.length === 0) return null
  return (
    <Kaart titel="Bestellingen">
      <ul className="bestellingen">
        {bestellingen.map((rij) => (
          <Rij key={rij.id} rij={rij} {...rest} />
        ))}
      </ul>
    </Kaart>
  )
}
