import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { vraag } from '../../shared/api/query.ts'

const vraagVan = (userId: UserId) =>
  vraag(mijnAccountEndpoints.getTweedeFactor, { params: { userId } })

/** The second step of one's own sign-in. */
export const useTweedeFactor = (userId: UserId) => useQuery(vraagVan(userId))

/** Asks again how the second step stands, after a change. */
export function useVernieuwFactor(userId: UserId): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: vraagVan(userId).queryKey })
}
