import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { koppelverzoekenEndpoints } from '@letterhaven/contracts/endpoints/koppelverzoeken'
import type { AdminId } from '@letterhaven/contracts/ids'
import { vraag } from '../../../shared/api/query.ts'
import { refresh } from '../../../shared/api/refresh.ts'

/** The pause in typing after which names are searched. */
const WACHT_MS = 250

/** Fetches the school accounts that wait, and what was answered lately; also on coming back from another tab. */
export function useKoppelverzoeken(adminId: AdminId) {
  const vragen = vraag(koppelverzoekenEndpoints.listKoppelverzoeken, { params: { adminId } })
  return useQuery({ ...vragen, staleTime: 0, refetchOnWindowFocus: 'always' })
}

/** Returns a function that fetches again what waits, here and on the overview that counts it. */
export function useVernieuwVerzoeken(adminId: AdminId): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const { queryKey } = vraag(groepenEndpoints.listGroepen, { params: { adminId } })
    queries.removeQueries({ queryKey })
    await refresh(queries, {
      queryKey: vraag(koppelverzoekenEndpoints.listKoppelverzoeken, { params: { adminId } })
        .queryKey,
    })
  }
}

/** Finds whose account it may be, by the text that is typed; the people found before stay in view during a search. */
export function useKandidaten(
  { adminId, koppelverzoekId }: { readonly adminId: AdminId; readonly koppelverzoekId: string },
  tekst: string,
) {
  const [zoek, setZoek] = useState(tekst)
  useEffect(() => {
    const timer = setTimeout(() => setZoek(tekst), WACHT_MS)
    return () => clearTimeout(timer)
  }, [tekst])
  const vragen = vraag(koppelverzoekenEndpoints.listKandidaten, {
    params: { adminId, koppelverzoekId },
    query: { zoek: zoek.trim().slice(0, 80) },
  })
  return useQuery({ ...vragen, placeholderData: keepPreviousData })
}
