import { useQuery } from '@tanstack/react-query'
import { voortgangEndpoints } from '@letterhaven/contracts/endpoints/voortgang'
import { vraag } from '../../../shared/api/query.ts'

/** Fetches the progress of a whole group. */
export function useGroepVoortgang(adminId: string, groepId: string) {
  return useQuery(vraag(voortgangEndpoints.getGroepVoortgang, { params: { adminId, groepId } }))
}
