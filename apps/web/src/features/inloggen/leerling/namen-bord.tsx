import type { LeerlingIngang } from '@letterhaven/contracts/leerling-ingang'
import { DierPlaatje } from './dieren/dier-plaatje.tsx'

interface Eigenschappen {
  readonly leerlingen: readonly LeerlingIngang[]
  readonly onKeus: (kind: LeerlingIngang) => void
}

/** The children of a class, each with the animal by which they recognise themselves. */
export function NamenBord({ leerlingen, onKeus }: Eigenschappen) {
  return (
    <ul className="li-namen">
      {leerlingen.map((kind) => (
        <li key={kind.leerlingId}>
          <button type="button" className="li-naam" onClick={() => onKeus(kind)}>
            <DierPlaatje dier={kind.dier} maat={64} />
            <span className="li-naam-tekst">{kind.voornaam}</span>
            <span className="lh-vh">, {kind.dier}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
