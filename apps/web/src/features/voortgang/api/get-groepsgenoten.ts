import { useQuery } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { vraag } from '../../../shared/api/query.ts'

/** Returns the pupils in the same group, usually known already from the group page. */
export function useGroepsgenoten(adminId: string, groepId: string) {
  const { data } = useQuery(vraag(groepenEndpoints.getGroep, { params: { adminId, groepId } }))
  return data?.leerlingen
}
