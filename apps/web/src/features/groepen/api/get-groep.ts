import { useQuery } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { vraag } from '../../../shared/api/query.ts'

/** Fetches one group with its signals and its pupils. */
export function useGroep(adminId: string, groepId: string) {
  return useQuery(vraag(groepenEndpoints.getGroep, { params: { adminId, groepId } }))
}
