import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, ResponseOf } from '@letterhaven/contracts/endpoint'
import { sessie } from '../session/sessie.ts'
import { call } from './client.ts'
import { padMet, type CallArgs } from './make-client.ts'
import { claimEarly } from './vroeg.ts'

/**
 * Makes a query for one call of the contract: `useQuery(vraag(groepenEndpoints.getGroep, { params }))`. The key is the call
 * itself, so two screens that ask the same thing share the answer.
 */
export function vraag<E extends Endpoint>(endpoint: E, args: CallArgs<E>) {
  const { params, query } = args
  return queryOptions<ResponseOf<E>>({
    queryKey: [endpoint.path, params ?? null, query ?? null],
    queryFn: ({ signal }) => call(endpoint, { ...args, signal }),
    // The early answer is claimed: the query client keeps it, and the next call goes to the server.
    initialData: () =>
      claimEarly(padMet(endpoint, params, query), sessie.accessToken()) as
        | ResponseOf<E>
        | undefined,
  })
}
