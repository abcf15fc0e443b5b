import { useQuery } from '@tanstack/react-query'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { vraag } from '../../../shared/api/query.ts'

/** Fetches the groups of an admin that this person may see, as cards. */
export function useGroepen(adminId: string) {
  return useQuery(vraag(groepenEndpoints.listGroepen, { params: { adminId } }))
}
