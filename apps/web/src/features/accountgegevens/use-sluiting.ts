import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sluitingEndpoints } from '@letterhaven/contracts/endpoints/sluiting'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { VraagSluiting } from '@letterhaven/contracts/sluiting'
import { useToast } from '@letterhaven/ui/lagen/toast-context'
import { foutTekst } from '../../shared/api/api-fout.ts'
import { call } from '../../shared/api/client.ts'
import { vraag } from '../../shared/api/query.ts'
import { sayDatum } from '../../shared/weergave/datum.ts'

const MIS = 'Dat lukte niet. Er is niets veranderd. Probeer het opnieuw.'
/** Puts the closing day into words. */
export const closeDag = (sluitOp: string): string => sayDatum('dag', sluitOp)

/** Returns when an account closes, and the functions to request and withdraw that; cards and band share one query. */
export function useSluiting(adminId: string) {
  const queries = useQueryClient()
  const showToast = useToast()
  const [bezig, setBezig] = useState(false)
  const params = { adminId: adminId as AdminId }
  const vragen = vraag(sluitingEndpoints.getSluiting, { params })
  const { data, error, refetch } = useQuery(vragen)

  async function withdraw(): Promise<void> {
    setBezig(true)
    try {
      const stand = await call(sluitingEndpoints.withdrawSluiting, { params })
      queries.setQueryData(vragen.queryKey, stand)
      showToast({ tekst: 'Het account blijft bestaan. Er is niets gewist.', toon: 'ok' })
    } catch (oorzaak) {
      showToast({ tekst: foutTekst(oorzaak, MIS), toon: 'bad' })
    } finally {
      setBezig(false)
    }
  }

  /** Throws when the server refuses, so that the form can say so. */
  async function request(body: VraagSluiting): Promise<void> {
    queries.setQueryData(
      vragen.queryKey,
      await call(sluitingEndpoints.askSluiting, { params, body }),
    )
  }

  return {
    sluitOp: data?.sluitOp,
    fout: data ? null : error,
    opnieuw: () => void refetch(),
    bezig,
    withdraw,
    request,
  }
}
