import { useQuery } from '@tanstack/react-query'
import { voortgangEndpoints } from '@letterhaven/contracts/endpoints/voortgang'
import { vraag } from '../../../shared/api/query.ts'

/** Fetches the progress of one leerling. */
export function useLeerlingVoortgang(adminId: string, leerlingId: string) {
  return useQuery(
    vraag(voortgangEndpoints.getLeerlingVoortgang, { params: { adminId, leerlingId } }),
  )
}
