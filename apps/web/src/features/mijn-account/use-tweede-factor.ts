import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import { vraag } from '../../shared/api/query.ts'
import { refresh } from '../../shared/api/refresh.ts'

const vraagVan = (userId: UserId) =>
  vraag(mijnAccountEndpoints.getTweedeFactor, { params: { userId } })

/** Fetches the second step of the user's own sign-in. */
export const useTweedeFactor = (userId: UserId) => useQuery(vraagVan(userId))

/** Returns a function that fetches the second step again, after a change. */
export function useVernieuwFactor(userId: UserId): () => Promise<void> {
  const queries = useQueryClient()
  return () => refresh(queries, { queryKey: vraagVan(userId).queryKey })
}
