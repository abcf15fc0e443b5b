import { useQuery } from '@tanstack/react-query'
import { dubbelenEndpoints } from '@letterhaven/contracts/endpoints/dubbelen'
import { vraag } from '../../../shared/api/query.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { aantal } from '../../../shared/weergave/woorden.ts'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
}

function Regel({ adminId }: Props) {
  const w = useWoordkeus()
  const { data } = useQuery(vraag(dubbelenEndpoints.countDubbelen, { params: { adminId } }))
  if (!data || data.aantal === 0) return null
  return (
    <p className="scherm-stil">
      {aantal(data.aantal, `${w.leerling} staat`, `${w.leerlingen} staan`)} er misschien dubbel in.{' '}
      <RouteLink naar="a-dubbel" params={{ adminId }}>
        Bekijk wie<span className="lh-vh"> er misschien dubbel in staat</span>
      </RouteLink>
    </p>
  )
}

/** A quiet line when children may be in the school twice, for users who manage it; otherwise nothing. */
export function DubbelRegel({ adminId }: Props) {
  return useMag('import.write') ? <Regel adminId={adminId} /> : null
}
