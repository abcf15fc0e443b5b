import type { Landkaart } from '@letterhaven/contracts/landkaart'
import { RouteLink } from '../../../shared/routes/route-link.tsx'

interface Props {
  readonly leerlingId: string
  readonly toets: NonNullable<Landkaart['toets']>
}

/** A flag on the map: a test waits, or continues where it was left. */
export function ToetsVlag({ leerlingId, toets: { adminId, methodetoetsId, stand } }: Props) {
  return (
    <RouteLink
      naar="l-methodetoets"
      params={{ leerlingId, adminId, methodetoetsId }}
      className="kaart-pil toets-vlag"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 21.5V3M6 4.5c4-2.5 8 2 13 0v9c-5 2-9-2.5-13 0" />
      </svg>
      {stand === 'bezig' ? 'Ga verder met je toets' : 'Er staat een toets klaar'}
    </RouteLink>
  )
}
