import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

/** A page of a list of the office, and what leads to the next one. */
interface Pagina {
  readonly verder: string | null
}

type Fetch<P extends Pagina> = (na: string | null, signal: AbortSignal) => Promise<P>

/** Fetches this number of pages, one after the other. */
async function fetchPaginas<P extends Pagina>(
  fetchEen: Fetch<P>,
  { aantal, signal }: { readonly aantal: number; readonly signal: AbortSignal },
): Promise<readonly P[]> {
  const delen: P[] = []
  do delen.push(await fetchEen(delen.at(-1)?.verder ?? null, signal))
  while (delen.length < aantal && delen.at(-1)?.verder)
  return delen
}

/**
 * Returns the pages of a list of the office: the first, and one more each time that is asked for. Another `sleutel` is another
 * question, and begins again at one page; what was shown stays until its answer is here.
 */
export function usePaginas<P extends Pagina>(sleutel: readonly string[], fetchEen: Fetch<P>) {
  const vraag = JSON.stringify(sleutel)
  const [gevraagd, setGevraagd] = useState({ vraag, aantal: 1 })
  const aantal = gevraagd.vraag === vraag ? gevraagd.aantal : 1
  const { data, ...antwoord } = useQuery({
    queryKey: [...sleutel, aantal],
    queryFn: ({ signal }) => fetchPaginas(fetchEen, { aantal, signal }),
    placeholderData: keepPreviousData,
  })
  return {
    ...antwoord,
    delen: data,
    /** Whether there is more than what is shown. */
    isMeer: Boolean(data?.at(-1)?.verder),
    meer: () => setGevraagd({ vraag, aantal: aantal + 1 }),
  }
}
