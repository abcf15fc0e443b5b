import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Endpoint, ResponseOf } from '@letterhaven/contracts/endpoint'
import { kijkMeeHaak } from '../kijk-mee/haak.ts'
import { sessie } from '../session/sessie.ts'
import { alBekend, call } from './client.ts'
import type { CallArgs } from './make-client.ts'
import { makeVoorraad, type Opgehaald } from './make-voorraad.ts'

const voorraad = makeVoorraad()

const wie = (): string => [sessie.user()?._id, kijkMeeHaak.open()?.id].join()
let vorige = wie()
const lookAgain = (): void => {
  const nu = wie()
  if (nu !== vorige) voorraad.leeg()
  vorige = nu
}
sessie.subscribe(lookAgain)
kijkMeeHaak.subscribe(lookAgain)

/**
 * Reads one call of the contract on the pupil's pages, without the weight of the query library: `const { data, fout, opnieuw }
 * = useOphalen(landkaartEndpoints.getLandkaart, { params })`. It fetches again on every visit and when the network comes back;
 * old data stay in view meanwhile.
 */
export function useOphalen<E extends Endpoint>(
  endpoint: E,
  { params, query }: Pick<CallArgs<E>, 'params' | 'query'>,
): Opgehaald<ResponseOf<E>> & { readonly opnieuw: () => void } {
  const sleutel = JSON.stringify([endpoint.path, params ?? null, query ?? null])
  const opnieuw = useCallback(() => {
    const [, eigenParams, eigenQuery] = JSON.parse(sleutel) as [string, unknown, unknown]
    const args: unknown = { params: eigenParams ?? undefined, query: eigenQuery ?? undefined }
    void voorraad.fetch(sleutel, () => call(endpoint, args as CallArgs<E>))
  }, [endpoint, sleutel])
  useEffect(() => {
    opnieuw()
    window.addEventListener('online', opnieuw)
    return () => window.removeEventListener('online', opnieuw)
  }, [opnieuw])
  const stand = useSyncExternalStore(
    useCallback((luisteraar) => voorraad.subscribe(sleutel, luisteraar), [sleutel]),
    () => voorraad.stand(sleutel, () => alBekend(endpoint, params, query)),
  )
  return { ...(stand as Opgehaald<ResponseOf<E>>), opnieuw }
}
