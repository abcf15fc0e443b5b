import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { koppelverzoekenEndpoints } from '@letterhaven/contracts/endpoints/koppelverzoeken'
import type { AdminId } from '@letterhaven/contracts/ids'
import { vraag } from '../../../shared/api/query.ts'

/** A pause in typing of this length asks. */
const WACHT_MS = 250

/** The school accounts that wait, and what was answered lately. Asked again on coming back from another tab. */
export function useKoppelverzoeken(adminId: AdminId) {
  const vragen = vraag(koppelverzoekenEndpoints.listKoppelverzoeken, { params: { adminId } })
  return useQuery({ ...vragen, staleTime: 0, refetchOnWindowFocus: 'always' })
}

/** Asks again what waits, here and on the overview that counts it. */
export function useVernieuwVerzoeken(adminId: AdminId): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    const { queryKey } = vraag(groepenEndpoints.listGroepen, { params: { adminId } })
    queries.removeQueries({ queryKey })
    await queries.invalidateQueries({
      queryKey: vraag(koppelverzoekenEndpoints.listKoppelverzoeken, { params: { adminId } })
        .queryKey,
    })
  }
}

/** Whose account it may be, for what is typed; the people before stay in sight while others are looked for. */
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
