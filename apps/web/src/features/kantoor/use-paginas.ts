import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** A page of a list of the office, and what leads to the next one. */
interface Pagina {
  readonly verder: string | null
}

type Fetch<P extends Pagina> = (na: string | null, signal: AbortSignal) => Promise<P>

/**
 * Returns the pages of a list of the office: the first, and one more each time that is asked for. Another `sleutel` is another
 * question, and begins again at one page; what was shown stays until its answer is here. Only what is asked for is fetched,
 * because the office's log has a line of each page, and a page that fails takes away none of those before it.
 */
export function usePaginas<P extends Pagina>(sleutel: readonly string[], fetchEen: Fetch<P>) {
  const client = useQueryClient()
  const vraag = JSON.stringify(sleutel)
  const [gevraagd, setGevraagd] = useState({ vraag, aantal: 1 })
  const aantal = gevraagd.vraag === vraag ? gevraagd.aantal : 1
  const keyVan = (tot: number): QueryKey => [...sleutel, tot]
  const eerder = client.getQueryData<readonly P[]>(keyVan(aantal - 1)) ?? []
  const { data, error, ...antwoord } = useQuery({
    queryKey: keyVan(aantal),
    queryFn: async ({ signal }) => [
      ...eerder,
      await fetchEen(eerder.at(-1)?.verder ?? null, signal),
    ],
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const delen = data ?? (eerder.length > 0 ? eerder : undefined)
  return {
    ...antwoord,
    error,
    delen,
    /** Whether there is more than what is shown. */
    isMeer: Boolean(delen?.at(-1)?.verder),
    meer: () => setGevraagd({ vraag, aantal: aantal + 1 }),
  }
}
