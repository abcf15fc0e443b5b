import type { ReactNode } from 'react'
import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { useKruimelNaam } from '../../shared/kruimels/kruimel-namen.tsx'
import { LaadFout } from '../../shared/weergave/laad-fout.tsx'
import { useLeerlingVoortgang } from './api/get-leerling-voortgang.ts'
import { VoortgangSkelet } from './components/voortgang-skelet.tsx'

interface Adres {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: string
}

/** What both pages of a pupil share: the call, the names in the breadcrumb, waiting and failing. */
export function useLeerlingPagina(
  { adminId, groepId, leerlingId }: Adres,
  toon: (voortgang: LeerlingVoortgang) => ReactNode,
): ReactNode {
  const { data, error, isFetching, refetch } = useLeerlingVoortgang(adminId, leerlingId)
  useKruimelNaam(groepId, data?.groep?.naam)
  useKruimelNaam(leerlingId, data && volledigeNaam(data.leerling.naam))
  if (data) return toon(data)
  if (error) {
    const handleOpnieuw = () => void refetch()
    return <LaadFout titel="Leerling" fout={error} bezig={isFetching} onOpnieuw={handleOpnieuw} />
  }
  return <VoortgangSkelet titel="Leerling" />
}
